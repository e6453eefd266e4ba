/**
 * What is copied from the tables of facts about the printed game: ids, names, figures and
 * categories, and of them only what a test compares. `npm run facts` writes the copies into
 * tests/fixtures/facts; tests/unit/rulesets/printed/copies.test.ts holds them to their source.
 */
import { existsSync, readdirSync } from 'node:fs';

type Fields = { readonly [field: string]: Kept };
/** Of a list, the parts that speak of something. */
type About = { about: RegExp; keeps: Fields };
/** What is kept of a value: all of it, or of an object (of each, in a list) these fields. */
type Kept = true | Fields | About;

const ROW = { id: true, expansion: true } as const;
const NAMED = { ...ROW, name: true } as const;

/** An effect that leaves out prerequisites, and by what it is told from others. */
const EFFECT = {
  effect: true,
  flag: true,
  when: true,
  count: true,
  only: true,
  notFor: true,
  technology: true,
  exhaust: true,
  cost: true,
  options: true,
} as const;

const WAIVER = { about: /prerequisite|specialties/i, keeps: EFFECT } as const;

/** Where an attachment may not lie. */
const PLACED = { notOn: true } as const;

const OBJECTIVE = {
  ...ROW,
  points: true,
  phase: true,
  requires: true,
  versions: { expansion: true, requires: true, sameAs: true },
} as const;

const SA_OBJECTIVE = {
  id: true,
  name: true,
  victoryPoints: true,
  requires: true,
  requiresIn: true,
  evaluation: true,
  winsTheGame: true,
  claimable: true,
  victoryPointsIf: true,
} as const;

const SHAPES = {
  planets: {
    ...NAMED,
    resources: true,
    influence: true,
    traits: true,
    specialties: true,
    legendary: true,
    tile: true,
    homeOf: true,
    countsAsPlanet: true,
    relicOnExplore: true,
    victoryPoints: { onGain: true },
    changedIn: {
      expansion: true,
      resources: true,
      influence: true,
      legendary: true,
      tile: true,
      homeOf: true,
    },
  },
  technologies: {
    ...NAMED,
    kind: true,
    colour: true,
    prerequisites: true,
    faction: true,
    upgradesUnit: true,
    replaces: true,
    becomesBreakthroughIn: true,
    researchable: true,
    tracker: WAIVER,
  },
  factions: {
    ...ROW,
    commodities: true,
    homePlanets: true,
    homeTile: true,
    startingTechnologies: true,
    startingTechnologyChoice: { count: true, chooseFrom: true, chooseFromBase: true },
    startingCommandTokens: true,
    factionTechnologies: true,
    factionTechnologiesByExpansion: true,
    flags: { ...EFFECT, amount: true, value: true, strategyCard: true },
    leaders: true,
    promissoryNotes: true,
    breakthrough: { synergy: true },
    homeChoice: { faction: true, planets: true },
  },
  'public-objectives': { ...OBJECTIVE, stage: true },
  'secret-objectives': OBJECTIVE,
  agendas: { id: true, ifFor: WAIVER },
  relics: {
    ...NAMED,
    purgeable: true,
    exhaustable: true,
    victoryPoints: { when: true, points: true },
    tracker: { about: /prerequisite|notOn/i, keeps: { ...EFFECT, ...PLACED } },
  },
  'promissory-notes': {
    ...NAMED,
    faction: true,
    inPlayArea: true,
    changedIn: { expansion: true, inPlayArea: true },
    tracker: PLACED,
  },
  leaders: { ...NAMED, type: true, faction: true, homeVariant: true, tracker: PLACED },
  attachments: {
    ...NAMED,
    resources: true,
    influence: true,
    specialty: true,
    statsOnlyIfPlanetHasSpecialty: true,
    traits: true,
    makesLegendary: true,
    exhaustToIgnorePrerequisite: true,
    onTrait: true,
    from: true,
  },
  'action-cards': { ...NAMED, count: true, componentAction: true },
  breakthroughs: {
    ...NAMED,
    faction: true,
    synergy: true,
    exhaustable: true,
    flips: { becomes: true },
  },
  'exploration-cards': {
    ...NAMED,
    deck: true,
    count: true,
    resolution: true,
    attachment: true,
    relicFragment: true,
  },
  'strategy-cards': {
    ...NAMED,
    initiative: true,
    secondaryCostsStrategyToken: true,
    secondaryTokenGoes: true,
  },
  'small-gains': {
    ...ROW,
    faction: true,
    source: { table: true, id: true },
    gives: true,
    exhaust: true,
    purge: true,
  },
  'shattered-ascension-races': {
    id: true,
    name: true,
    homePlanets: true,
    startingTechnologiesKnown: true,
    tradeContracts: true,
    racialUpgradesKnown: { name: true, baseCost: true },
    raceObjectives: { name: true, victoryPoints: true },
  },
  'shattered-ascension-planets': {
    id: true,
    name: true,
    resources: true,
    influence: true,
    specialties: true,
    tile: true,
    home: true,
    tradeStation: true,
    refreshAbility: true,
  },
  'shattered-ascension-technologies': {
    id: true,
    name: true,
    colour: true,
    prerequisites: true,
    prerequisiteMode: true,
  },
  'shattered-ascension-political-cards': {
    id: true,
    name: true,
    law: true,
    vote: true,
    twoPlayerMark: true,
    touches: true,
  },
  'shattered-ascension-action-cards': { id: true, name: true, when: true },
  'shattered-ascension-stage-1': SA_OBJECTIVE,
  'shattered-ascension-stage-2': SA_OBJECTIVE,
  'shattered-ascension-preliminary': SA_OBJECTIVE,
  'shattered-ascension-secret': SA_OBJECTIVE,
  'shattered-ascension-special': SA_OBJECTIVE,
  'shattered-ascension-strategy-cards': { id: true, name: true, number: true },
  'shattered-ascension-rules': { id: true, app: true, inV6: true },
} as const satisfies Record<string, Fields>;

