/** Our tables against tables of facts that were compiled apart from them, row by row. */
import { describe, expect, it } from 'vitest';
import type { TechnologyColour } from '../../../src/lib/core/vocabulary.ts';
import { EXPANSIONS, type Expansion } from '../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import { rulesetOf } from '../../../src/lib/rulesets/compose.ts';
import { factRows, HAS_FACTS } from '../../support/facts.ts';

interface Row {
  id: string;
  expansion: 'base' | Expansion;
}

const COLOUR: Record<string, TechnologyColour> = {
  biotic: 'green',
  warfare: 'red',
  propulsion: 'blue',
  cybernetic: 'yellow',
};
const colourOf = (category: string | null) => (category === null ? null : COLOUR[category]);
const all = cardsOf(EXPANSIONS);

/** Every expansion up to this one: the first game in which a row lies as it was first printed. */
function upTo(expansion: Row['expansion']): Expansion[] {
  return EXPANSIONS.slice(0, EXPANSIONS.indexOf(expansion as Expansion) + 1);
}
const firstCards = (row: Row) => cardsOf(upTo(row.expansion));

describe.skipIf(!HAS_FACTS)('planets', () => {
  interface Planet extends Row {
    resources: number;
    influence: number;
    traits: string[];
    specialties: string[];
    legendary: boolean;
    tile: string | null;
    homeOf: string | null;
    countsAsPlanet: boolean;
    victoryPoints?: { onGain: number };
    changedIn: (Partial<Planet> & { expansion: Expansion })[];
  }
  const rows = factRows<Planet>('planets');

  it('have their values, traits, specialties and place', () => {
    for (const row of rows) {
      expect(firstCards(row).planets[row.id], row.id).toEqual({
        resources: row.resources,
        influence: row.influence,
        traits: row.traits,
        specialties: row.specialties.map(colourOf),
        legendary: row.legendary,
        tile: row.tile,
        homeOf: row.homeOf,
        countsAsPlanet: row.countsAsPlanet,
        points: row.victoryPoints?.onGain ?? 0,
        ...(row.id === 'mecatol-rex' ? { custodians: true } : {}),
      });
    }
    expect(Object.keys(all.planets).sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  it('change where a later box prints them anew, and nowhere else', () => {
    for (const row of rows) {
      const fields = ['resources', 'influence', 'legendary', 'tile', 'homeOf'] as const;
      const last = Object.assign({}, row, ...row.changedIn) as Planet;
      for (const field of fields) {
        expect(all.planets[row.id]?.[field], `${row.id} ${field}`).toBe(last[field]);
      }
    }
  });
});

describe.skipIf(!HAS_FACTS)('technologies', () => {
  interface Technology extends Row {
    kind: 'technology' | 'unit-upgrade' | 'assimilator';
    colour: TechnologyColour | null;
    prerequisites: Record<TechnologyColour, number>;
    faction: string | null;
    upgradesUnit: string | null;
    replaces: string | null;
    becomesBreakthroughIn?: Expansion;
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

describe.skipIf(!HAS_FACTS)('factions', () => {
  interface Faction extends Row {
    commodities: number;
    homePlanets: string[];
    homeTile: string | null;
    startingTechnologies: string[];
    startingTechnologyChoice: {
      count: number;
      chooseFrom: string[];
      chooseFromBase?: string[];
    } | null;
    startingCommandTokens: Record<string, number>;
    factionTechnologies: string[];
    factionTechnologiesByExpansion?: Partial<Record<Expansion, string[]>>;
    flags: { flag: string; amount?: number; value?: number; strategyCard?: string }[];
    leaders: { agents: string[]; commander: string; heroes: string[] };
    promissoryNotes: string[];
    breakthrough: { synergy: TechnologyColour[] };
    homeChoice?: { faction: string; planets: string[] }[];
  }
  const rows = factRows<Faction>('factions');
  const ruleset = rulesetOf(EXPANSIONS);
  const TRAITS: Record<string, string> = {
    'may-score-objectives-without-home-planets': 'scores-without-home',
    'cannot-vote': 'cannot-vote',
    'custodians-free': 'custodians-free',
    'votes-first': 'votes-first',
    'extra-votes': 'extra-votes',
    'captures-command-tokens': 'captures-tokens',
  };

  it('start with their planets, technologies, tokens and commodities', () => {
    for (const row of rows) {
      const facts = rulesetOf(upTo(row.expansion)).factions[row.id];
      // A space station lies in a home system, but is no home planet.
      const planets = row.homePlanets.filter((id) => all.planets[id]?.countsAsPlanet);
      expect(facts?.homePlanets, row.id).toEqual(planets);
      expect(facts?.startingTechnologies, row.id).toEqual(row.startingTechnologies);
      expect(facts?.commodities, row.id).toBe(row.commodities);
      expect(ruleset.tokens.start, row.id).toEqual(row.startingCommandTokens);
      const first = row.factionTechnologiesByExpansion?.[row.expansion as Expansion];
      const last = row.factionTechnologiesByExpansion?.['thunders-edge'];
      expect(facts?.technologies, row.id).toEqual(first ?? row.factionTechnologies);
      expect(ruleset.factions[row.id]?.technologies, row.id).toEqual(
        last ?? row.factionTechnologies,
      );
    }
    expect(rows.filter(({ homePlanets }) => homePlanets.includes('revelation'))).toHaveLength(1);
  });

  it('bring the abilities that the round asks about', () => {
    for (const row of rows) {
      const facts = ruleset.factions[row.id]!;
      const flag = (name: string) => row.flags.find((one) => one.flag === name);
      const traits = row.flags.flatMap((one) => TRAITS[one.flag] ?? []);
      if (row.id === 'nekro-virus') traits.push('copies-technologies');
      expect([...facts.traits].sort(), row.id).toEqual(traits.sort());
      expect(facts.statusTokens, row.id).toBe(2 + (flag('extra-command-tokens')?.amount ?? 0));
      expect(facts.initiativeToken, row.id).toBe(flag('initiative')?.value ?? null);
      const free = flag('free-secondary')?.strategyCard;
      expect(facts.freeFollows, row.id).toEqual(free ? [free] : []);
    }
  });

  it('choose, lead and trade with their own cards', () => {
    for (const row of rows) {
      const facts = all.factions[row.id]!;
      const choice = row.startingTechnologyChoice;
      expect(facts.homeTile, row.id).toBe(row.homeTile ?? null);
      expect(facts.choice, row.id).toEqual(
        choice && { count: choice.count, from: choice.chooseFrom },
      );
      expect(facts.homeChoice, row.id).toEqual((row.homeChoice ?? []).map((one) => one.faction));
      const { agents, commander, heroes } = row.leaders;
      expect(facts.leaders, row.id).toEqual([...agents, commander, ...heroes]);
      expect(facts.notes, row.id).toEqual(row.promissoryNotes);
      const { synergy } = row.breakthrough;
      expect(facts.synergy ?? [], row.id).toEqual(synergy);
    }
    const winnu = rows.find(({ id }) => id === 'winnu')!;
    expect(cardsOf([]).factions['winnu']?.choice?.from).toEqual(
      winnu.startingTechnologyChoice?.chooseFromBase,
    );
  });

  it('lend the home systems that they have', () => {
    for (const { faction, planets } of rows.flatMap((row) => row.homeChoice ?? [])) {
      expect(ruleset.factions[faction]?.homePlanets, faction).toEqual(planets);
    }
  });
});

describe.skipIf(!HAS_FACTS)('objectives', () => {
  type Fields = Record<string, unknown> & { kind: string; event?: string; of?: Fields[] };
  interface Objective extends Row {
    requires: Fields;
    points: number;
    phase: string;
    stage?: 1 | 2;
    versions?: { expansion: Expansion; requires?: Fields; sameAs?: Expansion }[];
  }
  const rows = [
    ...factRows<Objective>('public-objectives'),
    ...factRows<Objective>('secret-objectives'),
  ];

  /** What the kind of a condition says by itself: where it is written out, it says the same. */
  const SAID: Record<string, Record<string, unknown>> = {
    spend: { pools: ['tactic', 'strategy'], anyTypes: true },
    planetsWithStructures: { outsideOwnHome: true },
    shipsAtWormholes: { oneSystemMayServeBoth: true },
    groundForcesOnOnePlanet: { withoutOwnSpaceDock: true },
    destroyedUnit: { ownedBy: 'another-player' },
    wonSpaceCombat: { where: 'system-with-own-flagship', ownFlagshipSurvives: true },
    spaceCombatEnded: { excluding: ['fighter'], mustWin: false },
    lostControlOfPlanet: { where: 'any-home-system' },
    electedByAgenda: { who: 'self-or-own-planet' },
    wonCombat: { tiesCount: true },
  };
  const AGAINST: Record<string, string> = {
    'player-with-most-victory-points': 'most-points',
    'player-whose-note-was-in-own-play-area-at-start-of-own-tactical-action': 'note-in-play-area',
  };
  const bonds = rows.find(({ id }) => id === 'strengthen-bonds')?.requires['qualifyingNotes'];

  /** The condition as our tables write it. */
  function ours(fields: Fields, expansions: readonly Expansion[]): unknown {
    const { notes } = cardsOf(expansions);
    const said = SAID[fields.event ?? fields.kind] ?? {};
    const kept = Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
      if (key in said) {
        expect(value, `${fields.kind} ${key}`).toEqual(said[key]);
        return [];
      }
      if (key === 'against') return [[key, AGAINST[String(value)]]];
      if (key === 'of') return [[key, (value as Fields[]).map((one) => ours(one, expansions))]];
      if (key !== 'qualifyingNotes') return [[key, value]];
      expect(value).toEqual(bonds);
      const lying = (value as string[]).filter((note) => notes[note]?.inPlayArea);
      return fields.event ? [] : [[key, lying]];
    });
    return Object.fromEntries(kept);
  }

  it('ask for what they ask for, field by field, in every printing', () => {
    for (const row of rows) {
      const first = upTo(row.expansion);
      expect(cardsOf(first).conditions[row.id], row.id).toEqual(ours(row.requires, first));
      const versions = row.versions ?? [];
      const last = versions.findLast(({ requires }) => requires)?.requires ?? row.requires;
      expect(all.conditions[row.id], row.id).toEqual(ours(last, EXPANSIONS));
      for (const { expansion, sameAs } of versions) {
        const alone = cardsOf(['pok', expansion]).conditions[row.id];
        expect(alone, row.id).toEqual(cardsOf(['pok', sameAs ?? expansion]).conditions[row.id]);
        expect(alone, row.id).not.toEqual(cardsOf(['pok']).conditions[row.id]);
      }
    }
    expect(rows).toHaveLength(80);
  });

  const OF_COMBATS = ['wonCombat', 'wonSpaceCombat', 'spaceCombatEnded'];
  const isInCombat = ({ requires }: Objective) =>
    OF_COMBATS.includes(requires.event ?? '') || requires['means'] === 'anti-fighter-barrage';

  it('pay their points in their phase, and for a combat where they need one', () => {
    for (const row of rows) {
      const facts = rulesetOf(upTo(row.expansion)).objectives[row.id];
      expect(facts, row.id).toEqual({
        kind: row.stage ? 'public' : 'secret',
        stage: row.stage ?? null,
        points: row.points,
        phase: row.phase,
        ...(isInCombat(row) ? { inCombat: true } : {}),
      });
    }
  });
});

describe.skipIf(!HAS_FACTS)('the other cards', () => {
  it('attach what they attach', () => {
    interface Attachment extends Row {
      resources: number;
      influence: number;
      specialty: string | null;
      statsOnlyIfPlanetHasSpecialty: boolean;
      traits: string[];
      makesLegendary: boolean;
      exhaustToIgnorePrerequisite: string | null;
      onTrait: string | null;
      from: string;
    }
    interface Source extends Row {
      faction?: string;
      tracker?: { notOn?: string[] }[];
    }
    const sources = ['promissory-notes', 'leaders', 'relics'].flatMap((table) =>
      factRows<Source>(table),
    );
    for (const row of factRows<Attachment>('attachments')) {
      const source = sources.find(({ id }) => id === row.id);
      const notOn = (source?.tracker ?? []).flatMap((effect) => effect.notOn ?? []);
      expect(firstCards(row).attachments[row.id], row.id).toEqual({
        resources: row.resources,
        influence: row.influence,
        specialty: colourOf(row.specialty),
        statsOnlyIfPlanetHasSpecialty: row.statsOnlyIfPlanetHasSpecialty,
        traits: row.traits,
        makesLegendary: row.makesLegendary,
        skips: colourOf(row.exhaustToIgnorePrerequisite),
        onTrait: row.onTrait,
        notOn: notOn.filter((place) => place !== 'mecatol-rex').sort(),
        law: row.from === 'agenda' ? row.id.replace(/-agenda$/, '') : null,
        faction: source?.faction ?? null,
      });
    }
  });

  it('leave out the prerequisites that they leave out', () => {
    interface Effect {
      effect?: string;
      flag?: string;
      when?: string;
      count?: number | 'all';
      only?: string;
      notFor?: string;
      technology?: string;
      exhaust?: boolean;
      cost?: Record<string, number>;
      options?: string[];
    }
    interface Effects extends Row {
      tracker?: Effect[] | null;
      flags?: Effect[];
      ifFor?: Effect[] | null;
    }
    const LEAVES_OUT = ['ignorePrerequisites', 'ignore-prerequisites'];
    const isWaiver = ({ effect, flag, options }: Effect) =>
      LEAVES_OUT.includes(effect ?? flag ?? '') || options?.includes('ignorePrerequisite');
    const onlyOf = ({ when, only, notFor, technology }: Effect) => {
      if (technology) return { unit: technology };
      if (notFor === 'unit-upgrade') return 'no-upgrade';
      return only === 'unit-upgrade' || when === 'research.unit-upgrade' ? 'upgrade' : null;
    };
    const priceOf = ({ exhaust, cost }: Effect) => {
      if (cost?.['capturedUnits']) return 'captured-unit';
      if (!exhaust) return null;
      return cost?.['resources'] === 2 ? 'exhaust-and-resources' : 'exhaust';
    };
    const found = (
      [
        ['factions', 'faction'],
        ['technologies', 'technology'],
        ['relics', 'relic'],
        ['agendas', 'law'],
      ] as const
    ).flatMap(([table, card]) =>
      factRows<Effects>(table).flatMap(({ id, tracker, flags, ifFor }) =>
        [...(tracker ?? []), ...(flags ?? []), ...(ifFor ?? [])].filter(isWaiver).map((effect) => ({
          card,
          id,
          count: effect.count === 'all' || card === 'law' ? null : (effect.count ?? 1),
          only: onlyOf(effect),
          price: priceOf(effect),
        })),
      ),
    );
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(Object.values(all.waivers).sort(byId)).toEqual(found.sort(byId));
    const keeps = factRows<Effects>('technologies')
      .filter(({ tracker }) =>
        tracker?.some(({ effect }) => effect === 'specialtiesUsableWithoutExhausting'),
      )
      .map(({ id }) => id);
    const ours = Object.keys(all.technologies);
    expect(ours.filter((id) => all.technologies[id]?.keepsSpecialties)).toEqual(keeps);
  });

  it('are relics with points and uses', () => {
    interface Relic extends Row {
      purgeable: boolean;
      exhaustable: boolean;
      victoryPoints: { when: string; points: number }[];
    }
    for (const row of factRows<Relic>('relics')) {
      expect(firstCards(row).relics[row.id], row.id).toEqual({
        purgeable: row.purgeable,
        exhaustable: row.exhaustable,
        points: row.victoryPoints.find(({ when }) => when === 'gains-card')?.points ?? 0,
      });
    }
  });

  it('are notes that lie in a play area or do not, as the last box prints them', () => {
    interface Note extends Row {
      faction: string | null;
      inPlayArea: boolean;
      changedIn: { expansion: Expansion; inPlayArea?: boolean }[];
    }
    for (const { id, expansion, faction, inPlayArea, changedIn } of factRows<Note>(
      'promissory-notes',
    )) {
      expect(cardsOf(upTo(expansion)).notes[id], id).toEqual({ faction, inPlayArea });
      const changed = changedIn.find((change) => change.inPlayArea !== undefined)?.inPlayArea;
      expect(all.notes[id], id).toEqual({ faction, inPlayArea: changed ?? inPlayArea });
    }
  });

  it('are leaders of their faction', () => {
    for (const { id, type, faction } of factRows<Row & { type: string; faction: string }>(
      'leaders',
    )) {
      expect(all.leaders[id], id).toEqual({ type, faction });
    }
  });

  it('are strategy cards: the newest of the boxes in play', () => {
    interface Card extends Row {
      name: string;
      initiative: number;
      secondaryCostsStrategyToken: boolean;
      secondaryTokenGoes: string | null;
    }
    for (const row of factRows<Card>('strategy-cards')) {
      const facts = rulesetOf(upTo(row.expansion)).strategyCards[row.name.toLowerCase()];
      expect(facts?.initiative, row.id).toBe(row.initiative);
      expect(facts?.secondaryCost, row.id).toBe(row.secondaryCostsStrategyToken ? 1 : 0);
      expect(facts?.secondaryTokenTo, row.id).toBe(
        row.secondaryTokenGoes === 'chosen-system' ? 'board' : 'reinforcements',
      );
    }
  });
});
