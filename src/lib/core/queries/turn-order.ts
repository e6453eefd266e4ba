/** Who is on deck, and in which order the lanes stand now (checklist E.1). */
import type { Game, Seat } from '../game.ts';
import {
  activeSeat,
  hasVote,
  initiativeOrder,
  nextToPick,
  playingSeats,
  seatsFrom,
  voteOrder,
} from '../order.ts';
import { ranking } from '../points.ts';
import {
  actionOf,
  askedOf,
  currentAgenda,
  hasAnswered,
  isVoting,
  ownOf,
  statusOf,
  strategyOf,
} from '../step.ts';
import type { GameView } from './game-view.ts';

/** Which order the lanes follow, for the heading of the sheet. */
type LaneOrder = GameView['order'];

/** The order that matters now. */
export function laneOrderOf(game: Game): LaneOrder {
  if (game.result) return 'points';
  if (isVoting(game)) return 'votes';
  return actionOf(game) || statusOf(game) ? 'initiative' : 'speaker';
}

/** The standing at the end: the winner, then by points. */
function standing(game: Game): Seat[] {
  const winners = game.result?.winners ?? [];
  return [...winners, ...ranking(game).filter((seat) => !winners.includes(seat))];
}

const seatsBy: Record<LaneOrder, (game: Game) => Seat[]> = {
  points: standing,
  votes: voteOrder,
  initiative: initiativeOrder,
  speaker: (game) => seatsFrom(game, game.speaker),
};

/** All seats in the order that matters now; seats that are out come last. */
export function laneSeats(game: Game): Seat[] {
  const order = laneOrderOf(game);
  const playing = seatsBy[order](game);
  return [...playing, ...game.seating.filter((seat) => !playing.includes(seat))];
}

function picksAhead(game: Game, count: number): Seat[] {
  const seats: Seat[] = [];
  const picks = { ...strategyOf(game)?.picks };
  for (let i = 0; i <= count; i++) {
    const seat = nextToPick(game, picks);
    if (seat === null) break;
    seats.push(seat);
    picks[seat] = (picks[seat] ?? 0) + 1;
  }
  return seats.slice(1);
}

function cycleAfter(order: readonly Seat[], seat: Seat): Seat[] {
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
}

/** The seats after the active one, nearest first, at most `count`. */
export function upNext(game: Game, count = 2): Seat[] {
  const active = activeSeat(game);
  if (active === null) return [];
  if (ownOf(game) && !isVoting(game)) return askedOf(game).slice(1, count + 1);
  if (strategyOf(game) && !isVoting(game)) return picksAhead(game, count);
  const action = isVoting(game) ? null : actionOf(game);
  if (action) {
    const { passed } = action;
    const rest = cycleAfter(initiativeOrder(game), active).filter((seat) => !passed.includes(seat));
    return rest.slice(0, count);
  }
  if (statusOf(game) && !isVoting(game)) {
    const waiting = initiativeOrder(game).filter((seat) => !hasAnswered(game, seat));
    return waiting.filter((seat) => seat !== active).slice(0, count);
  }
  const votes = currentAgenda(game)?.votes ?? [];
  const waiting = voteOrder(game).filter(
    (seat) => seat !== active && hasVote(game, seat) && !votes.some((vote) => vote.seat === seat),
  );
  return waiting.slice(0, count);
}

/** Clockwise seats from the left of a seat, for secondaries (LRR PoK 82.1). */
export function clockwiseFrom(game: Game, seat: Seat): Seat[] {
  return cycleAfter(playingSeats(game), seat);
}
