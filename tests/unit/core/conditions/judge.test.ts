/** Three values, questions and what the table has said, the matrix. */
import { describe, expect, it } from 'vitest';
import { judge, judgeAll, judgeCondition } from '../../../../src/lib/core/conditions/judge.ts';
import { askCondition, askObjective } from '../../../../src/lib/core/conditions/question.ts';
import * as truth from '../../../../src/lib/core/conditions/truth.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { attested, blankTable, has, ME } from './scenes.ts';

const cards = cardsOf(EXPANSIONS);

describe('three values', () => {
  const values = ['yes', 'no', 'ask'] as const;

  it('are those of Kleene', () => {
    const table = values.map((a) => values.map((b) => [truth.and(a, b), truth.or(a, b)]));
    expect(table).toEqual([
      [
        ['yes', 'yes'],
        ['no', 'yes'],
        ['ask', 'yes'],
      ],
      [
        ['no', 'yes'],
        ['no', 'no'],
        ['no', 'ask'],
      ],
      [
        ['ask', 'yes'],
        ['no', 'ask'],
        ['ask', 'ask'],
      ],
    ]);
    expect(values.map(truth.not)).toEqual(['no', 'yes', 'ask']);
    expect([truth.and(), truth.or()]).toEqual(['yes', 'no']);
  });

  it('a count is a yes by its least, a no by its most', () => {
    const reach = (need: number) => truth.atLeast({ min: 2, max: 4 }, need);
    expect([2, 3, 4, 5].map(reach)).toEqual(['yes', 'ask', 'ask', 'no']);
  });
});

describe('questions', () => {
  it('have keys that fit the record and differ where they ask something else', () => {
    const conditions = Object.values(cards.conditions);
    const keys = conditions.map((condition) => askCondition(ME, condition).key);
    for (const key of keys) expect(key.length).toBeLessThanOrEqual(200);
    const texts = conditions.map((condition) => JSON.stringify(condition));
    expect(new Set(keys).size).toBe(new Set(texts).size);
    expect(askObjective(ME, 'own-'.padEnd(64, 'x')).key.length).toBeLessThanOrEqual(200);
  });

  it('are the same whatever the order of the fields', () => {
    const one = askCondition(ME, { kind: 'planetsTotal', value: 'influence', atLeast: 12 });
    const two = askCondition(ME, { atLeast: 12, value: 'influence', kind: 'planetsTotal' });
    expect(one.key).toBe('planetsTotal(value=influence)>=12');
    expect(two.key).toBe(one.key);
  });

  it('a yes to more is a yes to less, a no to less is a no to more', () => {
    const value = (count: number, said: number, answer: boolean) => {
      const game = blankTable();
      attested(`structures>=${said}`, answer)(game, cards);
      return judgeCondition(game, cards, ME, { kind: 'structures', count }).value;
    };
    expect([value(4, 7, true), value(7, 4, true)]).toEqual(['yes', 'ask']);
    expect([value(4, 7, false), value(7, 4, false)]).toEqual(['ask', 'no']);
  });

  it('the newest answer counts; what is tracked goes before it', () => {
    const game = blankTable();
    attested('structures>=4', true)(game, cards);
    attested('structures>=4', false)(game, cards);
    expect(judgeCondition(game, cards, ME, { kind: 'structures', count: 4 }).value).toBe('no');
    attested('lawsInPlay>=3', true)(game, cards);
    expect(judgeCondition(game, cards, ME, { kind: 'lawsInPlay', count: 3 }).value).toBe('no');
  });

  it('an objective whose card is unknown is asked by its name', () => {
    const game = blankTable();
    const found = judge(game, cards, ME, 'own-deed');
    expect(found).toMatchObject({
      value: 'ask',
      question: { kind: 'objective', objective: 'own-deed', key: 'objective:own-deed' },
    });
    attested('objective:own-deed', true)(game, cards);
    expect(judge(game, cards, ME, 'own-deed').value).toBe('yes');
  });
});

describe('compounds', () => {
  const both = {
    kind: 'all',
    of: [
      { kind: 'controlsPlanet', planet: 'lodor' },
      { kind: 'structures', count: 2 },
      { kind: 'neighbourOfAllPlayers' },
    ],
  } as const;

  it('ask for the first part that is open, and count the parts', () => {
    const game = blankTable();
    has(['lodor'])(game, cards);
    attested('structures>=2', true)(game, cards);
    expect(judgeCondition(game, cards, ME, both)).toMatchObject({
      value: 'ask',
      progress: { have: 2, need: 3 },
      items: ['lodor'],
      question: { key: 'neighbourOfAllPlayers' },
    });
  });
});

it('the matrix has every objective and seat, and agrees with the single verdicts', () => {
  const game = blankTable(EXPANSIONS);
  has(['lodor', 'quann'])(game, cards);
  const objectives = Object.keys(cards.conditions);
  const matrix = judgeAll(game, cards, objectives);
  expect(Object.keys(matrix)).toEqual(objectives);
  for (const id of objectives) {
    for (const seat of game.seating) {
      const alone = { ...judge(game, cards, seat, id), payment: null };
      expect(matrix[id]?.[seat]).toEqual(alone);
    }
  }
});

it('a seat that is not there is a broken question', () => {
  const condition = { kind: 'lawsInPlay', count: 1 } as const;
  const game = blankTable();
  expect(judgeCondition(game, cards, ME, condition).value).toBe('no');
  const planets = { kind: 'planetsWithSameTrait', count: 1 } as const;
  expect(() => judgeCondition(game, cards, 's9', planets)).toThrow(RangeError);
});
