/** What is said of a faction: by the family that is spoken now, else by the base game; or nothing. */
import { factions } from '$words/factions.ts';
import type { FactionWords } from './card-words.ts';
import { spokenFamily } from './spoken-family.ts';

export const factionWords = (id: string): FactionWords | undefined =>
  spokenFamily()?.factions[id] ?? factions[id];
