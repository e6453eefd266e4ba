/**
 * Base games that are fetched with their games, by id: one line a game. The first base game and its boxes are
 * always here (registry.ts); who never plays another one never fetches it.
 */
import type { Box } from './box.ts';

/** Fetches a base game; boxes that only go with it come along. Throws where it cannot be fetched. */
export type Families = Readonly<Record<string, () => Promise<readonly Box[]>>>;

export const FAMILIES: Families = {
  'shattered-ascension': async () => [
    (await import('./boxes/shattered-ascension/box.ts')).shatteredAscension,
  ],
  'shattered-ascension-v6': async () => [
    (await import('./boxes/shattered-ascension-v6/box.ts')).shatteredAscensionV6,
  ],
};
