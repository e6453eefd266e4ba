/** The tables of Shattered Ascension against the facts about its cards, row by row. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ObjectiveFacts } from '../../../../src/lib/core/ruleset.ts';
import type { PlanetFacts, TechnologyFacts } from '../../../../src/lib/core/cards.ts';
import { TECHNOLOGY_COLOURS } from '../../../../src/lib/core/vocabulary.ts';
import {
  agendas,
  MINISTERS,
  NOT_WITH_TWO,
} from '../../../../src/lib/rulesets/boxes/shattered-ascension/agendas.ts';
import type { FactionFacts } from '../../../../src/lib/core/ruleset.ts';
import { effects } from '../../../../src/lib/rulesets/boxes/shattered-ascension/effects.ts';
import {
  factionCards,
  factions,
  racialUpgrades,
} from '../../../../src/lib/rulesets/boxes/shattered-ascension/factions.ts';
import * as deck from '../../../../src/lib/rulesets/boxes/shattered-ascension/objectives.ts';
import { planets } from '../../../../src/lib/rulesets/boxes/shattered-ascension/planets.ts';
import { relics } from '../../../../src/lib/rulesets/boxes/shattered-ascension/relics.ts';
import { technologies } from '../../../../src/lib/rulesets/boxes/shattered-ascension/technologies.ts';
import { agendaWords } from '../../../../src/lib/ui/model/card-names.ts';
import { FAMILIES } from '../../../../src/lib/words/families.ts';
import { factionWords } from '../../../../src/lib/words/faction-words.ts';
import {
  holdingNames,
  planetName,
  technologyName,
} from '../../../../src/lib/words/holding-names.ts';
import type { FactNames } from '../../../../src/lib/words/names.ts';
import { objectiveName } from '../../../../src/lib/words/objective-name.ts';
import { objectiveWords } from '../../../../src/lib/words/objective-words.ts';
import { playedName } from '../../../../src/lib/words/played-names.ts';
import { strategyCardWords } from '../../../../src/lib/words/strategy-card-words.ts';
import { fetchWordsOf, speakTermsOf, spokenTerms } from '../../../../src/lib/words/terms.ts';
import { ASCENSION, EDITIONS } from '../../../support/ascension/ruleset.ts';
import { factRows } from '../../../support/facts.ts';

beforeAll(async () => {
  await fetchWordsOf('shattered-ascension');
  speakTermsOf('shattered-ascension');
});
afterAll(() => speakTermsOf(''));

/** Names of a table for sentences. */
const SEATS: Readonly<Record<string, string>> = { s1: 'Hacan', s2: 'Sol' };
const tableNames: FactNames = {
  ...holdingNames,
  seat: (id) => SEATS[id] ?? id,
  card: (id) => strategyCardWords(id)?.name ?? id,
  objective: objectiveName,
  agenda: agendaWords.name,
};

/** Races go by the ids that their people have in the base game, so that every list can name them. */
const PEOPLE: Readonly<Record<string, string>> = {
  creuss: 'ghosts-of-creuss',
  hacan: 'emirates-of-hacan',
  'jol-nar': 'universities-of-jol-nar',
  l1z1x: 'l1z1x-mindnet',
  last: 'order-of-the-last',
  letnev: 'barony-of-letnev',
  mentak: 'mentak-coalition',
  muaat: 'embers-of-muaat',
  naalu: 'naalu-collective',
  norr: 'sardakk-norr',
  saar: 'clan-of-saar',
  sol: 'federation-of-sol',
  virus: 'nekro-virus',
  xxcha: 'xxcha-kingdom',
  yin: 'yin-brotherhood',
  yssaril: 'yssaril-tribes',
};
const people = (id: string) => PEOPLE[id] ?? id;
const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
const ids = (rows: object) => Object.keys(rows).sort();

interface Named {
  id: string;
  name: string;
}

