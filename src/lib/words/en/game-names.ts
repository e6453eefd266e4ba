import type { GameWords } from '../card-words.ts';

/** Every base game; those of one name are editions of it. */
export const gameNames: Readonly<Record<string, GameWords>> = {
  base: { name: 'Twilight Imperium\u00a04' },
  'shattered-ascension': { name: 'Shattered Ascension', edition: 'v42', year: '2024' },
  'shattered-ascension-v6': { name: 'Shattered Ascension', edition: 'v6', year: '2017' },
};
