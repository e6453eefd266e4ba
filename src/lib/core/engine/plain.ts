/** Facts as a tap brings them become plain data, before they are judged. */
import type { GameEvent } from '../events.ts';

/** Longest text that a game file takes, in characters. */
const LONGEST_TEXT = 200;

function short(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value;
  // A letter of two code units is not cut in half.
  return value.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * Facts as plain data: what is judged is to the letter what is stored, without the proxies of a
 * component, without keys that hold undefined, and with no text too long for a game file.
 */
export function plain(facts: readonly GameEvent[]): GameEvent[] {
  return JSON.parse(JSON.stringify(facts, short)) as GameEvent[];
}
