/** Which printed game a table plays: the base game with the patches of its boxes and codices. */
import { familyOf, type Ruleset } from '../core/ruleset.ts';
import { withTyped } from '../core/rules/typed-ruleset.ts';
import type { TypedCards } from '../core/event-parts.ts';
import type { BoxId } from '../core/vocabulary.ts';
import type { BaseBox, Box, Expansion } from './box.ts';
import { BOXES, inOrder } from './boxes.ts';
import { CARD_READER, cardReaderOf, type CardReader } from './cards.ts';
import { deepFreeze } from './deep-freeze.ts';
import { FAMILIES } from './families.ts';
import { patched } from './patch.ts';

/** What says which ruleset a game is played by. */
interface BoxChoice {
  /** Id of the ruleset that it was laid with. */
  ruleset: string;
  expansions: readonly BoxId[];
  /** What its table typed. */
  typed?: TypedCards | undefined;
}

export interface Composer {
  /**
   * The ruleset of the first base game with these expansions, in printed order whatever order they come
   * in. The same expansions give the same frozen object, so its identity can be compared.
   */
  rulesetOf(expansions: readonly BoxId[]): Ruleset;
  /**
   * The ruleset that a game is played by: that of the base game with which its id begins, and of
   * the boxes in play now, with what its table typed. What is not known is left out, and the first base game stands in.
   */
  rulesetFor(chosen: BoxChoice): Ruleset;
}

/** The rules of a base game with some of the boxes that there are. */
function composed(
  base: BaseBox,
  boxes: readonly BoxId[],
  chosen: readonly Expansion[],
  { cardsOfRuleset }: CardReader,
): Ruleset {
  const ids = chosen.map(({ id }) => id);
  const id = [base.id, ...ids].join('+');
  const parent: Ruleset = { ...base.rules, id, expansions: ids, boxes, cards: cardsOfRuleset(id) };
  const ruleset = chosen.reduce(
    (before, { rules = {} }) => patched<Ruleset>(before, rules),
    parent,
  );
  deepFreeze(ruleset);
  return ruleset;
}

/** Composes the rules of these boxes, of which at least one is a base game, with their cards. */
export function composerOf(boxes: readonly Box[], reader = cardReaderOf(boxes)): Composer {
  const known = new Map<string, Ruleset>();
  const ordered = inOrder(boxes);
  const families = ordered.filter((box) => box.kind === 'base');
  const expansions = ordered.filter((box) => box.kind !== 'base');
  const all = expansions.map(({ id }) => id);
  const [first] = families;
  if (!first) throw new TypeError('no box is a base game');
  const of = (base: BaseBox, ids: readonly BoxId[]): Ruleset => {
    const chosen = expansions.filter(({ id }) => ids.includes(id));
    const name = [base, ...chosen].map(({ id }) => id).join('+');
    const ruleset = known.get(name) ?? composed(base, all, chosen, reader);
    known.set(name, ruleset);
    return ruleset;
  };
  return {
    rulesetOf: (ids) => of(first, ids),
    rulesetFor: ({ ruleset, expansions: ids, typed }) =>
      withTyped(of(families.find(({ id }) => id === familyOf(ruleset)) ?? first, ids), typed),
  };
}

/** The rules of the boxes that are always here. */
const printed = composerOf(BOXES, CARD_READER);
export const { rulesetOf } = printed;

/** Those of the families that were fetched, by the id of their base game. */
const fetched = new Map<string, Composer>();

/**
 * Fetches the base game of this ruleset (its id) with its boxes, where it is not one that is always here.
 * Before that, `rulesetFor` does not know its games. Throws where it cannot be fetched.
 */
export async function fetchFamilyOf(ruleset: string): Promise<void> {
  const id = familyOf(ruleset);
  const fetch = fetched.has(id) ? undefined : FAMILIES[id];
  if (fetch) fetched.set(id, composerOf(await fetch()));
}

/** The ruleset that a game is played by; see `Composer`. */
export const rulesetFor: Composer['rulesetFor'] = (chosen) =>
  (fetched.get(familyOf(chosen.ruleset)) ?? printed).rulesetFor(chosen);
