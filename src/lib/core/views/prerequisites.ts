/**
 * What stands in for prerequisites that no owned technology covers: planets with a specialty, cards
 * on planets, and what a faction, a card or a law leaves out (LRR 1.2 79.8; LRR PoK 90.8, 90.15).
 */
import {
  cardHolders,
  cardHolding,
  cardRef,
  type CardRef,
  type CardState,
} from '../card-holding.ts';
import type { Cards, Waiver } from '../cards.ts';
import { joinedColours, type Joined } from '../conditions/synergy.ts';
import type { Game, Seat } from '../game.ts';
import { assigned } from '../matching.ts';
import { isPlaying } from '../order.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../vocabulary.ts';

export type ByColour = Partial<Record<TechnologyColour, number>>;

/** Where a stand-in comes from. */
export type SkipSource =
  /** A planet; `turns` unless its owner need not exhaust it. */
  | { kind: 'planet'; planet: string; turns: boolean }
  /** A card on a planet, exhausted instead of the planet. */
  | { kind: 'attachment'; planet: string; attachment: string }
  /** A row of the table of waivers, by its name. */
  | { kind: 'waiver'; waiver: string; card: Waiver['card']; price: Waiver['price'] };

/** Something that can stand in. */
export interface Skip {
  source: SkipSource;
  /** Any one of these, null for any colour. */
  colours: readonly TechnologyColour[] | null;
  /** Prerequisites that it covers at most, null for all. */
  count: number | null;
  /** False where it may be exhausted, or spent, without the app knowing. */
  known: boolean;
}

/** What stands in, and for how many of each colour. */
export interface StandIn {
  source: SkipSource;
  covers: ByColour;
  known: boolean;
}

/** Whether it costs its owner something to use it. */
const hasPrice = ({ source }: Skip): boolean =>
  source.kind === 'waiver' ? source.price !== null : source.kind !== 'planet' || source.turns;

function planetSkips(game: Game, cards: Cards, seat: Seat): Skip[] {
  const player = game.players[seat];
  const full = game.settings.depth === 'full';
  const keeps = player?.technologies?.some((id) => cards.technologies[id]?.keepsSpecialties);
  return (player?.planets ?? []).flatMap((planet): Skip[] => {
    const { exhausted = false, attachments = [] } = game.planetCards[planet] ?? {};
    const printed = cards.planets[planet]?.specialties ?? [];
    const given = attachments.flatMap((id) => cards.attachments[id]?.specialty ?? []);
    const colours = printed.length > 0 ? printed : given.slice(0, 1);
    const used = colours.length === 0 || (full && exhausted && !keeps);
    const source = { kind: 'planet', planet, turns: !keeps } as const;
    const own: Skip[] = used ? [] : [{ source, colours, count: 1, known: full || keeps === true }];
    const cardsOnIt = attachments.flatMap((attachment): Skip[] => {
      const colour = cards.attachments[attachment]?.skips;
      const on = { kind: 'attachment', planet, attachment } as const;
      return colour ? [{ source: on, colours: [colour], count: 1, known: false }] : [];
    });
    return [...own, ...cardsOnIt];
  });
}

/** Whether somebody owns the technology of a unit (LRR 1.2 79.7). */
function isOwned(game: Game, cards: Cards, unit: string): boolean {
  return game.seating.some((seat) =>
    game.players[seat]?.technologies?.some((id) => cards.technologies[id]?.upgrades === unit),
  );
}

/** What is known of a leader with which its owner helps others: whether it does is the owner's say. */
function helpOf(game: Game, ref: CardRef, seat: Seat): CardState {
  const others = cardHolders(game, ref).filter(
    (holder) => holder.seat !== seat && isPlaying(game, holder.seat),
  );
  return others.some(({ state }) => state !== 'spent') ? 'unknown' : 'none';
}

/** What is known of a waiver at a seat; a card that anybody may have, and nobody is known to, is not counted on. */
function stateOf(game: Game, cards: Cards, seat: Seat, waiver: Waiver): CardState {
  const { card, id } = waiver;
  const ref = cardRef(cards, card, id, card === 'faction' ? id : null);
  if (waiver.forOthers) return helpOf(game, ref, seat);
  const { state } = cardHolding(game, seat, ref);
  return state === 'unknown' && card !== 'leader' ? 'none' : state;
}

