import type { Terms } from '../../game-terms.ts';
import { spokenTerms } from '../../terms.ts';

/** A sentence that a game may say in its own way, else the usual one. */
export const sentenceOr = (id: keyof NonNullable<Terms['ownSentences']>, usual: string): string =>
  spokenTerms().ownSentences?.[id] ?? usual;
