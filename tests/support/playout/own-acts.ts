/** Acts of a step that a ruleset brings: what it offers, now and then out of turn, and going on. */
import { revealAgenda } from '../../../src/lib/core/commands/agenda.ts';
import {
  finishOwnStep,
  offersOf,
  recordOwnFact,
  typedOffersOf,
} from '../../../src/lib/core/commands/own-steps.ts';
import * as status from '../../../src/lib/core/commands/status.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { routineOf } from '../../../src/lib/core/machine/shelf.ts';
import type { Typed } from '../../../src/lib/core/own-step.ts';
import { agendasLeft } from '../../../src/lib/core/rules/agenda.ts';
import { askedOf, openedOf } from '../../../src/lib/core/step.ts';
import type { OwnData, OwnId } from '../../../src/lib/core/vocabulary.ts';
import type { Draw, Drawer } from './drawer.ts';

/** What may be typed: a number within its bounds, any name. */
const typedData = ({ random: r }: Drawer, parts: Typed): OwnData =>
  Object.fromEntries(
    Object.entries(parts).map(([key, part]) => [
      key,
      part.kind === 'name'
        ? `Muster ${r.below(99) + 1}`
        : part.min + r.below(part.max - part.min + 1),
    ]),
  );

export function ownActs(drawer: Drawer, seat: Seat, step: OwnId): Draw[] {
  const { game, ruleset, random: r } = drawer;
  const asked = askedOf(game).length > 0;
  const offers = offersOf(
    game,
    ruleset,
    asked ? (r.chance(0.9) ? seat : drawer.seat()) : undefined,
  );
  const typed = typedOffersOf(game, ruleset, asked ? seat : undefined).map(
    ({ parts, ...offer }) => ({ ...offer, data: typedData(drawer, parts) }),
  );
  const said = [...offers, ...typed];
  const tell = said.length > 0 ? [() => drawer.run(recordOwnFact, r.pick(said))] : [];
  if (asked) return r.chance(0.02) ? [() => drawer.run(finishOwnStep, {})] : tell;
  const finish: Draw =
    routineOf(game, ruleset, step) === null
      ? () => drawer.run(finishOwnStep, {})
      : () => drawer.run(status.finishSteps, { step, only: r.chance(0.5) });
  const votes = agendasLeft(game, ruleset) === 1 && openedOf(game) === null && r.chance(0.5);
  const agenda = r.pick(Object.keys(ruleset.agendas));
  return [finish, ...(votes ? [() => drawer.run(revealAgenda, { agenda })] : []), ...tell];
}
