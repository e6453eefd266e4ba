/** Where the time of a game went, as the document shows it: all of it in ms. */
import * as v from 'valibot';
import { seat } from '$lib/core/event-parts.ts';
import { bucket } from '$lib/core/record/formats/format-2.ts';
import { PAUSE_REASONS } from '$lib/core/vocabulary.ts';
import { exactly, int } from '$lib/core/views/document-parts.ts';

/** Phases may be a ruleset's own. */
const byPhase = v.record(v.string(), int);

/** One turn of the action phase: its number in the round, and how long it was. */
const turn = exactly({ seat, round: int, turn: int, ms: int });

export const timeSchema = exactly({
  /** From the first entry to the last. */
  total: int,
  /** What of it was play. */
  game: int,
  /** The table's, by phase: setup, revealing, the status phase, talk, breath; `over` is after the end. */
  table: byPhase,
  breaks: int,
  /** Silences that nobody has answered. */
  nobody: int,
  seats: v.array(
    exactly({
      seat,
      total: int,
      phases: byPhase,
      /** Finished turns of the action phase, and how long all of them were. */
      turns: int,
      turnsMs: int,
      longest: v.nullable(turn),
    }),
  ),
  rounds: v.array(exactly({ round: int, table: int, seats: v.record(seat, int) })),
  /** The five longest turns. */
  longest: v.array(turn),
  /** Epoch ms, the seq of the first entry that tells of it, and what was play; null: not answered. */
  silences: v.array(
    exactly({ from: v.number(), to: v.number(), seq: int, ms: int, played: v.nullable(int) }),
  ),
  /** Epoch ms; `to` is null while a pause lasts. */
  pauses: v.array(
    exactly({
      from: v.number(),
      to: v.nullable(v.number()),
      reason: v.nullable(v.picklist(PAUSE_REASONS)),
    }),
  ),
  moved: v.array(exactly({ seq: int, from: bucket, to: bucket, ms: int, reason: v.string() })),
});

export type TimeRow = v.InferOutput<typeof timeSchema>;
