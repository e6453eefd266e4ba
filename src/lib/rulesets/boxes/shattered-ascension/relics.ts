import type { RelicFacts } from '../../../core/cards.ts';
import type { TechnologyColour } from '../../../core/vocabulary.ts';
import { relic } from '../../printed-rows.ts';

/** Makes technologies of its colour 1 cheaper. */
const artifact = (specialty: TechnologyColour): RelicFacts => ({ ...relic(), specialty });

/** The four artifacts, held like relics: their points are those of the special objectives. */
export const relics = {
  'blue-artifact': artifact('blue'),
  'green-artifact': artifact('green'),
  'red-artifact': artifact('red'),
  'yellow-artifact': artifact('yellow'),
} satisfies Readonly<Record<string, RelicFacts>>;

/** The colour of each artifact. */
export const ARTIFACT_COLOURS: Readonly<Record<string, TechnologyColour>> = Object.fromEntries(
  Object.entries(relics).flatMap(([id, { specialty }]) => (specialty ? [[id, specialty]] : [])),
);
