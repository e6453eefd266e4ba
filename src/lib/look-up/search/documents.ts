/** What is searched: every point of every topic, with the names that its topic goes by. */
import { plainText } from '../linked-text.ts';
import type { AnyTopicWords } from '../topic.ts';
import { topicIds, topicOf, type TopicId } from '../topics.ts';

/** One point as the index has it; the id is that of topic and point, "speaker.picks". */
export interface SearchDocument {
  id: string;
  /** The topic in the language of the app, and as the books call it. */
  name: string;
  french: string;
  /** Sections in each book. */
  section: string;
  text: string;
  /** The id of the point, which is a word or two: "secondary". */
  key: string;
  /** The answer of the topic: it helps each of its points a little. */
  answer: string;
}

/** A title without what stands behind it in brackets. */
const shortOf = (title: string) => title.replace(/ \(.*\)$/, '');

function documentsIn(id: TopicId, words: AnyTopicWords): SearchDocument[] {
  const { sections, printed, points, asked = {}, differ = {} } = topicOf(id);
  const shared = {
    name: [...new Set([words.name, shortOf(printed.en)])].join(' '),
    french: printed.fr ?? '',
    answer: plainText(words.answer),
  };
  const document = (point: string, at: readonly (string | null)[], text: string) => ({
    id: `${id}.${point}`,
    ...shared,
    key: point.replaceAll('-', ' '),
    section: at.filter((section) => section !== null).join(' '),
    text: plainText(text),
  });
  return [
    document('', sections, ''),
    ...Object.entries(points).map(([point, { at }]) =>
      document(point, at, words.points[point] ?? ''),
    ),
    ...Object.entries(asked).map(([point, { at }]) => {
      const { question = '', answer = '' } = words.asked?.[point] ?? {};
      return document(point, at, `${question} ${answer}`);
    }),
    ...Object.entries(differ).map(([point, at]) =>
      document(point, at, Object.values(words.differ?.[point] ?? {}).join(' ')),
    ),
  ];
}

/** Every point, in the words of a language. */
export const documentsOf = (words: (id: TopicId) => AnyTopicWords): SearchDocument[] =>
  topicIds().flatMap((id) => documentsIn(id, words(id)));
