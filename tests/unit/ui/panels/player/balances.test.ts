import { describe, expect, it } from 'vitest';
import { playerAt } from '$lib/core/game.ts';
import {
  balancesOf,
  changesOf,
  EMPTY,
  isKnown,
  tokensTaken,
  type BalanceDraft,
} from '$lib/ui/panels/player/balances.ts';
import { Table } from '../../../../support/table.ts';

const player = (depth: 'standard' | 'essentials' = 'standard') =>
  playerAt(Table.start({ players: 3, settings: { depth } }).game, 's1');
const draft = (fields: Partial<BalanceDraft>): BalanceDraft => ({ ...EMPTY, ...fields });

describe('a change on the command sheet', () => {
  it('records only what differs', () => {
    expect(changesOf(draft({ changes: { tactic: -1, fleet: 1, goods: 0 } }))).toEqual({
      tactic: -1,
      fleet: 1,
    });
  });

  it('takes from reinforcements what is added to pools and board', () => {
    expect(tokensTaken(draft({ changes: { tactic: 2, board: -1, goods: 5 } }))).toBe(1);
  });

  it('sets, as a correction, what lies there afterwards', () => {
    expect(balancesOf(player(), draft({ changes: { tactic: 1 } }))).toEqual({ tactic: 4 });
  });

  it('never sets less than nothing', () => {
    expect(balancesOf(player(), draft({ changes: { goods: -3 } }))).toEqual({ goods: 0 });
  });

  it('sets every token of a sheet that becomes known', () => {
    const unknown = player('essentials');
    expect(isKnown(unknown, 'tokens')).toBe(false);
    const entered = draft({ entered: ['tokens'], changes: { tactic: 3, fleet: 3 } });
    expect(balancesOf(unknown, entered)).toEqual({ tactic: 3, fleet: 3, strategy: 0, board: 0 });
  });
});
