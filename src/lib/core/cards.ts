/**
 * The printed cards: planets, technologies, conditions of objectives and the like, and what each
 * offers. Changes never ask them: facts carry decided numbers. Rulesets compose them as they compose
 * themselves, a parent and its patches.
 */
import type { CardEffect } from './card-effects.ts';
import type { Condition } from './condition.ts';
import type { Fragment, PlanetTrait, TechnologyColour } from './vocabulary.ts';

export type * from './condition.ts';

/** A planet card, or what is tracked like one (LRR 1.2 55; LRR PoK 64). */
export interface PlanetFacts {
  resources: number;
  influence: number;
  traits: readonly PlanetTrait[];
  /** Technology specialties; one may be printed twice (LRR PoK 64.6). */
  specialties: readonly TechnologyColour[];
  legendary: boolean;
  /** Id of its system (the tile number), null for planets that are no part of the map. */
  tile: string | null;
  /** Whether it comes into a system without planets, wherever that is: never a home system. */
  deepSpace?: boolean;
  /** Whether it is placed and moved about, but only ever outside of home systems. */
  neverAtHome?: boolean;
  /** Whether it is a card alone: no system has it, so that nothing lies beside it. */
  offMap?: boolean;
  /** Whether it comes into play with its whole part of the map, in the game or never. */
  comesLater?: boolean;
  /** Faction in whose home system it lies, else null. */
  homeOf: string | null;
  /** False for space stations and the like: no planet for votes, objectives or control. */
  countsAsPlanet: boolean;
  /** Points that holding its card is worth. */
  points: number;
  /** Whether the custodians token lies on it at first: who controls it is tracked at every depth. */
  custodians?: boolean;
  /** The only faction whose cards bring it into the game. */
  broughtBy?: string;
  /** Whether who takes it from no one gains a relic. */
  givesRelic?: boolean;
  /** Whether it is a planet that holds no units: who has ships there controls it. */
  tradeStation?: boolean;
  /** What it gives, by kind, where its controller uses it instead of readying it. */
  insteadOfRefresh?: Readonly<Record<string, number>>;
}

/** What a card gives who explores, as far as it is tracked; what is left out is none of it. */
export interface ExplorationGain {
  attachment?: string;
  fragment?: Fragment;
  goods?: number;
  commodities?: number;
  /** Commodities that become as many trade goods, at most. */
  converts?: number;
  replenishes?: boolean;
  tokens?: number;
  actionCards?: number;
  secrets?: number;
  relic?: boolean;
  readies?: boolean;
  /** Whether a commodity or a trade good is paid for it. */
  costs?: boolean;
}

export type ExplorationDeck = PlanetTrait | 'frontier';

/** A card of an exploration deck: one of a trait, or the frontier. */
export interface ExplorationFacts {
  deck: ExplorationDeck;
  /** How many of it the deck has. */
  count: number;
  /** What it gives, of which the player chooses one; nothing where nothing of it is tracked. */
  gives: readonly ExplorationGain[];
}

/** A technology card (LRR 1.2 79; LRR PoK 90). */
export interface TechnologyFacts {
  /** Null for unit upgrades, which have no colour. */
  colour: TechnologyColour | null;
  /** Needed of each colour. */
  prerequisites: Readonly<Partial<Record<TechnologyColour, number>>>;
  /** Technologies that lead to it: all of them are needed, or any one; left out where none are. */
  needs?: { of: readonly string[]; all: boolean };
  /** The only faction that may research it, else null. */
  faction: string | null;
  /** Unit type that it upgrades, else null. */
  upgrades: string | null;
  /** Generic technology that this faction technology stands for, else null. */
  replaces: string | null;
  /** What a trade good is worth to its owner where it replaces something else; 1 if not said. */
  goodsWorth?: number;
  /** Whether it can only be gained, never researched. */
  neverResearched?: boolean;
  /** Resources that each space dock of its owner adds to the planet under it. */
  docksAdd?: number;
  /** Whether its owner uses technology specialties without exhausting the planets. */
  keepsSpecialties?: boolean;
  /** Actions that its owner may perform in each of its turns; 1 if not said. */
  actions?: number;
}

/** A card attached to a planet (LRR 1.2 12). */
export interface AttachmentFacts {
  resources: number;
  influence: number;
  /** Specialty that it gives to a planet without one. */
  specialty: TechnologyColour | null;
  /** Whether its values count only on a planet that had a specialty. */
  statsOnlyIfPlanetHasSpecialty: boolean;
  traits: readonly PlanetTrait[];
  makesLegendary: boolean;
  /** Colour of one prerequisite that the attachment itself stands in for when exhausted. */
  skips: TechnologyColour | null;
  /** Trait of the planets to which it comes, null where it is not bound to one. */
  onTrait: PlanetTrait | null;
  /** Planets to which it never comes. */
  notOn: readonly ('home' | 'legendary')[];
  /** Whether there are several of it, one on a planet. */
  several?: boolean;
  /** Law that brings it and with which it goes, else null (LRR 1.2 7). */
  law: string | null;
  /** The only faction whose cards bring it, else null. */
  faction: string | null;
}

