/** Every set of boxes and codices that a table can choose, the base game alone among them. */
import { EXPANSIONS, type Expansion } from '../../src/lib/core/vocabulary.ts';

export const EVERY_COMBINATION: Expansion[][] = EXPANSIONS.reduce<Expansion[][]>(
  (lists, expansion) => [...lists, ...lists.map((list) => [...list, expansion])],
  [[]],
);
