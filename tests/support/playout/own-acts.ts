/** Acts of a step that a ruleset brings: what it offers, now and then out of turn, and going on. */
import { revealAgenda } from '../../../src/lib/core/commands/agenda.ts';
import {
  finishOwnStep,
  offersOf,
  recordOwnFact,
} from '../../../src/lib/core/commands/own-steps.ts';
import * as status from '../../../src/lib/core/commands/status.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { routineOf } from '../../../src/lib/core/machine/shelf.ts';
import { askedOf, openedOf } from '../../../src/lib/core/step.ts';
import type { OwnId } from '../../../src/lib/core/vocabulary.ts';
import type { Draw, Drawer } from './drawer.ts';

export function ownActs(drawer: Drawer, seat: Seat, step: OwnId): Draw[] {
  const { game, ruleset, random: r } = drawer;
  const asked = askedOf(game).length > 0;
  const offers = offersOf(
    game,
    ruleset,
    asked ? (r.chance(0.9) ? seat : drawer.seat()) : undefined,
  );
  const tell = offers.length > 0 ? [() => drawer.run(recordOwnFact, r.pick(offers))] : [];
  if (asked) return r.chance(0.02) ? [() => drawer.run(finishOwnStep, {})] : tell;
  const finish: Draw =
    routineOf(game, ruleset, step) === null
      ? () => drawer.run(finishOwnStep, {})
      : () => drawer.run(status.finishSteps, { step, only: r.chance(0.5) });
  // In the action phase the table votes on one agenda in it.
  const votes = game.step.phase === 'action' && openedOf(game) === null && r.chance(0.5);
  const agenda = r.pick(Object.keys(ruleset.agendas));
  return [finish, ...(votes ? [() => drawer.run(revealAgenda, { agenda })] : []), ...tell];
}
