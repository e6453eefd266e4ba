/** What an objective asks for: as the family that is spoken now says it, else the base game; or nothing. */
import { objectives } from '$words/objectives.ts';
import type { ObjectiveWords } from './card-words.ts';
import { spokenFamily } from './spoken-family.ts';

export function objectiveWords(id: string): ObjectiveWords | undefined {
  const requirement = spokenFamily()?.requirements[id];
  return requirement === undefined ? objectives[id] : { requirement };
}
