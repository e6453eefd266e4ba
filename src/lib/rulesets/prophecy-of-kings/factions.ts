import type { FactionFacts } from '../../core/ruleset.ts';
import { faction } from '../card-rows.ts';

/** The seven factions of Prophecy of Kings. */
export const factions: Readonly<Record<string, FactionFacts>> = {
  'argent-flight': faction(3, { traits: ['votes-first', 'extra-votes'] }),
  empyrean: faction(4),
  'mahact-gene-sorcerers': faction(3, { traits: ['captures-tokens'] }),
  'naaz-rokha-alliance': faction(3),
  nomad: faction(4),
  'titans-of-ul': faction(2),
  'vuilraith-cabal': faction(2),
};
