/** Acts of the agenda phase that are less common. */
import { castVotes } from '$lib/core/commands/agenda.ts';
import type { Command } from '$lib/core/commands/command.ts';
import { tallyView } from '$lib/core/views/tally.ts';

/** Everybody who has not voted abstains, in one act. */
export const abstainAll: Command<object> = (game, ruleset) =>
  (tallyView(game)?.waiting ?? []).flatMap((seat) =>
    castVotes(game, ruleset, { seat, outcome: null, votes: 0 }),
  );
