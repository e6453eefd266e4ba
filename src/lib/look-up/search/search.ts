/** The search in the rules at hand: an index that the build makes, and questions put to it. */
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { isTopic, topicOf, type TopicId } from '../topics.ts';
import type { SearchDocument } from './documents.ts';
import { fits, shareOf, weightsOf } from './fit.ts';
import { askedIn, isSection, isWeak, termOf, WEAK, wordsIn, type AskedTerm } from './terms.ts';

const OPTIONS: Options<SearchDocument> = {
  fields: ['name', 'french', 'section', 'text', 'key', 'answer'],
  tokenize: wordsIn,
  processTerm: termOf,
};

/** How much a word in each place tells. */
const BOOST = { name: 2.2, french: 1.8, section: 6, text: 2, key: 1, answer: 0.5 };

/** What a word stands for tells less than the word that was said. */
const MEANT = 0.75;

/** How much more a topic tells that was named, or whose own number was. */
const NAMED = 2;

/** How much less a difference of boxes tells than a point. */
const DIFFERENCE = 0.8;

/** A topic that answers, with the points that do, the best first. */
export interface TopicHit {
  topic: TopicId;
  points: string[];
  /** What was found in its best point, as terms of the documents. */
  terms: string[];
  score: number;
}

/** Points shown of a topic. */
const POINTS = 3;

/** The index over all documents, as text: what the build stores. */
export function indexText(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(documents);
  return JSON.stringify(index);
}

/** Slips are forgiven in words long enough to have one. */
const fuzzy = (term: string) =>
  isSection(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2;

/** Whether all that was asked is in the name of the topic, or is a number of its own sections. */
function isNamed(asked: readonly AskedTerm[], { id, match }: SearchResult): boolean {
  const [topic = ''] = String(id).split('.');
  const heads: readonly (string | null)[] = isTopic(topic) ? topicOf(topic).sections : [];
  if (asked.some(({ term }) => isSection(term) && heads.includes(term.split('.')[0] ?? '')))
    return true;
  const named = Object.values(match).filter((at) => at.includes('name') || at.includes('french'));
  return named.length >= asked.length;
}

/** Whether a result is what boxes say differently: its own point says it once, and better. */
function isDifference({ id }: SearchResult): boolean {
  const [topic = '', point = ''] = String(id).split('.');
  return isTopic(topic) && Object.hasOwn(topicOf(topic).differ ?? {}, point);
}

/** How well a result answers, of which this share of the question was found in it. */
const scoreOf = (asked: readonly AskedTerm[], share: number, result: SearchResult): number =>
  result.score *
  (0.25 + 0.75 * share) *
  (isNamed(asked, result) ? NAMED : 1) *
  (isDifference(result) ? DIFFERENCE : 1);

interface Ranked {
  id: string;
  terms: string[];
  score: number;
}

function grouped(results: readonly Ranked[]): TopicHit[] {
  const topics = new Map<TopicId, TopicHit>();
  for (const { id, terms, score } of results) {
    const [topic = '', point = ''] = id.split('.');
    if (!isTopic(topic)) continue;
    const found = topics.get(topic) ?? { topic, points: [], terms, score };
    if (point && found.points.length < POINTS) found.points.push(point);
    topics.set(topic, found);
  }
  return [...topics.values()];
}

/** Opens an index; what it gives back answers questions as they are typed, topics by rank. */
export function openSearch(index: string): (question: string) => TopicHit[] {
  const engine = MiniSearch.loadJSON(index, OPTIONS);
  return (question) => {
    const asked = askedIn(question);
    if (asked.length === 0) return [];
    const said = new Set(asked.map(({ term }) => term));
    const terms = [...new Set(asked.flatMap(({ term, means }) => [term, ...means]))];
    const results = engine.search(terms.join(' '), {
      // These are terms already.
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: BOOST,
      combineWith: 'OR',
      fuzzy: (term) => (said.has(term) ? fuzzy(term) : false),
      // A number among words is a number: alone it is the beginning of a section.
      prefix: (term) =>
        said.has(term) &&
        (isSection(term) ? asked.length === 1 || term.includes('.') : term.length > 2),
      weights: { fuzzy: 0.35, prefix: 0.6 },
      boostTerm: (term) => (said.has(term) ? 1 : MEANT) * (isWeak(term) ? WEAK : 1),
    });
    const weights = weightsOf(asked, results, engine.documentCount);
    const ranked = results
      .map((result) => ({
        result,
        score: scoreOf(asked, shareOf(asked, weights, result), result),
      }))
      .sort((a, b) => b.score - a.score);
    const best = ranked.map(({ result }) => result);
    if (!fits(asked, weights, best)) return [];
    return grouped(
      ranked.map(({ result: { id, terms }, score }) => ({ id: String(id), terms, score })),
    );
  };
}
