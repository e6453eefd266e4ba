/**
 * Small gains that this moment offers: who gains what by which card, and what else it may be. A
 * table books one in one act or leaves it. Nothing here knows a card: they are in the card tables.
 */
import { effectsOf } from '../../card-offers.ts';
import type { Cards } from '../../cards.ts';
import type { BookGainArgs, GainLine } from '../../commands/incidental-gains.ts';
import type { Game, Seat } from '../../game.ts';
import type { LineItem } from '../../record/line.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { GainMoment, GainEffect } from '../../card-effects.ts';
import { gainHolders, type GainHolder } from './takers.ts';
import { linesOf } from './lines.ts';
import { bookingsIn, notedIn, recentItems, type GainNow } from './moment.ts';
import { inOrder, isOf, type PlacedOffer } from './order.ts';
import { triggersOf, type GainAsk, type GainTrigger } from './triggers.ts';

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
