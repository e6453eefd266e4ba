/**
 * What stands in for prerequisites that no owned technology covers: planets with a specialty, cards
 * on planets, and what a faction, a card or a law leaves out (LRR 1.2 79.8; LRR PoK 90.8, 90.15).
 */
import { cardHolders, cardHolding, cardRef, type HoldableCard } from '../card-holding.ts';
import type { WaiverEffect } from '../card-effects.ts';
import { effectsOf } from '../card-offers.ts';
import type { Cards, TechnologyFacts } from '../cards.ts';
import type { HeldPlanet } from '../conditions/held-planet.ts';
import { holdingsAt, readTable, type KnownTable } from '../conditions/holdings.ts';
import { joinedColours, synergyOf, type JoinedColours } from '../conditions/synergy.ts';
import type { Game, Seat } from '../game.ts';
import { assigned } from '../matching.ts';
import { isPlaying } from '../order.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../vocabulary.ts';

/** What counts as standing in: what is likely there, or all that no one knows to be missing. */
type StandInCertainty = 'likely' | 'possible';

export type ByColour = Partial<Record<TechnologyColour, number>>;

/** Where a stand-in comes from. */
export type SkipSource =
  /** A planet; `turns` unless its owner need not exhaust it. */
  | { kind: 'planet'; planet: string; turns: boolean }
  /** A card on a planet, exhausted instead of the planet. */
  | { kind: 'attachment'; planet: string; attachment: string }
  /** A card or an ability that leaves prerequisites out. */
  | { kind: 'waiver'; waiver: string; card: WaiverEffect['card']; price: WaiverEffect['price'] };

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

/** A planet with a specialty, and whether it is known to be exhausted and so to stand in for nothing. */
interface Specialty {
  skip: Skip;
  spent: boolean;
}

function specialtiesOf(game: Game, cards: Cards, seat: Seat): Specialty[] {
  const player = game.players[seat];
  const full = game.settings.depth === 'full';
  const keeps = player?.technologies?.some((id) => cards.technologies[id]?.keepsSpecialties);
  return (player?.planets ?? []).flatMap((planet): Specialty[] => {
    const { exhausted = false, attachments = [] } = game.planetCards[planet] ?? {};
    const printed = cards.planets[planet]?.specialties ?? [];
    const given = attachments.flatMap((id) => cards.attachments[id]?.specialty ?? []);
    const colours = printed.length > 0 ? printed : given.slice(0, 1);
    if (colours.length === 0) return [];
    const source = { kind: 'planet', planet, turns: !keeps } as const;
    const skip = { source, colours, count: 1, known: full || keeps === true };
    return [{ skip, spent: full && exhausted && !keeps }];
  });
}

/** Cards on planets that stand in for a prerequisite themselves. */
function attachmentSkips({ players, planetCards }: Game, cards: Cards, seat: Seat): Skip[] {
  return (players[seat]?.planets ?? []).flatMap((planet) =>
    (planetCards[planet]?.attachments ?? []).flatMap((attachment): Skip[] => {
      const colour = cards.attachments[attachment]?.skips;
      const source = { kind: 'attachment', planet, attachment } as const;
      return colour ? [{ source, colours: [colour], count: 1, known: false }] : [];
    }),
  );
}

/** Whether a card that is not recorded may lie on a planet. */
const mayLieOn = ({ traits, minor, open }: HeldPlanet, onTrait: string | null): boolean =>
  onTrait === null || minor || open || [...traits].some((trait) => trait === onTrait);

/** What may lie on planets without being recorded, and what may be printed on unknown ones. */
function hiddenSkips(table: KnownTable, seat: Seat): Skip[] {
  const planets = holdingsAt(table, seat).planets ?? [];
  const on = ({ id }: HeldPlanet, colours: Skip['colours']): Skip => {
    const source = { kind: 'planet', planet: id, turns: true } as const;
    return { source, colours, count: 1, known: false };
  };
  const loose = table.loose.flatMap(({ specialty, skips, onTrait }) => {
    const colour = specialty ?? skips;
    const planet = planets.find((one) => mayLieOn(one, onTrait));
    return colour && planet ? [on(planet, [colour])] : [];
  });
  return [...planets.filter(({ open }) => open).map((planet) => on(planet, null)), ...loose];
}

