/** Research with colours that count together: an assignment, each technology and planet once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gainBreakthrough } from '../../../../src/lib/core/commands/breakthroughs.ts';
import { correctHoldings, correctPlanetCard } from '../../../../src/lib/core/commands/holdings.ts';
import { assigned } from '../../../../src/lib/core/matching.ts';
import { researchOf } from '../../../../src/lib/core/queries/research.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { Table } from '../../../support/table.ts';

const BOXES: BoxId[] = ['pok', 'thunders-edge'];

interface Laid {
  faction: string;
  technologies: string[];
  planets?: string[];
  owned?: boolean;
}

function option(technology: string, { faction, technologies, planets = [], owned = true }: Laid) {
  const factions = [faction, 'winnu', 'mentak-coalition'];
  const table = Table.start({
    players: 3,
    expansions: BOXES,
    factions,
    settings: { depth: 'full' },
  });
  table.do(correctHoldings, { seat: 's1', holdings: { technologies, planets } });
  for (const planet of planets) {
    table.do(correctPlanetCard, { planet, exhausted: false, attachments: [] });
  }
  if (owned) table.do(gainBreakthrough, { seat: 's1' });
  const found = researchOf(table.game, cardsOf(BOXES), 's1')?.find(
    (row) => row.technology === technology,
  );
  if (!found) throw new Error(`${technology} is not offered`);
  return found;
}

// Letnev joins blue and red, Sol green and yellow.
const LETNEV = 'barony-of-letnev';
const SOL = 'federation-of-sol';

describe('synergy in research', () => {
  it('a technology of either colour counts as one of both', () => {
    // Cruiser II: a green, a yellow, a red.
    const greens = { faction: SOL, technologies: ['neural-motivator', 'psychoarchaeology'] };
    expect(
      option('cruiser-ii', { ...greens, technologies: [...greens.technologies, 'plasma-scoring'] }),
    ).toMatchObject({
      state: 'open',
      joined: true,
      lacking: {},
    });
    expect(option('cruiser-ii', greens)).toMatchObject({ state: 'short', lacking: { red: 1 } });
  });

  it('but for one at a time: one green is not a green and a yellow', () => {
    const one = { faction: SOL, technologies: ['neural-motivator', 'plasma-scoring'] };
    expect(option('cruiser-ii', one)).toMatchObject({ state: 'short', short: 1 });
  });

  it('a specialty of a controlled planet counts as either as well', () => {
    // New Albion is green; one yellow is missing.
    const green = { faction: SOL, technologies: ['neural-motivator', 'plasma-scoring'] };
    const found = option('cruiser-ii', { ...green, planets: ['new-albion'] });
    expect(found).toMatchObject({ state: 'skip', joined: true, short: 0 });
    expect(found.skips).toMatchObject([{ source: { planet: 'new-albion' } }]);
    const without = option('cruiser-ii', { ...green, planets: ['new-albion'], owned: false });
    expect(without).toMatchObject({ state: 'short', question: { kind: 'breakthrough' } });
  });

  it('leaves to a planet what only the planet can cover', () => {
    // Dreadnought II: two blue, a yellow. The blue planet covers a blue, the reds the rest.
    const reds = { faction: LETNEV, technologies: ['plasma-scoring', 'sarween-tools'] };
    expect(option('dreadnought-ii', { ...reds, planets: ['thibah'] })).toMatchObject({
      state: 'skip',
      lacking: { blue: 1 },
      short: 0,
    });
    // War Sun: three red, a yellow. Blues stand for reds; yellow has to be yellow.
    const blues = ['antimass-deflectors', 'gravity-drive', 'fleet-logistics'];
    expect(option('war-sun', { faction: LETNEV, technologies: blues })).toMatchObject({
      state: 'short',
      lacking: { yellow: 1 },
    });
    expect(
      option('war-sun', { faction: LETNEV, technologies: [...blues, 'sarween-tools'] }),
    ).toMatchObject({ state: 'open', joined: true });
  });

  it('is asked for where nothing is recorded, and only where it decides', () => {
    const greens = ['neural-motivator', 'psychoarchaeology', 'plasma-scoring'];
    const asked = (technology: string) =>
      option(technology, { faction: SOL, technologies: greens, owned: false });
    expect(asked('cruiser-ii')).toMatchObject({
      state: 'short',
      question: { kind: 'breakthrough' },
    });
    expect(asked('war-sun').question).toBeNull();
    expect(asked('dacxive-animators')).toMatchObject({
      state: 'open',
      joined: false,
      question: null,
    });
  });

  it('does not touch what rests on plain colours', () => {
    expect(
      option('dacxive-animators', { faction: SOL, technologies: ['neural-motivator'] }),
    ).toMatchObject({ state: 'open', joined: false });
  });
});

/** The most needs that can be met, found by trying everything. */
function mostMet(needs: readonly number[], items: readonly number[][]): number {
  const [first, ...rest] = items;
  if (!first) return 0;
  const used = needs.flatMap((need, i) =>
    first.includes(need) ? [1 + mostMet(needs.toSpliced(i, 1), rest)] : [],
  );
  return Math.max(mostMet(needs, rest), ...used);
}

it('an assignment meets as many needs as can be met, each by an item of its own that fits', () => {
  const kinds = fc.nat(3);
  fc.assert(
    fc.property(
      fc.array(kinds, { maxLength: 4 }),
      fc.array(fc.uniqueArray(kinds, { minLength: 1, maxLength: 2 }), { maxLength: 6 }),
      (needs, items) => {
        const by = assigned(needs, items, (item, need) => item.includes(need));
        const used = by.filter((at) => at !== null);
        expect(new Set(used).size).toBe(used.length);
        by.forEach((at, i) => at !== null && expect(items[at]).toContain(needs[i]));
        expect(used.length).toBe(mostMet(needs, items));
      },
    ),
    { numRuns: 300 },
  );
});
