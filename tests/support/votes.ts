/** Votes for tests that are about the agenda phase. */
import { castVotes } from '../../src/lib/core/commands/agenda.ts';
import type { Seat } from '../../src/lib/core/game.ts';
import { atVote } from './rounds.ts';
import type { Table } from './table.ts';
import { NO_SEAT } from '../../src/lib/core/vocabulary.ts';

/** The arguments of a vote. */
export const vote = (seat: Seat, outcome: string | null, votes: number) => ({
  seat,
  outcome,
  votes,
});

/** The vote on an agenda in the ruleset of a started table. */
export const voting = (table: Table, id = 'arms-reduction', speaker = 0) =>
  atVote(id, { expansions: [...table.referee.ruleset.expansions], speaker });

/** All vote in order; who is not named abstains. */
export function allVote(table: Table, votes: Record<Seat, [string, number]>): Table {
  while (table.at === 'agenda.vote') {
    const seat = table.active ?? NO_SEAT;
    const [outcome, count] = votes[seat] ?? ['', 0];
    table.do(castVotes, vote(seat, outcome, count));
  }
  return table;
}
