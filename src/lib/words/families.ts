/** Families of games that bring words of their own: a line for each base game but the first. */
import type { Families } from './family-words.ts';

const shatteredAscension = () => import('$words/shattered-ascension.ts');

export const FAMILIES: Families = {
  'shattered-ascension': async () => (await shatteredAscension()).shatteredAscension,
  'shattered-ascension-v6': async () => (await shatteredAscension()).shatteredAscensionV6,
};
