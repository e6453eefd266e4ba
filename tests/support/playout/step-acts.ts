/** Acts of the step that stands there. */
import { revealAgenda } from '../../../src/lib/core/commands/agenda.ts';
import * as objectives from '../../../src/lib/core/commands/objectives.ts';
import {
  finishOwnStep,
  offersOf,
  recordOwnFact,
  typedOffersOf,
} from '../../../src/lib/core/commands/own-steps.ts';
import { keepSecrets } from '../../../src/lib/core/commands/setup.ts';
import * as status from '../../../src/lib/core/commands/status.ts';
import * as cards from '../../../src/lib/core/commands/strategy-cards.ts';
import * as tokens from '../../../src/lib/core/commands/tokens.ts';
import { resumeTurns } from '../../../src/lib/core/commands/turn-benders.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { positionOf } from '../../../src/lib/core/machine/position.ts';
import { routineOf } from '../../../src/lib/core/machine/step-registry.ts';
import type { Typed } from '../../../src/lib/core/own-step.ts';
import { playingSeats } from '../../../src/lib/core/order.ts';
import { agendasLeft } from '../../../src/lib/core/rules/agenda.ts';
import { statusDue } from '../../../src/lib/core/rules/tokens.ts';
import { actionOf, askedOf, openedOf } from '../../../src/lib/core/step.ts';
import {
  isOwn,
  OPENED_STEPS,
  type OwnData,
  type OwnId,
  type StatusStep,
} from '../../../src/lib/core/vocabulary.ts';
import { actionActs, strategicActs, turnActs } from './action-acts.ts';
import { agendaActs } from './agenda-acts.ts';
import { heldActs, openingActs } from './council-acts.ts';
import type { Draw, Drawer } from './drawer.ts';
import { somePayment } from './holding-acts.ts';

/** The initiative token is lent before anyone has acted, by the one who has it. */
function lending(drawer: Drawer): Draw[] {
  const { game } = drawer;
  const action = actionOf(game);
  if (action?.turn !== 1 || action.actions > 0) return [];
  const from = game.seating.find((seat) => game.players[seat]?.initiativeToken !== null);
  if (from === undefined || game.round % 3 === 0) return [];
  return [() => drawer.run(tokens.giveInitiativeToken, { from, to: drawer.other(from) })];
}

/** Acts of the step, the likely ones first and often. */
export function stepActs(drawer: Drawer): Draw[] {
  const { phase, step, activeSeat } = positionOf(drawer.table.snapshot);
  const at = `${phase}.${step}`;
  const seat = activeSeat ?? drawer.seat();
  const r = drawer.random;
  if (at === 'setup.secrets') {
    return [
      () => drawer.run(keepSecrets, {}),
      () => drawer.run(keepSecrets, { seats: [drawer.seat()] }),
    ];
  }
  if (at === 'strategy.pick') {
    const free = Object.keys(drawer.game.strategyCards);
    const pick = () => drawer.run(cards.chooseStrategyCard, { seat, card: r.pick(free) });
    const held = Object.keys(drawer.game.strategyCards).filter(
      (c) => drawer.game.strategyCards[c]?.holder,
    );
    const back = () => {
      const card = r.pick(held.length > 0 ? held : free);
      const holder = drawer.game.strategyCards[card]?.holder ?? seat;
      return drawer.run(cards.putCardBack, { seat: holder, card });
    };
    const odd = r.chance(0.08) ? [back, () => drawer.run(cards.skipPick, { seat })] : [];
    // A pick by itself: goods that no one placed with the last one are placed by hand.
    const alone = () => pick().slice(0, 1);
    return [pick, pick, pick, pick, pick, r.chance(0.2) ? alone : pick, ...odd];
  }
  if (at === 'strategy.goods') return [() => drawer.run(cards.placeGoods, {})];
  if (at === 'action.turn') {
    return [...lending(drawer), ...openingActs(drawer), ...turnActs(drawer, seat)];
  }
  if (at === 'action.council') return heldActs(drawer, seat);
  if (at === 'action.strategic') return strategicActs(drawer, seat);
  if (isOwn(step)) return ownActs(drawer, seat, step);
  if (OPENED_STEPS.some((other) => other === step) || phase === 'agenda')
    return agendaActs(drawer, seat, step);
  if (at === 'action.tactical' || at === 'action.component') return actionActs(drawer, seat, step);
  if (phase === 'status') return statusActs(drawer, seat, step as StatusStep);
  return [];
}

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

/** Acts of a step that a ruleset brings: what it offers, now and then out of turn, and going on. */
function ownActs(drawer: Drawer, seat: Seat, step: OwnId): Draw[] {
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

/** Acts of the status phase. */
function statusActs(drawer: Drawer, seat: Seat, step: StatusStep): Draw[] {
  const r = drawer.random;
  if (step === 'score') {
    const open = drawer.game.objectives.map((o) => o.id);
    const acts: Draw[] = [() => drawer.run(objectives.answerScoring, { seat })];
    if (open.length > 0) {
      const score = () =>
        drawer.run(objectives.scoreObjective, {
          seat,
          objective: r.pick(open),
          payment: r.chance(0.3) ? somePayment(drawer.game, r, seat) : undefined,
        });
      acts.push(score, score);
    }
    acts.push(() =>
      drawer.run(objectives.scoreObjective, { seat, objective: drawer.secret('status') }),
    );
    // Whose leader undoes a pass, now and then before anyone has answered.
    const undoer = playingSeats(drawer.game).find(
      (other) => drawer.ruleset.factions[drawer.game.players[other]?.faction ?? '']?.undoesPass,
    );
    if (undoer) acts.push(() => drawer.run(resumeTurns, { seat: undoer, cause: 'director-nel' }));
    return acts;
  }
  if (step === 'reveal') {
    const ones = drawer.game.objectives.filter((o) => o.stage === 1).length;
    const due = ones < drawer.game.settings.publicObjectives.stage1 ? 1 : 2;
    return [
      () => drawer.run(objectives.revealObjective, { objective: r.pick(drawer.unrevealed(due)) }),
    ];
  }
  if (step === 'tokens') {
    const placed = (of: Seat) => ({
      seat: of,
      gained: drawer.split(statusDue(drawer.game, drawer.ruleset, of)),
      moved: r.chance(0.3) ? { tactic: -1, fleet: 1, strategy: 0 } : undefined,
    });
    return [
      () => drawer.run(tokens.placeUsualTokens, {}),
      () =>
        drawer.run(tokens.placeStatusTokens, {
          placed: playingSeats(drawer.game)
            .filter((other) => drawer.game.players[other]?.tokens)
            .map(placed),
        }),
      // A player's own device places first.
      () => drawer.run(tokens.placeOwnTokens, placed(r.pick(playingSeats(drawer.game)))),
    ];
  }
  const kept = r.chance(0.03) ? [drawer.seat()] : [];
  return [() => drawer.run(status.finishSteps, { step, only: r.chance(0.5), kept })];
}
