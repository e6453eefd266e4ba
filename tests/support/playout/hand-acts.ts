/** Corrections and departures. */
import * as corrections from '../../../src/lib/core/commands/corrections.ts';
import { changeDepth, trackHoldings } from '../../../src/lib/core/commands/depth.ts';
import * as objectives from '../../../src/lib/core/commands/objectives.ts';
import { chooseHome } from '../../../src/lib/core/commands/planets.ts';
import { playingSeats } from '../../../src/lib/core/order.ts';
import { cardOf } from '../../../src/lib/core/points.ts';
import { stepsOf } from '../../../src/lib/core/step.ts';
import { DEPTHS } from '../../../src/lib/core/vocabulary.ts';
import type { Draw, Drawer } from './drawer.ts';
import { putAway } from './gain-acts.ts';

/** Corrections and departures: rare, but every kind must be met. */
export function handActs(drawer: Drawer): Draw[] {
  const r = drawer.random;
  const seat = drawer.seat();
  const game = drawer.game;
  const card = r.pick(Object.keys(game.strategyCards));
  const phase = r.pick(['strategy', 'action', 'status'] as const);
  const scored = game.scores.length > 0 ? r.pick(game.scores) : null;
  const note = 'put right';
  const reveal = r.pick(drawer.unrevealed(1).concat('typed-objective'));
  return [
    () => drawer.run(corrections.correctSeating, { order: r.shuffled(game.seating), note }),
    () => drawer.run(corrections.correctSpeaker, { seat, note }),
    () =>
      drawer.run(corrections.correctPlayer, {
        seat,
        name: 'Zoë',
        faction: r.pick(Object.keys(drawer.ruleset.factions)),
        note,
      }),
    () =>
      drawer.run(corrections.changeSettings, {
        settings: r.chance(0.5) ? { clock: 'off' } : { goal: 12 },
        note,
      }),
    () =>
      drawer.run(corrections.correctBalances, {
        seat,
        balances: { goods: r.below(6), board: 0 },
        note,
      }),
    () =>
      drawer.run(corrections.correctStrategyCard, {
        card,
        holder: game.strategyCards[card]?.holder ?? null,
        exhausted: r.chance(0.5),
        goods: r.below(3),
        note,
      }),
    () => drawer.run(corrections.correctPassed, { seat, passed: r.chance(0.5), note }),
    () =>
      drawer.run(corrections.correctPoints, { lines: [{ seat, points: r.pick([-1, 1]) }], note }),
    () =>
      drawer.run(corrections.takeScoreBack, {
        seat: scored?.seat ?? seat,
        objective: (scored && cardOf(scored.source)) ?? 'none',
        note,
      }),
    () =>
      drawer.run(corrections.correctObjective, {
        objective: reveal,
        revealed: { stage: 1, points: 1, phase: 'status' },
        note,
      }),
    () =>
      drawer.run(corrections.correctObjective, {
        objective: game.objectives.at(-1)?.id ?? 'none',
        revealed: null,
        note,
      }),
    () =>
      drawer.run(corrections.correctCustodians, {
        removed: game.custodians.removed,
        by: seat,
        note,
      }),
    () =>
      drawer.run(corrections.correctLaw, {
        law: 'typed-law',
        name: 'A law',
        holder: null,
        outcome: 'for',
      }),
    () =>
      drawer.run(objectives.publishObjective, { objective: drawer.secret('status'), owner: seat }),
    () =>
      drawer.run(corrections.correctPosition, {
        round: Math.max(1, game.round),
        phase,
        step: r.pick(stepsOf(drawer.ruleset.plan, phase)),
        activeSeat: r.pick(playingSeats(game)),
        note,
      }),
    () =>
      drawer.run(changeDepth, {
        depth: r.pick(DEPTHS),
        balances: { [seat]: { goods: r.below(6), secrets: 1 } },
        holdings: { [seat]: { actionCards: r.below(6) } },
      }),
    () => drawer.run(trackHoldings, { seat, holdings: { technologies: ['gravity-drive'] }, note }),
    putAway(drawer),
    () => drawer.run(chooseHome, { seat, planets: game.players[seat]?.homePlanets ?? [] }),
    () => drawer.run(corrections.leaveTable, { seat }),
    () => drawer.run(corrections.eliminatePlayer, { seat }),
  ];
}
