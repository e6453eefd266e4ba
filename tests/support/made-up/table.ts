/** A table that plays the made-up ruleset. */
import { setUpGame } from '../../../src/lib/core/commands/setup.ts';
import {
  recordOwnFact,
  finishOwnStep,
  offersOf,
} from '../../../src/lib/core/commands/own-steps.ts';
import { askedOf } from '../../../src/lib/core/step.ts';
import { setUpArgs, Table, type NewTable } from '../table.ts';
import { madeUp } from './ruleset.ts';

/** What the players are asked for with nothing in their hands. */
const OPTIONS = {
  players: 3,
  expansions: [],
  objectives: ['corner-the-market', 'develop-weaponry'],
};

/** A started game of three, in whose first round stalls are put up; before it no lots are drawn. */
export function madeUpTable(options: NewTable = {}): Table {
  const table = new Table([], () => madeUp);
  return table.do(setUpGame, setUpArgs({ ...OPTIONS, ...options })).do(finishOwnStep, {});
}

/** Every player who is asked answers with the last offer; the table is done with what asks no one. */
export function answerOwnStep(table: Table): Table {
  const { at } = table;
  const [seat] = askedOf(table.game);
  if (seat === undefined) return table.do(finishOwnStep, {});
  while (table.at === at) {
    const [next] = askedOf(table.game);
    const offer = offersOf(table.game, table.referee.ruleset, next).at(-1);
    if (!offer) throw new Error(`nothing is offered at ${at}`);
    table.do(recordOwnFact, offer);
  }
  return table;
}
