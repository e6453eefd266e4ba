/** Points by round and order, before and after a change of the past. */
import { expect, it } from 'vitest';
import { correctPoints } from '../../../../src/lib/core/commands/corrections.ts';
import { consequencesFor, isChanged } from '../../../../src/lib/core/queries/consequences.ts';
import { atFirstTurn } from '../../../support/rounds.ts';

const point = (seat: 's1' | 's2' | 's3') => ({ lines: [{ seat, points: 1 }], note: 'Counted.' });

it('tells points, place and rounds of every seat, best first', () => {
  const table = atFirstTurn({ players: 3 }).do(correctPoints, point('s2'));
  const was = table.game;
  const is = table.do(correctPoints, point('s3')).do(correctPoints, point('s3')).game;
  const all = consequencesFor(was, is);
  expect(all.map(({ seat }) => seat).slice(0, 2)).toEqual(['s3', 's2']);
  expect(all[0]).toEqual({
    seat: 's3',
    points: { was: 0, is: 2 },
    rank: { was: { place: 2, shared: true }, is: { place: 1, shared: false } },
    rounds: [{ was: 0, is: 2 }],
  });
  expect(all[1]?.rank).toEqual({
    was: { place: 1, shared: false },
    is: { place: 2, shared: false },
  });
  expect(consequencesFor(is, is).some(isChanged)).toBe(false);
});
