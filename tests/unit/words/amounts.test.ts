/** Numbers of things: one is singular, and what is nothing is left out. */
import { describe, expect, it } from 'vitest';
import { cardsAtHand } from '$lib/words/en/cards-at-hand.ts';
import { deeds } from '$lib/words/en/deeds.ts';
import { score } from '$lib/words/en/score.ts';
import { amounts, few, listed, signed, signedAmount } from '$lib/words/en/parts/amounts.ts';
import { settingsSet } from '$lib/words/en/parts/phrases.ts';

describe('an amount', () => {
  it.each(Object.entries(amounts))('of %s is singular for one alone', (_, of) => {
    expect(of(1)).toMatch(/^1 [a-z ]+[^s]$/);
    expect(of(0)).toMatch(/^0 [a-z ]+s$/);
    expect(of(2)).toMatch(/^2 [a-z ]+s$/);
  });

  it('with a sign keeps its noun', () => {
    expect(signedAmount(1, amounts.resources)).toBe('+1 resource');
    expect(signedAmount(-1, amounts.commodities)).toBe('−1 commodity');
    expect(signedAmount(-2, amounts.goods)).toBe('−2 trade goods');
    expect([signed(0), signed(3), signed(-3)]).toEqual(['+0', '+3', '−3']);
  });

  it('of one is singular wherever a sentence has its own number', () => {
    expect(settingsSet({ settings: { agendasPerRound: 1 } })).toBe('1 agenda a round');
    expect(settingsSet({ settings: { agendasPerRound: 2 } })).toBe('2 agendas a round');
    expect(
      deeds.changed('Sol', [
        ['goods', 1],
        ['commodities', -1],
        ['tactic', 2],
      ]),
    ).toBe('Sol: +1 good, −1 commodity, +2 tactic');
  });
});

describe('a list', () => {
  it('has commas and one and', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listed)).toEqual([
      '',
      'A',
      'A and B',
      'A, B and C',
    ]);
    expect(few(['A', 'B', 'C', 'D', 'E', 'F'])).toEqual(['A', 'B', 'C', 'D', '2 more']);
  });

  it('of heroes has the verb of its number', () => {
    expect(score.justScored('Sol', [['Mutiny', 1]], ['A'])).toBe('Sol: Mutiny +1. A is unlocked');
    expect(score.justScored('Sol', [['Mutiny', 1]], ['A', 'B'])).toBe(
      'Sol: Mutiny +1. A and B are unlocked',
    );
  });
});

describe('what an attachment adds', () => {
  const nothing = {
    resources: 0,
    influence: 0,
    specialty: null,
    skips: null,
    traits: [],
    makesLegendary: false,
  };
  const said = (changed: object) => cardsAtHand.attached({ ...nothing, ...changed } as never);

  it('leaves out what is 0', () => {
    expect(said({ resources: 1 })).toBe('+1 resource');
    expect(said({ influence: 2 })).toBe('+2 influence');
    expect(said({ resources: 1, influence: 1 })).toBe('+1 resource, +1 influence');
    expect(said({})).toBe('no numbers');
  });
});
