/** The rules at hand in the language of the app: read late, as one piece. */
import type { SequenceId } from '../look-up/sequences.ts';
import type { AnyTopicWords } from '../look-up/topic.ts';
import type { AnySequenceWords } from './family-words.ts';
import type { TopicId } from '../look-up/topics.ts';
import { lookUp, topics } from '$words/look-up.ts';
import { sequences } from '$words/look-up-sequences.ts';
import { spokenFamily } from './spoken-family.ts';

/** What is said of a topic. */
export const topicWords = (id: TopicId): AnyTopicWords =>
  spokenFamily()?.rules.topics[id] ?? topics[id];

/** What is said of a sequence: its name, its steps, what to remember at them. */
export const sequenceWords = (id: SequenceId): AnySequenceWords =>
  spokenFamily()?.rules.sequences[id] ?? sequences[id];

/** What is said where only the title of a point is known: "See the rules reference." */
export const seeReference = lookUp.see;
