/**
 * The entry as it is written today, of the living vocabulary. With the release that first writes it this
 * becomes a file that imports nothing, as format 1 is (CONTRIBUTING, "A release").
 */
import * as v from 'valibot';
import { gameId, phase, seat, text } from '../../event-parts.ts';
import { eventSchema } from '../../events.ts';
import { REFUSALS, type RefusalCode } from '../../refusal-codes.ts';
import { PAUSE_REASONS } from '../../vocabulary.ts';

/** A number of entries, a seq, or a length of time in ms. */
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const code = v.picklist(Object.keys(REFUSALS) as RefusalCode[]);

/** Whose time it is: a player's in a phase, the table's in a phase, a break, or no one's. */
export const bucket = v.variant('kind', [
  v.object({ kind: v.literal('seat'), seat, phase }),
  v.object({ kind: v.literal('table'), phase }),
  v.object({ kind: v.literal('break') }),
  v.object({ kind: v.literal('nobody') }),
]);

const clock = v.object({
  kind: v.literal('clock'),
  paused: v.boolean(),
  /** Why the clocks stand still, where the table said it. */
  reason: v.nullable(v.picklist(PAUSE_REASONS)),
});

const amendment = { kind: v.literal('amendment'), target: whole };

const body = v.variant('kind', [
  v.object({ kind: v.literal('fact'), fact: eventSchema }),
  /** The head moved to the entry with this seq; 0 is before everything. */
  v.object({ kind: v.literal('mark'), head: whole }),
  clock,
  /** A silence (epoch ms), and how much of it the table says was play (ms); the rest was a break. */
  v.object({ kind: v.literal('gap'), from: v.number(), to: v.number(), played: whole }),
  /** Minutes that the table moves from one bucket to another (ms). */
  v.object({ kind: v.literal('time'), from: bucket, to: bucket, ms: whole, reason: text }),
  /** One fact put before or after an item of the line, or in its place; `at` is its own instant. */
  v.variant('place', [
    v.object({
      ...amendment,
      place: v.picklist(['before', 'after', 'replace']),
      fact: eventSchema,
      at: v.number(),
    }),
    v.object({ ...amendment, place: v.literal('remove') }),
  ]),
]);

export const entrySchema = v.object({
  gameId,
  seq: whole,
  at: v.number(),
  mono: v.number(),
  run: v.pipe(v.string(), v.maxLength(64)),
  app: v.pipe(v.string(), v.maxLength(64)),
  group: whole,
  sum: v.pipe(v.string(), v.maxLength(32)),
  overruled: v.optional(v.object({ code })),
  format: v.literal(2),
  body,
});
