/** Where the time of a game went, for the document. */
import type { Seat } from '$lib/core/game.ts';
import type { Ledger, Wait } from '$lib/core/views/time/ledger.ts';
import { longestTurns } from '$lib/core/views/time/longest-turns.ts';
import { settledTimes } from '$lib/core/views/time/times.ts';
import type { TimeRow } from './time-schema.ts';

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
