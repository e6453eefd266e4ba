/** Bids for home systems, then for the speaker token; what is bid comes from the supply. */
import * as v from 'valibot';
import { defineOwnFact, type OwnEffect, type OwnSteps } from '../../../../core/own-step.ts';
import type { Seat } from '../../../../core/game.ts';
import { refuse } from '../../../../core/refusal.ts';
import type { Edition } from '../editions.ts';
import { setupOrder } from './order.ts';
import { name, nextOf, NOTHING, seat as seatSchema, whole } from './shared.ts';

/** Goods that seats gain, of those that are tracked. */
const gains = (rows: readonly (readonly [Seat, number])[]): OwnEffect[] =>
  rows.flatMap(([seat, goods]): OwnEffect[] =>
    goods > 0 ? [{ type: 'goods.gained', seat, goods, cause: 'bid' }] : [],
  );

/** Who holds which home system, and for how much. */
type Homes = {
  order: readonly Seat[];
  holders: Readonly<Record<string, Seat>>;
  bids: Readonly<Record<Seat, number>>;
  last: Seat | null;
};

function afterBid(state: Homes, home: string, bid: number, seat: Seat): Homes {
  const { [home]: out, ...others } = state.holders;
  const bids: Record<Seat, number> = { ...state.bids, [seat]: bid };
  if (out !== undefined) delete bids[out];
  return { ...state, holders: { ...others, [home]: seat }, bids, last: seat };
}

/** Only who holds none acts; no one once everyone does. */
const homeBidder = ({ order, bids, last }: Homes): Seat[] =>
  nextOf(order, last, (seat) => bids[seat] === undefined);

const homes: OwnSteps = {
  'own-home-location-bidding': {
    byHand: true,
    asks: (game) => setupOrder(game).slice(0, 1),
    opens: (game): Homes => ({ order: setupOrder(game), holders: {}, bids: {}, last: null }),
    facts: {
      'own-home.bid': defineOwnFact<Homes>()({
        data: v.strictObject({ home: name, bid: whole(0, 99) }),
        answers: true,
        refuse: (_, { holders, bids }, { home, bid }) => {
          const holder = holders[home];
          const least = holder === undefined ? 0 : (bids[holder] ?? 0) + 1;
          return bid < least ? refuse('bid-too-low', { least }) : null;
        },
        change: (state, { home, bid }, seat) => (seat ? afterBid(state, home, bid, seat) : state),
        asks: homeBidder,
        // With the last home everyone gains what the highest bid is above the own one.
        effects: (_, state, { home, bid }, seat) => {
          if (!seat) return [];
          const after = afterBid(state, home, bid, seat);
          if (homeBidder(after).length > 0) return [];
          const highest = Math.max(...Object.values(after.bids));
          return gains(after.order.map((one) => [one, highest - (after.bids[one] ?? 0)]));
        },
        offers: (_, { holders, bids }) => [
          { home: `home-${Object.keys(holders).length + 1}`, bid: 0 },
          ...Object.entries(holders).map(([home, holder]) => ({
            home,
            bid: (bids[holder] ?? 0) + 1,
          })),
        ],
        typed: (_, __, seat) =>
          seat ? { home: { kind: 'name' }, bid: { kind: 'number', min: 0, max: 99 } } : null,
      }),
    },
  },
};

/** Who still bids for the speaker token, and the highest bid. */
type Auction = {
  order: readonly Seat[];
  out: readonly Seat[];
  bid: number | null;
  leader: Seat | null;
  last: Seat | null;
};

/** The next one who may overbid; no one once all the others are out. */
const speakerBidder = ({ order, out, leader, last }: Auction): Seat[] =>
  nextOf(order, last, (seat) => !out.includes(seat) && seat !== leader);

/** The end of the auction: the token goes to the leader, the winning bid to everyone else. */
function settle({ order, bid, leader }: Auction, speaker: Seat): OwnEffect[] {
  if (leader === null) return [];
  const token: OwnEffect[] = leader === speaker ? [] : [{ type: 'speaker.chosen', seat: leader }];
  const others = order.filter((seat) => seat !== leader);
  return [...token, ...gains(others.map((seat) => [seat, bid ?? 0]))];
}

/** From whom the bids for the token go, and which way. */
function auctionOrder(order: readonly Seat[], how: Edition['order']): Seat[] {
  const [first, ...others] = order;
  // The lowest roll begins; or the right neighbour of the first player, who comes last.
  return how === 'rolls' || first === undefined
    ? [...order].reverse()
    : [...others.reverse(), first];
}

const speaker = ({ order: how }: Edition): OwnSteps => ({
  'own-speaker-bidding': {
    byHand: true,
    namesSpeaker: true,
    asks: (game) => auctionOrder(setupOrder(game), how).slice(0, 1),
    opens: (game): Auction => {
      const order = auctionOrder(setupOrder(game), how);
      return { order, out: [], bid: null, leader: null, last: null };
    },
    facts: {
      'own-speaker.bid': defineOwnFact<Auction>()({
        data: v.strictObject({ bid: whole(0, 99) }),
        answers: true,
        refuse: (_, { bid: highest }, { bid }) =>
          highest !== null && bid <= highest ? refuse('bid-too-low', { least: highest + 1 }) : null,
        change: (state, { bid }, seat) => ({
          ...state,
          bid,
          leader: seat ?? null,
          last: seat ?? null,
        }),
        asks: speakerBidder,
        effects: (game, state, { bid }, seat) => {
          const after = { ...state, bid, leader: seat ?? null, last: seat ?? null };
          return speakerBidder(after).length > 0 ? [] : settle(after, game.speaker);
        },
        offers: (_, { bid }) => [{ bid: bid === null ? 0 : bid + 1 }],
        typed: (_, { bid }, seat) =>
          seat ? { bid: { kind: 'number', min: bid === null ? 0 : bid + 1, max: 99 } } : null,
      }),
      'own-speaker.withdrawn': defineOwnFact<Auction>()({
        data: NOTHING,
        answers: true,
        // Who opens has to bid.
        refuse: (_, { bid }) => (bid === null ? refuse('bid-too-low', { least: 0 }) : null),
        change: (state, _, seat) =>
          seat ? { ...state, out: [...state.out, seat], last: seat } : state,
        asks: speakerBidder,
        effects: (game, state, _, seat) => {
          const after = { ...state, out: seat ? [...state.out, seat] : state.out };
          const left = after.order.filter((one) => !after.out.includes(one));
          return left.length > 1 ? [] : settle(after, game.speaker);
        },
        offers: (_, { bid }) => (bid === null ? [] : [{}]),
      }),
      // The table has bid aloud, and says how it ended.
      'own-speaker.settled': defineOwnFact<Auction>()({
        data: v.strictObject({ by: seatSchema, bid: whole(0, 99) }),
        refuse: (_, { order, out, bid: highest }, { by, bid }) => {
          if (!order.includes(by) || out.includes(by)) return refuse('not-asked', { seat: by });
          return highest !== null && bid < highest
            ? refuse('bid-too-low', { least: highest })
            : null;
        },
        change: (state, { by, bid }) => ({ ...state, bid, leader: by }),
        asks: () => [],
        effects: (game, state, { by, bid }) => settle({ ...state, bid, leader: by }, game.speaker),
      }),
    },
  },
});

export const bidsOf = (edition: Edition): OwnSteps => ({ ...homes, ...speaker(edition) });
