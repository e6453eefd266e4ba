/** Which box of a game a card came with. */
import { familyOf, type Ruleset } from '$lib/core/ruleset.ts';
import type { BoxId } from '$lib/core/vocabulary.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';

/** Whether a card is in these tables. */
export type IsIn = (ruleset: Ruleset) => boolean;

/** The box that a card of this game came with, or null where none has it. */
export function originOf({ id, boxes, expansions }: Ruleset, isIn: IsIn): BoxId | null {
  const chosen = boxes.filter((box) => expansions.includes(box));
  // Boxes change what earlier ones printed, so they are added one after the other.
  const has = (added: readonly BoxId[]) => isIn(rulesetFor({ ruleset: id, expansions: added }));
  if (has([])) return familyOf(id);
  return chosen.find((_, i) => has(chosen.slice(0, i + 1))) ?? null;
}
