/** Past moments of the game: looked at, and corrected. */
import type { Command } from '$lib/core/commands/command.ts';
import type { Seat } from '$lib/core/game.ts';
import type { TapOptions } from '$lib/core/engine/tap-options.ts';
import type { TapResult } from '$lib/core/engine/tap-result.ts';
import type { Track } from '$lib/core/queries/game-view.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import type { TapSource } from '$lib/session/tap-controller.svelte.ts';
import { KeptDraft } from '$lib/ui/model/draft.svelte.ts';
import { GameModel } from '$lib/ui/model/game-model.svelte.ts';

/** A table as it was. Its session is read only, so that its keys record nothing. */
export class PastModel extends GameModel {
  override readonly hasHistory: boolean = false;
  /** The points go with the ruler, ahead of the sheet: they follow a finger that goes along it. */
  override get track(): Track {
    const { game, lanes } = this;
    return { goal: game.settings.goal, seating: game.seating, lanes };
  }
  #entered: Record<string, KeptDraft<unknown>> = {};

  /** No time runs there. */
  constructor(session: GameSession) {
    super(session, null);
    this.opens.answers = null;
  }

  /** What is entered on a look back is kept nowhere: the drafts of the game are those of now. */
  override draft<T>(key: string, initial: T): KeptDraft<T> {
    this.#entered[key] ??= new KeptDraft<unknown>(null, this.game.round, initial);
    return this.#entered[key] as KeptDraft<T>;
  }
}

/** A table as it was, at which something is put right: what its keys record is a draft of that. */
export class AmendModel extends PastModel {
  /** Whose vote is corrected, even if the turn was another player's. */
  override voter: Seat | null = null;

  /** The clocks stood still or ran then: that is not asked now. */
  override perform<A>(
    command: Command<A>,
    args: A,
    options: TapOptions = {},
    source?: TapSource,
  ): Promise<TapResult> {
    return super.perform(command, args, { resume: false, ...options }, source);
  }
}
