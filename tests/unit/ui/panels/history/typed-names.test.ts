import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/core/events.ts';
import { FOR } from '$lib/core/outcome.ts';
import { askCondition } from '$lib/core/conditions/question.ts';
import { cardsOf } from '../../../../../src/lib/rulesets/cards.ts';
import { chronicleNames, typedNames } from '$lib/ui/panels/history/typed-names.ts';
import { factSentence } from '$lib/words/events.ts';
import { tableNames } from '../../../words/table-names.ts';

const line = (facts: GameEvent[]) =>
  facts.map((fact, i) => ({ seq: i + 1, group: i + 1, at: i, overruled: null, fact }));

const cards = cardsOf(['pok']);

describe('names that were typed', () => {
  const typed = typedNames(
    line([
      {
        type: 'objective.revealed',
        objective: 'own-a',
        stage: 1,
        points: 1,
        phase: 'status',
        name: 'Ours',
      },
      {
        type: 'agenda.revealed',
        agenda: 'own-b',
        kind: 'law',
        election: 'for-against',
        name: 'Our law',
      },
      { type: 'law.corrected', law: 'own-c', name: 'Another', holder: null, outcome: FOR },
      {
        type: 'objective.scored',
        seat: 's1',
        objective: 'corner-the-market',
        kind: 'public',
        stage: 1,
        points: 1,
        phase: 'status',
        slot: 'status',
      },
    ]),
  );
  const names = chronicleNames(tableNames, typed, cards);

  it('stay known after their cards have left the table', () => {
    expect(names.objective('own-a')).toBe('Ours');
    expect(names.agenda('own-b')).toBe('Our law');
    expect(names.agenda('own-c')).toBe('Another');
  });

  it('leave printed names alone', () => {
    expect(names.objective('corner-the-market')).toBe('Corner the Market');
    expect(names.seat('s1')).toBe('Hacan');
  });
});

describe('an answer of the table', () => {
  const names = chronicleNames(tableNames, new Map(), cards);
  const say = (question: string, answer = true) =>
    factSentence({ type: 'condition.attested', seat: 's1', question, answer }, names);

  it('says what was asked', () => {
    expect(say('systemsWithUnits(where=no-planets)>=5')).toBe(
      'Does Hacan have units in 5 or more systems without planets? Yes',
    );
    expect(say('morePlanetsThanNeighbours>=3', false)).toBe(
      'Does Hacan control more planets than each of 3 neighbours? No',
    );
    expect(say('objective:corner-the-market')).toBe('Does Hacan meet Corner the Market? Yes');
  });

  it('is told for every printed condition', () => {
    for (const condition of Object.values(cards.conditions)) {
      const { key } = askCondition('s1', condition);
      expect(say(key), key).toMatch(/\? Yes$/);
    }
  });

  it('is told without its question where no card in play asks it', () => {
    expect(say('of-another-box')).toBe('Asked about Hacan, the table said yes');
  });
});
