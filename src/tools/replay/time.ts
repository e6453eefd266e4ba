/** Where the time of a game went, for the document. */
import { seat } from '$lib/core/event-parts.ts';
import type { Seat } from '$lib/core/game.ts';
import { bucket } from '$lib/core/record/formats/format-2.ts';
import { exactly, int } from '$lib/core/queries/document-parts.ts';
import type { Ledger, Wait } from '$lib/core/queries/time/ledger.ts';
import { longestTurns } from '$lib/core/queries/time/longest-turns.ts';
import { settledTimes } from '$lib/core/queries/time/times.ts';
import { PAUSE_REASONS } from '$lib/core/vocabulary.ts';
import * as v from 'valibot';

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
  /** Silences that the table has not answered for. */
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

const LONGEST = 5;

function turnRow({ ms, nth, round, seat }: Wait): TimeRow['longest'] {
  return seat === null ? [] : [{ seat, round, turn: nth, ms }];
}

/** The time up to the last entry, seats in the order of the table. */
export function timeOf(ledger: Ledger, seating: readonly Seat[]): TimeRow {
  const { total, game, held, seats, rounds, turns } = settledTimes(ledger);
  return {
    total,
    game,
    table: held.table as TimeRow['table'],
    breaks: held.breaks,
    nobody: held.nobody,
    seats: seating.map((seat) => {
      const { count = 0, ms = 0, longest = null } = turns[seat] ?? {};
      const [row = null] = longest ? turnRow(longest) : [];
      const phases = (held.seats[seat] ?? {}) as TimeRow['table'];
      return { seat, total: seats[seat] ?? 0, phases, turns: count, turnsMs: ms, longest: row };
    }),
    rounds: Object.entries(rounds).map(([round, row]) => {
      return { round: Number(round), table: row.table, seats: row.seats };
    }),
    longest: longestTurns(ledger, LONGEST).flatMap(turnRow),
    silences: ledger.gaps.map(({ from, to, seq, length, played }) => {
      return { from, to, seq, ms: length, played };
    }),
    pauses: ledger.pauses,
    moved: ledger.moved,
  };
}
