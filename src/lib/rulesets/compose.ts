/** Which printed game a table plays: the base game with the patches of its boxes and codices. */
import type { Ruleset } from '../core/ruleset.ts';
import type { BoxId } from '../core/vocabulary.ts';
import type { BaseBox, Box, Expansion } from './box.ts';
import { BOXES, inOrder } from './boxes.ts';
import { deepFreeze } from './deep-freeze.ts';
import { patched } from './patch.ts';

export interface Composer {
  /**
   * The ruleset of the base game with these expansions, in printed order whatever order they come
   * in. The same expansions give the same frozen object, so its identity can be compared.
   */
  rulesetOf(expansions: readonly BoxId[]): Ruleset;
  /** The ruleset that a game is played by. */
  rulesetFor(chosen: Pick<Ruleset, 'expansions'>): Ruleset;
}

/** The rules of a base game with some of the boxes that there are. */
function composed(base: BaseBox, boxes: readonly BoxId[], chosen: readonly Expansion[]): Ruleset {
  const parent: Ruleset = { id: base.id, expansions: [], boxes, ...base.rules };
  const printed = chosen.reduce((before, { rules = {} }) => patched(before, rules), parent);
  const ids = chosen.map(({ id }) => id);
  const ruleset = patched(printed, { id: [base.id, ...ids].join('+'), expansions: ids });
  deepFreeze(ruleset);
  return ruleset;
}

/** Composes the rules of these boxes, of which one is a base game. */
export function composerOf(boxes: readonly Box[]): Composer {
  const known = new Map<string, Ruleset>();
  const base = boxes.find((box) => box.kind === 'base');
  if (!base) throw new TypeError('no box is a base game');
  const expansions = inOrder(boxes).filter((box) => box.kind !== 'base');
  const all = expansions.map(({ id }) => id);
  const rulesetOf: Composer['rulesetOf'] = (ids) => {
    const chosen = expansions.filter(({ id }) => ids.includes(id));
    const name = chosen.map(({ id }) => id).join('+');
    const ruleset = known.get(name) ?? composed(base, all, chosen);
    known.set(name, ruleset);
    return ruleset;
  };
  return { rulesetOf, rulesetFor: (chosen) => rulesetOf(chosen.expansions) };
}

/** The rules of every box that the app knows. */
export const { rulesetOf, rulesetFor } = composerOf(BOXES);
