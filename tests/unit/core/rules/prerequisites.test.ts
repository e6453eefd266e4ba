/** What stands in for prerequisites: planets, cards on them, and what cards and factions leave out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import {
  gainRelic,
  gainTechnology,
  turnLeader,
} from '../../../../src/lib/core/commands/holdings.ts';
import { gainPlanets, placeAttachment } from '../../../../src/lib/core/commands/planets.ts';
import {
  coveredBy,
  type ByColour,
  type Skip,
} from '../../../../src/lib/core/rules/prerequisites.ts';
import { researchOf } from '../../../../src/lib/core/queries/research.ts';
import { type BoxId, TECHNOLOGY_COLOURS } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { Table } from '../../../support/table.ts';

type Laid = { depth?: 'standard' | 'full'; expansions?: BoxId[]; faction?: string };

function laid({ depth = 'standard', expansions = ['pok'], faction = 'federation-of-sol' }: Laid) {
  const factions = [faction, 'emirates-of-hacan', 'winnu'];
  return Table.start({ players: 3, expansions, factions, settings: { depth } });
}

/** What seat 1 can say of one technology. */
function option(table: Table, technology: string, expansions: BoxId[] = ['pok']) {
  const options = researchOf(table.game, cardsOf(expansions), 's1') ?? [];
  const found = options.find((one) => one.technology === technology);
  if (!found) throw new Error(`${technology} is not offered`);
  return found;
}

const planet = (id: string, more: { turns?: boolean; known?: boolean } = {}) => ({
  source: { kind: 'planet', planet: id, turns: more.turns ?? true },
  known: more.known ?? false,
});

describe('a prerequisite is stood in for by', () => {
  it('a planet with a specialty; whether it is readied is known at full depth alone', () => {
    const table = laid({}).do(gainPlanets, { seat: 's1', planets: ['wellon'] });
    expect(option(table, 'graviton-laser-system').skips).toEqual([
      { ...planet('wellon'), covers: { yellow: 1 } },
    ]);
    // A planet newly controlled arrives exhausted.
    const full = laid({ depth: 'full' }).do(gainPlanets, { seat: 's1', planets: ['wellon'] });
    expect(option(full, 'graviton-laser-system')).toMatchObject({ skips: [], state: 'short' });
  });

  it('an exhausted planet as well, and none is exhausted, with Psychoarchaeology', () => {
    const table = laid({ depth: 'full' })
      .do(gainPlanets, { seat: 's1', planets: ['wellon'] })
      .do(gainTechnology, { seat: 's1', technology: 'psychoarchaeology' });
    expect(option(table, 'graviton-laser-system').skips).toEqual([
      { ...planet('wellon', { turns: false, known: true }), covers: { yellow: 1 } },
    ]);
  });

  it('a card on a planet, which leaves the planet as it is', () => {
    const table = laid({ depth: 'full', expansions: [] })
      .do(gainPlanets, { seat: 's1', planets: ['wellon'] })
      .do(placeAttachment, { planet: 'wellon', attachment: 'research-team-warfare-agenda' });
    const source = {
      kind: 'attachment',
      planet: 'wellon',
      attachment: 'research-team-warfare-agenda',
    };
    expect(option(table, 'magen-defense-grid', []).skips).toEqual([
      { source, known: false, covers: { red: 1 } },
    ]);
  });

  it('Analytical of Jol-Nar, of any colour, but not for a unit upgrade', () => {
    const jolNar = laid({ faction: 'universities-of-jol-nar' });
    const source = { kind: 'waiver', waiver: 'analytical', card: 'ability', price: null };
    // Owned: one of each colour.
    expect(option(jolNar, 'fleet-logistics')).toMatchObject({
      state: 'skip',
      skips: [{ source, known: true, covers: { blue: 1 } }],
    });
    expect(option(jolNar, 'light-wave-deflector')).toMatchObject({ state: 'short', short: 1 });
    expect(option(jolNar, 'carrier-ii')).toMatchObject({ state: 'short', skips: [] });
    expect(option(laid({}), 'graviton-laser-system').state).toBe('short');
  });

  it('Brother Omar, unlocked: a green one, or all of what another player owns in a later printing', () => {
    const yin = { faction: 'yin-brotherhood', depth: 'full' } as const;
    const unlock = (table: Table) =>
      table.do(turnLeader, { seat: 's1', leader: 'brother-omar', state: 'readied' });
    const source = { kind: 'waiver', waiver: 'brother-omar', card: 'leader', price: null };
    // Owned: no green one.
    expect(option(laid(yin), 'bio-stims')).toMatchObject({ state: 'short', short: 1 });
    const first = unlock(laid(yin));
    expect(option(first, 'bio-stims')).toMatchObject({
      state: 'skip',
      skips: [{ source, known: true, covers: { green: 1 } }],
    });
    expect(option(first, 'war-sun')).toMatchObject({ skips: [] });

    const boxes: BoxId[] = ['pok', 'codex3'];
    const later = unlock(laid({ ...yin, expansions: boxes }));
    later.do(gainTechnology, { seat: 's2', technology: 'war-sun' });
    expect(option(later, 'war-sun', boxes)).toMatchObject({
      state: 'skip',
      skips: [{ source: { ...source, price: 'infantry' }, known: true }],
    });
    expect(option(later, 'bio-stims', boxes)).toMatchObject({ state: 'short', skips: [] });
    // At Standard the table knows whether the leader is unlocked.
    const asked = laid({ faction: 'yin-brotherhood', expansions: boxes });
    asked.do(gainTechnology, { seat: 's2', technology: 'war-sun' });
    expect(option(asked, 'war-sun', boxes)).toMatchObject({
      state: 'skip',
      skips: [{ known: false }],
    });
  });

  it('Doctor Carrina, for others than its owner, while it is readied', () => {
    const boxes: BoxId[] = ['pok', 'thunders-edge'];
    const table = Table.start({
      players: 3,
      expansions: boxes,
      factions: ['federation-of-sol', 'deepwrought-scholarate', 'winnu'],
      settings: { depth: 'full' },
    });
    const source = { kind: 'waiver', waiver: 'doctor-carrina', card: 'leader', price: 'exhaust' };
    expect(option(table, 'graviton-laser-system', boxes)).toMatchObject({
      state: 'skip',
      skips: [{ source, known: false, covers: { yellow: 1 } }],
    });
    const own = researchOf(table.game, cardsOf(boxes), 's2') ?? [];
    expect(JSON.stringify(own)).not.toContain('doctor-carrina');
    table.do(turnLeader, { seat: 's2', leader: 'doctor-carrina', state: 'exhausted' });
    expect(option(table, 'graviton-laser-system', boxes).state).toBe('short');
  });

  it('AI Development Algorithm, for a unit upgrade alone', () => {
    const table = laid({}).do(gainTechnology, {
      seat: 's1',
      technology: 'ai-development-algorithm',
    });
    const waiver = 'ai-development-algorithm';
    const source = { kind: 'waiver', waiver, card: 'technology', price: 'exhaust' };
    expect(option(table, 'pds-ii').skips).toEqual([
      { source, known: false, covers: { yellow: 1 } },
    ]);
    expect(option(table, 'graviton-laser-system')).toMatchObject({ skips: [], state: 'short' });
  });

  it("The Prophet's Tears, where relics are tracked", () => {
    const table = laid({ depth: 'full' }).do(gainRelic, {
      seat: 's1',
      relic: 'the-prophets-tears',
    });
    expect(option(table, 'graviton-laser-system').skips).toMatchObject([
      { source: { waiver: 'the-prophets-tears', price: 'exhaust' }, covers: { yellow: 1 } },
    ]);
  });

  it('Inheritance Systems and Riftmeld, all at once, where single ones do not reach', () => {
    const mindnet = laid({ faction: 'l1z1x-mindnet' }).do(gainTechnology, {
      seat: 's1',
      technology: 'inheritance-systems',
    });
    expect(option(mindnet, 'light-wave-deflector').skips).toMatchObject([
      { source: { waiver: 'inheritance-systems' }, covers: { blue: 3 } },
    ]);
    expect(option(mindnet, 'antimass-deflectors')).toMatchObject({ state: 'open', skips: [] });
    const cabal = laid({ faction: 'vuilraith-cabal' });
    expect(option(cabal, 'war-sun').skips).toEqual([
      {
        source: { kind: 'waiver', waiver: 'riftmeld', card: 'ability', price: 'captured-unit' },
        known: false,
        covers: { red: 2, yellow: 1 },
      },
    ]);
    expect(option(cabal, 'light-wave-deflector').state).toBe('short');
  });

  it('a law for war suns, once someone owns their technology', () => {
    const table = laid({ expansions: [] }).do(correctLaw, {
      law: 'publicize-weapon-schematics',
      outcome: 'for',
      holder: null,
    });
    expect(option(table, 'war-sun', []).state).toBe('short');
    table.do(gainTechnology, { seat: 's2', technology: 'war-sun' });
    expect(option(table, 'war-sun', [])).toMatchObject({
      state: 'skip',
      skips: [{ known: true, covers: { red: 3, yellow: 1 } }],
    });
    expect(option(table, 'pds-ii', []).state).toBe('short');
  });
});

