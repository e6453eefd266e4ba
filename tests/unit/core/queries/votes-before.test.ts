/** What a seat has already spent on the earlier agenda of the phase. */
import { describe, expect, it } from 'vitest';
import * as agenda from '../../../../src/lib/core/commands/agenda.ts';
import { votesBefore } from '../../../../src/lib/core/queries/votes.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { atVote, playRound } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const spent = (table: Table, seat: Seat) => votesBefore(table.state.timeline.past, seat);

/** Three seats in the vote on the second agenda; s2 and s1 have voted on the first. */
function second(): Table {
  const table = atVote('mutiny', { players: 3 });
  table.do(agenda.castVotes, { seat: 's2', outcome: 'for', votes: 3, extra: 2 });
  table.do(agenda.castVotes, { seat: 's3', outcome: null, votes: 0 });
  table.do(agenda.castVotes, { seat: 's1', outcome: 'against', votes: 5 });
  table.do(agenda.resolveAgenda, { outcome: 'against' });
  return table.do(agenda.revealAgenda, { agenda: 'arms-reduction' });
}

describe('votes before', () => {
  it('are those of planets, not what effects added', () => {
    const table = second();
    expect((['s1', 's2', 's3'] as const).map((seat) => spent(table, seat))).toEqual([5, 3, 0]);
  });

  it('leave out the agenda that is voted on now', () => {
    const table = second().do(agenda.castVotes, { seat: 's2', outcome: 'for', votes: 4 });
    expect(spent(table, 's2')).toBe(3);
  });

  it('count on a card that is replaced by another one', () => {
    const table = second().do(agenda.castVotes, { seat: 's2', outcome: 'for', votes: 4 });
    table.insist(agenda.replaceAgenda, { agenda: 'public-execution' });
    expect(spent(table, 's2')).toBe(7);
  });

  it('are none in the first agenda and in the next round', () => {
    expect(spent(atVote('mutiny', { players: 3 }), 's2')).toBe(0);
    const table = second();
    table.do(agenda.resolveAgenda, { outcome: 'against', decidedBy: 'table' });
    table.do(agenda.readyPlanets, {});
    expect(spent(table, 's1')).toBe(0);
    playRound(table);
    expect(spent(table, 's1')).toBe(0);
  });
});
