/** What the table was asked, from the key that its answer is kept under (`Game.attested`). */
import type { Cards, Condition } from '../cards.ts';
import { askCoexistence, askCondition, askObjective, askUnspent } from '../conditions/question.ts';
import type { Question } from '../conditions/verdict.ts';
import type { Seat } from '../game.ts';
import { typedConditions } from '../typed-cards.ts';

const AMOUNT = />=(\d+)$/;

/** A condition and every part of it. */
function partsOf(condition: Condition): Condition[] {
  return condition.kind === 'all' ? [condition, ...condition.of.flatMap(partsOf)] : [condition];
}

/** The condition itself, and the same with another number where a number is asked. */
function variantsOf(condition: Condition, amount: number | null): Condition[] {
  if (amount === null) return [condition];
  const numbers = Object.entries(condition).filter(([, value]) => typeof value === 'number');
  return [condition, ...numbers.map(([field]) => ({ ...condition, [field]: amount }) as Condition)];
}

/** The question behind a key, or null where neither a card in play asks it nor one that can be typed. */
export function askedBy(cards: Cards, seat: Seat, key: string): Question | null {
  if (key.startsWith('objective:')) return askObjective(seat, key.slice('objective:'.length));
  const named = [askCoexistence(seat), askUnspent(seat)].find((question) => question.key === key);
  if (named) return named;
  const amount = AMOUNT.exec(key)?.[1];
  const body = key.replace(AMOUNT, '');
  const wanted = Object.values(cards.conditions)
    .flatMap(partsOf)
    .filter((condition) => askCondition(seat, condition).key.startsWith(body))
    .flatMap((condition) => variantsOf(condition, amount === undefined ? null : Number(amount)))
    .find((condition) => askCondition(seat, condition).key === key);
  const isIt = (condition: Condition) => askCondition(seat, condition).key === key;
  const found = wanted ?? typedConditions(Number(/\d+/.exec(key)?.[0])).find(isIt);
  return found ? askCondition(seat, found) : null;
}
