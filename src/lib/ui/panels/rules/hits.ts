/** A row of the list: what it leads to, as it is read. */
import type { Books } from '$lib/core/refusal-codes.ts';
import { plainText } from '$lib/look-up/linked-text.ts';
import { excerptOf, type Piece } from '$lib/look-up/search/highlight.ts';
import type { TopicHit } from '$lib/look-up/search/search.ts';
import { isWeak, termOf, wordsIn } from '$lib/look-up/search/terms.ts';
import { numberOf } from '$lib/look-up/section.ts';
import { isSequence, sequenceOf, type SequenceId } from '$lib/look-up/sequences.ts';
import { topicOf, type TopicId } from '$lib/look-up/topics.ts';
import { sequenceWords, topicWords } from '$lib/words/look-up.ts';
import { lookUp as words } from '$words/look-up.ts';
import type { Address } from './address.ts';
import { kindOfCard, nameOfCard } from './cards/shelf.ts';

export interface Hit {
  address: Address;
  /** Its section, or nothing. */
  number: string;
  title: string;
  /** What is said there, what was found in it marked. */
  text: Piece[];
}

const plain = (text: string): Piece[] => [{ text, hit: false }];

/** What a topic says at a point; at none its answer. */
function saidAt(topic: TopicId, point: string | null): string {
  const { answer, points, asked = {}, differ = {} } = topicWords(topic);
  if (point === null) return plainText(answer);
  const { question, answer: told } = asked[point] ?? {};
  const said = points[point] ?? (question ? `${question} ${told}` : null);
  return plainText(said ?? Object.values(differ[point] ?? {}).join(' '));
}

/** Where the books have a point, or its topic. */
export function sectionOf(topic: TopicId, point: string | null, books: Books): string {
  const { sections, points, asked = {}, differ = {} } = topicOf(topic);
  const at = point === null ? null : (points[point]?.at ?? asked[point]?.at ?? differ[point]);
  return (numberOf(at ?? sections, books) ?? numberOf(sections, books))?.section ?? '';
}

/** A name for a card, as rows and buttons that lead back to it say it. */
export function titleOf(address: Address): string {
  if (address.kind === 'card') return nameOfCard(address.card);
  return address.kind === 'topic'
    ? topicWords(address.topic).name
    : sequenceWords(address.sequence).name;
}

/** A row for what is likely to be asked; the step's own card says that it is. */
export function hitOf(address: Address, books: Books, said?: string): Hit {
  const title = titleOf(address);
  if (address.kind === 'topic') {
    const { topic, point } = address;
    const number = sectionOf(topic, point, books);
    return { address, number, title, text: plain(said ?? saidAt(topic, point)) };
  }
  if (address.kind === 'card') {
    return { address, number: '', title, text: plain(said ?? kindOfCard(address.card)) };
  }
  const { length } = Object.keys(sequenceOf(address.sequence).steps);
  return { address, number: '', title, text: plain(said ?? words.steps(length)) };
}

/** A row for what was found. */
export function foundHit({ topic, points, terms }: TopicHit, books: Books): Hit {
  const point = points[0] ?? null;
  const text = excerptOf(saidAt(topic, point), terms);
  const address: Address = { kind: 'topic', topic, point };
  return { address, number: sectionOf(topic, point, books), title: topicWords(topic).name, text };
}

/** How far down a topic still brings its steps along. */
const NEAR = 4;

/** The terms that name a topic, in the language of the app and in French. */
const namesOf = (topic: TopicId): string[] =>
  wordsIn(`${topicWords(topic).name} ${topicOf(topic).printed.fr ?? ''}`)
    .map(termOf)
    .filter((term) => !isWeak(term));

/** The sequence to follow beside a topic that was found, if it was asked for by its name. */
export function sequenceBeside({ topic, terms }: TopicHit, rank: number): SequenceId | null {
  if (rank >= NEAR || !isSequence(topic)) return null;
  return namesOf(topic).some((name) => terms.includes(name)) ? topic : null;
}
