/**
 * How far a seat can come in this round: every legal order of the acts that bring it points, tried
 * out. Only for small tables; what brings no one a point is left out.
 */
import * as agenda from '../../src/lib/core/commands/agenda.ts';
import type { Command } from '../../src/lib/core/commands/command.ts';
import * as objectives from '../../src/lib/core/commands/objectives.ts';
import { finishSteps } from '../../src/lib/core/commands/status.ts';
import * as strategic from '../../src/lib/core/commands/strategic-action.ts';
import { resolvePrimary } from '../../src/lib/core/commands/primary.ts';
import { placeUsualTokens } from '../../src/lib/core/commands/tokens.ts';
import * as turns from '../../src/lib/core/commands/turns.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Game, Seat } from '../../src/lib/core/game.ts';
import { positionOf } from '../../src/lib/core/machine/position.ts';
import type { Referee, MachineSnapshot } from '../../src/lib/core/machine/referee.ts';
import { playingSeats } from '../../src/lib/core/order.ts';
import { pointsOf } from '../../src/lib/core/points.ts';
import { FactDryRun } from '../../src/lib/core/engine/dry-run.ts';
import { ridersDue } from '../../src/lib/core/rules/agenda.ts';
import { readiedCards } from '../../src/lib/core/rules/turns.ts';
import {
  actionOf,
  agendaOf,
  currentAgenda,
  statusOf,
  strategicOf,
} from '../../src/lib/core/step.ts';
import type { StatusStep } from '../../src/lib/core/vocabulary.ts';
import { cardOf } from '../../src/lib/core/points.ts';

/** Steps in which secrets and Support are tried: what comes in others may as well come there. */
const LOOSE: ReadonlySet<string> = new Set(['turn', 'score', 'vote']);

type Run = <A>(command: Command<A>, args: A) => GameEvent[];

/** One secret of each phase that the seat has not scored: they are all alike. */
function secretActs(game: Game, referee: Referee, seat: Seat, run: Run): GameEvent[][] {
  const phase = statusOf(game) ? 'status' : agendaOf(game) ? 'agenda' : 'action';
  const open = Object.entries(referee.ruleset.objectives).find(
    ([id, facts]) =>
      facts.kind === 'secret' &&
      facts.phase === phase &&
      !game.scores.some((line) => cardOf(line.source) === id),
  );
  return open && (game.players[seat]?.secrets ?? 0) > 0
    ? [run(objectives.scoreObjective, { seat, objective: open[0] })]
    : [];
}

/** Secrets and Support: wherever the rules let them come, not in an order of their own. */
function looseActs(game: Game, referee: Referee, seat: Seat, run: Run): GameEvent[][] {
  const secrets = secretActs(game, referee, seat, run);
  if (!actionOf(game) && !currentAgenda(game)) return secrets;
  const supports = playingSeats(game).map((from) =>
    run(objectives.giveSupport, { from, to: seat }),
  );
  return [...secrets, ...supports];
}

function actionActs(game: Game, step: string, active: Seat, seat: Seat, run: Run): GameEvent[][] {
  if (step === 'turn') {
    const cards = readiedCards(game, active);
    const plays = cards.map((card) => run(strategic.playStrategyCard, { seat: active, card }));
    const custodians = active === seat ? [run(turns.takeCustodians, { seat })] : [];
    return [...plays, ...custodians, run(turns.passTurn, { seat: active })];
  }
  const under = strategicOf(game);
  if (!under || under.resolved) return [run(turns.endTurn, { seat: active })];
  const { card } = under;
  const choices = [null, ...game.objectives.map(({ id }) => id)];
  return choices.map((objective) =>
    run(resolvePrimary, { seat: active, card, objective, tokens: null, speaker: null }),
  );
}

function agendaActs(game: Game, referee: Referee, step: string, seat: Seat, run: Run) {
  const { agendas, riders } = referee.ruleset;
  if (step === 'reveal') {
    const paying = Object.keys(agendas).filter((id) => (agendas[id]?.points.length ?? 0) > 0);
    return paying.map((id) => run(agenda.revealAgenda, { agenda: id }));
  }
  if (step === 'riders') {
    const [due] = ridersDue(game);
    return due ? [run(agenda.payRider, due)] : [];
  }
  if (step === 'ready') return [];
  const outcomes = currentAgenda(game)?.election === 'player' ? [seat] : ['for', 'against'];
  const played = currentAgenda(game)?.predictions.length ?? 0;
  const rider = Object.keys(riders).find((id) => (riders[id]?.points ?? 0) > 0) ?? '';
  return outcomes.flatMap((outcome) => [
    run(agenda.resolveAgenda, {
      outcome,
      decidedBy: 'table',
      controller: seat,
      voters: [seat],
    }),
    ...(played === 0 && !game.scores.some(({ source }) => cardOf(source) === rider)
      ? [run(agenda.predict, { seat, outcome, rider })]
      : []),
  ]);
}

function actsAt(referee: Referee, snapshot: MachineSnapshot, seat: Seat): GameEvent[][] {
  const game = snapshot.context;
  const run: Run = (command, args) => command(game, referee.ruleset, args);
  const { phase, step, activeSeat } = positionOf(snapshot);
  const active = activeSeat ?? seat;
  const loose = LOOSE.has(step) ? looseActs(game, referee, seat, run) : [];
  if (phase === 'action') return [...loose, ...actionActs(game, step, active, seat, run)];
  if (phase === 'agenda') return [...loose, ...agendaActs(game, referee, step, seat, run)];
  if (step === 'score') {
    const scores = game.objectives.map(({ id }) =>
      run(objectives.scoreObjective, { seat: active, objective: id }),
    );
    const mine = active === seat ? [...scores, ...loose] : [];
    return [...mine, run(objectives.answerScoring, { seat: active })];
  }
  if (step === 'reveal') {
    const next = Object.entries(referee.ruleset.objectives).find(
      ([id, { stage }]) => stage === 1 && !game.objectives.some((card) => card.id === id),
    );
    return next ? [run(objectives.revealObjective, { objective: next[0] })] : [];
  }
  if (step === 'tokens') return [run(placeUsualTokens, {})];
  return phase === 'status' ? [run(finishSteps, { step: step as StatusStep })] : [];
}

const keyOf = ({ value, context }: MachineSnapshot) =>
  JSON.stringify([
    value,
    { ...context, scores: context.scores.map((line) => JSON.stringify(line)).sort() },
  ]);

/** The most points that the seat ever has until the round is over. */
export function mostReached(referee: Referee, start: MachineSnapshot, seat: Seat): number {
  const seen = new Set<string>();
  const open = [start];
  let most = pointsOf(start.context, seat);
  for (let at = open.pop(); at; at = open.pop()) {
    most = Math.max(most, pointsOf(at.context, seat));
    for (const facts of actsAt(referee, at, seat)) {
      const factRun = new FactDryRun(referee, at);
      for (const fact of facts) factRun.ask(fact);
      if (facts.length === 0 || factRun.refused) continue;
      const next = factRun.lead();
      const key = keyOf(next);
      if (next.context.round !== start.context.round || seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return most;
}
