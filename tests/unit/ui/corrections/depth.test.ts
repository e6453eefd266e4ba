import { describe, expect, it } from 'vitest';
import { playerAt } from '$lib/core/game.ts';
import { changeDepth, likelyBalances } from '$lib/ui/corrections/depth.ts';
import { Table } from '../../../support/table.ts';

const counted = {
  tactic: 4,
  fleet: 3,
  strategy: 2,
  board: 1,
  goods: 5,
  commodities: 0,
  secrets: 2,
};

describe('changing how much is tracked', () => {
  it('makes everything unknown when the depth is lowered, in one act', () => {
    const table = Table.start({ players: 3 });
    table.do(changeDepth, { depth: 'essentials', balances: null });
    expect(table.game.settings.depth).toBe('essentials');
    for (const seat of table.game.seating) {
      const player = playerAt(table.game, seat);
      expect([player.tokens, player.board, player.goods, player.secrets]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    }
  });

  it('takes what the table counts when the depth is raised', () => {
    const table = Table.start({ players: 3, settings: { depth: 'essentials' } });
    const rows = Object.fromEntries(
      table.game.seating.map((seat) => [
        seat,
        likelyBalances(table.game, table.referee.ruleset, playerAt(table.game, seat)),
      ]),
    );
    table.do(changeDepth, { depth: 'standard', balances: { ...rows, s2: counted } });
    expect(playerAt(table.game, 's2')).toMatchObject({ board: 1, goods: 5, secrets: 2 });
    expect(playerAt(table.game, 's2').tokens).toEqual({ tactic: 4, fleet: 3, strategy: 2 });
    expect(playerAt(table.game, 's1').tokens).toEqual(table.referee.ruleset.tokens.start);
  });

  it('touches no balance between depths that both track them', () => {
    const table = Table.start({ players: 3 });
    const facts = changeDepth(table.game, table.referee.ruleset, { depth: 'full', balances: null });
    expect(facts.map(({ type }) => type)).toEqual(['settings.changed']);
  });
});
