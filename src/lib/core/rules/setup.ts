/**
 * A new table, its settings and seats, and the end: LRR PoK 61.15, 80.5, 84.1, 84.2, 98; LRR 1.2 22.2,
 * 31, 69.5, 73, 87.
 */
import type { EventOf } from '../events.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import { yetToKeep } from '../step.ts';
import { firstRefusal, refuseAbsent, FIRM, type Guards, type Rule } from './rule.ts';
import { pointsOf } from '../points.ts';
import { playingSeats } from '../order.ts';

type Created = EventOf<'game.created'>;

/** R-PC-04, R-PC-08: the counts that the sources know; any other is named a house setup. */
function refuseCount({ players, house }: Created, ruleset: Ruleset): Refusal | null {
  const { min, max } = ruleset.players;
  const seats = players.length;
  const known = seats >= min && seats <= max;
  return known || house ? null : refuse('player-count', { players: seats, min, max });
}

/** May these keep one of their secrets? R-SET-03: each player at the table, once. */
const refuseKeeping: Rule<'secrets.kept'> = (game, { seats }) => {
  if (game.step.at !== 'secrets') return null;
  const done = seats.find((seat) => !yetToKeep(game).includes(seat));
  if (done === undefined) return null;
  return refuseAbsent(game, done) ?? refuse('secret-kept', { seat: done });
};

/** The first value that stands twice in a list; what is open is no one's. */
const twice = <T>(list: readonly (T | null)[]): T | undefined =>
  list.find((value, i): value is T => value !== null && list.indexOf(value) < i);

/** R-SET-15: the box holds each faction and each colour once. */
function refuseTwice({ players }: Created): Refusal | null {
  const faction = twice(players.map((player) => player.faction));
  if (faction) return refuse('faction-twice', { faction });
  const colour = twice(players.map((player) => player.colour));
  return colour ? refuse('colour-twice', { colour }) : null;
}

/** R-SET-01: the speaker sits at the table. */
function refuseNoSpeaker({ players, speaker }: Created): Refusal | null {
  return players.some(({ seat }) => seat === speaker) ? null : refuse('no-speaker');
}

/** R-PC-03: there is a strategy card for each pick. */
function refusePicks(picks: number, cards: number): Refusal | null {
  return picks > cards ? refuse('too-many-picks', { picks, cards }) : null;
}

/** May this table be laid? R-SET-01, R-SET-15, R-PC-03, R-PC-04, R-PC-08. */
const refuseTable: Rule<'game.created'> = (_, event, ruleset) =>
  firstRefusal(
    () => refuseCount(event, ruleset),
    () => refuseTwice(event),
    () => refuseNoSpeaker(event),
    () => refusePicks(event.players.length * event.settings.cardsEach, event.cards.length),
  );

/** The guards that its facts ask. */
export const setupGuards = {
  'game.created': ['may lay table', refuseTable],
  'secrets.kept': ['may keep secrets', refuseKeeping],
} as const satisfies Guards;

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
