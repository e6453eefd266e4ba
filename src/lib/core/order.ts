/**
 * Who goes in which order, and whose clock runs (checklist E.1): questions over the game alone, shared by
 * rules, changes and views. Eliminated seats and seats that left are in no order.
 */
import { playerAt, type Game, type Seat, type StrategyCard } from './game.ts';
import {
  actionOf,
  agendaOf,
  agendaSpeaker,
  askedOf,
  currentAgenda,
  hasAnswered,
  isOpened,
  isScoring,
  ownOf,
  statusOf,
  strategyOf,
  heldOf,
  isVoting,
  strategicOf,
} from './step.ts';
import type { StrategicStep } from './step-data.ts';

/** Whether a seat still takes part. */
export function isPlaying(game: Game, seat: Seat): boolean {
  return game.players[seat]?.presence === 'playing';
}

/** Seats that still take part, clockwise in seating order. */
export function playingSeats(game: Game): Seat[] {
  return game.seating.filter((seat) => isPlaying(game, seat));
}

/** Playing seats in the direction of play from `first`, itself included if it plays. */
export function seatsFrom(game: Game, first: Seat): Seat[] {
  const at = Math.max(0, game.seating.indexOf(first));
  const clockwise = [...game.seating.slice(at), ...game.seating.slice(0, at)];
  const [one, ...others] = clockwise;
  const turned =
    game.answers.direction === 'clockwise' || one === undefined
      ? clockwise
      : [one, ...others.reverse()];
  return turned.filter((seat) => isPlaying(game, seat));
}

/** Playing seats in the direction of play after `seat`, without it. */
export function seatsLeftOf(game: Game, seat: Seat): Seat[] {
  return seatsFrom(game, seat).filter((other) => other !== seat);
}

/** Seats that come before `first` in an order; none when no one, or no one there, is first. */
export function seatsBefore(order: readonly Seat[], first: Seat | null): Seat[] {
  return first === null ? [] : order.slice(0, Math.max(0, order.indexOf(first)));
}

/** The next surviving seat clockwise, or null when no one else is left (LRR PoK 80.7). */
export function nextSeat(game: Game, seat: Seat): Seat | null {
  return seatsLeftOf(game, seat)[0] ?? null;
}

/** Every strategy card of the game with its id, lowest initiative first. */
export function cardsByNumber(game: Game): { id: string; card: StrategyCard }[] {
  return Object.entries(game.strategyCards)
    .map(([id, card]) => ({ id, card }))
    .sort((a, b) => a.card.initiative - b.card.initiative);
}

/** Ids of the strategy cards that a seat holds, lowest initiative first. */
export function cardsOf(game: Game, seat: Seat): string[] {
  return cardsByNumber(game).flatMap(({ id, card }) => (card.holder === seat ? id : []));
}

/** A seat's initiative: its token, else its lowest card, else none (LRR 1.2 43.1, 43.3). */
export function initiativeOf(game: Game, seat: Seat): number {
  const { initiativeToken } = playerAt(game, seat);
  if (initiativeToken !== null) return initiativeToken;
  let lowest = Infinity;
  // Asked for every seat after every act: no list is made.
  for (const id in game.strategyCards) {
    const card = game.strategyCards[id];
    if (card?.holder === seat && card.initiative < lowest) lowest = card.initiative;
  }
  return lowest;
}

/** Playing seats by initiative; seats without a card follow, clockwise from the speaker. */
export function initiativeOrder(game: Game): Seat[] {
  const rank = new Map(
    seatsFrom(game, game.speaker).map((seat) => [seat, initiativeOf(game, seat)]),
  );
  return [...rank.keys()].sort((a, b) => {
    const [one, two] = [rank.get(a) ?? Infinity, rank.get(b) ?? Infinity];
    return one === two ? 0 : one - two;
  });
}

/** The order of the score step: initiative (LRR PoK 81.1), or as the ruleset answers. */
export function scoringOrder(game: Game): Seat[] {
  return game.answers.scoring === 'initiative'
    ? initiativeOrder(game)
    : seatsFrom(game, game.speaker);
}

/**
 * Who picks next: speaker first, clockwise, pass by pass (LRR PoK 84.1); null when all have.
 * `picks` are those made so far, or those of a question about more.
 */
export function nextToPick(game: Game, picks = strategyOf(game)?.picks): Seat | null {
  if (!picks) return null;
  const order = seatsFrom(game, game.speaker);
  for (let pass = 1; pass <= game.settings.cardsEach; pass++) {
    const seat = order.find((other) => (picks[other] ?? 0) < pass);
    if (seat !== undefined) return seat;
  }
  return null;
}

/**
 * The card that was drawn to be played by no one, once the turns have come to its number: before the first
 * turn of a player with a higher one, at the latest when everyone has had a turn; else null.
 */
