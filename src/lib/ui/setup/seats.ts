/** Seats round the table, clockwise: more, fewer, in another order, in other colours and factions. */
import type { Ruleset } from '$lib/core/ruleset.ts';
import { COLOURS, isOwn, type Colour } from '$lib/core/vocabulary.ts';
import { shuffled, type Below } from '$lib/ui/kit/chance.ts';
import { newSeat, SEAT_LIMITS, type SeatDraft } from './draft.ts';

type Seats = readonly SeatDraft[];

/** The first colour that no player at the table has. */
export function freeColour(seats: Seats): Colour {
  return COLOURS.find((colour) => seats.every((seat) => seat.colour !== colour)) ?? COLOURS[0];
}

/** One seat more, after the last; the same seats when the table is full. */
export function withSeat(seats: Seats): SeatDraft[] {
  if (seats.length >= SEAT_LIMITS.max) return [...seats];
  const key = Math.max(-1, ...seats.map((seat) => seat.key)) + 1;
  return [...seats, newSeat(key, freeColour(seats))];
}

/** Without one seat; the same seats when it is one of the last two. */
export function withoutSeat(seats: Seats, key: number): SeatDraft[] {
  if (seats.length <= SEAT_LIMITS.min) return [...seats];
  return seats.filter((seat) => seat.key !== key);
}

/** The seat that goes when the table shrinks: the last empty one, else the last. */
export function spareSeat(seats: Seats): number {
  const empty = seats.findLast((seat) => seat.name.trim() === '' && seat.faction === null);
  return (empty ?? seats.at(-1))?.key ?? 0;
}

/** Two people change places. */
export function swapped(seats: Seats, one: number, two: number): SeatDraft[] {
  const first = seats.find((seat) => seat.key === one);
  const second = seats.find((seat) => seat.key === two);
  if (!first || !second) return [...seats];
  return seats.map((seat) => (seat === first ? second : seat === second ? first : seat));
}

/** The neighbour of a seat: 1 is the next clockwise, −1 the one before. */
export function neighbourOf(seats: Seats, key: number, step: 1 | -1): SeatDraft | undefined {
  const at = seats.findIndex((seat) => seat.key === key);
  return seats[(at + step + seats.length) % seats.length];
}

/** The seats with one of them changed. */
export function changedSeat(seats: Seats, key: number, change: Partial<SeatDraft>): SeatDraft[] {
  return seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat));
}

/** A seat takes a colour; the player who had it gets this seat's colour in turn. */
export function withColour(seats: Seats, key: number, colour: Colour): SeatDraft[] {
  const mine = seats.find((seat) => seat.key === key)?.colour;
  if (mine === undefined) return [...seats];
  return seats.map((seat) => {
    if (seat.key === key) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: mine } : seat;
  });
}

/** A seat takes a faction; the player who had it gets this seat's faction in turn, or none. */
export function withFaction(seats: Seats, key: number, faction: string | null): SeatDraft[] {
  const mine = seats.find((seat) => seat.key === key)?.faction ?? null;
  return seats.map((seat) => {
    if (seat.key === key) return { ...seat, faction, rolled: false };
    const loses = faction !== null && seat.faction === faction;
    return loses ? { ...seat, faction: mine, rolled: false } : seat;
  });
}

/** The other seat that has this faction or colour already. */
export function holderOf(
  seats: Seats,
  key: number,
  what: { faction: string } | { colour: Colour },
): SeatDraft | undefined {
  return seats.find(
    (seat) =>
      seat.key !== key &&
      ('faction' in what ? seat.faction === what.faction : seat.colour === what.colour),
  );
}

/** Every player at a random seat, never all where they sat. */
export function shuffledSeats(seats: Seats, chance: Below): SeatDraft[] {
  const order = shuffled(seats, chance);
  const unmoved = order.every((seat, i) => seat === seats[i]);
  return unmoved ? [...order.slice(1), order[0]!] : order;
}

/**
 * Ids of the printed factions that a seat can start with: one that turns into another in the game starts as
 * the first.
 */
export function factionsToChoose(ruleset: Ruleset): string[] {
  return Object.entries(ruleset.factions)
    .filter(([id, facts]) => facts.startsAs === undefined && !isOwn(id))
    .map(([id]) => id);
}

/** The faction with which a seat starts that played this one, or null where it is not in play. */
export function startOf(ruleset: Ruleset, faction: string): string | null {
  const facts = ruleset.factions[faction];
  return facts ? (facts.startsAs ?? faction) : null;
}

/**
 * A random faction for every player who has none or was given one by chance; if all of them chose, for
 * all of them. Too few factions leave the last seats without one.
 */
export function rolledFactions(
  seats: Seats,
  factions: readonly string[],
  chance: Below,
): SeatDraft[] {
  const open = seats.filter((seat) => seat.faction === null || seat.rolled);
  const rolling = open.length > 0 ? open : seats;
  const kept = seats.filter((seat) => !rolling.includes(seat)).map((seat) => seat.faction);
  const drawn = shuffled(
    factions.filter((faction) => !kept.includes(faction)),
    chance,
  );
  return seats.map((seat) =>
    rolling.includes(seat) ? { ...seat, faction: drawn.pop() ?? null, rolled: true } : seat,
  );
}

/** The seats to which factions are dealt: those without one, or all of them where each has its own. */
function dealtTo(seats: Seats): SeatDraft[] {
  const open = seats.filter((seat) => seat.faction === null || seat.rolled);
  return open.length > 0 ? open : [...seats];
}

/** How many of these factions can be dealt to each seat that is dealt to. */
export function mostDealt(seats: Seats, factions: readonly string[]): number {
  const open = dealtTo(seats);
  return Math.floor((factions.length - (seats.length - open.length)) / open.length);
}

/**
 * So many random factions for every player who has none or was given one by chance, to keep one of; if
 * all of them chose, for all of them. A faction that another player has is dealt to no one.
 */
export function dealtFactions(
  seats: Seats,
  factions: readonly string[],
  each: number,
  chance: Below,
): SeatDraft[] {
  const open = dealtTo(seats);
  const kept = seats.filter((seat) => !open.includes(seat)).map((seat) => seat.faction);
  const drawn = shuffled(
    factions.filter((faction) => !kept.includes(faction)),
    chance,
  );
  return seats.map((seat) => {
    if (!open.includes(seat)) return seat;
    return { ...seat, faction: null, rolled: false, dealt: drawn.splice(0, each) };
  });
}

/** The next seat clockwise that has no faction yet, or null. */
export function nextWithoutFaction(seats: Seats, key: number): SeatDraft | null {
  const at = seats.findIndex((seat) => seat.key === key);
  const round = [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
  return round.find(({ faction }) => faction === null) ?? null;
}

/**
 * Each seat with the faction that it played in the game whose people play again; `startOf` says how
 * a faction starts, null where the rules in play have none. A seat without one keeps what it has,
 * unless another seat takes it back.
 */
export function withLastFactions(
  seats: Seats,
  startOf: (faction: string) => string | null,
): SeatDraft[] {
  const back = seats.map(({ last }) => (last === undefined ? null : startOf(last)));
  return seats.map((seat, at) => {
    const faction = back[at] ?? null;
    if (faction !== null) return { ...seat, faction, rolled: false };
    const lost = seat.faction !== null && back.includes(seat.faction);
    return lost ? { ...seat, faction: null, rolled: false } : seat;
  });
}
