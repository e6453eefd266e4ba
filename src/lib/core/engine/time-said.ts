/** What a table says of time that has passed: answers for silences, minutes that move. Seldom said. */
import type { Body } from '../record/entry.ts';
import { inBucket } from '../queries/time/ledger.ts';
import { answerOf, type Silence } from '../queries/time/silence.ts';
import { isSameBucket } from '../queries/time/same-bucket.ts';
import { timesAt } from '../queries/time/times.ts';
import { gameOf, type EngineState } from './engine-state.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, TapRecorded } from './tap-result.ts';
import { ledgerOf, told } from './time.ts';

/** A silence that is not there, or an answer that is longer than it was. */
export type NotAnswered = { ok: false; why: 'no-silence' | 'too-much' };

/** The table answers for a silence of the record, or of `how.silences`: so much (ms) was play. */
export function answer(
  state: EngineState,
  { from, to }: Pick<Silence, 'from' | 'to'>,
  played: number,
  how: StampedTap,
): TapRecorded | Dropped | NotAnswered {
  const isIt = (gap: Pick<Silence, 'from' | 'to'>) => gap.from === from && gap.to === to;
  const known = ledgerOf(state).gaps.find(isIt);
  if (!known && !how.silences?.some(isIt)) return { ok: false, why: 'no-silence' };
  if (!(played >= 0 && played <= (known?.length ?? to - from))) {
    return { ok: false, why: 'too-much' };
  }
  return told(state, [answerOf({ from, to }, Math.round(played))], how);
}

/** Minutes that are to move; `reason` is what the table says of it. */
export type Moving = Omit<Extract<Body, { kind: 'time' }>, 'kind'>;

/** Why no minutes move: none are meant, no one sits there, or the bucket does not hold as many. */
export type NotMoved =
  { ok: false; why: 'nothing' | 'no-seat' } | { ok: false; why: 'too-much'; held: number };

/** Moves minutes (ms) from one bucket to another; moving them back is the same the other way. */
export function moveTime(
  state: EngineState,
  moving: Moving,
  how: StampedTap,
): TapRecorded | Dropped | NotMoved {
  const { from, to } = moving;
  const ms = Math.round(moving.ms);
  if (!(ms > 0) || isSameBucket(from, to)) return { ok: false, why: 'nothing' };
  const { players } = gameOf(state);
  const isNobody = [from, to].some((side) => side.kind === 'seat' && !players[side.seat]);
  if (isNobody) return { ok: false, why: 'no-seat' };
  const held = inBucket(timesAt(ledgerOf(state), how.stamps, how.silences).held, from);
  if (ms > held) return { ok: false, why: 'too-much', held };
  return told(state, [{ kind: 'time', from, to, ms, reason: moving.reason.slice(0, 200) }], how);
}
