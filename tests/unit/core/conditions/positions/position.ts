/**
 * A position at the table, the one right answer to "may this seat score that now", and why. The
 * seat judged has what the row lays out, everyone else has nothing, and all of it is recorded.
 */
import type { Cards } from '../../../../../src/lib/core/cards.ts';
import { scoreFact } from '../../../../../src/lib/core/commands/scores.ts';
import { judge } from '../../../../../src/lib/core/conditions/judge.ts';
import type { Game } from '../../../../../src/lib/core/game.ts';
import { refuseScore } from '../../../../../src/lib/core/rules/objectives.ts';
import { strategicOf } from '../../../../../src/lib/core/step.ts';
import type { BoxId } from '../../../../../src/lib/core/vocabulary.ts';
import { EXPANSIONS } from '../../../../../src/lib/rulesets/boxes.ts';
import { rulesetOf } from '../../../../../src/lib/rulesets/compose.ts';
import { cardsOf } from '../../../../../src/lib/rulesets/cards.ts';
import { all, at, atAgenda, atTurn, blankTable, ME, type Setup } from '../scenes.ts';

export type Answer = 'yes' | 'no' | 'ask';

export interface Position {
  answer: Answer;
  /** What makes the answer right: a rule (R-…), a fact of a card, or what the table has said. */
  why: string;
  setup: Setup;
  boxes: readonly BoxId[];
}
/** Positions by objective. */
export type Positions = Readonly<Record<string, readonly Position[]>>;

const position =
  (answer: Answer) =>
  (why: string, ...setups: Setup[]): Position => ({
    answer,
    why,
    setup: all(...setups),
    boxes: EXPANSIONS,
  });

export const yes = position('yes');
export const no = position('no');
export const ask = position('ask');
/** The same in a game with other boxes than all of them. */
export const inBoxes = (boxes: readonly BoxId[], row: Position): Position => ({ ...row, boxes });

/** The table at the moment that the card names, where it lies open or one secret is in hand. */
function atItsMoment(objective: string, boxes: readonly BoxId[], cards: Cards): Game {
  const game = blankTable(boxes);
  const facts = rulesetOf(boxes).objectives[objective];
  if (!facts || !cards.conditions[objective]) throw new Error(`no objective ${objective} in play`);
  const { kind, phase, stage = null, points } = facts;
  at(game).secrets = 1;
  if (kind === 'public') game.objectives = [{ id: objective, stage, points, phase, round: 1 }];
  if (phase === 'action') atTurn(game);
  else if (phase === 'agenda') atAgenda(game, 1, []);
  else game.step = { phase: 'status', at: 'score', kept: { answered: [], scored: {} } };
  return game;
}

/** What the app says: no where the rules of scoring forbid it, else what it knows of the card. */
export function answerOf(objective: string, { setup, boxes }: Position): Answer {
  const [cards, ruleset] = [cardsOf(boxes), rulesetOf(boxes)];
  const game = atItsMoment(objective, boxes, cards);
  setup(game, cards);
  const slot = strategicOf(game) ? 'imperial' : undefined;
  const fact = scoreFact(game, ruleset, ME, objective, slot);
  return refuseScore(game, fact, ruleset) ? 'no' : judge(game, cards, ME, objective).value;
}
