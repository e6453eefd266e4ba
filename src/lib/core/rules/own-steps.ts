/**
 * Steps that a ruleset brings: who may answer, with what, and when the table goes on (R-OWN-01 to 03). Beyond
 * that a fact is judged by its own definition.
 */
import { isOwnFact, type OwnFactDefinition, type OwnStep } from '../own-step.ts';
import type { OwnFact } from '../events.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import { askedOf, hostOf, ownOf } from '../step.ts';
import { isOwn, type OwnFactType } from '../vocabulary.ts';
import type { Game } from '../game.ts';
import { refuseNoReveal } from './objectives.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';

/** What the step in which the game stands says of a fact, or undefined. */
export function ownFactOf(
  game: Game,
  ruleset: Ruleset,
  type: OwnFactType,
): OwnFactDefinition | undefined {
  return ownStepOf(game, ruleset)?.facts[type];
}

/** What the ruleset says of the step in which the game stands, where that is one of its own. */
function ownStepOf(game: Game, ruleset: Ruleset): OwnStep | undefined {
  const { at } = hostOf(game);
  return isOwn(at) ? ruleset.plan.own?.[at] : undefined;
}

/** R-OWN-02: who is asked answers once, in order, or in any order where the step says so. */
function refuseTurn(game: Game, { seat }: OwnFact, step: OwnStep | undefined): Refusal | null {
  const [next] = askedOf(game);
  if (seat !== undefined && seat === next) return null;
  if (seat !== undefined && step?.inAnyOrder && askedOf(game).includes(seat)) return null;
  return next === undefined || (seat && !askedOf(game).includes(seat))
    ? refuse('not-asked', seat ? { seat } : {})
    : refuse('asked-later', { seat: next });
}

/** May this fact of a ruleset be recorded now? R-OWN-01, R-OWN-02. */
export const refuseOwnFact: Rule<OwnFactType> = (game, fact, ruleset) => {
  const definition = isOwnFact(fact) ? ownFactOf(game, ruleset, fact.type) : undefined;
  const own = ownOf(game);
  if (!definition || !own) return refuse('out-of-step', { fact: fact.type });
  const { data, seat } = fact;
  return firstRefusal(
    () => (seat ? refuseAbsent(game, seat) : null),
    () => (definition.answers ? refuseTurn(game, fact, ownStepOf(game, ruleset)) : null),
    () => definition.refuse?.(game, own.data, data, seat, ruleset.cards) ?? null,
  );
};

/** May the step be finished? R-OWN-03: once everyone asked has answered; R-STAT-13 for a reveal. */
const refuseFinish: Rule<'step.finished'> = (game, fact, ruleset) => {
  const [next] = ownStepOf(game, ruleset)?.byHand ? [] : askedOf(game);
  return next ? refuse('still-asked', { seat: next }) : refuseNoReveal(game, fact, ruleset);
};

/** The guards that its facts ask. */
export const ownStepGuards = {
  'step.finished': ['may finish step', refuseFinish],
} as const satisfies Guards;
