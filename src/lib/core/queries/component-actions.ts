/**
 * What a player can play as a component action, the likely first (LRR 1.2 21, 22; LRR PoK 22): from
 * what it is known to have, and from what it may have where that is not tracked. Each offer holds
 * the arguments of the one tap that records it with all that is tracked of it.
 */
import { effectsOf, holdingOf } from '../card-offers.ts';
import type { CardHolding } from '../card-holding.ts';
import type { PlayEffect, PlayedChanges } from '../card-effects.ts';
import type { Cards } from '../cards.ts';
import type { PlayArgs } from '../commands/component-actions.ts';
import { holdingsAt, readTable } from '../conditions/holdings.ts';
import type { Game, Player, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import { playedAs } from '../played.ts';
import { commodityLimit } from '../rules/standing.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Fragment } from '../vocabulary.ts';

/** Why something cannot be played just now, as far as it is known. */
export type NotNow = 'exhausted' | 'purged' | 'locked' | 'no-cards' | 'short' | 'elsewhere';

export interface ComponentOffer {
  /** Stable among the offers of one moment. */
  key: string;
  row: PlayEffect;
  /** What one tap records; who else is concerned, or how many, comes to it where it is asked. */
  args: PlayArgs;
  /** What the tap has to say beside: which other player, how many cards. */
  asks: 'seat' | 'count' | null;
  notNow: NotNow | null;
  /** Whether the player is known to have it: then it is likely. */
  sure: boolean;
}

interface SeatMoment {
  game: Game;
  cards: Cards;
  ruleset: Ruleset;
  seat: Seat;
  player: Player;
}

const KINDS = ['cultural', 'hazardous', 'industrial'] as const;

/** Trade goods by a count of what the player has; null where that is not tracked. */
function goodsBy({ game, cards, ruleset, seat }: SeatMoment, by: PlayEffect['goodsBy']) {
  if (by === undefined) return 0;
  if (by === 'commodity-limit') return commodityLimit(game, ruleset, seat);
  const { planets } = holdingsAt(readTable(game, cards), seat);
  const own = planets?.filter(({ counts }) => counts !== 'no') ?? null;
  if (own === null) return null;
  return by === 'industrial-planets'
    ? own.filter(({ traits }) => traits.has('industrial')).length
    : Math.max(0, ...own.map(({ resources }) => resources));
}

/** The ways to pay with fragments of one kind, unknown ones standing in; null where none is tracked. */
function fragmentWays({ player }: SeatMoment, count: number): Partial<Record<Fragment, number>>[] {
  const { fragments } = player;
  if (!fragments) return [{}];
  const { unknown } = fragments;
  const ways = KINDS.flatMap((kind) => {
    const own = Math.min(fragments[kind], count);
    if (own === 0 || own + unknown < count) return [];
    const rest = count - own;
    return [{ [kind]: -own, ...(rest > 0 ? { unknown: -rest } : {}) }];
  });
  return ways.length > 0 || unknown < count ? ways : [{ unknown: -count }];
}

function notNow({ player }: SeatMoment, row: PlayEffect, { why }: CardHolding): NotNow | null {
  if (why) return why;
  if (row.card === 'action-card' && player.actionCards === 0) return 'no-cards';
  if (row.where && player.planets?.includes(row.where) === false) return 'elsewhere';
  return null;
}

/** Who gave a note that the player may have: at the table, and lying in no play area yet. */
function ownersOf({ game, seat }: SeatMoment, { card, id, faction }: PlayEffect): Seat[] {
  if (card !== 'note') return [seat];
  return playingSeats(game).filter((owner) => {
    if (owner === seat || game.players[owner]?.faction !== faction) return false;
    return !game.seating.some((at) =>
      game.players[at]?.notes?.some((held) => held.note === id && held.owner === owner),
    );
  });
}

/** Whether a price is more than what is known to be there. */
const cannotPay = (player: Player, changes: PlayedChanges): boolean =>
  Object.entries(changes).some(([key, change]) => {
    const held =
      key === 'tactic' || key === 'fleet' || key === 'strategy'
        ? player.tokens?.[key]
        : player[key as 'board' | 'goods' | 'actionCards'];
    return held != null && held + change < 0;
  });

/** The offers of one row: one for each owner, and for each kind of fragment that pays. */
function offersOf(moment: SeatMoment, row: PlayEffect): ComponentOffer[] {
  const { game, cards, seat, player } = moment;
  const holding = holdingOf(game, cards, seat, row);
  // A card that no one can have is not named; that the hand is empty is said.
  if (holding.state === 'none' && row.card !== 'action-card') return [];
  const isKnown = holding.state === 'ready' || holding.state === 'spent';
  const goods = goodsBy(moment, row.goodsBy);
  const board = row.clearsBoard ? -(player.board ?? 0) : 0;
  const changes = {
    ...row.changes,
    ...(goods ? { goods } : {}),
    ...(board ? { board } : {}),
  };
  const asks = row.other && row.card !== 'note' ? 'seat' : row.upTo ? 'count' : null;
  const ways = row.fragments ? fragmentWays(moment, row.fragments) : [{}];
  const short = ways.length === 0;
  return ownersOf(moment, row).flatMap((owner) =>
    (short ? [{}] : ways).map((fragments): ComponentOffer => {
      const paid = Object.keys(fragments).length > 0;
      return {
        key: [
          `${row.card}-${row.id}`,
          owner === seat ? '' : owner,
          ...Object.keys(fragments),
          row.fragments,
        ]
          .filter(Boolean)
          .join('.'),
        row,
        args: {
          seat,
          played: playedAs(row.card, row.id, owner),
          ...(row.becomes ? { becomes: row.becomes } : {}),
          ...(Object.keys(changes).length > 0 ? { changes } : {}),
          ...(paid ? { fragments } : {}),
          ...(row.other && row.card === 'note'
            ? { other: { seat: owner, changes: row.other } }
            : {}),
          ...(row.technology ? { technology: row.technology } : {}),
          ...(row.secrets ? { secrets: row.secrets } : {}),
        },
        asks,
        notNow:
          notNow(moment, row, holding) ?? (short || cannotPay(player, changes) ? 'short' : null),
        sure: isKnown && (!row.fragments || paid),
      };
    }),
  );
}

/** How far down the list an offer stands: what is there and ready first, cards with gains after. */
function rank({ row, sure, notNow: not, args }: ComponentOffer, hasLeaders: boolean): number {
  const late = not === null ? 0 : 20;
  if (row.card === 'technology' || row.card === 'relic') return late + (sure ? 0 : 7);
  if (row.card === 'leader') return late + (hasLeaders ? 1 : row.becomes === 'exhausted' ? 3 : 5);
  if (row.card === 'ability') return late + (sure ? 2 : row.fragments ? 6 : 8);
  if (row.card === 'breakthrough') return late + 4;
  if (row.card === 'action-card') return late + ((args.changes?.goods ?? 0) > 0 ? 5 : 7);
  return late + 6;
}

/** Everything that this seat can play, or may be able to, the likely first. */
export function componentOffers(
  game: Game,
  cards: Cards,
  ruleset: Ruleset,
  seat: Seat,
): ComponentOffer[] {
  const player = game.players[seat];
  if (!player) return [];
  const moment = { game, cards, ruleset, seat, player };
  const offers = effectsOf(cards, 'play').flatMap((row) => offersOf(moment, row));
  const tracked = player.leaders !== null;
  return offers
    .map((offer) => ({ offer, at: rank(offer, tracked) }))
    .sort((one, two) => one.at - two.at)
    .map(({ offer }) => offer);
}

/** The arguments of an offer with what its tap says: which other player, how many cards. */
export function offerWith(
  { args, row }: ComponentOffer,
  said: { seat?: Seat; count?: number } = {},
): PlayArgs {
  const changes = said.count ? { ...args.changes, actionCards: said.count } : args.changes;
  return {
    ...args,
    ...(changes ? { changes } : {}),
    ...(said.seat && row.other ? { other: { seat: said.seat, changes: row.other } } : {}),
  };
}
