/** Acts of the action phase. */
import { effectsOf } from '../../../src/lib/core/card-offers.ts';
import * as agenda from '../../../src/lib/core/commands/agenda.ts';
import * as objectives from '../../../src/lib/core/commands/objectives.ts';
import { resolvePrimary } from '../../../src/lib/core/commands/primary.ts';
import * as strategic from '../../../src/lib/core/commands/strategic-action.ts';
import { payAbility } from '../../../src/lib/core/commands/token-costs.ts';
import * as tokens from '../../../src/lib/core/commands/tokens.ts';
import * as bending from '../../../src/lib/core/commands/turn-benders.ts';
import * as turns from '../../../src/lib/core/commands/turns.ts';
import * as whole from '../../../src/lib/core/commands/whole-turns.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { cardsOf, seatsLeftOf } from '../../../src/lib/core/order.ts';
import { waitingSeats } from '../../../src/lib/core/rules/secondaries.ts';
import { actionOf, strategicOf } from '../../../src/lib/core/step.ts';
import { COMBATS } from '../../../src/lib/core/vocabulary.ts';
import type { Draw, Drawer } from './drawer.ts';
import { playedActs } from './holding-acts.ts';

export function turnActs(drawer: Drawer, seat: Seat): Draw[] {
  const r = drawer.random;
  const own = cardsOf(drawer.game, seat).filter(
    (card) => !drawer.game.strategyCards[card]?.exhausted,
  );
  const card = own[0] ?? 'leadership';
  const strategicAct = () => drawer.run(strategic.playStrategyCard, { seat, card });
  const done = own.length === 0;
  const pass = () => drawer.run(turns.passTurn, { seat });
  const acts: Draw[] = [() => drawer.run(turns.takeTacticalAction, { seat })];
  if (r.chance(0.4)) acts.push(() => drawer.run(turns.takeComponentAction, { seat }));
  if (own.length > 0) acts.push(strategicAct, strategicAct);
  if (own.length > 0 && r.chance(0.15)) {
    acts.push(() => drawer.run(whole.layDownCard, { seat, card }));
    acts.push(() => drawer.run(whole.takeStrategicAction, { seat, card }));
  }
  if (r.chance(0.1)) {
    acts.push(() => drawer.run(turns.takeTacticalTurn, { seat }));
    acts.push(() => drawer.run(turns.takeComponentTurn, { seat }));
  }
  if (done) acts.push(pass, pass);
  if (r.chance(0.06)) acts.push(...bendingActs(drawer, seat));
  const costs = effectsOf(drawer.ruleset.cards, 'cost');
  if (r.chance(0.05) && costs.length > 0) {
    const ability = r.pick(costs).id;
    acts.push(() => drawer.run(payAbility, { seat, ability }));
  }
  acts.push(...followActs(drawer));
  return acts;
}

/** Cards that skip or add a turn, or lend the strategy card of someone else. */
function bendingActs(drawer: Drawer, seat: Seat): Draw[] {
  const card = drawer.random.pick(Object.keys(drawer.game.strategyCards));
  const tokens = drawer.split(1);
  return [
    () => drawer.run(bending.skipTurn, { seat }),
    () => drawer.run(bending.actBetween, { seat: drawer.other(seat) }),
    () => drawer.run(bending.lendPrimary, { seat, card }),
    () => drawer.run(bending.performSecondary, { seat, card, tokens }),
    () => drawer.run(bending.yieldToDuress, { seat, to: drawer.other(seat) }),
  ];
}

function followActs(drawer: Drawer): Draw[] {
  const open = actionOf(drawer.game)?.followUps ?? [];
  return open.flatMap(({ card }) => {
    const waiting = waitingSeats(drawer.game, card);
    const [next] = waiting;
    if (next === undefined) return [];
    const bought = drawer.split(drawer.random.below(3));
    return [
      () => drawer.run(strategic.followSecondary, { seat: next, card, tokens: bought }),
      () =>
        drawer.run(strategic.followSecondary, {
          seat: next,
          card,
          tokens: bought,
          owing: drawer.random.chance(0.2),
        }),
      () => drawer.run(strategic.declineSecondary, { seat: next, card }),
      () => drawer.run(strategic.declineRest, { card }),
    ];
  });
}