const colour = fc.constantFrom(...TECHNOLOGY_COLOURS);
const skip = fc.oneof(
  fc.record({
    source: fc.record({
      kind: fc.constant('planet' as const),
      planet: fc.string(),
      turns: fc.boolean(),
    }),
    colours: fc.array(colour, { minLength: 1, maxLength: 2 }),
    count: fc.constant(1),
    known: fc.boolean(),
  }),
  fc.record({
    source: fc.record({
      kind: fc.constant('waiver' as const),
      waiver: fc.string(),
      card: fc.constant('ability' as const),
      price: fc.constantFrom(null, 'exhaust' as const),
    }),
    colours: fc.constant(null),
    count: fc.constant(1),
    known: fc.boolean(),
  }),
);
const lackings: fc.Arbitrary<ByColour> = fc.record({
  green: fc.nat(2),
  blue: fc.nat(2),
  yellow: fc.nat(2),
  red: fc.nat(2),
});

/** The most that skips can cover, each used once, found by trying everything. */
function mostCovered(lacking: ByColour, skips: readonly Skip[]): number {
  const [first, ...rest] = skips;
  if (!first) return 0;
  const ways = (first.colours ?? TECHNOLOGY_COLOURS).filter((one) => (lacking[one] ?? 0) > 0);
  const used = ways.map(
    (one) => 1 + mostCovered({ ...lacking, [one]: (lacking[one] ?? 0) - 1 }, rest),
  );
  return Math.max(mostCovered(lacking, rest), ...used);
}

describe('what is proposed', () => {
  it('covers no more than is lacking, uses nothing twice, and as much as one can', () => {
    fc.assert(
      fc.property(lackings, fc.array(skip, { maxLength: 5 }), (lacking, skips) => {
        const used = coveredBy(lacking, [], skips).skips;
        for (const one of TECHNOLOGY_COLOURS) {
          const covered = used.reduce((sum, { covers }) => sum + (covers[one] ?? 0), 0);
          expect(covered).toBeLessThanOrEqual(lacking[one] ?? 0);
        }
        expect(new Set(used.map(({ source }) => source)).size).toBe(used.length);
        expect(used.length).toBe(mostCovered(lacking, skips));
      }),
      { numRuns: 300 },
    );
  });
});
