/** What a base game is called where games are chosen and listed; one that the language does not know, by its id. */
import type { BoxId } from '../core/vocabulary.ts';
import { gameNames } from '$words/game-names.ts';
import type { GameWords } from './card-words.ts';

const known: Readonly<Record<BoxId, GameWords>> = gameNames;

export const gameWords = (id: BoxId): GameWords => known[id] ?? { name: id };

/** The name of a game with its edition, by the id of its box or of a ruleset, which begins with that. */
export function gameName(id: BoxId): string {
  const { name, edition } = gameWords(id.split('+')[0] ?? id);
  return edition ? `${name} ${edition}` : name;
}