export function strategicActs(drawer: Drawer, seat: Seat): Draw[] {
  const r = drawer.random;
  const card = strategicOf(drawer.game)?.card ?? 'leadership';
  if (!strategicOf(drawer.game)?.resolved) {
    const others = seatsLeftOf(drawer.game, seat);
    const open = drawer.game.objectives.map((o) => o.id);
    const args = (): Parameters<typeof resolvePrimary>[2] => ({
      seat,
      card,
      tokens: drawer.split(3 + r.below(2)),
      moved: r.chance(0.5) ? { tactic: 1, fleet: -1, strategy: 0 } : undefined,
      pool:
        (drawer.game.players[seat]?.board ?? 0) > 0
          ? r.pick(['tactic', 'fleet', 'strategy'] as const)
          : null,
      placements: others
        .filter(() => r.chance(0.8))
        .map((other) => ({ seat: other, from: tokens.placementFrom(drawer.game, other) })),
      speaker: r.pick(others.length > 0 ? others : [seat]),
      freed: others.filter(() => r.chance(0.3)),
      objective: r.chance(0.5) && open.length > 0 ? r.pick(open) : null,
      secret: r.chance(0.7),
    });
    const primary = () => drawer.run(resolvePrimary, args());
    if (!r.chance(0.15)) return [primary];
    return [primary, () => drawer.run(whole.resolvePrimaryAndEnd, args())];
  }
  const ends: Draw[] = [
    () => drawer.run(turns.endTurn, { seat }),
    () => drawer.run(turns.endTurn, { seat, keepReadied: r.chance(0.02) }),
  ];
  if (r.chance(0.05)) ends.push(() => drawer.run(turns.grantAction, { seat, cause: 'war' }));
  if (r.chance(0.2)) ends.push(() => drawer.run(whole.closeCard, { seat, card }));
  return [...followActs(drawer), ...ends];
}

export function actionActs(drawer: Drawer, seat: Seat, step: string): Draw[] {
  const r = drawer.random;
  const acts: Draw[] = [
    () => drawer.run(turns.endTurn, { seat }),
    () => drawer.run(turns.endTurn, { seat }),
    () =>
      drawer.run(turns.winCombat, {
        seat: r.chance(0.7) ? seat : drawer.other(seat),
        combat: r.pick(COMBATS),
      }),
    () =>
      drawer.run(objectives.scoreObjective, {
        seat: r.chance(0.8) ? seat : drawer.other(seat),
        objective: drawer.secret('action'),
        slot: r.pick(['combat', 'action'] as const),
      }),
  ];
  if (drawer.ruleset.custodians && !drawer.game.custodians.removed && r.chance(0.3))
    acts.push(() => drawer.run(turns.takeCustodians, { seat }));
  if (drawer.ruleset.mecatol && r.chance(0.1))
    acts.push(() => drawer.run(turns.holdMecatol, { seat }));
  // Where planets are tracked, they say who controls a home system.
  const someone = drawer.seat();
  if (drawer.game.players[someone]?.planets === null && r.chance(0.1))
    acts.push(() => drawer.run(turns.setHome, { seat: someone, controlled: r.chance(0.8) }));
  if (step === 'component' && r.chance(0.35)) acts.push(...playedActs(drawer, seat));
  if (step === 'component' && r.chance(0.25)) {
    const id = r.pick(Object.keys(drawer.ruleset.agendas));
    acts.push(() => drawer.run(agenda.revealAgenda, { agenda: id }));
  }
  if (step === 'component' && r.chance(0.3))
    acts.push(() => drawer.run(turns.cancelComponentAction, { seat }));
  if (r.chance(0.05)) acts.push(() => drawer.run(turns.grantAction, { seat }));
  if (r.chance(0.1)) {
    const planets = [r.pick(['bereg', 'lodor', 'quann', 'wellon', 'saudor'])];
    acts.push(() => drawer.run(whole.gainPlanetsAndEnd, { seat, planets }));
    acts.push(() => drawer.run(whole.adjustBalanceAndEnd, { seat, changes: { goods: 1 } }));
  }
  return acts;
}
