/**
 * The boxes and codices that a table may choose, as far as a screen asks about them, and which one a card
 * came with.
 */
import type { BoxId } from '$lib/core/vocabulary.ts';
import type { Box } from '$lib/rulesets/box.ts';
import { BOXES as KNOWN } from '$lib/rulesets/boxes.ts';
import { familyOf, type Ruleset } from '$lib/core/ruleset.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';

export { EXPANSIONS } from '$lib/rulesets/boxes.ts';

/** A box in a list to choose from. */
export interface BoxRow {
  id: BoxId;
  kind: Box['kind'];
  /** For how many people it makes the game, null where it leaves that as it is. */
  players: { min: number; max: number } | null;
  /** Whether the first table of a device begins with it. */
  usual: boolean;
}

/** The base game to which they belong; others have none. */
const base = KNOWN.find((box) => box.kind === 'base');
const least = base?.rules.players.min ?? 0;

function rowOf(box: Box): BoxRow {
  const { id, kind } = box;
  const max = box.rules?.players?.max ?? null;
  const min = box.rules?.players?.min ?? least;
  const usual = box.kind !== 'base' && box.usual === true;
  return { id, kind, players: max === null ? null : { min, max }, usual };
}

/** The base game, then every box in printed order. */
export const BOXES: readonly BoxRow[] = KNOWN.filter(
  (box) => box.kind !== 'base' || box === base,
).map(rowOf);

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
