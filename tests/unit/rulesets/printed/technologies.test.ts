/** Our technologies against the facts about the printed game, row by row. */
import { describe, expect, it } from 'vitest';
import type { BoxId, TechnologyColour } from '../../../../src/lib/core/vocabulary.ts';
import { factRows } from '../../../support/facts.ts';
import { all, firstCards, type Row } from './first-printing.ts';

describe('technologies', () => {
  interface Technology extends Row {
    kind: 'technology' | 'unit-upgrade' | 'assimilator';
    colour: TechnologyColour | null;
    prerequisites: Record<TechnologyColour, number>;
    faction: string | null;
    upgradesUnit: string | null;
    replaces: string | null;
    becomesBreakthroughIn?: BoxId;
    researchable?: boolean;
  }
  const rows = factRows<Technology>('technologies');

  it('have their colour, prerequisites, faction and unit', () => {
    for (const row of rows) {
      const table = row.id === 'executive-order' ? all : firstCards(row);
      expect(table.technologies[row.id], row.id).toMatchObject({
        colour: row.colour,
        prerequisites: Object.fromEntries(
          Object.entries(row.prerequisites).filter(([, count]) => count > 0),
        ),
        faction: row.faction,
        upgrades: row.upgradesUnit,
        replaces: row.replaces,
      });
      expect(row.id in all.technologies, row.id).toBe(!row.becomesBreakthroughIn);
      expect(row.colour === null, row.id).toBe(row.kind !== 'technology');
      const never = table.technologies[row.id]?.neverResearched === true;
      expect(never, row.id).toBe(row.researchable === false);
    }
  });
});
