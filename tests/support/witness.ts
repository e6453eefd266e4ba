/**
 * A line of facts that brings a seat its certain points: everyone else plays the cards they must,
 * passes and scores nothing. The referee accepts it from where the game stands.
 */
import {
  castVotes,
  discardAgenda,
  payRider,
  resolveAgenda,
} from '../../src/lib/core/commands/agenda.ts';
import { scoreFact } from '../../src/lib/core/commands/scores.ts';
import {
  chooseStrategyCard,
  placeGoods,
  skipPick,
} from '../../src/lib/core/commands/strategy-cards.ts';
import { skipTurn } from '../../src/lib/core/commands/turn-benders.ts';
import { endTurn, passTurn } from '../../src/lib/core/commands/turns.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Game, Seat } from '../../src/lib/core/game.ts';
import { positionOf } from '../../src/lib/core/machine/position.ts';
import type { MachineSnapshot } from '../../src/lib/core/machine/referee.ts';
import { nextToVote } from '../../src/lib/core/order.ts';
import { AGAINST, FOR, sameOutcome, type Outcome } from '../../src/lib/core/outcome.ts';
import { leadingOutcomes, refuseResolve, ridersDue } from '../../src/lib/core/rules/agenda.ts';
import { readiedCards } from '../../src/lib/core/rules/turns.ts';
import { Recorder } from '../../src/lib/core/engine/recorder.ts';
import type { Ruleset } from '../../src/lib/core/ruleset.ts';
import type { Threat } from '../../src/lib/core/queries/threats.ts';
import type { ThreatLine, ThreatSource } from '../../src/lib/core/queries/threats/line.ts';
import { imperialCard } from '../../src/lib/core/queries/threats/publics.ts';
import { decidedOutcome } from '../../src/lib/core/queries/threats/table-lines.ts';
import {
  actionOf,
  currentAgenda,
  isOpened,
  strategicOf,
  strategyOf,
} from '../../src/lib/core/step.ts';
import { NO_SEAT } from '../../src/lib/core/vocabulary.ts';

/** No line from a strategy phase to the score step of eight players is longer. */
const LONGEST = 400;

/** The certain lines of a threat that are still to be played, by source. */
type Plan = Map<ThreatSource, ThreatLine>;

type Step = (game: Game, ruleset: Ruleset, seat: Seat, plan: Plan) => GameEvent[];

function pick(game: Game, ruleset: Ruleset, active: Seat): GameEvent[] {
  const free = Object.keys(game.strategyCards).filter(
    (id) => game.strategyCards[id]?.holder === null,
  );
  // A player who put a card back picks another one (R-STRAT-09).
  const card = free.find((id) => strategyOf(game)?.back?.[active] !== id) ?? free[0];
  return card === undefined
    ? skipPick(game, ruleset, { seat: active })
    : chooseStrategyCard(game, ruleset, { seat: active, card });
}

/** The primary with what the plan scores by it, then nothing more. */
const primary: Step = (game, ruleset, seat, plan) => {
  const card = strategicOf(game)?.card ?? '';
  const active = actionOf(game)?.active ?? seat;
  const facts: GameEvent[] = [];
  if (active === seat && card === imperialCard(game, ruleset)) {
    const objective = plan.get('imperial')?.objective;
    if (objective) facts.push(scoreFact(game, ruleset, seat, objective, 'imperial'));
    const points = plan.get('mecatol')?.certain;
    if (points) {
      const source = { kind: 'imperial' as const, id: card };
      facts.push({ type: 'points.scored', lines: [{ seat, points }], source });
    }
    plan.delete('imperial');
    plan.delete('mecatol');
    if (plan.size === 0) return facts;
  }
  return [...facts, { type: 'primary.resolved', seat: active, card, left: [], unsaid: [] }];
};

const turn: Step = (game, ruleset) => {
  const action = actionOf(game);
  const active = action?.active ?? NO_SEAT;
  if (action && action.actions > 0) return endTurn(game, ruleset, { seat: active });
  // A card lets someone act who has passed.
  if (action?.passed.includes(active)) return skipTurn(game, ruleset, { seat: active });
  const [card] = readiedCards(game, active);
  return card === undefined
    ? passTurn(game, ruleset, { seat: active })
    : [{ type: 'strategy-card.played', seat: active, card }];
};

