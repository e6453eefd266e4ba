/** The pace of a table, against its own rounds. */
import type { RoundTime } from './time/ledger.ts';
import type { Times } from './time/times.ts';

export interface Pace {
  /** Rounds that are over, oldest first: what each took (ms of play). */
  done: { round: number; ms: number }[];
  /** The round under way, or null before the first and after the end. */
  now: { round: number; ms: number } | null;
}

const played = ({ seats, table }: RoundTime): number =>
  Object.values(seats).reduce((all, ms) => all + ms, table);

/** What the rounds of a game took; `round` is the one under way, null when the game is over. */
export function paceOf({ rounds }: Pick<Times, 'rounds'>, round: number | null): Pace {
  const all = Object.entries(rounds)
    .map(([key, row]) => ({ round: Number(key), ms: played(row) }))
    .filter((row) => row.round > 0)
    .sort((one, two) => one.round - two.round);
  return {
    done: all.filter((row) => round === null || row.round < round),
    now: all.find((row) => row.round === round) ?? null,
  };
}
