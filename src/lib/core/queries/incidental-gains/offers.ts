/**
 * Small gains that this moment offers: who gains what by which card, what else it may be, and which of
 * them the table most likely wants. A table books one in one act or leaves it. Nothing here knows a
 * card: they are in the card tables.
 */
import { effectsOf } from '../../card-offers.ts';
import type { Cards } from '../../cards.ts';
import type { BookGainArgs, GainLine } from '../../commands/incidental-gains.ts';
import type { Game, Seat } from '../../game.ts';
import type { LineItem } from '../../record/line.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { GainMoment, GainEffect, Gain } from '../../card-effects.ts';
import { gainHolders, type GainHolder } from './takers.ts';
import { bookingsIn, notedIn, recentItems, type GainNow, type Booking } from './moment.ts';
import { triggersOf, type GainAsk, type GainTrigger } from './triggers.ts';
import { commodityLimit } from '../../rules/standing.ts';
import { reinforcementsOf } from '../../rules/tokens.ts';
import { TOKEN_POOLS, type TokenPool } from '../../vocabulary.ts';

export type { GainAsk } from './triggers.ts';

export interface GainOffer {
  /** The same while the offer stands. */
  key: string;
  /** The card or ability; it is the cause that the record names. */
  id: string;
  card: GainEffect['card'];
  when: GainMoment;
  /** Who gains. */
  seat: Seat;
  /** With whom it happened, else null. */
  about: Seat | null;
  /** How often it happened since it was booked last. */
  times: number;
  /** What the table has to know for itself; nothing where the record shows it. */
  asks: GainAsk[];
  /** What the table books, the usual first. */
  choices: [BookGainArgs, ...BookGainArgs[]];
}

/** Goods for as many neighbours as a table can have; that of the last time first. */
function goodsByNumber({ game, line }: GainNow, id: string, seat: Seat): number[] {
  const last = line.findLast(({ fact }) => fact.type === 'goods.gained' && fact.cause === id)?.fact;
  const usual = last?.type === 'goods.gained' ? last.goods : 2;
  const others = game.seating.filter((other) => other !== seat).map((_, i) => i + 1);
  return [usual, ...others.filter((goods) => goods !== usual)];
}

/** The ways to gain, as the card has them at this moment. */
function givenBy(now: GainNow, row: GainEffect, seat: Seat): GainEffect['gives'] {
  if (row.asks) return goodsByNumber(now, row.id, seat).map((goods) => ({ goods }));
  if (!row.counts) return row.gives;
  const planets = now.game.players[seat]?.planets ?? [];
  return [{ goods: row.counts.filter((planet) => planets.includes(planet)).length }];
}

/** What happened since it was booked last, of one player or of no one in particular. */
function unbooked(
  { booked }: GainNow,
  row: GainEffect,
  holder: GainHolder,
  triggers: readonly GainTrigger[],
): GainTrigger[] {
  const about = triggers[0]?.about ?? null;
  const mine = booked.filter(isOf(row.id, holder.seat, about));
  if (row.takesFrom) return triggers.slice(mine.length);
  const last = mine.at(-1)?.at ?? -Infinity;
  return triggers.filter(({ at }) => at > last && (at >= 0 || mine.length === 0));
}

function leaderOf(
  { game }: GainNow,
  { card, id, uses }: GainEffect,
  { owner }: GainHolder,
): Pick<BookGainArgs, 'leader'> {
  if (card !== 'leader' || !uses || game.players[owner]?.leaders == null) return {};
  return { leader: { seat: owner, leader: id, state: uses === 'purges' ? 'purged' : 'exhausted' } };
}

const sameLines = (one: GainLine[], two: GainLine[]) => JSON.stringify(one) === JSON.stringify(two);