describe('races', () => {
  interface Race extends Named {
    homePlanets: string[];
    startingTechnologiesKnown: string[];
    tradeContracts?: number[];
    racialUpgradesKnown: { name: string; baseCost: number | null }[];
    raceObjectives?: { name: string; victoryPoints: number }[];
  }
  const rows = factRows<Race>('shattered-ascension-races');
  const table: Readonly<Record<string, (typeof factions)['arborec']>> = factions;

  it('have their homes, known technologies and contracts, and their names', () => {
    for (const row of rows) {
      const id = people(row.id);
      expect(table[id], id).toMatchObject({
        commodities: 0,
        homePlanets: row.homePlanets,
        startingTechnologies: row.startingTechnologiesKnown,
      });
      expect((table[id] as FactionFacts).contracts, id).toEqual(row.tradeContracts);
      expect(factionWords(id)?.name, id).toBe(row.name);
    }
    expect(ids(factions)).toEqual(rows.map(({ id }) => people(id)).sort());
    expect(ids(factionCards)).toEqual(ids(factions));
    const marks = rows.map(({ id }) => factionWords(people(id))?.mark);
    expect(new Set(marks).size).toBe(18);
  });

  it('have the upgrades and objectives whose names are known', () => {
    const upgrades = rows.flatMap(({ id, racialUpgradesKnown }) =>
      racialUpgradesKnown.map(({ name, baseCost }) => [slug(name), { race: people(id), baseCost }]),
    );
    expect(racialUpgrades).toEqual(Object.fromEntries(upgrades));
    for (const { id, raceObjectives } of rows) {
      const own = raceObjectives?.map(({ name }) => `race-${slug(name)}`);
      expect(deck.RACE_OBJECTIVES[people(id)], id).toEqual(own);
      for (const { name, victoryPoints } of raceObjectives ?? []) {
        const facts = (deck.objectives as Record<string, ObjectiveFacts>)[`race-${slug(name)}`];
        expect(facts).toMatchObject({ kind: 'own-race', points: victoryPoints });
        expect(objectiveName(`race-${slug(name)}`)).toBe(name);
      }
    }
  });
});

describe('planets', () => {
  interface Planet extends Named {
    resources: number;
    influence: number;
    specialties: string[];
    tile: string;
    home?: boolean;
    tradeStation?: boolean;
    refreshAbility?: { gives: string; count: number }[];
  }
  const rows = factRows<Planet>('shattered-ascension-planets');
  const table: Readonly<Record<string, PlanetFacts>> = planets;

  it('have their values, specialties, systems, names and what they give', () => {
    for (const row of rows) {
      const gains = row.refreshAbility?.map(({ gives, count }) => [gives, count] as const);
      const { homeOf, ...facts } = table[row.id]!;
      expect(facts, row.id).toEqual({
        resources: row.resources,
        influence: row.influence,
        traits: [],
        specialties: row.specialties,
        legendary: false,
        tile: row.tile,
        countsAsPlanet: true,
        points: 0,
        ...(gains ? { insteadOfRefresh: Object.fromEntries(gains) } : {}),
        ...(row.tradeStation ? { tradeStation: true } : {}),
      });
      expect(homeOf !== null, row.id).toBe(row.home === true);
      expect(planetName(row.id)).toBe(row.name);
    }
    expect(ids(planets)).toEqual(rows.map(({ id }) => id).sort());
  });

  it('are at home where their race is', () => {
    for (const [race, { homePlanets }] of Object.entries(factions)) {
      for (const id of homePlanets) {
        expect(table[id], id).toMatchObject({ homeOf: race, tile: factionCards[race]?.homeTile });
      }
    }
    const homes = Object.values(table).filter(({ homeOf }) => homeOf !== null);
    expect(homes).toHaveLength(Object.values(factions).flatMap((one) => one.homePlanets).length);
  });
});

