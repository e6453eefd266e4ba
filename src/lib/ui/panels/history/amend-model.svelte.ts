/** A table as it was, at which something is put right: what its keys record is a draft of that. */
import type { Command } from '$lib/core/commands/command.ts';
import type { Seat } from '$lib/core/game.ts';
import type { PerformOptions } from '$lib/session/options.ts';
import type { Performed } from '$lib/session/performed.ts';
import { ThenModel } from './then-model.svelte.ts';

export class AmendModel extends ThenModel {
  /** Whose vote is put right, whoever's turn it was. */
  override voter: Seat | null = null;

  /** The clocks stood still or ran then: that is not asked now. */
  override perform<A>(
    command: Command<A>,
    args: A,
    options: PerformOptions = {},
  ): Promise<Performed> {
    return super.perform(command, args, { resume: false, ...options });
  }
}