/** Whether a seat plays a faction, or may: it is not known what it plays, and no one else plays that. */
function mayPlay({ seating, players }: Game, seat: Seat, faction: string): boolean {
  const own = players[seat]?.faction ?? null;
  return own === null
    ? !seating.some((other) => players[other]?.faction === faction)
    : own === faction;
}

/** Whether a technology that passes is owned by one of these seats; null where no one knows. */
function isOwned({ players }: Game, seats: readonly Seat[], passes: (id: string) => boolean) {
  const lists = seats.map((seat) => players[seat]?.technologies ?? null);
  return lists.some((list) => list?.some(passes)) || (lists.includes(null) ? null : false);
}

/** Whether a waiver helps with this technology; null where no one knows. */
function helps(game: Game, cards: Cards, seat: Seat, { only }: WaiverEffect, technology: string) {
  const upgrades = cards.technologies[technology]?.upgrades ?? null;
  if (only !== null && typeof only === 'object') {
    const isOne = (id: string) => cards.technologies[id]?.upgrades === only.unit;
    return upgrades === only.unit && isOwned(game, game.seating, isOne);
  }
  if (only === 'owned-by-others') {
    const others = game.seating.filter((other) => other !== seat);
    return isOwned(game, others, (id) => id === technology);
  }
  return only === null || (only === 'upgrade') === (upgrades !== null);
}

/**
 * Whether a leader helps that lies with another player: one with which its owner helps others, which is
 * the owner's say, or one that a note or a captured token may lend.
 */
function mayBeLent(game: Game, seat: Seat, ref: HoldableCard, forOthers: boolean): boolean {
  const { captured = [], notes = null } = game.players[seat] ?? {};
  return game.seating.some((owner) => {
    if (owner === seat || !mayPlay(game, owner, ref.faction ?? '')) return false;
    if (forOthers) return isPlaying(game, owner);
    if (ref.leader !== 'commander' || !(notes === null || captured.includes(owner))) return false;
    return cardHolding(game, owner, ref).state !== 'spent';
  });
}

/** Whether a waiver is at the hand of a seat: known to be, perhaps, or not. */
function isThere(
  game: Game,
  cards: Cards,
  seat: Seat,
  waiver: WaiverEffect,
  counted: StandInCertainty,
) {
  const { card, id, faction, forOthers = false } = waiver;
  const ref = cardRef(cards, card, id, faction);
  if (counted === 'likely' && forOthers) {
    const others = cardHolders(game, ref).filter((one) => one.seat !== seat);
    const helping = others.some((one) => one.state !== 'spent' && isPlaying(game, one.seat));
    return helping ? 'unknown' : 'none';
  }
  const { state } = cardHolding(game, seat, ref);
  if (state === 'ready' && !forOthers) return 'ready';
  // A card that anyone may have, and no one is known to, is not likely.
  if (counted === 'likely') return state === 'unknown' && card === 'leader' ? 'unknown' : 'none';
  if (card === 'leader' && mayBeLent(game, seat, ref, forOthers)) return 'unknown';
  if (forOthers || state === 'spent') return 'none';
  const unsaid = faction != null && game.players[seat]?.faction === null;
  return state === 'unknown' || (unsaid && mayPlay(game, seat, faction)) ? 'unknown' : 'none';
}

function waiverSkips(
  game: Game,
  cards: Cards,
  seat: Seat,
  technology: string,
  counted: StandInCertainty,
): Skip[] {
  return effectsOf(cards, 'waiver').flatMap((row): Skip[] => {
    const helping = helps(game, cards, seat, row, technology);
    if (helping === false || (helping === null && counted === 'likely')) return [];
    const state = isThere(game, cards, seat, row, counted);
    if (state === 'none') return [];
    const { card, id, colour, count, price } = row;
    const source = { kind: 'waiver', waiver: id, card, price } as const;
    // Whether an infantry is there is the board's, and needs no question of the card.
    const known = state === 'ready' && (price === null || price === 'infantry');
    return [{ source, colours: colour ? [colour] : null, count, known }];
  });
}

