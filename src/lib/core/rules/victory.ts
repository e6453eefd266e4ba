/** Settings, seats and the end: LRR PoK 61.15, 98; LRR 1.2 31, 87. */
import { pointsOf } from '../points.ts';
import { playingSeats } from '../order.ts';
import { refuse } from '../refusal.ts';
import { FIRM, refuseAbsent, type Guards, type Rule } from './rule.ts';
import { refusePicks } from './setup.ts';

/**
 * May these be played with? R-SET-07: a goal lowered to a player's points, or one that is to end the
 * game again, would end it, so the table decides. R-PC-03: more picks need more cards.
 */
const refuseSettings: Rule<'settings.changed'> = (game, { settings }) => {
  const { goal = game.settings.goal, playOn, cardsEach = 0 } = settings;
  const cards = Object.keys(game.strategyCards).length;
  const more = cardsEach > game.settings.cardsEach;
  const short = more ? refusePicks(playingSeats(game).length * cardsEach, cards) : null;
  if (short) return short;
  const counts = game.settings.playOn && playOn === false;
  if (!counts && goal >= game.settings.goal) return null;
  const seats = playingSeats(game).filter((seat) => pointsOf(game, seat) >= goal);
  return seats.length > 0 ? refuse('goal-reached', { goal, seats }) : null;
};

/** The clockwise order names every seat once (R-SET-14); a file can't hold another one (record/seats). */
const refuseSeating: Rule<'seating.corrected'> = (game, { order }) =>
  order.length === game.seating.length && game.seating.every((seat) => order.includes(seat))
    ? null
    : refuse('bad-order');

/** Only a player who still plays can be eliminated or leave (R-ELIM-01). */
const refuseLeaving: Rule<'player.eliminated' | 'player.left'> = (game, { seat }) =>
  refuseAbsent(game, seat);

/** Who was eliminated does not come back; who only left does (R-ELIM-08). */
const refuseReturning: Rule<'player.returned'> = (game, { seat }) =>
  game.players[seat]?.presence === 'eliminated' ? refuse('not-playing', { seat }) : null;

/** The table names a winner who plays, or no one. */
const refuseCall: Rule<'game.called'> = (game, { winner }) => {
  if (game.result) return refuse('game-over');
  return winner === null ? null : refuseAbsent(game, winner);
};

/** The guards that its facts ask. */
export const victoryGuards = {
  'settings.changed': ['may change settings', refuseSettings],
  'seating.corrected': ['may change seating', refuseSeating, FIRM],
  'player.eliminated': ['may leave', refuseLeaving],
  'player.left': ['may leave', refuseLeaving],
  'player.returned': ['may return', refuseReturning],
  'game.called': ['may call game', refuseCall],
} as const satisfies Guards;
