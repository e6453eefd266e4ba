/** Secrets that a combat may score: the loser's as well as the winner's. */
import { describe, expect, it } from 'vitest';
import { eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import * as turns from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';
import { loserOf, secretOffers } from '../../../../src/lib/core/queries/secret-offers.ts';
import type { CombatKind } from '../../../../src/lib/core/vocabulary.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

function fought(winner: Seat, combat: CombatKind, players = 4): Table {
  const table = atFirstTurn({ players });
  table.do(turns.takeTacticalAction, { seat: table.active ?? NO_SEAT });
  return table.do(turns.winCombat, { seat: winner, combat });
}
function offered(table: Table, seat: Seat): string[] {
  const combat = actionOf(table.game)?.combats[0];
  if (!combat) return [];
  const cards = cardsOf(table.game.expansions);
  return secretOffers(table.game, cards, { kind: 'combat', combat }, () => null)
    .filter((offer) => offer.seat === seat)
    .map(({ objective }) => objective)
    .sort();
}

describe('after a combat', () => {
  it('both sides may score, the loser what needs no victory', () => {
    const space = fought('s2', 'space');
    expect(space.active).toBe('s1');
    expect(offered(space, 's2')).toEqual(
      expect.arrayContaining(['brave-the-void', 'unveil-flagship']),
    );
    expect(offered(space, 's1')).toEqual([
      'demonstrate-your-power',
      'destroy-their-greatest-ship',
      'fight-with-precision',
      'make-an-example-of-their-world',
      'turn-their-fleets-to-dust',
    ]);
    expect(offered(fought('s2', 'ground'), 's1')).toEqual([
      'fight-with-precision',
      'make-an-example-of-their-world',
      'turn-their-fleets-to-dust',
    ]);
  });

  it('someone who has used the slot of the combat is offered nothing more, the other still is', () => {
    const table = fought('s2', 'space');
    table.do(scoreObjective, { seat: 's2', objective: 'unveil-flagship', slot: 'combat' });
    expect(offered(table, 's2')).toEqual([]);
    expect(offered(table, 's1')).toContain('demonstrate-your-power');
  });

  it('what an eliminated player had scored went back, and may be held by someone else', () => {
    const table = fought('s2', 'space');
    table.do(scoreObjective, { seat: 's4', objective: 'unveil-flagship', slot: 'action' });
    expect(offered(table, 's2')).not.toContain('unveil-flagship');
    table.do(eliminatePlayer, { seat: 's4' });
    expect(offered(table, 's2')).toContain('unveil-flagship');
  });

  it('who lost to the active player is not known among several', () => {
    const [one, two] = [fought('s1', 'space'), fought('s1', 'space', 3)];
    const loser = (table: Table) => {
      const combat = actionOf(table.game)?.combats[0];
      return combat && loserOf(table.game, combat);
    };
    expect([loser(one), loser(two)]).toEqual([null, null]);
    two.tap([{ type: 'player.left', seat: 's3' }], true);
    expect(loser(two)).toBe('s2');
    expect(loser(fought('s3', 'space'))).toBe('s1');
  });
});