it('technologies have their colour, what leads to them, and their names', () => {
  interface Technology extends Named {
    colour: string;
    prerequisites: string[];
    prerequisiteMode: 'all' | 'any-one' | null;
  }
  const rows = factRows<Technology>('shattered-ascension-technologies');
  const table: Readonly<Record<string, TechnologyFacts>> = technologies;
  for (const row of rows) {
    const { prerequisiteMode: mode, prerequisites: of } = row;
    expect(table[row.id], row.id).toEqual({
      colour: row.colour,
      prerequisites: {},
      faction: null,
      upgrades: null,
      replaces: null,
      ...(mode === null ? {} : { needs: { of, all: mode === 'all' } }),
    });
    for (const id of of) expect(technologies, row.id).toHaveProperty([id]);
    expect(technologyName(row.id)).toBe(row.name);
  }
  expect(ids(technologies)).toEqual(rows.map(({ id }) => id).sort());
});

describe('objectives', () => {
  interface Objective {
    id: string;
    name: string | null;
    victoryPoints: number | null;
    requires: { kind: string; with?: string; victoryPoints?: number };
    winsTheGame?: boolean;
    claimable?: boolean;
    victoryPointsIf?: { homeOf: string; victoryPoints: number };
  }
  const DECKS = [
    ['shattered-ascension-stage-1', 'public', 1],
    ['shattered-ascension-stage-2', 'public', 2],
    ['shattered-ascension-preliminary', 'own-preliminary', null],
    ['shattered-ascension-secret', 'secret', null],
    ['shattered-ascension-special', 'own-special', null],
  ] as const;
  const all = DECKS.flatMap(([file]) => factRows<Objective>(file));
  const table: Readonly<Record<string, ObjectiveFacts>> = deck.objectives;

  it.each(DECKS)('of %s have their kind and points', (file, kind, stage) => {
    for (const row of factRows<Objective>(file)) {
      const points = row.victoryPoints ?? 0;
      expect(table[row.id], row.id).toEqual({ kind, stage, points, phase: 'status' });
      if (row.name !== null) expect(objectiveName(row.id)).toBe(row.name);
    }
  });

  it('are all there, each with a name of its own and what it asks for', () => {
    const races = Object.values(deck.RACE_OBJECTIVES).flat();
    expect(ids(table)).toEqual([...all.map(({ id }) => id), ...races].sort());
    const names = Object.keys(table).map(objectiveName);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 27)).toEqual([]);
    const said = all.map(({ id }) => objectiveWords(id)?.requirement ?? '');
    expect(said.filter((text) => text === '' || text.length > 66)).toEqual([]);
  });

  it('win, end the game, are replaced and pay less as their cards say', () => {
    const of = (test: (row: Objective) => unknown) => all.filter(test).map(({ id }) => id);
    expect(deck.WINNING).toEqual(of((row) => row.winsTheGame));
    expect([deck.ENDING]).toEqual(of((row) => row.claimable === false));
    const replaced = all.filter(({ requires }) => requires.kind === 'replaceOnReveal');
    const by = { 'random-preliminary': 'own-preliminary', 'random-secret': 'secret' } as const;
    expect(deck.REPLACED).toEqual(
      Object.fromEntries(
        replaced.map(({ id, requires }) => [
          id,
          { by: by[requires.with as keyof typeof by], points: requires.victoryPoints },
        ]),
      ),
    );
    const less = all.flatMap(({ id, victoryPointsIf: one }) =>
      one ? [[id, { homeOf: people(one.homeOf), points: one.victoryPoints }] as const] : [],
    );
    expect(deck.PAYS_LESS).toEqual(Object.fromEntries(less));
  });
});

