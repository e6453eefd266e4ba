/** Whether an objective is met because the table has said so, not because of what is tracked. */
import { answerTo } from '$lib/core/attested.ts';
import type { Cards, Condition } from '$lib/core/cards.ts';
import { askCondition, askObjective } from '$lib/core/conditions/question.ts';
import type { Game, Seat } from '$lib/core/game.ts';

function isSaid(game: Game, seat: Seat, condition: Condition): boolean {
  // The parts of a compound are asked one by one.
  if (condition.kind === 'all') return condition.of.some((part) => isSaid(game, seat, part));
  return answerTo(game, askCondition(seat, condition)) === true;
}

/** Whether the table has said yes about a seat and an objective, or a part of it. */
export function isTold(game: Game, cards: Cards, seat: Seat, objective: string): boolean {
  const condition = cards.conditions[objective];
  return condition
    ? isSaid(game, seat, condition)
    : answerTo(game, askObjective(seat, objective)) === true;
}
