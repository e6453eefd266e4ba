/** What every entry has in whatever format it was written. */
import * as v from 'valibot';
import { gameId } from '../../event-parts.ts';
import { REFUSALS, type RefusalCode } from '../../refusal-codes.ts';

/** A number of entries, a seq, or a length of time in ms. */
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const code = v.pipe(
  v.string(),
  v.check((value) => Object.hasOwn(REFUSALS, value)),
  v.transform((value) => value as RefusalCode),
);

export const frame = {
  gameId,
  seq: whole,
  at: v.number(),
  mono: v.number(),
  run: v.pipe(v.string(), v.maxLength(64)),
  app: v.pipe(v.string(), v.maxLength(64)),
  group: whole,
  sum: v.pipe(v.string(), v.maxLength(32)),
  overruled: v.optional(v.object({ code })),
};
