/** The turns that took longest. */
import type { Ledger, Wait } from './ledger.ts';

/** Turns of the action phase, the longest first; none but those in which time was spent. */
export function longestTurns({ waits }: Ledger, most: number): Wait[] {
  const turns = [...waits.values()].filter(({ turn, ms }) => turn && ms > 0);
  return turns.sort((one, two) => two.ms - one.ms).slice(0, most);
}