function offerOf(
  now: GainNow,
  row: GainEffect,
  holder: GainHolder,
  triggers: readonly GainTrigger[],
): PlacedOffer<GainOffer> | null {
  const open = unbooked(now, row, holder, triggers);
  const latest = open.at(-1);
  if (!latest) return null;
  const { id } = row;
  const { seat } = holder;
  const { about } = latest;
  const times = row.each ? open.reduce((sum, { count }) => sum + count, 0) : 1;
  const asked = { seat, about, times, other: row.other, takes: row.takesFrom !== undefined };
  const ways = givenBy(now, row, seat)
    .flatMap((gain) => linesOf(now, gain, asked))
    .filter((lines, i, all) => all.findIndex((other) => sameLines(other, lines)) === i);
  const used = leaderOf(now, row, holder);
  // A pass is undone whether or not what comes with it is tracked.
  if (row.resumes && ways.length === 0) ways.push([]);
  const back = row.resumes ? { resumes: seat } : {};
  const [usual, ...others] = ways.map((lines): BookGainArgs => {
    return { cause: id, lines, ...used, ...back };
  });
  if (!usual) return null;
  const { round, step } = now.game;
  const place = now.recent[latest.at]?.seq ?? `${round}.${step.phase}`;
  const offer: GainOffer = {
    key: [id, seat, about ?? '', place].join('.'),
    id,
    card: row.card,
    when: row.moment,
    seat,
    about,
    times,
    asks: [
      ...(holder.state === 'ready' ? [] : ['has' as const]),
      ...(latest.ask ? [latest.ask] : []),
    ],
    choices: [usual, ...others],
  };
  return { offer, at: latest.at };
}

/** The triggers by the player with whom it happened. */
function byOther(triggers: readonly GainTrigger[]): GainTrigger[][] {
  const found = new Map<Seat | null, GainTrigger[]>();
  for (const one of triggers) found.set(one.about, [...(found.get(one.about) ?? []), one]);
  return [...found.values()];
}

/**
 * The offers of this moment, the likely ones first, else in the order of the card tables; none of a
 * kind that the table has put away for the game, and none where it tracks nothing of it.
 */
export function gainOffers(
  game: Game,
  ruleset: Ruleset,
  cards: Cards,
  line: readonly LineItem[],
): GainOffer[] {
  if (game.result) return [];
  const tracked = game.settings.depth !== 'essentials';
  const recent = recentItems(cards, line);
  const booked = bookingsIn(cards, recent);
  const now = { game, ruleset, cards, line, recent, booked, noted: notedIn(cards, line) };
  const away = game.settings.gainsAway ?? [];
  const offers = effectsOf(cards, 'gain').flatMap((row) =>
    away.includes(row.id) || !(tracked || row.resumes)
      ? []
      : gainHolders(now, row).flatMap((holder) =>
          byOther(triggersOf(now, holder, row)).flatMap(
            (triggers) => offerOf(now, row, holder, triggers) ?? [],
          ),
        ),
  );
  return inOrder(now, offers);
}

/** What of an offer says how likely it is. */
interface Offered {
  id: string;
  seat: Seat;
  about: Seat | null;
  asks: readonly unknown[];
}

/** An offer, and the place among the recent facts of what it is for; -1 where it is the step itself. */
export interface PlacedOffer<T> {
  offer: T;
  at: number;
}

/** Where the tap of an item begins: whatever one tap brought came at once. */
function tapAt(items: readonly LineItem[], at: number): number {
  const group = items[at]?.group;
  let first = at;
  while (first > 0 && items[first - 1]?.group === group) first--;
  return first;
}

/** Whether it was this gain of this player: with whom it happened, where it is with a player. */
const isOf =
  (id: string, seat: Seat, about: Seat | null) =>
  (booking: Booking): boolean =>
    booking.id === id && booking.seats.includes(about ?? seat);

/**
 * Offers as they stand below one another: what this table has booked before in this game, then what
 * it has passed over so far; of these each the certain ones, of those what has happened last. Else
 * they keep the order in which they come: what was booked last is no reason, or two that are
 * booked again and again would change places each time.
 */
function inOrder<T extends Offered>(now: GainNow, placed: readonly PlacedOffer<T>[]): T[] {
  const { cards, line, recent } = now;
  if (placed.length < 2) return placed.map(({ offer }) => offer);
  const before = bookingsIn(cards, line);
  const ranked = placed.map(({ offer, at }) => {
    const booked = Number(before.some(isOf(offer.id, offer.seat, offer.about)));
    const certain = Number(offer.asks.length === 0);
    const happened = at < 0 ? recent.length : tapAt(recent, at);
    return { offer, booked, certain, happened };
  });
  ranked.sort((a, b) => b.booked - a.booked || b.certain - a.certain || b.happened - a.happened);
  return ranked.map(({ offer }) => offer);
}

