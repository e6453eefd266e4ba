/** Which printed game a table plays: the base game with the patches of its boxes and codices. */
import { defineRuleset, type Ruleset, type RulesetChanges } from '../core/ruleset.ts';
import { EXPANSIONS, type Expansion } from '../core/vocabulary.ts';
import { base } from './base/index.ts';
import { codex1 } from './codex1/index.ts';
import { codex3 } from './codex3/index.ts';
import { deepFreeze } from './deep-freeze.ts';
import { prophecyOfKings } from './prophecy-of-kings/index.ts';
import { thundersEdge } from './thunders-edge/index.ts';

/** What a box changes; a change on what other boxes hold looks at them first. */
type Patch = RulesetChanges | ((parent: Ruleset) => RulesetChanges);

/** The second and fourth codices hold nothing that a ruleset asks about (relics, events). */
const PATCHES: Partial<Record<Expansion, Patch>> = {
  pok: prophecyOfKings,
  codex1,
  codex3,
  'thunders-edge': thundersEdge,
};

const composed = new Map<string, Ruleset>();

/**
 * The ruleset of the base game with these expansions, in printed order whatever order they come
 * in. The same expansions give the same frozen object, so its identity can be compared.
 */
export function rulesetOf(expansions: readonly Expansion[]): Ruleset {
  const chosen = EXPANSIONS.filter((expansion) => expansions.includes(expansion));
  const id = ['base', ...chosen].join('+');
  const known = composed.get(id);
  if (known) return known;
  let ruleset = base;
  for (const expansion of chosen) {
    const patch = PATCHES[expansion] ?? {};
    ruleset = defineRuleset(ruleset, typeof patch === 'function' ? patch(ruleset) : patch);
  }
  ruleset = defineRuleset(ruleset, { id, expansions: chosen });
  deepFreeze(ruleset);
  composed.set(id, ruleset);
  return ruleset;
}

/** The ruleset that a game is played by. */
export const rulesetFor = ({ expansions }: Pick<Ruleset, 'expansions'>): Ruleset =>
  rulesetOf(expansions);
