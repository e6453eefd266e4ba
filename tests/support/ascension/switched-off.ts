/**
 * The rules of Shattered Ascension switched off one at a time: what its ruleset says there is left out, or said
 * otherwise, or a refusal or a fact does nothing. `npm run mutate -- rows` runs each test under those of its rows.
 */
import type { Refusal } from '../../../src/lib/core/refusal.ts';
import type { Ruleset } from '../../../src/lib/core/ruleset.ts';

/**
 * A rule that is off, by name. `refusal:` and a code: nothing is refused by it. `fact:` and a type: such a fact
 * changes nothing. `step:` and an id: the plan has no such step. Else a place in the ruleset, its parts between
 * slashes, `*` for all that lie there: it is left out, or says what stands behind `=`, in JSON.
 */
export type Off = string;

/** What is off now, or null. */
let now: Off | null = null;

const isOff = (off: Off): boolean => now === off;

/** A refusal, unless it is off. */
export const unlessOff = (refusal: Refusal | null): Refusal | null =>
  refusal && isOff(`refusal:${refusal.code}`) ? null : refusal;

/** More facts than any of these tests records: with a rule off, some never come to their end. */
const MANY = 3000;
let facts = 0;

export function isFactOff(type: string): boolean {
  if (now !== null && ++facts > MANY) throw new Error(`${now} goes on for ever`);
  return isOff(`fact:${type}`);
}

/** Plays with this rule off: whether `play` throws then. */
export function throwsWithout(off: Off, play: () => void): boolean {
  try {
    now = off;
    facts = 0;
    play();
    return false;
  } catch {
    return true;
  } finally {
    now = null;
  }
}

/** The part with another value at this place, or without it; what is asked answers with that value. */
function altered(part: unknown, path: readonly string[], value: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const [key = '', ...rest] = path;
  const meant = (one: string) => key === '*' || key === one;
  const change = (old: unknown): unknown => {
    if (rest.length > 0) return altered(old, rest, value);
    return typeof old === 'function' && value !== undefined ? () => value : value;
  };
  const rows = Object.entries(part)
    .map(([one, old]) => [one, meant(one) ? change(old) : (old as unknown)] as const)
    .filter(([, last]) => last !== undefined);
  return Array.isArray(part) ? rows.map(([, one]) => one) : Object.fromEntries(rows);
}

const withoutStep = (ruleset: Ruleset, step: string): Ruleset => ({
  ...ruleset,
  plan: {
    ...ruleset.plan,
    phases: ruleset.plan.phases.map((row) => ({
      ...row,
      steps: row.steps.filter((one) => one !== step),
    })),
  },
});

/** Rulesets with a rule off: one table after another asks for the same. */
let last: { ruleset: Ruleset; off: Off; made: Ruleset } | null = null;

/** The ruleset with what is off now. */
export function asPlayed(ruleset: Ruleset): Ruleset {
  if (now === null || /^(refusal|fact):/.test(now)) return ruleset;
  if (last?.ruleset === ruleset && last.off === now) return last.made;
  const [path = '', json] = now.split('=');
  const value: unknown = json === undefined ? undefined : JSON.parse(json);
  const made = now.startsWith('step:')
    ? withoutStep(ruleset, now.slice('step:'.length))
    : (altered(ruleset, path.split('/'), value) as Ruleset);
  last = { ruleset, off: now, made };
  return made;
}