type LineChanges = GainLine['changes'];

/** The pools in which gained tokens usually go, one after the other. */
const USUAL: readonly TokenPool[] = ['tactic', 'strategy', 'fleet'];

/** Tokens into these pools, one after the other, as many as lie in reinforcements. */
function tokensInto(
  game: Game,
  seat: Seat,
  tokens: number,
  pools: readonly TokenPool[],
): LineChanges {
  if (!game.players[seat]?.tokens) return {};
  const gained = Math.min(tokens, reinforcementsOf(game, seat) ?? tokens);
  const changes: LineChanges = {};
  for (let i = 0; i < gained; i++) {
    const pool = pools[i % pools.length] ?? 'tactic';
    changes[pool] = (changes[pool] ?? 0) + 1;
  }
  return changes;
}

/** What one seat gains, with its tokens in these pools. */
function changesOf(
  { game, ruleset }: GainNow,
  seat: Seat,
  gain: Gain,
  times: number,
  pools: readonly TokenPool[],
): LineChanges {
  const player = game.players[seat];
  if (!player) return {};
  const changes: LineChanges = gain.tokens
    ? tokensInto(game, seat, gain.tokens * times, pools)
    : {};
  const add = (key: keyof LineChanges, more: number) => {
    if (more !== 0) changes[key] = (changes[key] ?? 0) + more;
  };
  const { fleet = 0, goods = 0, actionCards = 0 } = gain;
  if (fleet > 0) add('fleet', tokensInto(game, seat, fleet * times, ['fleet']).fleet ?? 0);
  else add('fleet', -Math.min(player.tokens?.fleet ?? 0, -fleet * times));
  if (player.goods !== null) add('goods', goods * times);
  if (player.actionCards !== null) add('actionCards', actionCards * times);
  if (player.commodities === null) return changes;
  const room = Math.max(0, commodityLimit(game, ruleset, seat) - player.commodities);
  if (gain.replenishes) add('commodities', room);
  add('commodities', Math.min(room, (gain.commodities ?? 0) * times));
  const { converts = 0 } = gain;
  const turned =
    converts === 'all' ? player.commodities : Math.min(player.commodities, converts * times);
  add('commodities', -turned);
  add('goods', turned);
  return changes;
}

/** What is taken from another player: goods as goods, commodities as goods too (LRR PoK 21.5). */
function takenLines({ game }: GainNow, seat: Seat, from: Seat, gain: Gain): GainLine[] {
  const victim = game.players[from];
  const key = gain.goods ? 'goods' : 'commodities';
  const have = victim?.[key] ?? 0;
  const taken = gain.takesCommodities ? have : Math.min(have, gain.goods ?? gain.commodities ?? 0);
  if (taken <= 0 || game.players[seat]?.goods == null) return [];
  return [
    { seat, changes: { goods: taken } },
    { seat: from, changes: { [key]: -taken } },
  ];
}

const isSomething = ({ changes }: GainLine): boolean => Object.keys(changes).length > 0;

interface GainQuestion {
  seat: Seat;
  about: Seat | null;
  times: number;
  other: Gain | undefined;
  takes: boolean;
}

/** What one way of gaining moves; more than one where tokens may go into another pool. */
function linesOf(now: GainNow, gain: Gain, asked: GainQuestion): GainLine[][] {
  const { seat, about, times, other, takes } = asked;
  if (about !== null && (takes || gain.takesCommodities)) {
    const lines = takenLines(now, seat, about, gain);
    return lines.length > 0 ? [lines] : [];
  }
  const pools = gain.tokens ? [USUAL, ...TOKEN_POOLS.map((pool) => [pool])] : [USUAL];
  const ways = pools.map((into) =>
    [
      { seat, changes: changesOf(now, seat, gain, times, into) },
      ...(other && about !== null
        ? [{ seat: about, changes: changesOf(now, about, other, times, USUAL) }]
        : []),
    ].filter(isSomething),
  );
  return ways.filter((lines) => lines.length > 0);
}
