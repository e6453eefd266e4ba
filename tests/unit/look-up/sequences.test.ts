/** Sequences to follow: each step says something and leads to its point; reminders name real cards. */
import { describe, expect, it } from 'vitest';
import { SEQUENCE_IDS, sequenceOf, type Bringer } from '../../../src/lib/look-up/sequences.ts';
import { topicOf } from '../../../src/lib/look-up/topics.ts';
import { sequenceWords } from '../../../src/lib/words/look-up.ts';
import type { FactTable } from '../../support/fact-copies.ts';
import { factRows } from '../../support/facts.ts';

const TABLES: Readonly<Record<string, FactTable>> = {
  faction: 'factions',
  technology: 'technologies',
  law: 'agendas',
  note: 'promissory-notes',
};
const isKnown = (of: Bringer) =>
  Object.entries(of).every(([kind, id]) =>
    factRows<{ id: string }>(TABLES[kind]!).some((row) => row.id === id),
  );

it('there are six of them', () => {
  expect(SEQUENCE_IDS).toEqual([
    'tactical-action',
    'space-combat',
    'invasion',
    'transactions',
    'agenda-phase',
    'elimination',
  ]);
});

describe.each(SEQUENCE_IDS)('the sequence of %s', (id) => {
  const { steps, again, reminders } = sequenceOf(id);
  const words = sequenceWords(id);

  it('says each step and each reminder in a short sentence', () => {
    expect(Object.keys(words.steps)).toEqual(Object.keys(steps));
    expect(Object.keys(words.reminders)).toEqual(Object.keys(reminders));
    const said = [...Object.values(words.steps), ...Object.values(words.reminders)];
    expect(said.filter((text) => !text.endsWith('.') || text.split(' ').length > 22)).toEqual([]);
  });

  it('leads to points that there are', () => {
    const gone = Object.values(steps).filter(([topic, point]) => {
      const { points, asked = {} } = topicOf(topic);
      return !(point in points || point in asked);
    });
    expect(gone).toEqual([]);
  });

  it('returns to a step before, and reminds at steps of its own', () => {
    const order = Object.keys(steps);
    if (again) expect(order.indexOf(again.to)).toBeLessThan(order.indexOf(again.after));
    const strange = Object.values(reminders).filter(
      ({ step, of }) => !(step in steps) || !isKnown(of),
    );
    expect(strange).toEqual([]);
  });
});
