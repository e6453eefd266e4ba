/** The list of rules, core/SPEC.md, as it is written: one line a rule. */
import { readFileSync } from 'node:fs';
import { LEGALITY, type LegalityGuard } from '../../src/lib/core/machine/guards.ts';

const text = readFileSync(new URL('../../src/lib/core/SPEC.md', import.meta.url), 'utf8');
const LINE =
  /^- \*\*(R-[A-Z]+-\d\d)\*\* \((enforce|compute|track)\) .+ \[.+\] \*\*(held|open)\*\*: (.+)$/;

export interface SpecRule {
  id: string;
  how: string;
  /** Empty where the line is not well formed. */
  state: string;
  /** Where it is held: guards, codes behind them, files. */
  where: string;
}

export const SPEC_RULES: readonly SpecRule[] = text
  .split('\n')
  .filter((line) => line.startsWith('- **'))
  .map((line) => {
    const [, id = line, how = '', state = '', where = ''] = LINE.exec(line) ?? [];
    return { id, how, state, where };
  });

/** The guards that a line names. */
export const guardsIn = ({ where }: SpecRule): string[] =>
  [...where.matchAll(/'([^']+)'/g)].map(([, guard = '']) => guard);

/**
 * The rules that each legality guard keeps: those whose lines name it. With the guard set to true, a test
 * bearing one of these ids has to fail (src/tools/mutate-guards.mjs).
 */
export const GUARD_IDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(LEGALITY).map((guard) => [
    guard,
    SPEC_RULES.filter((rule) => guardsIn(rule).includes(guard)).map(({ id }) => id),
  ]),
);

/**
 * Guards that the made-up games cannot break, with the tests of their rules to try them: a table is
 * laid before there is a moment to ask at, and no game leaves unsaid what a primary does.
 */
export const UNTRIED: ReadonlySet<string> = new Set<LegalityGuard>([
  'may resume turns',
  'may lay table',
  'may keep secrets',
  'may resolve primary',
]);
