/**
 * Where something of the rules at hand is found, as links name it: `agenda-phase.order` a topic and a
 * point of it, `sequence/invasion` what is done step by step, `relic/shard-of-the-throne` a card.
 */
import { isCardKind, type CardRef } from '$lib/look-up/card-ref.ts';
import { SEQUENCE_IDS, type SequenceId } from '$lib/look-up/sequences.ts';
import { isTopic, topicOf, type Spot, type TopicId } from '$lib/look-up/topics.ts';

/** What a card of the panel shows. */
export type Address =
  | { kind: 'topic'; topic: TopicId; point: string | null }
  | { kind: 'sequence'; sequence: SequenceId }
  | { kind: 'card'; card: CardRef };

/** The address of a point. */
export const atSpot = ([topic, point]: Spot): Address => ({ kind: 'topic', topic, point });

/** The address of a topic, at its beginning. */
export const atTopic = (topic: TopicId): Address => ({ kind: 'topic', topic, point: null });

/** The address of what is done step by step. */
export const atSequence = (sequence: SequenceId): Address => ({ kind: 'sequence', sequence });

const isSequence = (id: string): id is SequenceId => (SEQUENCE_IDS as string[]).includes(id);

function pointIn(topic: TopicId, point: string): string | null {
  const { points, asked = {}, differ = {} } = topicOf(topic);
  return [points, asked, differ].some((rows) => Object.hasOwn(rows, point)) ? point : null;
}

/** What an address in words names, or null: a link may say anything. */
export function addressOf(text: string): Address | null {
  const [shelf = '', id] = text.split('/');
  if (id === undefined) return topicAt(text);
  if (shelf === 'sequence') return isSequence(id) ? { kind: 'sequence', sequence: id } : null;
  return id && isCardKind(shelf) ? { kind: 'card', card: { kind: shelf, id } } : null;
}

function topicAt(text: string): Address | null {
  const [topic = '', point = ''] = text.split('.');
  return isTopic(topic) ? { kind: 'topic', topic, point: pointIn(topic, point) } : null;
}

/** The address in words. */
export function textOf(address: Address): string {
  if (address.kind === 'sequence') return `sequence/${address.sequence}`;
  if (address.kind === 'card') return `${address.card.kind}/${address.card.id}`;
  return address.point === null ? address.topic : `${address.topic}.${address.point}`;
}

/** What a link to it says. */
export const hrefOf = (address: Address): string => `#rules/${textOf(address)}`;

/** Whether two are one and the same card, whichever point of it. */
export const isSameCard = (one: Address, other: Address): boolean =>
  one.kind === 'topic' && other.kind === 'topic'
    ? one.topic === other.topic
    : textOf(one) === textOf(other);
