/** Every set of boxes and codices that a table can choose, the base game alone among them. */
import type { BoxId } from '../../src/lib/core/vocabulary.ts';
import { EXPANSIONS } from '../../src/lib/rulesets/boxes.ts';

export const EVERY_COMBINATION: BoxId[][] = EXPANSIONS.reduce<BoxId[][]>(
  (lists, expansion) => [...lists, ...lists.map((list) => [...list, expansion])],
  [[]],
);
