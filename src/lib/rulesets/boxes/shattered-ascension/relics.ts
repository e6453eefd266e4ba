import type { RelicFacts } from '../../../core/cards.ts';
import type { TechnologyColour } from '../../../core/vocabulary.ts';
import { relic } from '../../printed-rows.ts';

/** The four artifacts, held like relics: their points are those of the special objectives. */
export const relics = {
  'blue-artifact': relic(),
  'green-artifact': relic(),
  'red-artifact': relic(),
  'yellow-artifact': relic(),
} satisfies Readonly<Record<string, RelicFacts>>;

/** The colour of which an artifact makes technologies 1 cheaper. */
export const ARTIFACT_COLOURS: Readonly<Record<keyof typeof relics, TechnologyColour>> = {
  'blue-artifact': 'blue',
  'green-artifact': 'green',
  'red-artifact': 'red',
  'yellow-artifact': 'yellow',
};
