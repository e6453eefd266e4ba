/** The rules at hand in the language of the app: read late, as one piece. */
import type { AnyTopicWords } from '../look-up/topic.ts';
import type { TopicId } from '../look-up/topics.ts';
import { lookUp, topics } from '$words/look-up.ts';

/** What is said of a topic. */
export const topicWords = (id: TopicId): AnyTopicWords => topics[id];

/** What is said where only the title of a point is known: "See the rules reference." */
export const seeReference = lookUp.see;