/** Everyone in turn scores nothing, the seat what the plan says. */
function score(game: Game, ruleset: Ruleset, active: Seat, seat: Seat, plan: Plan): GameEvent[] {
  const objective = active === seat ? plan.get('public')?.objective : null;
  if (!objective) return [{ type: 'scoring.answered', seat: active }];
  plan.delete('public');
  return [scoreFact(game, ruleset, seat, objective, 'status')];
}

/** The decided outcome is carried out, then the seat's rider is paid. */
const agenda: Step = (game, ruleset, seat, plan) => {
  const outcome = decidedOutcome(game);
  plan.delete('agenda');
  if (outcome !== null) return resolveAgenda(game, ruleset, { outcome });
  plan.delete('rider');
  // A table may insist on predicting with the same card twice; it is paid once.
  const due = ridersDue(game).filter(
    (row, i, rows) =>
      row.seat === seat &&
      rows.findIndex((other) => other.seat === seat && other.rider === row.rider) === i,
  );
  const paid = due.filter(({ rider }) => (ruleset.riders[rider]?.points ?? 0) > 0);
  return paid.flatMap((row) => payRider(game, ruleset, row));
};

/** Whether an agenda may come to this, and pays no player by it: neither the card nor a rider. */
function isIdle(game: Game, ruleset: Ruleset, outcome: Outcome): boolean {
  const predicted = currentAgenda(game)?.predictions.some((row) =>
    sameOutcome(row.outcome, outcome),
  );
  const facts = resolveAgenda(game, ruleset, { outcome });
  return (
    !predicted &&
    facts.every((fact) => fact.type !== 'points.scored') &&
    facts.every((fact) => fact.type !== 'agenda.resolved' || !refuseResolve(game, fact, ruleset))
  );
}

/**
 * An agenda in the middle of an action: what is decided and in the plan pays, and every rider is paid,
 * or the action does not go on. One that is still open comes to what pays nothing: players abstain, and
 * where the votes that were cast lead to points, or to what cannot be, the agenda is discarded.
 */
const sitting: Step = (game, ruleset, seat, plan) => {
  const [due] = ridersDue(game);
  if (due) {
    if (due.seat === seat && (ruleset.riders[due.rider]?.points ?? 0) > 0) plan.delete('rider');
    return payRider(game, ruleset, due);
  }
  const planned = plan.has('agenda') || plan.has('rider');
  if (planned) return agenda(game, ruleset, seat, plan);
  const voter = nextToVote(game);
  if (voter !== null) return castVotes(game, ruleset, { seat: voter, outcome: null, votes: 0 });
  const led = leadingOutcomes(game);
  const outcome = (led.length > 0 ? led : [FOR, AGAINST]).find((one) => isIdle(game, ruleset, one));
  return outcome ? resolveAgenda(game, ruleset, { outcome }) : discardAgenda(game, ruleset, {});
};

function nextFacts(
  snapshot: MachineSnapshot,
  ruleset: Ruleset,
  seat: Seat,
  plan: Plan,
): GameEvent[] {
  const game = snapshot.context;
  const { phase, step, activeSeat } = positionOf(snapshot);
  const active = activeSeat ?? NO_SEAT;
  if (isOpened(game.step)) return sitting(game, ruleset, seat, plan);
  if (step === 'pick') return pick(game, ruleset, active);
  if (step === 'goods') return placeGoods(game, ruleset, {});
  if (step === 'strategic' && !strategicOf(game)?.resolved)
    return primary(game, ruleset, seat, plan);
  if (phase === 'action') {
    return step === 'turn'
      ? turn(game, ruleset, seat, plan)
      : endTurn(game, ruleset, { seat: active });
  }
  if (step === 'score') return score(game, ruleset, active, seat, plan);
  return phase === 'agenda' ? agenda(game, ruleset, seat, plan) : [];
}

/** The facts that raise the seat's total by exactly `threat.certain`; none when that is 0. */
export function witnessOf(
  snapshot: MachineSnapshot,
  ruleset: Ruleset,
  threat: Threat,
): GameEvent[] {
  const plan: Plan = new Map(
    threat.lines.filter(({ certain }) => certain > 0).map((line) => [line.source, line]),
  );
  const recorder = new Recorder(ruleset.plan, snapshot);
  const facts: GameEvent[] = [];
  while (plan.size > 0 && facts.length < LONGEST) {
    const next = nextFacts(recorder.snapshot, ruleset, threat.seat, plan);
    if (next.length === 0) break;
    for (const fact of next) recorder.record(fact);
    facts.push(...next);
  }
  return facts;
}