export function drawnCardDue(game: Game): string | null {
  const action = actionOf(game);
  if (!action) return null;
  const drawn = cardsByNumber(game).find(({ card }) => card.drawn && !card.exhausted);
  if (!drawn) return null;
  const everyone = action.turn > playingSeats(game).length;
  const higher =
    action.active !== null && initiativeOf(game, action.active) > drawn.card.initiative;
  return everyone || higher ? drawn.id : null;
}

/** Who scores next in the score step, or null when everyone has answered. */
export function nextToScore(game: Game): Seat | null {
  if (!isScoring(game)) return null;
  return scoringOrder(game).find((seat) => !hasAnswered(game, seat)) ?? null;
}

/** Left of the speaker, clockwise, speaker last; `votes-first` before all (LRR 1.2 8.2). */
export function voteOrder(game: Game): Seat[] {
  const changed = currentAgenda(game)?.order;
  if (changed) return changed.filter((seat) => isPlaying(game, seat));
  const speaker = agendaSpeaker(game);
  const order = seatsLeftOf(game, speaker);
  if (isPlaying(game, speaker)) order.push(speaker);
  const first = order.filter((seat) => playerAt(game, seat).traits.includes('votes-first'));
  return [...first, ...order.filter((seat) => !first.includes(seat))];
}

/** Whether a seat may take part in the vote at all (LRR 1.2 8.16). */
export function hasVote(game: Game, seat: Seat): boolean {
  const barred = currentAgenda(game)?.barred ?? [];
  return !barred.includes(seat) && !playerAt(game, seat).traits.includes('cannot-vote');
}

/** Who votes next, or null when everyone who may has voted. */
export function nextToVote(game: Game): Seat | null {
  const agenda = currentAgenda(game);
  if (!agenda) return null;
  const waiting = (seat: Seat) =>
    hasVote(game, seat) && !agenda.votes.some((vote) => vote.seat === seat);
  return voteOrder(game).find(waiting) ?? null;
}

/**
 * Ties on points: initiative while cards are held, else clockwise from the speaker (LRR PoK 98.7).
 * The text is silent on a strategy phase in which only some have picked, and on a game that ends
 * with a chosen round, whose cards are back by then: seats, as rulings (R-VP-12).
 */
export function tieOrder(game: Game): Seat[] {
  if (game.result?.reason === 'rounds') return seatsFrom(game, game.speaker);
  const picked = strategyOf(game) !== null && nextToPick(game) === null;
  const held = actionOf(game) !== null || statusOf(game) !== null || picked;
  return held ? initiativeOrder(game) : seatsFrom(game, game.speaker);
}

/** Whose act the table waits for, or null when it is no one's in particular. */
export function activeSeat(game: Game): Seat | null {
  if (game.result) return null;
  if (isOpened(game.step)) return nextToVote(game);
  if (ownOf(game)) return askedOf(game)[0] ?? null;
  if (strategyOf(game)) return nextToPick(game);
  const action = actionOf(game);
  if (action) return action.active;
  if (statusOf(game)) return nextToScore(game);
  return agendaOf(game) ? nextToVote(game) : null;
}

/** What is kept by seat, as pairs. */
export const bySeat = <T>(rows: Readonly<Record<Seat, T>>): [Seat, T][] =>
  Object.entries(rows) as [Seat, T][];

/**
 * Who decides next about the secondary of the card that is played, once its primary is resolved:
 * the first clockwise who has not answered (LRR PoK 82.1), though any seat may answer in any order.
 */
function nextFollower(game: Game, { card, resolved }: StrategicStep): Seat | null {
  const open = actionOf(game)?.followUps.findLast((row) => row.card === card);
  if (!resolved || !open) return null;
  return seatsLeftOf(game, open.owner).find((seat) => !open.answers[seat]) ?? null;
}

/** While an agenda lies there and no one has voted, or a council is held, the table talks: that is no one's time. */
function isTalking(game: Game): boolean {
  if (!isVoting(game)) return heldOf(game) !== null;
  const { step } = game;
  return step.at !== 'vote' || (currentAgenda(game)?.votes.length ?? 0) === 0;
}

/**
 * Whose clock runs: who picks, takes the turn, decides about a secondary, scores or votes; null
 * where the time is the table's.
 */
export function clockOwner(game: Game): Seat | null {
  if (game.result || isTalking(game)) return null;
  const strategic = isOpened(game.step) ? null : strategicOf(game);
  return (strategic && nextFollower(game, strategic)) ?? activeSeat(game);
}

/**
 * Which of its kind the table waits for in the phase: the number of the turn in the action phase,
 * of the pick in the strategy phase, the slot in the agenda phase; 0 in any other.
 */
export function turnNumber(game: Game): number {
  const strategy = strategyOf(game);
  if (!strategy) return actionOf(game)?.turn ?? agendaOf(game)?.slot ?? 0;
  return Object.values(strategy.picks).reduce((sum, picks) => sum + picks, 1);
}