function helps(
  game: Game,
  cards: Cards,
  seat: Seat,
  { only }: Waiver,
  technology: string,
): boolean {
  const upgrades = cards.technologies[technology]?.upgrades ?? null;
  if (only !== null && typeof only === 'object') {
    return upgrades === only.unit && isOwned(game, cards, only.unit);
  }
  if (only === 'owned-by-others') {
    return game.seating.some(
      (other) => other !== seat && game.players[other]?.technologies?.includes(technology),
    );
  }
  return only === null || (only === 'upgrade') === (upgrades !== null);
}

function waiverSkips(game: Game, cards: Cards, seat: Seat, technology: string): Skip[] {
  return Object.entries(cards.waivers).flatMap(([waiver, row]): Skip[] => {
    if (!helps(game, cards, seat, row, technology)) return [];
    const state = stateOf(game, cards, seat, row);
    if (state === 'none' || state === 'spent') return [];
    const { card, colour, count, price } = row;
    const source = { kind: 'waiver', waiver, card, price } as const;
    // Whether an infantry is there is the board's, and needs no question of the card.
    const known = state === 'ready' && (price === null || price === 'infantry');
    return [{ source, colours: colour ? [colour] : null, count, known }];
  });
}

/** All that can stand in when a seat researches this; which side cards show is seldom tracked. */
export function skipsOf(game: Game, cards: Cards, seat: Seat, technology: string): Skip[] {
  return [...planetSkips(game, cards, seat), ...waiverSkips(game, cards, seat, technology)];
}

/** The same where colours count together: the specialties of planets do, cards on them do not. */
export const joinedSkips = (skips: readonly Skip[], joined: Joined): Skip[] =>
  skips.map((skip) =>
    skip.source.kind === 'planet'
      ? { ...skip, colours: joinedColours(skip.colours, joined) }
      : skip,
  );

const listed = (counts: ByColour): TechnologyColour[] =>
  TECHNOLOGY_COLOURS.flatMap((colour) => Array<TechnologyColour>(counts[colour] ?? 0).fill(colour));

/** Whether only the table knows that a leader may be used: then anything else comes first. */
const isLoan = ({ source, known }: Skip): boolean =>
  source.kind === 'waiver' && source.card === 'leader' && !known;

/** How readily a skip is used: what costs nothing first, then what fits few colours. */
const reserve = (skip: Skip): number =>
  (isLoan(skip) ? 20 : 0) +
  (hasPrice(skip) ? 10 : 0) +
  (skip.colours === null ? 5 : new Set(skip.colours).size);

/** Colours for which something counts, one at a time; null for any. */
type Counts = readonly TechnologyColour[] | null;
const fits = (counts: Counts, colour: TechnologyColour) => counts?.includes(colour) ?? true;

/** What covers the prerequisites of a technology. */
export interface Covered {
  /** Prerequisites that no owned technology covers, by colour. */
  lacking: ByColour;
  /** What stands in for them, as few as needed. */
  skips: StandIn[];
}

function countedBy(colours: readonly TechnologyColour[]): ByColour {
  const counts: ByColour = {};
  for (const colour of colours) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

/**
 * How prerequisites are covered: each by another technology or stand-in, each of these once, for one
 * of its colours. Technologies come first; then what covers all that is lacking at no price, else
 * single stand-ins, else, where these do not reach, what covers all of it at a price.
 */
export function coveredBy(
  prerequisites: ByColour,
  technologies: readonly Counts[],
  skips: readonly Skip[],
): Covered {
  const needs = listed(prerequisites);
  const single = skips
    .filter(({ count }) => count !== null)
    .toSorted((a, b) => reserve(a) - reserve(b));
  const items = [...technologies, ...single.map(({ colours }) => colours)];
  const by = assigned(needs, items, fits);
  const lacking = needs.filter((_, i) => (by[i] ?? Infinity) >= technologies.length);
  const used = needs.flatMap((colour, i): StandIn[] => {
    const skip = single[(by[i] ?? -1) - technologies.length];
    return skip ? [{ source: skip.source, known: skip.known, covers: { [colour]: 1 } }] : [];
  });
  const rest = { lacking: countedBy(lacking) };
  if (lacking.length === 0) return { ...rest, skips: [] };
  const wholly = skips.filter(({ count }) => count === null);
  const all = ({ source, known }: Skip) => [{ source, known, covers: rest.lacking }];
  const free = wholly.find((skip) => !hasPrice(skip));
  if (free) return { ...rest, skips: all(free) };
  const [paid] = wholly;
  return { ...rest, skips: paid && used.length < lacking.length ? all(paid) : used };
}
