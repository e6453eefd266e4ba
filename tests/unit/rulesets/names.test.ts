import { describe, expect, it } from 'vitest';
import type { Cards } from '../../../src/lib/core/cards.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import {
  attachmentName,
  leaderName,
  noteName,
  planetName,
  relicName,
  technologyName,
} from '../../../src/lib/words/holding-names.ts';
import { EVERY_COMBINATION } from '../../support/expansions.ts';
import type { FactTable } from '../../support/fact-copies.ts';
import { factRows } from '../../support/facts.ts';

const KINDS: { table: keyof Cards; facts: FactTable; name: (id: string) => string }[] = [
  { table: 'planets', facts: 'planets', name: planetName },
  { table: 'technologies', facts: 'technologies', name: technologyName },
  { table: 'attachments', facts: 'attachments', name: attachmentName },
  { table: 'leaders', facts: 'leaders', name: leaderName },
  { table: 'relics', facts: 'relics', name: relicName },
  { table: 'notes', facts: 'promissory-notes', name: noteName },
];

describe.each(KINDS)('names of $table', ({ table, facts, name }) => {
  it('are given to every id, and tell the cards of one game apart', () => {
    for (const expansions of EVERY_COMBINATION) {
      const ids = Object.keys(cardsOf(expansions)[table]);
      for (const id of ids) expect(name(id), id).toMatch(/^[A-Z0-9[][^_]*$/);
      const alike = ids.filter((id, at) => ids.findIndex((one) => name(one) === name(id)) !== at);
      // Printed alike: one person in two factions, a planet before and after its fall.
      const printedAlike = ['suffi-an-council', 'ta-zern-deepwrought', 'ordinian'];
      expect(alike.filter((id) => !printedAlike.includes(id))).toEqual([]);
    }
  });

  it('are the printed ones', () => {
    for (const row of factRows<{ id: string; name: string }>(facts)) {
      expect(name(row.id), row.id).toBe(row.name);
    }
  });
});

describe('a name', () => {
  it('is the printed one, and that of a card which the app does not know is its id in words', () => {
    expect(planetName('mecatol-rex')).toBe('Mecatol Rex');
    expect(planetName('lirta-iv')).toBe('Lirta IV');
    expect(planetName('thunders-edge')).toBe("Thunder's Edge");
    expect(relicName('maw-of-worlds')).toBe('Maw of Worlds');
    expect(noteName('support-for-the-throne')).toBe('Support for the Throne');
    expect(leaderName('the-thundarian')).toBe('The Thundarian');
    expect(attachmentName('senate-sanctuary-agenda')).toBe('Senate Sanctuary');
    expect(planetName('moon-of-the-north-ii')).toBe('Moon of the North II');
  });
});
