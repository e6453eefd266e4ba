/**
 * The short forms in which the tables of planets, technologies and the like are written: one call
 * is one card. Values come as they are printed, resources before influence.
 */
import type {
  AttachmentFacts,
  LeaderFacts,
  NoteFacts,
  PlanetFacts,
  RelicFacts,
  TechnologyFacts,
} from '../core/cards.ts';
import {
  PLANET_TRAITS,
  TECHNOLOGY_COLOURS,
  type PlanetTrait,
  type TechnologyColour,
} from '../core/vocabulary.ts';
import type { FactionRow } from './cards-changes.ts';

/** What is printed on a planet beside its values. */
type PlanetMark = PlanetTrait | TechnologyColour | 'legendary';

/** A planet in the system of this tile, or outside every system (null). */
export function planet(
  resources: number,
  influence: number,
  tile: string | null,
  ...marks: PlanetMark[]
): PlanetFacts {
  const among = <T extends PlanetMark>(list: readonly T[]) =>
    marks.filter((mark): mark is T => list.some((one) => one === mark));
  return {
    resources,
    influence,
    traits: among(PLANET_TRAITS),
    specialties: among(TECHNOLOGY_COLOURS),
    legendary: marks.includes('legendary'),
    tile,
    homeOf: null,
    countsAsPlanet: true,
    points: 0,
  };
}

/** A planet that comes into a system without planets in the course of the game. */
export function deepSpacePlanet(
  resources: number,
  influence: number,
  ...marks: PlanetMark[]
): PlanetFacts {
  return { ...planet(resources, influence, null, ...marks), deepSpace: true };
}

/** A planet of the home system of a faction. */
export function homePlanet(
  resources: number,
  influence: number,
  tile: string,
  homeOf: string,
  ...marks: PlanetMark[]
): PlanetFacts {
  return { ...planet(resources, influence, tile, ...marks), homeOf };
}

/** A space station: its card has values, but it is no planet. */
export function station(
  resources: number,
  influence: number,
  tile: string,
  homeOf: string | null = null,
): PlanetFacts {
  return { ...planet(resources, influence, tile), homeOf, countsAsPlanet: false };
}

/** An ocean card: spent like a planet, but no planet. */
export function oceanCard(broughtBy: string): PlanetFacts {
  return { ...planet(1, 1, null), countsAsPlanet: false, broughtBy };
}

/** A planet of the Fracture, which comes later: who takes it from no one gains a relic. */
export function fracturePlanet(
  resources: number,
  influence: number,
  tile: string,
  ...marks: PlanetMark[]
): PlanetFacts {
  return { ...planet(resources, influence, tile, ...marks), comesLater: true, givesRelic: true };
}

type Prerequisites = TechnologyFacts['prerequisites'];

/** A technology that everyone may research. */
export function technology(
  colour: TechnologyColour | null,
  prerequisites: Prerequisites = {},
): TechnologyFacts {
  return { colour, prerequisites, faction: null, upgrades: null, replaces: null };
}

/** A unit upgrade that everyone may research: it has no colour (LRR 1.2 79.7). */
export function upgrade(unit: string, prerequisites: Prerequisites): TechnologyFacts {
  return { ...technology(null, prerequisites), upgrades: unit };
}

/** A technology of one faction. */
export function factionTechnology(
  faction: string,
  colour: TechnologyColour,
  prerequisites: Prerequisites = {},
): TechnologyFacts {
  return { ...technology(colour, prerequisites), faction };
}

/** A unit upgrade of one faction, and the one that it has instead of. */
export function factionUpgrade(
  faction: string,
  unit: string,
  prerequisites: Prerequisites,
  replaces: string | null = null,
): TechnologyFacts {
  return { ...upgrade(unit, prerequisites), faction, replaces };
}

/** A card that stands for a technology of someone else; it has no colour and no prerequisites. */
export function copies(faction: string): TechnologyFacts {
  return { ...technology(null), faction, neverResearched: true };
}

/** A card attached to a planet, with what it adds. */
export function attachment(
  resources: number,
  influence: number,
  more: Partial<Omit<AttachmentFacts, 'resources' | 'influence'>> = {},
): AttachmentFacts {
  return {
    resources,
    influence,
    specialty: null,
    statsOnlyIfPlanetHasSpecialty: false,
    traits: [],
    makesLegendary: false,
    skips: null,
    onTrait: null,
    notOn: [],
    law: null,
    faction: null,
    ...more,
  };
}

/** What an exploration of a planet with this trait attaches to it. */
export function explored(
  onTrait: PlanetTrait,
  resources: number,
  influence: number,
): AttachmentFacts {
  return attachment(resources, influence, { onTrait });
}

/** An explored research facility: a specialty, or 1 of each where the planet had one. */
export function facility(onTrait: PlanetTrait, specialty: TechnologyColour): AttachmentFacts {
  return { ...explored(onTrait, 1, 1), specialty, statsOnlyIfPlanetHasSpecialty: true };
}

/** What a law leaves on a planet with this trait. */
export function ofLaw(
  law: string,
  onTrait: PlanetTrait,
  resources: number,
  influence: number,
  skips: TechnologyColour | null = null,
): AttachmentFacts {
  return attachment(resources, influence, { law, onTrait, skips });
}

/** A relic and what its uses do to the card (LRR PoK 73). */
export function relic(...uses: ('exhaust' | 'purge')[]): RelicFacts {
  return { points: 0, purgeable: uses.includes('purge'), exhaustable: uses.includes('exhaust') };
}

/** A promissory note that is held in the hand until it is used. */
export function note(faction: string | null = null): NoteFacts {
  return { faction, inPlayArea: false };
}

/** A promissory note that goes to the play area of the player who received it. */
export function placedNote(faction: string | null = null): NoteFacts {
  return { faction, inPlayArea: true };
}

/** The leaders of a faction: agent or agents, commander, hero or the heroes it chooses among. */
export function leadersOf<const Id extends string>(
  faction: string,
  agents: Id | readonly Id[],
  commander: Id,
  heroes: Id | readonly Id[],
): Record<Id, LeaderFacts> {
  const rows = (ids: Id | readonly Id[], type: LeaderFacts['type']) =>
    [ids].flat().map((id): [Id, LeaderFacts] => [id as Id, { type, faction }]);
  const all = [...rows(agents, 'agent'), ...rows(commander, 'commander'), ...rows(heroes, 'hero')];
  return Object.fromEntries(all) as Record<Id, LeaderFacts>;
}

/**
 * A faction at home in the system of this tile. A choice of technologies from an empty list follows
 * a rule of the faction instead.
 */
export function homeAt(
  homeTile: string | null,
  more: Partial<Omit<FactionRow, 'homeTile'>> = {},
): FactionRow {
  return { homeTile, choice: null, homeChoice: [], synergy: null, ...more };
}
