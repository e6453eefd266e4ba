/** What several parts of the replay document share: numbers, seats, instants. */
import * as v from 'valibot';
import { id, seat } from '$lib/core/event-parts.ts';

export { id, seat };

/** An object with these keys and no other: the document says no more than its schema. */
export const exactly = v.strictObject;
/** A whole number; below zero only where points or a broken count say so. */
export const int = v.pipe(v.number(), v.integer());
/** A number that is null when it is not tracked. */
export const maybeInt = v.nullable(int);
/** A seat, or nobody. */
export const anySeat = v.nullable(seat);
/** A name typed by hand, or null where the id says it. */
export const typed = v.nullable(v.string());
export const seats = v.array(seat);
export const ids = v.array(id);

/** When something was recorded, and by which part of the input. */
export const when = {
  round: int,
  /** The phase in which it was recorded. */
  phase: v.string(),
  /** Epoch ms. */
  at: v.number(),
  /** Seq of its entry. */
  seq: int,
  /** Line of the input; in a game file the seq. */
  line: int,
};
