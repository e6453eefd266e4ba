/** What every seat is known to have, read once and shared by all conditions. */
import type { AttachmentFacts, Cards, FactionCards, PlanetFacts } from '../cards.ts';
import {
  playerAt,
  type CommandTokens,
  type Game,
  type HeldNote,
  type Player,
  type Seat,
} from '../game.ts';
import { heldPlanet, type HeldPlanet } from './held-planet.ts';
import { looseAttachments } from './loose-attachments.ts';
import { known, type Truth } from './truth.ts';

export interface Holdings {
  seat: Seat;
  player: Player;
  /** Space stations and the like included; null when not tracked. */
  planets: HeldPlanet[] | null;
  /** Null when not tracked. */
  technologies: string[] | null;
  /** Balances and notes as tracked at this depth, else null. */
  goods: number | null;
  tokens: CommandTokens | null;
  actionCards: number | null;
  fragments: number | null;
  notes: HeldNote[] | null;
}

/** One moment of a game beside the card tables. */
export interface KnownTable {
  game: Game;
  cards: Cards;
  holdings: ReadonlyMap<Seat, Holdings>;
  /** Planets outside home systems that no one is known to hold. */
  free: readonly (readonly [string, PlanetFacts])[];
  /** Planets by the system in which they lie. */
  systems: ReadonlyMap<string, readonly string[]>;
  /** Attachments that may lie on some planet without being recorded. */
  loose: readonly AttachmentFacts[];
}

type Tracked = Pick<
  Player,
  'planets' | 'technologies' | 'goods' | 'tokens' | 'actionCards' | 'fragments' | 'notes'
>;
const UNTRACKED: Tracked = {
  planets: null,
  technologies: null,
  goods: null,
  tokens: null,
  actionCards: null,
  fragments: null,
  notes: null,
};

function holdingsOf(game: Game, cards: Cards, seat: Seat): Holdings {
  const player = playerAt(game, seat);
  const { planets, technologies, goods, tokens, actionCards, fragments, notes } =
    game.settings.depth === 'essentials' ? UNTRACKED : player;
  return {
    seat,
    player,
    planets: planets && [...new Set(planets)].map((id) => heldPlanet(game, cards, id)),
    technologies: technologies && [...new Set(technologies)],
    goods,
    tokens,
    actionCards,
    fragments: fragments && Object.values(fragments).reduce((sum, count) => sum + count, 0),
    notes,
  };
}

/** The table now. At depth essentials nothing of what a seat has is kept up to date. */
export function readTable(game: Game, cards: Cards): KnownTable {
  const holdings = new Map(game.seating.map((seat) => [seat, holdingsOf(game, cards, seat)]));
  const held = new Set(game.seating.flatMap((seat) => game.players[seat]?.planets ?? []));
  const free: [string, PlanetFacts][] = [];
  const systems = new Map<string, string[]>();
  for (const [id, facts] of Object.entries(cards.planets)) {
    const { tile, homeOf, countsAsPlanet } = facts;
    if (tile === null || !countsAsPlanet) continue;
    systems.set(tile, [...(systems.get(tile) ?? []), id]);
    if (homeOf === null && !held.has(id)) free.push([id, facts]);
  }
  return { game, cards, holdings, free, systems, loose: looseAttachments(game, cards) };
}

/** What a seat has; a seat that is not at the table is a broken question, hence the throw. */
export function holdingsAt(table: KnownTable, seat: Seat): Holdings {
  const holdings = table.holdings.get(seat);
  if (!holdings) throw new RangeError(`no player in seat ${seat}`);
  return holdings;
}

/** Factions that a seat may play: its own, or any that no one is known to play. */
export function factionsOf({ game, cards }: KnownTable, { faction }: Player): FactionCards[] {
  if (faction !== null) return [cards.factions[faction]].filter((row) => row !== undefined);
  const taken = Object.values(game.players).map((player) => player.faction);
  return Object.entries(cards.factions)
    .filter(([id]) => !taken.includes(id))
    .map(([, row]) => row);
}

/** What the others have; an eliminated player has nothing (LRR 1.2 33). */
export function othersOf(table: KnownTable, seat: Seat): Holdings[] {
  return [...table.holdings.values()].filter(
    (other) => other.seat !== seat && other.player.presence !== 'eliminated',
  );
}

/** Whether the part of the map that comes later is known to be there: a player holds a planet of it. */
function laterIsThere({ game, cards }: KnownTable): boolean {
  return game.seating.some((seat) =>
    game.players[seat]?.planets?.some((id) => cards.planets[id]?.comesLater),
  );
}

/** Free planets that pass a test, of those that are known to be on the map or may be. */
export function freePlanets(table: KnownTable, test: (facts: PlanetFacts) => boolean): string[] {
  const later = laterIsThere(table);
  return table.free
    .filter(([, facts]) => (later || !facts.comesLater) && test(facts))
    .map(([id]) => id);
}

/**
 * Whether a seat controls a planet, and who else is known to; who controls the planet of the
 * custodians token is known also where planets are not tracked.
 */
export function controlOf(
  table: KnownTable,
  seat: Seat,
  planet: string,
): { value: Truth; holder: Seat | null } {
  const isIt = ({ id }: HeldPlanet) => id === planet;
  const { planets } = holdingsAt(table, seat);
  if (planets?.some(isIt)) return { value: 'yes', holder: seat };
  const holder = othersOf(table, seat).find((other) => other.planets?.some(isIt))?.seat ?? null;
  if (planets !== null || holder !== null) return { value: 'no', holder };
  if (!table.cards.planets[planet]?.custodians) return { value: 'ask', holder };
  const { mecatol } = table.game;
  return { value: known(mecatol === seat), holder: mecatol };
}
