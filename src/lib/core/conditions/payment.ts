/** The cheapest way to pay a price, worked out only when a player asks (LRR PoK 61.11). */
import type { Cards, PlanetsPay } from '../cards.ts';
import type { CommandTokens, Game, Player, Seat } from '../game.ts';
import { NOTHING_PAID, type Payment } from '../payment.ts';
import { FRAGMENTS, type Fragment } from '../vocabulary.ts';
import { flexibilityOf, paidBy } from './flexible.ts';
import { holdingsAt, readTable, type KnownTable } from './holdings.ts';
import { goodsWorth, type Payer } from './purse.ts';
import { priceOf, type SpendCondition } from './spending.ts';
import type { Amounts, ProposedPayment } from './verdict.ts';

/** Planets that pay a sum together; the list is linked so that sums share their beginnings. */
interface Sum {
  resources: number;
  influence: number;
  planets: number;
  /** The id of the planet that was added last. */
  last: string | null;
  rest: Sum | null;
}

const NOTHING: Sum = { resources: 0, influence: 0, planets: 0, last: null, rest: null };

/** By sum, the fewest planets that pay it; no sum is worth more than its need and one planet. */
function sums(planets: readonly Payer[], price: Amounts): Sum[] {
  const found = new Map<number, Sum>([[0, NOTHING]]);
  for (const planet of planets) {
    for (const sum of [...found.values()]) {
      for (const as of ['resources', 'influence'] as const) {
        if (planet[as] <= 0 || sum[as] >= price[as]) continue;
        const more: Sum = {
          ...sum,
          [as]: sum[as] + planet[as],
          planets: sum.planets + 1,
          last: planet.id,
          rest: sum,
        };
        const place = more.resources * 1000 + more.influence;
        if (more.planets < (found.get(place)?.planets ?? Infinity)) found.set(place, more);
      }
    }
  }
  return [...found.values()];
}

function listOf(sum: Sum): string[] {
  const list: string[] = [];
  for (let at: Sum | null = sum; at?.last; at = at.rest) list.unshift(at.last);
  return list;
}

/** Tokens from the fuller pool first, so that both keep as much as possible. */
function tokensOf(have: CommandTokens | null, need: number): Payment['tokens'] | null {
  const paid = { tactic: 0, fleet: 0, strategy: 0 };
  if (need === 0) return paid;
  if (have === null || have.tactic + have.strategy < need) return null;
  for (let left = need; left > 0; left--) {
    const fuller = have.tactic - paid.tactic >= have.strategy - paid.strategy;
    paid[fuller ? 'tactic' : 'strategy'] += 1;
  }
  return paid;
}

/** Fragments of the kinds of which most are held, unknown ones last. */
function fragmentsOf(held: Player['fragments'], need: number): Payment['fragments'] {
  const spent: Partial<Record<Fragment, number>> = {};
  for (let i = 0; held && i < need; i++) {
    const left = FRAGMENTS.map((kind) => ({ kind, n: held[kind] - (spent[kind] ?? 0) }));
    const known = left.filter(({ kind }) => kind !== 'unknown').sort((a, b) => b.n - a.n)[0];
    const kind = known && known.n > 0 ? known.kind : 'unknown';
    spent[kind] = (spent[kind] ?? 0) + 1;
  }
  return spent;
}

/** What a sum overpays, and the goods that it takes beside the planets. */
function costOf(sum: Sum, price: Amounts, worth: number) {
  const over = (have: number, need: number) => Math.max(0, have - need);
  const goodsFor = (part: 'resources' | 'influence') =>
    Math.ceil(over(price[part], sum[part]) / worth);
  return {
    waste: over(sum.resources, price.resources) + over(sum.influence, price.influence),
    goods: price.tradeGoods + goodsFor('resources') + goodsFor('influence'),
    planets: sum.planets,
  };
}

/**
 * What is cheap: the fewest goods, since planets are readied again in the same phase (LRR PoK 81.6),
 * then the least waste, then the fewest planets.
 */
const ORDER = ['goods', 'waste', 'planets'] as const;

/** The cheapest sum of planets that goods can complete, where planets pay like this. */
function cheapestSum(
  payers: readonly Payer[],
  price: Amounts,
  { goods, worth }: { goods: number; worth: number },
) {
  const [best] = sums(payers, price)
    .map((sum) => ({ sum, cost: costOf(sum, price, worth) }))
    .filter(({ cost }) => cost.goods <= goods)
    .sort((a, b) => {
      const part = ORDER.find((name) => a.cost[name] !== b.cost[name]);
      return part ? a.cost[part] - b.cost[part] : 0;
    });
  return best ?? null;
}

/** See `cheapestPayment`. */
export function paymentAt(
  table: KnownTable,
  seat: Seat,
  condition: SpendCondition,
  turned: readonly string[] = [],
): ProposedPayment | null {
  const price = priceOf(condition);
  const { planets, goods, fragments, actionCards, ...has } = holdingsAt(table, seat);
  const tokens = tokensOf(has.tokens, price.commandTokens);
  if (!tokens || (actionCards ?? 0) < price.actionCards) return null;
  if ((fragments ?? 0) < price.relicFragments) return null;
  const payers = (planets ?? []).filter(
    (p) => p.readied !== 'no' && p.counts === 'yes' && !turned.includes(p.id),
  );
  const { sure, possible } = flexibilityOf(table, seat);
  const paying = (pays: PlanetsPay | null) =>
    cheapestSum(
      payers.map((planet) => paidBy(planet, pays)),
      price,
      { goods: goods ?? 0, worth: goodsWorth(table, seat) },
    );
  const printed = paying(sure);
  const best = printed ?? (possible === sure ? null : paying(possible));
  if (!best) return null;
  const list = listOf(best.sum);
  const certain =
    printed !== null &&
    list.every((planet) => payers.some(({ id, readied }) => id === planet && readied === 'yes'));
  return {
    ...NOTHING_PAID,
    planets: list,
    goods: best.cost.goods,
    tokens,
    actionCards: price.actionCards,
    fragments: fragmentsOf(table.game.players[seat]?.fragments ?? null, price.relicFragments),
    certain,
  };
}

/**
 * The cheapest payment, or null where none is known: the fewest trade goods, then the least
 * overspent, then the fewest planets. A planet pays resources or influence, a trade good replaces one
 * of either, the trade-good part takes goods alone, tokens leave the fuller pool. Where the sides of
 * planets are not tracked, every planet is taken for readied and the payment is not certain; nor is
 * one that needs a hero or a breakthrough of which nothing is known. Planets that the same tap
 * exhausts for something else (`turned`) pay nothing.
 */
export function cheapestPayment(
  game: Game,
  cards: Cards,
  seat: Seat,
  condition: SpendCondition,
  turned: readonly string[] = [],
): ProposedPayment | null {
  return paymentAt(readTable(game, cards), seat, condition, turned);
}
