/** Acts of the step that stands there. */
import { keepSecrets } from '../../../src/lib/core/commands/setup.ts';
import * as cards from '../../../src/lib/core/commands/strategy-cards.ts';
import { giveInitiativeToken } from '../../../src/lib/core/commands/tokens.ts';
import { actionOf } from '../../../src/lib/core/step.ts';
import { positionOf } from '../../../src/lib/core/machine/position.ts';
import { isOwn, OPENED_STEPS, type StatusStep } from '../../../src/lib/core/vocabulary.ts';
import { actionActs, strategicActs, turnActs } from './action-acts.ts';
import { agendaActs } from './agenda-acts.ts';
import type { Draw, Drawer } from './drawer.ts';
import { ownActs } from './own-acts.ts';
import { statusActs } from './status-acts.ts';

/** The initiative token is lent before anyone has acted, by the one who has it. */
function lending(drawer: Drawer): Draw[] {
  const { game } = drawer;
  const action = actionOf(game);
  if (action?.turn !== 1 || action.actions > 0) return [];
  const from = game.seating.find((seat) => game.players[seat]?.initiativeToken !== null);
  if (from === undefined || game.round % 3 === 0) return [];
  return [() => drawer.run(giveInitiativeToken, { from, to: drawer.other(from) })];
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
  if (at === 'action.turn') return [...lending(drawer), ...turnActs(drawer, seat)];
  if (at === 'action.strategic') return strategicActs(drawer, seat);
  if (isOwn(step)) return ownActs(drawer, seat, step);
  if (OPENED_STEPS.some((other) => other === step) || phase === 'agenda')
    return agendaActs(drawer, seat, step);
  if (at === 'action.tactical' || at === 'action.component') return actionActs(drawer, seat, step);
  if (phase === 'status') return statusActs(drawer, seat, step as StatusStep);
  return [];
}
