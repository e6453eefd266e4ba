/** What is said of a faction: by the family that is spoken now, by the base game, or by its table; or nothing. */
import { factions } from '$words/factions.ts';
import type { FactionWords } from './card-words.ts';
import { spokenFamily } from './spoken-family.ts';
import { typedFaction } from './typed-names.ts';

export const factionWords = (id: string): FactionWords | undefined =>
  spokenFamily()?.factions[id] ?? factions[id] ?? typedFaction(id);