/** Tables that are a part of a larger file: which one, and the way to it. */
const PARTS: Partial<Record<keyof typeof SHAPES, readonly [file: string, ...way: string[]]>> = {
  'shattered-ascension-races': ['shattered-ascension-cards', 'races'],
  'shattered-ascension-planets': ['shattered-ascension-cards', 'planets'],
  'shattered-ascension-technologies': ['shattered-ascension-cards', 'technologies'],
  'shattered-ascension-political-cards': ['shattered-ascension-cards', 'politicalCards'],
  'shattered-ascension-action-cards': ['shattered-ascension-cards', 'actionCards'],
  'shattered-ascension-stage-1': ['shattered-ascension-cards', 'objectives', 'stage1'],
  'shattered-ascension-stage-2': ['shattered-ascension-cards', 'objectives', 'stage2'],
  'shattered-ascension-preliminary': ['shattered-ascension-cards', 'objectives', 'preliminary'],
  'shattered-ascension-secret': ['shattered-ascension-cards', 'objectives', 'secret'],
  'shattered-ascension-special': ['shattered-ascension-cards', 'objectives', 'special'],
  'shattered-ascension-strategy-cards': ['shattered-ascension-cards', 'strategyCards'],
  'shattered-ascension-rules': ['shattered-ascension-rules', 'rows'],
};

export type FactTable = keyof typeof SHAPES;
export const FACT_TABLES = Object.keys(SHAPES) as FactTable[];

const isAbout = (kept: Kept): kept is About => kept !== true && kept['about'] instanceof RegExp;

function keep(value: unknown, kept: Kept): unknown {
  if (kept === true || value === null || typeof value !== 'object') return value;
  if (isAbout(kept)) {
    const parts = (value as unknown[]).filter((part) => kept.about.test(JSON.stringify(part)));
    return keep(parts, kept.keeps);
  }
  if (Array.isArray(value)) {
    const parts = value.map((part) => keep(part, kept));
    return parts.filter((part) => Object.keys(part as object).length > 0);
  }
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(kept)
      .filter((field) => field in fields)
      .map((field) => [field, keep(fields[field], kept[field] ?? true)]),
  );
}

/** The rows of a table, of which `read` gives the content of a file of facts by its name. */
export function factSource(table: FactTable, read: (file: string) => unknown): unknown[] {
  const [file, ...way] = PARTS[table] ?? [table];
  return way.reduce((at, key) => (at as Record<string, unknown>)[key], read(file)) as unknown[];
}

/** The copy of a table as it lies in its file: one row a line. */
export function factCopy(table: FactTable, rows: readonly unknown[]): string {
  const lines = rows.map((row) => JSON.stringify(keep(row, SHAPES[table])));
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** The tables themselves, where a folder `facts` lies in a folder beside the project; else null. */
export function factsFolder(): URL | null {
  const beside = new URL('../../../', import.meta.url);
  const folders = readdirSync(beside).map((name) => new URL(`${encodeURIComponent(name)}/facts/`, beside));
  return folders.find((folder) => existsSync(new URL('planets.json', folder))) ?? null;
}
