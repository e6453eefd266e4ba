/** What the schemas of the printed documents share: closed objects, numbers, seats, typed names. */
import * as v from 'valibot';
import { id, seat } from '../event-parts.ts';

/** An object with these keys and no other: a document says no more than its schema. */
export const exactly = v.strictObject;
/** A whole number; below zero only where points or a broken count say so. */
export const int = v.pipe(v.number(), v.integer());
/** A number that is null when it is not tracked. */
export const maybeInt = v.nullable(int);
/** A seat, or no one. */
export const anySeat = v.nullable(seat);
/** A name typed by hand, or null where the id says it. */
export const typed = v.nullable(v.string());
export const seats = v.array(seat);
export const ids = v.array(id);
