import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { EVENT_SCHEMAS, eventSchema, type EventType, type GameEvent } from '$lib/core/events.ts';
import { FOR } from '$lib/core/outcome.ts';
import { plotMistake, plotSource } from '$lib/core/plots.ts';
import { factSentence } from '$lib/words/events.ts';
import { factSamples } from '../../support/fact-samples.ts';
import { SAMPLE_FACTS } from './sample-facts.ts';
import { LONGEST, RAW, tableNames } from './table-names.ts';

const types = EVENT_SCHEMAS.map((schema) => schema.entries.type.literal);
const factsOf = (type: EventType) => [
  ...factSamples(type),
  ...(SAMPLE_FACTS[type] ?? []).map((fields) => ({ type, ...fields }) as GameEvent),
];
const say = (fact: GameEvent) => factSentence(fact, tableNames);

describe('the sentence of a fact', () => {
  it.each(types)('%s reads as a short sentence without ids', (type) => {
    const facts = factsOf(type);
    expect(facts.length).toBeGreaterThan(0);
    for (const fact of facts) {
      const sentence = say(fact);
      expect(sentence).not.toBe('');
      expect(sentence).not.toMatch(RAW);
      expect(sentence.length).toBeLessThanOrEqual(LONGEST);
    }
  });

  it('is tried on facts of every shape that the schemas have', () => {
    const samples = types.flatMap(factSamples);
    expect(samples.filter((fact) => !v.is(eventSchema, fact))).toEqual([]);
    expect(samples.length).toBeGreaterThan(1000);
  });

  it('speaks table language', () => {
    expect(
      say({ type: 'strategy-card.chosen', seat: 's1', card: 'trade', initiative: 5, goods: 2 }),
    ).toBe('Hacan took Trade with 2 goods');
    expect(say({ type: 'votes.cast', seat: 's2', outcome: FOR, votes: 4, extra: 0 })).toBe(
      'Letnev voted For with 4',
    );
    expect(say({ type: 'balance.adjusted', seat: 's1', changes: { tactic: -1, fleet: 1 } })).toBe(
      'Hacan moved 1 token from tactic to fleet',
    );
    expect(
      say({
        type: 'transaction.made',
        sides: [
          { seat: 's1', goods: 0, commodities: 3 },
          { seat: 's2', goods: 2, commodities: 0, note: 'Ceasefire' },
        ],
      }),
    ).toBe('Hacan gave Letnev 3 commodities for 2 trade goods and Ceasefire');
  });

  it('tells a plot as one, not as points', () => {
    const source = plotSource('form-a-spy-network');
    expect(say({ type: 'points.scored', lines: [{ seat: 's1', points: 0 }], source })).toBe(
      'Hacan made a plot of Form a Spy Network',
    );
    const mistake = plotMistake('form-a-spy-network');
    const lines = [{ seat: 's1' as const, points: 0 }];
    expect(say({ type: 'points.corrected', lines, source: mistake })).toBe(
      'Hacan undid the plot of Form a Spy Network',
    );
  });

  it('tells what was paid, and what is owed', () => {
    expect(
      say({
        type: 'payment.made',
        seat: 's1',
        planets: ['lodor', 'mecatol-rex'],
        goods: 2,
        commodities: 0,
        tokens: { tactic: 0, fleet: 0, strategy: 1 },
        actionCards: 0,
        fragments: {},
        for: { kind: 'objective', objective: 'corner-the-market' },
      }),
    ).toBe('Hacan paid for Corner the Market with Lodor, Mecatol Rex, 2 trade goods and 1 token');
    const owing = { seat: 's2', card: 'trade', answer: 'followed', to: 'board' } as const;
    expect(say({ type: 'secondary.answered', ...owing, tokens: 0, owed: 1 })).toBe(
      'Letnev followed Trade and owes 1 token',
    );
  });

  it('cuts what was typed too long for a row', () => {
    const played = { kind: 'typed', text: 'x'.repeat(200) } as const;
    const sentence = say({ type: 'component-action.taken', seat: 's1', played });
    expect(sentence.length).toBeLessThan(100);
    expect(sentence).toContain('…');
  });
});
