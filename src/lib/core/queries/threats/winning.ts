/** When a seat could win, and who has no chance to act before that. */
import type { Game, Seat } from '../../game.ts';
import { initiativeOrder, nextToPick, playingSeats, scoringOrder } from '../../order.ts';
import { isAside, pointsOf } from '../../points.ts';
import { actionOf, strategyOf } from '../../step.ts';
import { MOMENTS, type ThreatMoment, type ThreatLine } from './line.ts';

/** A way to the goal: its moment, and the seats whose next chance comes only after it. */
export interface Win {
  when: ThreatMoment;
  /** In the action phase: no turn before it. In the score step: they score later. */
  before: Seat[];
}

/** Whether initiative is settled for this round. */
const isOrdered = (game: Game) => strategyOf(game) === null || nextToPick(game) === null;

/** Seats that take a turn from now on before this one does, or null when it takes none. */
function turnsBefore(game: Game, seat: Seat): Seat[] | null {
  const order = initiativeOrder(game);
  const action = actionOf(game);
  if (!action) return order.slice(0, order.indexOf(seat));
  const { active, passed } = action;
  if (action.inserted === seat) return [];
  if (passed.includes(seat)) return null;
  const at = active === null ? 0 : Math.max(0, order.indexOf(active));
  const turns = [...order.slice(at), ...order.slice(0, at)].filter((one) => !passed.includes(one));
  return turns.slice(0, turns.indexOf(seat));
}

/** Who acts later than this seat at that moment; no one where no order rules. */
function seatsAfter(game: Game, seat: Seat, when: ThreatMoment): Seat[] {
  if (!isOrdered(game)) return [];
  if (when === 'score') {
    const order = scoringOrder(game);
    return order.slice(order.indexOf(seat) + 1);
  }
  if (when !== 'action') return [];
  const earlier = turnsBefore(game, seat);
  if (earlier === null) return [];
  return playingSeats(game).filter((other) => other !== seat && !earlier.includes(other));
}

/** The first moment at which the points of these lines reach the goal, or null. */
export function winOf(
  game: Game,
  seat: Seat,
  lines: readonly ThreatLine[],
  part: 'certain' | 'own' | 'possible',
): Win | null {
  if (game.settings.playOn || isAside(game, seat)) return null;
  let total = pointsOf(game, seat);
  for (const when of MOMENTS) {
    for (const line of lines) if (line.when === when) total += line[part];
    if (total >= game.settings.goal) return { when, before: seatsAfter(game, seat, when) };
  }
  return null;
}