describe('political cards', () => {
  interface Card extends Named {
    law: boolean;
    vote: string;
    twoPlayerMark: boolean;
    touches: string[];
  }
  const rows = factRows<Card>('shattered-ascension-political-cards');
  const ELECTED: Readonly<Record<string, string>> = {
    'for-against': 'for-against',
    'elect-player': 'player',
    'elect-planet': 'planet',
    'elect-non-home-planet': 'planet',
    'elect-owned-non-home-planet': 'planet',
    'elect-law': 'law',
    'elect-strategy-card': 'strategy-card',
  };

  it('are laws or not, elect what they elect, and have their printed names', () => {
    for (const row of rows) {
      expect((agendas as Record<string, unknown>)[row.id], row.id).toMatchObject({
        type: row.law ? 'law' : 'directive',
        election: ELECTED[row.vote] ?? 'other',
        keptByElected: row.law && row.vote === 'elect-player',
      });
      expect(agendaWords.name(row.id)).toBe(row.name);
    }
    expect(ids(agendas)).toEqual(rows.map(({ id }) => id).sort());
  });

  it('say in at most 90 characters what each outcome does', () => {
    for (const { id, vote } of rows) {
      const { for: yes, against: no, elected } = agendaWords.of(id)!;
      expect(elected === undefined, id).toBe(vote === 'for-against');
      expect(yes !== undefined, id).toBe(vote === 'for-against');
      expect([yes, no, elected].filter((text = '') => text.length > 90)).toEqual([]);
    }
  });

  it('are marked for two players, and make ministers', () => {
    const of = (test: (row: Card) => boolean) => rows.filter(test).map(({ id }) => id);
    expect(NOT_WITH_TWO).toEqual(of(({ twoPlayerMark }) => twoPlayerMark));
    expect(MINISTERS).toEqual(of(({ touches }) => touches.includes('minister')));
    expect(MINISTERS).toHaveLength(11);
  });

  it('pay points only where their cards speak of points', () => {
    const paying = Object.entries(agendas).filter(([, { points }]) => points.length > 0);
    const speaking = rows.filter(({ touches }) => touches.includes('victory-points'));
    const spoken = speaking.map(({ id }) => id);
    expect(paying.map(([id]) => id).filter((id) => !spoken.includes(id))).toEqual([]);
    expect(paying).toHaveLength(6);
  });
});

it('action cards that are played as an action are offered, by name', () => {
  const rows = factRows<Named & { when: string }>('shattered-ascension-action-cards');
  const played = rows.filter(({ when }) => when === 'as-an-action');
  const ours = Object.values(effects).filter(({ offer }) => offer === 'play');
  expect(ours.map(({ id }) => id).sort()).toEqual(played.map(({ id }) => id).sort());
  for (const { id, name } of played) expect(playedName(id)).toBe(name);
});

it('artifacts are four, one of each colour, and worth nothing by themselves', () => {
  const colours = Object.values(relics).map(({ specialty }) => specialty);
  expect(colours.sort()).toEqual([...TECHNOLOGY_COLOURS].sort());
  for (const [id, { specialty }] of Object.entries(relics))
    expect(id).toBe(`${specialty}-artifact`);
  expect(Object.values(relics).filter(({ points }) => points > 0)).toEqual([]);
});

it('make up a game: nothing that a table names is missing', () => {
  const { v42: ruleset } = ASCENSION;
  expect(ids(ruleset.cards.planets)).toEqual(ids(planets));
  expect(ids(ruleset.cards.effects)).toEqual(ids(effects));
  const starting = Object.values(ruleset.factions).flatMap((one) => one.startingTechnologies);
  expect(starting.filter((id) => !(id in ruleset.cards.technologies))).toEqual([]);
  expect(Object.keys(ruleset.factions).filter((id) => !(id in ruleset.cards.factions))).toEqual([]);
});

it('strategy cards have their names and what they do', () => {
  for (const { id, name } of factRows<Named>('shattered-ascension-strategy-cards')) {
    expect(strategyCardWords(id)?.name).toBe(name);
    expect(strategyCardWords(id)?.gist).toMatch(/\.$/);
  }
});

