/** Whether a price can be paid in full, and what is short (LRR PoK 61.11; checklist R-OBJ-11). */
import { answerTo } from '../attested.ts';
import type { Condition, PlanetsPay } from '../cards.ts';
import type { Seat } from '../game.ts';
import { flexibilityOf, paidBy, type Flexibility } from './flexible.ts';
import { holdingsAt, type KnownTable } from './holdings.ts';
import { askUnspent } from './question.ts';
import {
  leastPurse,
  liftedPurse,
  mostPurse,
  recordedPurse,
  type Payer,
  type Purse,
} from './purse.ts';
import { verdict, type Amounts, type Question, type Verdict } from './verdict.ts';

export type SpendCondition = Extract<Condition, { kind: 'spend' }>;

/** Every part of a price, zero where it is not asked. */
export function priceOf(condition: SpendCondition): Amounts {
  return {
    resources: condition.resources ?? 0,
    influence: condition.influence ?? 0,
    tradeGoods: condition.tradeGoods ?? 0,
    commandTokens: condition.commandTokens ?? 0,
    actionCards: condition.actionCards ?? 0,
    relicFragments: condition.relicFragments ?? 0,
  };
}

const sumOf = (amounts: Amounts) => Object.values(amounts).reduce((sum, part) => sum + part, 0);

/** By resources paid (capped at the need), the most influence that the other planets pay. */
function splits(planets: readonly Payer[], resources: number): number[] {
  const best = Array.from({ length: resources + 1 }, (_, paid) => (paid === 0 ? 0 : -Infinity));
  for (const planet of planets) {
    for (let paid = resources; paid >= 0; paid--) {
      const before = best[paid] ?? -Infinity;
      if (before === -Infinity) continue;
      best[paid] = before + planet.influence;
      const after = Math.min(resources, paid + planet.resources);
      if (after > paid) best[after] = Math.max(best[after] ?? -Infinity, before);
    }
  }
  return best;
}

type Unpaid = Pick<Amounts, 'resources' | 'influence'>;

/** Trade goods that pay what planets leave unpaid. */
function goodsFor({ resources, influence }: Unpaid, { goodsMix, goodsWorth }: Purse): number {
  const parts = goodsMix ? [resources + influence] : [resources, influence];
  return parts.reduce((sum, part) => sum + Math.ceil(part / goodsWorth), 0);
}

/** What planets leave unpaid of resources and influence together, at best. */
function leftUnpaid(purse: Purse, price: Amounts): Unpaid {
  const { planets, oneSum } = purse;
  if (oneSum) {
    const sum = planets.reduce((sum, { resources }) => sum + resources, 0);
    const over = Math.max(0, sum - price.resources);
    return {
      resources: Math.max(0, price.resources - sum),
      influence: Math.max(0, price.influence - over),
    };
  }
  let best: Unpaid = { resources: price.resources, influence: price.influence };
  splits(planets, price.resources).forEach((influence, paid) => {
    if (influence === -Infinity) return;
    const row = {
      resources: price.resources - paid,
      influence: Math.max(0, price.influence - influence),
    };
    const saved = goodsFor(best, purse) - goodsFor(row, purse);
    const less = best.resources + best.influence - row.resources - row.influence;
    if (saved > 0 || (saved === 0 && less > 0)) best = row;
  });
  return best;
}

/** What a purse is short of, as little as possible; goods replace what planets leave unpaid. */
function shortOf(purse: Purse, price: Amounts): Amounts {
  const lack = (need: number, have: number) => Math.max(0, need - have);
  const unpaid = leftUnpaid(purse, price);
  const left = lack(purse.goods, price.tradeGoods);
  // In units that one good pays of either, where it may pay both; else good by good.
  const unit = purse.goodsMix ? purse.goodsWorth : 1;
  const worth = purse.goodsWorth / unit;
  const units = left * unit;
  const spent = Math.min(units, Math.ceil(unpaid.resources / worth));
  return {
    resources: lack(unpaid.resources, spent * worth),
    influence: lack(unpaid.influence, (units - spent) * worth),
    tradeGoods: lack(price.tradeGoods, purse.goods),
    commandTokens: lack(price.commandTokens, purse.commandTokens),
    actionCards: lack(price.actionCards, purse.actionCards),
    relicFragments: lack(price.relicFragments, purse.relicFragments),
  };
}

/** Planets that are known to help with a price. */
function helpers(
  table: KnownTable,
  seat: Seat,
  price: Amounts,
  flexible: PlanetsPay | null,
): string[] {
  const pays = (part: 'resources' | 'influence', planet: Payer) =>
    price[part] > 0 && planet[part] > 0;
  return (holdingsAt(table, seat).planets ?? [])
    .filter(({ counts, readied }) => counts === 'yes' && readied !== 'no')
    .map((planet) => paidBy(planet, flexible))
    .filter((planet) => pays('resources', planet) || pays('influence', planet))
    .map(({ id }) => id);
}

/**
 * What decides where it may be paid: how planets pay, since that answer lasts, else whether they are
 * readied as recorded; null where the whole price is asked about.
 */
function whatDecides(
  table: KnownTable,
  seat: Seat,
  { sure, possible, question }: Flexibility,
  pays: (purse: Purse) => boolean,
): Question | null {
  const covers = (flexible: PlanetsPay | null) => pays(recordedPurse(table, seat, flexible));
  if (!covers(sure)) return question && covers(possible) ? question : null;
  const unspent = askUnspent(seat);
  return answerTo(table.game, unspent) === null ? unspent : null;
}

/**
 * Yes when the least that is there pays, no when even the most does not. What is short is said
 * without attachments that are not recorded.
 */
export function judgeSpending(table: KnownTable, seat: Seat, condition: SpendCondition): Verdict {
  const price = priceOf(condition);
  const need = sumOf(price);
  const flexible = flexibilityOf(table, seat);
  const { sure, possible } = flexible;
  const items = helpers(table, seat, price, possible);
  const pays = (purse: Purse) => sumOf(shortOf(purse, price)) === 0;
  if (pays(leastPurse(table, seat, sure))) {
    return verdict('yes', { progress: { have: need, need }, items });
  }
  const short = shortOf(mostPurse(table, seat, possible), price);
  if (sumOf(short) === 0) {
    return verdict('ask', { items, question: whatDecides(table, seat, flexible, pays) });
  }
  const progress = { have: need - sumOf(short), need };
  if (pays(liftedPurse(table, seat, possible))) return verdict('ask', { progress, items });
  return verdict('no', { progress, items, missing: { kind: 'payment', short } });
}
