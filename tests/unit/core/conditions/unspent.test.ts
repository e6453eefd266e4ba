/** At depth full sides of planets are recorded, but what was spent in a turn may not be. */
import { describe, expect, it } from 'vitest';
import { attestCondition } from '../../../../src/lib/core/commands/holdings.ts';
import { pay } from '../../../../src/lib/core/commands/payment.ts';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import { askedBy } from '../../../../src/lib/core/queries/asked.ts';
import { questionSentence } from '../../../../src/lib/words/conditions.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { atFirstTurn, atScoring } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';
import { names } from './scenes.ts';

const FULL = {
  players: 3,
  factions: ['federation-of-sol', 'emirates-of-hacan', 'arborec'],
  settings: { depth: 'full' as const },
};
const SEAT = 's1';
const RICH = ['jord', 'lodor', 'abyz'];

function judged(table: Table, objective = 'erect-a-monument') {
  return judge(table.game, cardsOf(table.game.expansions), SEAT, objective);
}
const rich = (table: Table, planets = RICH) =>
  table.tap([{ type: 'holdings.corrected', seat: SEAT, holdings: { planets } }]) && table;
const tell = (table: Table, answer: boolean) =>
  table.do(attestCondition, { seat: SEAT, question: 'unspent', answer });

describe('planets that the record shows readied', () => {
  it('are asked about before they pay a price, once for all prices', () => {
    const table = atScoring(FULL);
    rich(table);
    const asked = judged(table);
    expect(asked).toMatchObject({ value: 'ask', question: { kind: 'unspent', seat: SEAT } });
    // What would pay is known all the same.
    expect(asked.payment).toMatchObject({ certain: true });
    tell(table, true);
    expect(judged(table).value).toBe('yes');
    table.do(pay, {
      seat: SEAT,
      planets: ['lodor'],
      goods: 0,
      tokens: { tactic: 0, strategy: 0 },
      actionCards: 0,
    });
    expect(judged(table).value).toBe('no');
    expect(table.game.attested).toHaveLength(1);
  });

  it('are asked about price by price where the record is not right', () => {
    const table = rich(atScoring(FULL));
    tell(table, false);
    expect(judged(table)).toMatchObject({ value: 'ask', question: { kind: 'condition' } });
  });

  it('do not matter where goods pay, or where even all of them are too few', () => {
    const table = rich(atScoring(FULL), ['jord']);
    expect(judged(table).value).toBe('no');
    table.tap([{ type: 'goods.gained', seat: SEAT, goods: 8 }]);
    expect(judged(table).value).toBe('yes');
  });

  it('are asked about anew after each turn', () => {
    const table = rich(atFirstTurn(FULL));
    tell(table, true);
    expect(judged(table).value).toBe('yes');
    table.tap([{ type: 'component-action.taken', seat: SEAT, played: null }]);
    expect(judged(table).value).toBe('ask');
  });

  it('are asked about in words, also where the record is read', () => {
    const question = askedBy(cardsOf([]), SEAT, 'unspent');
    expect(question && questionSentence(question, names)).toBe(
      'Are Hacan’s planets really readied, as shown?',
    );
  });
});