describe('its words', () => {
  it('are spoken at its tables alone, and both editions have their own', async () => {
    await fetchWordsOf('shattered-ascension-v6');
    expect(spokenTerms().pools.tactic.name).toBe('Command Pool');
    expect(factionWords('nekro-virus')?.short).toBe('Virus');
    expect(objectiveWords('spe-sovereign')?.requirement).toBe('8 planets outside home');
    speakTermsOf('shattered-ascension-v6');
    expect(objectiveWords('spe-sovereign')?.requirement).toBe('9 planets');
    speakTermsOf('base+pok');
    expect(factionWords('nekro-virus')?.short).toBe('Nekro');
    expect(planetName('tarmann')).toBe("Tar'Mann");
    expect(agendaWords.of('mutiny')?.for).not.toBe(undefined);
    expect(spokenTerms().pools.tactic.name).toBe('Tactic');
    speakTermsOf('shattered-ascension');
    expect(planetName('tarmann')).toBe("Tar'mann");
  });

  it.each(EDITIONS)('name each step and fact that the plan of %s brings', async (edition) => {
    const { id, plan } = ASCENSION[edition];
    await fetchWordsOf(id);
    speakTermsOf(id);
    const { steps, facts = {}, offers = {}, parts = {} } = spokenTerms();
    const named = [
      ...(plan.setup ?? []).map((step) => steps.setup[step]),
      ...plan.phases.flatMap(({ phase, steps: of }) => of.map((step) => steps[phase]?.[step])),
    ];
    expect(named.filter((name) => name === undefined)).toEqual([]);
    expect(named.length).toBeGreaterThan(25);
    const own = Object.values(plan.own ?? {}).flatMap((step) => Object.entries(step.facts));
    expect(own.map(([type]) => type).filter((type) => !(type in facts))).toEqual([]);
    const offered = own.filter(([, fact]) => fact.offers).map(([type]) => type);
    expect(offered.filter((type) => !(type in offers))).toEqual([]);
    const typed = own.filter(([, fact]) => fact.typed).map(([type]) => type);
    expect(typed.filter((type) => !(type in parts))).toEqual([]);
    // And none for what there is not.
    const known = EDITIONS.flatMap((one) =>
      Object.values(ASCENSION[one].plan.own ?? {}).flatMap((step) => Object.keys(step.facts)),
    );
    const said = [facts, offers, parts].flatMap((table) => Object.keys(table));
    expect(said.filter((type) => !known.includes(type))).toEqual([]);
    speakTermsOf('shattered-ascension');
  });

  it('tell facts in a sentence, and say on buttons what they record', () => {
    const { facts = {}, offers = {} } = spokenTerms();
    const tell = (type: `own-${string}`, data: object, seat?: string) =>
      facts[type]?.(
        { type, step: 'own-order', data, ...(seat ? { seat } : {}) } as never,
        tableNames,
      );
    const offer = (type: `own-${string}`, data: object) =>
      offers[type]?.(data as never, tableNames);
    expect(tell('own-home.bid', { home: 'home-2', bid: 1 }, 's1')).toBe(
      'Hacan bid 1 trade good for home 2',
    );
    expect(tell('own-goods.levelled', { by: -1 })).toBe('Each player returned 1 trade good');
    expect(tell('own-home.regained', { planets: ['jord'], whole: true }, 's2')).toBe(
      'Sol regained Jord',
    );
    expect(tell('own-agenda.shown', { agenda: 'mutiny', by: 's2' })).toBe('Mutiny is Sol’s agenda');
    expect(tell('own-facility.built', { planet: 'lodor', facility: 'colony' }, 's1')).toBe(
      'Hacan built a colony on Lodor',
    );
    expect(offer('own-cycler.set', { direction: 'counter-clockwise' })).toBe('Anticlockwise');
    expect(offer('own-home.regained', { planets: [], whole: false })).toBe('Nothing returns');
    expect(offer('own-upkeep.paid', { lost: 2, goods: 0 })).toBe('Lose 2 counters');
  });

  it('are fetched once, and a game without any has those of the base game', async () => {
    let fetches = 0;
    const families = {
      'made-up-family': () => {
        fetches += 1;
        return FAMILIES['shattered-ascension']!();
      },
    };
    await fetchWordsOf('made-up-family+box', families);
    await fetchWordsOf('made-up-family', families);
    expect(fetches).toBe(1);
    await expect(fetchWordsOf('another', families)).resolves.toBeUndefined();
  });
});
