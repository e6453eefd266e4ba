/**
 * The same test in several rulesets: base, Prophecy of Kings, that with every codex, and that with
 * Thunder's Edge beside them.
 */
import { it } from 'vitest';
import type { BoxId } from '../../src/lib/core/vocabulary.ts';
import { EXPANSIONS } from '../../src/lib/rulesets/boxes.ts';
import { Table, type NewTable } from './table.ts';

const BOXES = {
  base: [],
  pok: ['pok'],
  codices: ['pok', 'codex1', 'codex2', 'codex3', 'codex4'],
  'thunders-edge': [...EXPANSIONS],
} as const satisfies Record<string, BoxId[]>;

export type RulesetName = keyof typeof BOXES;
export const ALL_RULESETS = Object.keys(BOXES) as RulesetName[];
/** Where the cards that Thunder's Edge prints anew are the older ones. */
export const BEFORE_THUNDERS_EDGE = ALL_RULESETS.filter((name) => name !== 'thunders-edge');
/** The two printed games. */
export const BOTH: RulesetName[] = ['base', 'pok'];

/** Starts a game in the ruleset under test. */
export type Start = (options?: Omit<NewTable, 'expansions'>) => Table;

export function boxesOf(name: RulesetName): BoxId[] {
  return [...BOXES[name]];
}

/** One test per ruleset; the name of the ruleset follows the title, so titles still begin with ids. */
export function inRulesets(
  names: readonly RulesetName[],
  title: string,
  test: (start: Start, name: RulesetName) => void,
): void {
  for (const name of names) {
    const expansions = boxesOf(name);
    it(`${title} [${name}]`, () => {
      test((options) => Table.start({ ...options, expansions }), name);
    });
  }
}
