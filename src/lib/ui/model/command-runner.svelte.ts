/**
 * Runs the commands of a panel: recorded through the game model, a refusal shown where the tap was made.
 */
import type { Command } from '$lib/core/commands/command.ts';
import type { TapOptions } from '$lib/core/engine/tap-options.ts';
import { getGameModel, type GameModel } from './game-model.svelte.ts';

export class CommandRunner {
  readonly model: GameModel;

  refusal = $derived.by(() => this.model.taps.refusedIn(this)?.refusal ?? null);
  /** True when nothing can be recorded just now. */
  idle = $derived.by(() => this.model.session.readOnly !== null);

  constructor(model: GameModel) {
    this.model = model;
  }

  /** Records what a command decides, then does `after`; a refusal is kept for this panel to show. */
  async act<A>(
    command: Command<A>,
    args: A,
    after?: () => void,
    options: TapOptions = {},
  ): Promise<void> {
    await this.model.perform(command, args, options, { panel: this, after });
  }

  /** Records the refused act anyway. */
  anyway = (): void => this.model.taps.refusedIn(this)?.anyway();
}

/** A runner for a panel of the game on screen. */
export const useCommands = (): CommandRunner => new CommandRunner(getGameModel());
