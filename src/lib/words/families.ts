/** Families of games that bring words of their own: a line for each base game but the first. */
import type { FamilyWordsById } from './family-words.ts';

/** The words of Shattered Ascension, with the sentences of its rules. */
async function shatteredAscension(edition: 'shatteredAscension' | 'shatteredAscensionV6') {
  const [words, rules] = await Promise.all([
    import('$words/shattered-ascension.ts'),
    import('$words/shattered-ascension-rules.ts'),
  ]);
  const { shatteredAscensionTopics: topics, shatteredAscensionSequences: sequences } = rules;
  return { ...words[edition], rules: { topics, sequences } };
}

export const FAMILIES: FamilyWordsById = {
  'shattered-ascension': () => shatteredAscension('shatteredAscension'),
  'shattered-ascension-v6': () => shatteredAscension('shatteredAscensionV6'),
};
