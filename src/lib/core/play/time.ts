/** The clocks of a play: what lies in its ledger, and what the table says of it. Undo touches none of it. */
import type { Body } from '../record/entry.ts';
import { inBucket, isSameBucket } from '../views/time/bucket.ts';
import { isPausedIn, type Ledger, type PauseReason } from '../views/time/ledger.ts';
import { readLedger } from '../views/time/read-ledger.ts';
import { answerOf, type Silence } from '../views/time/silence.ts';
import { timesAt } from '../views/time/times.ts';
import type { Marked } from './mark.ts';
import { gameOf, readableOf, type Play } from './play.ts';
import { droppedBefore, recordOn, type How } from './record-on.ts';
import type { Recorded } from './recorded.ts';

/** The ledger of all that can be read of a record. */
export function ledgerOf(play: Play): Ledger {
  const { heads } = play.course;
  return readLedger(readableOf(play), (head) => heads.at(head));
}

/** Whether the clocks are stopped. */
export const isPaused = (play: Play): boolean => isPausedIn(ledgerOf(play));

function told(play: Play, bodies: readonly Body[], how: How): Marked {
  const dropped = droppedBefore(play, how);
  const drafts = bodies.map((body) => ({ body }));
  return dropped ?? recordOn(play, drafts, how);
}

/**
 * Stops the clocks, with a reason if the table gives one, or lets them run; nothing is written when
 * they do so already.
 */
export function pause(
  play: Play,
  paused: boolean,
  how: How,
  reason: PauseReason | null = null,
): Marked {
  const { pauses } = ledgerOf(play);
  const open = isPausedIn({ pauses });
  const same = open === paused && (!paused || pauses.at(-1)?.reason === reason);
  return told(play, same ? [] : [{ kind: 'clock', paused, reason: paused ? reason : null }], how);
}

/**
 * The table says start: a breath or talk is over, and the clock of who is next runs. Nothing is
 * written where no clock waits for that.
 */
export function start(play: Play, how: How): Marked {
  const ledger = ledgerOf(play);
  const waits = ledger.here.breath && !isPausedIn(ledger);
  return told(play, waits ? [{ kind: 'clock', paused: false, reason: null }] : [], how);
}

/** A silence that is not there, or an answer that is longer than it was. */
export type NotAnswered = { ok: false; why: 'no-silence' | 'too-much' };

/** The table answers for a silence of the record, or of `how.silences`: so much (ms) was play. */
export function answer(
  play: Play,
  { from, to }: Pick<Silence, 'from' | 'to'>,
  played: number,
  how: How,
): Marked | NotAnswered {
  const isIt = (gap: Pick<Silence, 'from' | 'to'>) => gap.from === from && gap.to === to;
  const known = ledgerOf(play).gaps.find(isIt);
  if (!known && !how.silences?.some(isIt)) return { ok: false, why: 'no-silence' };
  if (!(played >= 0 && played <= (known?.length ?? to - from))) {
    return { ok: false, why: 'too-much' };
  }
  return told(play, [answerOf({ from, to }, Math.round(played))], how);
}

/** Minutes that are to move; `reason` is what the table says of it. */
export type Moving = Omit<Extract<Body, { kind: 'time' }>, 'kind'>;

/** Why no minutes move: none are meant, nobody sits there, or the bucket does not hold as many. */
export type NotMoved =
  { ok: false; why: 'nothing' | 'no-seat' } | { ok: false; why: 'too-much'; held: number };

/** Moves minutes (ms) from one bucket to another; moving them back is the same the other way. */
export function moveTime(play: Play, moving: Moving, how: How): Recorded | Marked | NotMoved {
  const { from, to } = moving;
  const ms = Math.round(moving.ms);
  if (!(ms > 0) || isSameBucket(from, to)) return { ok: false, why: 'nothing' };
  const { players } = gameOf(play);
  const isNobody = [from, to].some((side) => side.kind === 'seat' && !players[side.seat]);
  if (isNobody) return { ok: false, why: 'no-seat' };
  const held = inBucket(timesAt(ledgerOf(play), how.stamps, how.silences).held, from);
  if (ms > held) return { ok: false, why: 'too-much', held };
  return told(play, [{ kind: 'time', from, to, ms, reason: moving.reason.slice(0, 200) }], how);
}
