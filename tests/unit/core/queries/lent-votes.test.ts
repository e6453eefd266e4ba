/** Commanders that an Alliance lends: extra votes, and the bar of a rider that is lifted. */
import { describe, expect, it } from 'vitest';
import { castVotes, predict } from '../../../../src/lib/core/commands/agenda.ts';
import { eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { correctHoldings, turnLeader } from '../../../../src/lib/core/commands/holdings.ts';
import { gainGoods } from '../../../../src/lib/core/commands/tokens.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { liftedBar } from '../../../../src/lib/core/rules/agenda.ts';
import { currentAgenda } from '../../../../src/lib/core/step.ts';
import { voteOffers } from '../../../../src/lib/core/queries/votes.ts';
import { given } from '../../../support/given.ts';
import { atVote } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const GILA = 'gila-the-silvertongue';
const QANOJ = 'elder-qanoj';

/** A vote at which s3, a Winnu, has the Alliance of Hacan (s1) or of Xxcha (s2); s4 has none. */
function withAlliance(owner: Seat, depth: 'standard' | 'full' = 'full'): Table {
  const table = atVote('arms-reduction', {
    players: 4,
    factions: ['emirates-of-hacan', 'xxcha-kingdom', 'winnu', 'arborec'],
    settings: { depth },
    speaker: 1,
  });
  const notes = [{ note: 'alliance', owner }];
  return table.do(correctHoldings, { seat: 's3', holdings: { notes } });
}
const unlocked = (table: Table, seat: Seat, leader: string) =>
  table.do(turnLeader, { seat, leader, state: 'readied' });
const offers = ({ game, referee }: Table, seat: Seat) =>
  voteOffers(game, referee.ruleset, seat)
    .filter(({ likely }) => likely)
    .map(({ id }) => id);
const lifted = ({ game, referee }: Table, seat: Seat) => liftedBar(game, referee.ruleset, seat);

describe('R-AGD-08 a commander that is lent', () => {
  it('is offered with its votes once its owner has unlocked it, and to who has the note alone', () => {
    const table = withAlliance('s1');
    expect(offers(table, 's3')).toEqual([]);
    unlocked(table, 's1', GILA);
    expect([offers(table, 's1'), offers(table, 's3')]).toEqual([[GILA], [GILA]]);
    expect(offers(table, 's4')).toEqual([]);
    table.do(gainGoods, { seat: 's3', goods: 2 });
    const sources = [{ card: GILA, votes: 4, goods: 2 }];
    given(table)
      .when(castVotes, { seat: 's3', outcome: 'for', votes: 1, sources })
      .gives(
        { type: 'balance.adjusted', seat: 's3', changes: { goods: -2 } },
        { type: 'votes.cast', votes: 1, extra: 4 },
      );
  });

  it('is likely where leaders are not tracked', () => {
    expect(offers(withAlliance('s1', 'standard'), 's3')).toEqual([GILA]);
  });

  it('of the Xxcha gives a vote for each planet', () => {
    expect(offers(unlocked(withAlliance('s2'), 's2', QANOJ), 's3')).toEqual([QANOJ]);
  });

  it('is lent by no one who is out of the game', () => {
    const table = unlocked(withAlliance('s1'), 's1', GILA).do(eliminatePlayer, { seat: 's1' });
    expect(offers(table, 's3')).toEqual([]);
  });
});

describe('R-AGD-22 a commander that is lent lifts the bar of a rider', () => {
  const predicted = (table: Table) => {
    table.do(correctHoldings, { seat: 's3', holdings: { actionCards: 1 } });
    table.do(predict, { seat: 's3', outcome: 'for', rider: 'trade-rider' });
    return currentAgenda(table.game)?.barred;
  };

  it('where it is known to be unlocked, and asks where leaders are not tracked', () => {
    const table = withAlliance('s2');
    expect(lifted(table, 's3')).toBeNull();
    unlocked(table, 's2', QANOJ);
    expect(lifted(table, 's3')).toEqual({ leader: QANOJ, sure: true });
    expect(lifted(table, 's4')).toBeNull();
    expect(predicted(table)).toEqual([]);
    expect(lifted(withAlliance('s2', 'standard'), 's3')).toEqual({ leader: QANOJ, sure: false });
  });

  it('and the Alliance of another player lifts none', () => {
    const table = unlocked(withAlliance('s1'), 's1', GILA);
    expect(lifted(table, 's3')).toBeNull();
    expect(predicted(table)).toEqual(['s3']);
  });
});