/** All that can stand in when a seat researches this; which side cards show is seldom tracked. */
export function skipsOf(
  game: Game,
  cards: Cards,
  seat: Seat,
  technology: string,
  counted: StandInCertainty = 'likely',
): Skip[] {
  return [
    ...specialtiesOf(game, cards, seat).flatMap(({ skip, spent }) => (spent ? [] : [skip])),
    ...attachmentSkips(game, cards, seat),
    ...(counted === 'possible' ? hiddenSkips(readTable(game, cards), seat) : []),
    ...waiverSkips(game, cards, seat, technology, counted),
  ];
}

/** The same where colours count together: the specialties of planets do, cards on them do not. */
const joinedSkips = (skips: readonly Skip[], joined: JoinedColours): Skip[] =>
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
type StandInColours = readonly TechnologyColour[] | null;
const fits = (counts: StandInColours, colour: TechnologyColour) => counts?.includes(colour) ?? true;

/** What covers the prerequisites of a technology. */
export interface CoveredPrerequisites {
  /** Prerequisites that no owned technology covers, by colour. */
  lacking: ByColour;
  /** What stands in for them, as few as needed. */
  skips: StandIn[];
}

/** Prerequisites that no technology covers and nothing stands in for. */
export function missingOf({ lacking, skips }: CoveredPrerequisites): ByColour {
  const missing: ByColour = {};
  for (const colour of TECHNOLOGY_COLOURS) {
    const covered = skips.map(({ covers }) => covers[colour] ?? 0);
    const left = covered.reduce((rest, count) => rest - count, lacking[colour] ?? 0);
    if (left > 0) missing[colour] = left;
  }
  return missing;
}

/** How many these are of all colours. */
export const sumOf = (counts: ByColour): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

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
  technologies: readonly StandInColours[],
  skips: readonly Skip[],
): CoveredPrerequisites {
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

/**
 * What covers the prerequisites of a technology for who owns these, with these stand-ins, where these
 * colours count together. Unit upgrades have no colour (LRR PoK 90.7b).
 */
export function coverage(
  cards: Cards,
  owned: readonly string[],
  { prerequisites }: TechnologyFacts,
  skips: readonly Skip[],
  joined: JoinedColours,
): CoveredPrerequisites {
  const counts = owned
    .flatMap((id) => cards.technologies[id]?.colour ?? [])
    .map((colour) => joinedColours([colour], joined));
  return coveredBy(prerequisites, counts, joinedSkips(skips, joined));
}

/**
 * R-REF-04: a technology is researched with its prerequisites. Whatever might stand in for them is
 * counted, so that nothing is refused that rests on what is not known. What a planet was exhausted for
 * is not kept: where an exhausted one would do, the refusal names it, and the table says what it was for.
 */
export function refusePrerequisites(
  game: Game,
  { cards }: Ruleset,
  seat: Seat,
  technology: string,
): Refusal | null {
  const facts = cards.technologies[technology];
  if (!facts || !game.players[seat]) return null;
  const table = readTable(game, cards);
  const { planets, technologies } = holdingsAt(table, seat);
  if (planets === null || technologies === null) return null;
  const { possible } = synergyOf(table, seat);
  const least = (skips: readonly Skip[]): ByColour =>
    possible
      .map((joined) => missingOf(coverage(cards, technologies, facts, skips, joined)))
      .sort((one, two) => sumOf(one) - sumOf(two))[0] ?? {};
  const skips = skipsOf(game, cards, seat, technology, 'possible');
  const missing = least(skips);
  if (sumOf(missing) === 0) return null;
  const spent = specialtiesOf(game, cards, seat).flatMap(({ skip, spent: is }) =>
    is ? [skip] : [],
  );
  if (sumOf(least([...skips, ...spent])) > 0) {
    return refuse('prerequisites-missing', { seat, technology, ...missing });
  }
  // Only those without which something would be missing.
  const needed = spent.reduce<Skip[]>((rest, skip) => {
    const others = rest.filter((other) => other !== skip);
    return sumOf(least([...skips, ...others])) === 0 ? others : rest;
  }, spent);
  const named = needed.flatMap(({ source }) => (source.kind === 'planet' ? source.planet : []));
  return refuse('specialty-exhausted', { seat, technology, planets: named });
}
