/** What can be ticked step by step beside what was found: a sequence whose topic was named. */
import type { Found } from '$lib/look-up/search/search.ts';
import { isWeak, termOf, wordsIn } from '$lib/look-up/search/terms.ts';
import { SEQUENCE_IDS, type SequenceId } from '$lib/look-up/sequences.ts';
import { topicOf, type TopicId } from '$lib/look-up/topics.ts';
import { topicWords } from '$lib/words/look-up.ts';

/** How far down a topic still brings its steps along. */
const NEAR = 4;

/** The terms that name a topic, in the language of the app and in French. */
const namesOf = (topic: TopicId): string[] =>
  wordsIn(`${topicWords(topic).name} ${topicOf(topic).printed.fr ?? ''}`)
    .map(termOf)
    .filter((term) => !isWeak(term));

/** The sequence to follow beside a topic that was found, if it was asked for by its name. */
export function sequenceBeside({ topic, terms }: Found, rank: number): SequenceId | null {
  const sequence = SEQUENCE_IDS.find((id) => id === topic);
  if (!sequence || rank >= NEAR) return null;
  return namesOf(topic).some((name) => terms.includes(name)) ? sequence : null;
}
