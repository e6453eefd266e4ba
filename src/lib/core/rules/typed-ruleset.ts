/** The ruleset of a game whose table typed cards: they stand behind the printed tables (R-GEN-17). */
import type { FactionCards, PlanetFacts } from '../cards.ts';
import type { FactionFacts, Ruleset, StrategyCardFacts } from '../ruleset.ts';
import type { TypedCards, TypedFaction, TypedPlanet, TypedStrategyCard } from '../event-parts.ts';

/** What is common to most factions. */
export const NO_FACTION: FactionFacts = {
  commodities: 3,
  traits: [],
  statusTokens: 2,
  initiativeToken: null,
  homePlanets: [],
  startingTechnologies: [],
  technologies: [],
};

const factionRow = ({ commodities, planets, technologies }: TypedFaction): FactionFacts => ({
  ...NO_FACTION,
  commodities,
  homePlanets: planets.map((row) => row.planet),
  startingTechnologies: technologies,
});

/** Its home is a system of its own, which has no number. */
const factionCards = ({ faction: homeTile }: TypedFaction): FactionCards => ({
  homeTile,
  choice: null,
  homeChoice: [],
  leaders: [],
  notes: [],
  synergy: null,
});

const planetRow = ({ resources, influence }: TypedPlanet, home: string): PlanetFacts => ({
  resources,
  influence,
  traits: [],
  specialties: [],
  legendary: false,
  tile: home,
  homeOf: home,
  countsAsPlanet: true,
  points: 0,
});

const strategyRow = ({ initiative, cost }: TypedStrategyCard): StrategyCardFacts => ({
  initiative,
  primary: [],
  secondary: [],
  secondaryCost: cost,
  secondaryTokenTo: 'reinforcements',
});

type Rows<T> = Readonly<Record<string, T>>;
/** The rows behind those of a printed table, which none of them changes. */
const behind = <T>(printed: Rows<T>, rows: readonly (readonly [string, T])[]): Rows<T> => ({
  ...printed,
  ...Object.fromEntries(rows),
  ...printed,
});

const composed = new WeakMap<Ruleset, WeakMap<TypedCards, Ruleset>>();

/**
 * A ruleset with what the table of a game typed behind its tables. The same two give the same object, so its
 * identity can be compared.
 */
export function withTyped(ruleset: Ruleset, typed: TypedCards | undefined): Ruleset {
  if (!typed) return ruleset;
  const of = composed.get(ruleset) ?? new WeakMap<TypedCards, Ruleset>();
  composed.set(ruleset, of);
  const known = of.get(typed);
  if (known) return known;
  const { factions = [], strategyCards = [] } = typed;
  const { cards } = ruleset;
  const planets = factions.flatMap((row) =>
    row.planets.map((one) => [one.planet, planetRow(one, row.faction)] as const),
  );
  const made: Ruleset = {
    ...ruleset,
    factions: behind(
      ruleset.factions,
      factions.map((row) => [row.faction, factionRow(row)]),
    ),
    strategyCards: behind(
      ruleset.strategyCards,
      strategyCards.map((row) => [row.card, strategyRow(row)]),
    ),
    cards: {
      ...cards,
      planets: behind(cards.planets, planets),
      factions: behind(
        cards.factions,
        factions.map((row) => [row.faction, factionCards(row)]),
      ),
    },
  };
  of.set(typed, made);
  return made;
}