/**
 * What a planet pays where resources and influence stand for each other: the larger of its values
 * as either of them, or both together.
 */
export type PlanetsPay = 'larger' | 'sum';

/** A breakthrough card: each faction has one. */
export interface BreakthroughFacts {
  id: string;
  /** Whether a use exhausts it. */
  exhausts: boolean;
  /** The card that it becomes in the game, else null. */
  becomes: string | null;
  /** Whether it lets units of its owner coexist on planets of others. */
  coexists?: boolean;
}

/** What a faction brings beyond its ruleset row. */
export interface FactionCards {
  homeTile: string | null;
  /** Starting technologies that the player chooses; rule `any` takes any of the list. */
  choice: { count: number; from: readonly string[] } | null;
  /** Factions whose home system this one may use. */
  homeChoice: readonly string[];
  leaders: readonly string[];
  notes: readonly string[];
  /** The two colours that its breakthrough joins, else null. */
  synergy: readonly [TechnologyColour, TechnologyColour] | null;
  /** Its breakthrough, else left out. */
  breakthrough?: BreakthroughFacts;
  /** Resources that each space dock of it adds to the planet under it. */
  docksAdd?: number;
  /** Whether it makes transactions with players who are not its neighbours. */
  tradesFar?: boolean;
  /** Whether something lets its fleets be larger than its fleet pool. */
  largerFleets?: boolean;
  /** Whose units it lets coexist on planets of others: its own, or with them those of everyone. */
  coexists?: 'itself' | 'everybody';
  /** How the planets of who owns its breakthrough pay; as printed if not said. */
  breakthroughPays?: PlanetsPay;
  /** Whether it makes plots of secrets that others have scored. */
  plots?: boolean;
}

export interface LeaderFacts {
  type: 'agent' | 'commander' | 'hero';
  faction: string;
  /** The faction whose home system its own one has to use for it; none if not said. */
  home?: string;
  /** Whether it lets a player spend commodities as trade goods, until it is exhausted. */
  sellsCommodities?: boolean;
  /** Whether planets in systems with ships of its owner count for secret objectives. */
  shipsCount?: boolean;
  /** How the planets of its owner pay while it is unlocked; as printed if not said. */
  planetsPay?: PlanetsPay;
}

export interface RelicFacts {
  /** Points that holding it is worth. */
  points: number;
  /** Whether it has a use that purges it. */
  purgeable: boolean;
  exhaustable: boolean;
  /** Whether a technology of its holder counts as any colour. */
  joinsColours?: boolean;
  /** The technology specialty that it has, as planets do. */
  specialty?: TechnologyColour;
}

/** A promissory note that lies in a play area and counts there (LRR 1.2 60). */
export interface NoteFacts {
  /** Null for the notes that every colour has. */
  faction: string | null;
  /** Whether it is placed in the receiver's play area. */
  inPlayArea: boolean;
  /** Whether who has it there makes transactions with players who are not neighbours. */
  tradesFar?: boolean;
  /** Whether who has it there uses the unlocked commander of its owner. */
  lendsCommander?: boolean;
}

/**
 * Judges conditions of a kind that only some games have. What it is given and answers is known where it is
 * called: a `Judge` (conditions/judge.ts).
 */
export type BroughtJudge = (table: never, seat: never, condition: never) => unknown;

/** Every table of printed cards, by id; ids are stable for ever. */
export interface Cards {
  planets: Readonly<Record<string, PlanetFacts>>;
  technologies: Readonly<Record<string, TechnologyFacts>>;
  attachments: Readonly<Record<string, AttachmentFacts>>;
  factions: Readonly<Record<string, FactionCards>>;
  leaders: Readonly<Record<string, LeaderFacts>>;
  relics: Readonly<Record<string, RelicFacts>>;
  notes: Readonly<Record<string, NoteFacts>>;
  /** What each objective asks for, by objective. */
  conditions: Readonly<Record<string, Condition>>;
  /** Who judges kinds of conditions that core does not judge in every game, by kind. */
  judges: Readonly<Record<string, BroughtJudge>>;
  /** What cards offer and when, by offer, kind of card and id. */
  effects: Readonly<Record<string, CardEffect>>;
  explorations: Readonly<Record<string, ExplorationFacts>>;
}

/** Relic fragments of every kind, none of them. */
export const NO_FRAGMENTS: Readonly<Record<Fragment, number>> = {
  cultural: 0,
  hazardous: 0,
  industrial: 0,
  unknown: 0,
};
