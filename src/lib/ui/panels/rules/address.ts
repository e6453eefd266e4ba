/**
 * Where something of the rules at hand is found, as links name it: `agenda-phase.order` a topic and a
 * point of it, `sequence/invasion` a procedure to follow step by step, `relic/shard-of-the-throne` a card.
 * And what is meant by a link, and what a step is likely to be asked for.
 */
import type { Cards } from '$lib/core/cards.ts';
import type { Position } from '$lib/core/machine/position.ts';
import { OPENED_STEPS } from '$lib/core/vocabulary.ts';
import { isCardKind, type CardRef } from '$lib/look-up/card-ref.ts';
import { conditionRef, refusalRef, stepRef } from '$lib/look-up/reasons.ts';
import { isSequence, type SequenceId } from '$lib/look-up/sequences.ts';
import { isTopic, topicOf, type RuleRef, type TopicId } from '$lib/look-up/topics.ts';

/** What a card of the panel shows. */
export type Address =
  | { kind: 'topic'; topic: TopicId; point: string | null }
  | { kind: 'sequence'; sequence: SequenceId }
  | { kind: 'card'; card: CardRef };

/** The address of a point. */
export const atRule = ([topic, point]: RuleRef): Address => ({ kind: 'topic', topic, point });

/** The address of a topic, at its beginning. */
export const atTopic = (topic: TopicId): Address => ({ kind: 'topic', topic, point: null });

/** The address of what is done step by step. */
export const atSequence = (sequence: SequenceId): Address => ({ kind: 'sequence', sequence });

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

/** The point behind what an objective asks for; the topic of objectives where it is unknown. */
function judged(objective: string, cards: Cards): Address {
  const condition = cards.conditions[objective];
  return condition ? atRule(conditionRef(condition.kind)) : atTopic('objective-cards');
}

/** The card to open, or null where nothing was meant that is known. */
export function wantedAt(about: string | null, cards: Cards): Address | null {
  if (about === null) return null;
  const [shelf = '', id = ''] = about.split('/');
  if (shelf === 'condition') return judged(id, cards);
  if (shelf !== 'refusal') return addressOf(about);
  const spot = refusalRef(id);
  return spot ? atRule(spot) : null;
}

/** What is followed step by step in a step. */
const SEQUENCES: Readonly<Record<string, readonly SequenceId[]>> = {
  'action.turn': ['tactical-action', 'transactions'],
  'action.tactical': ['tactical-action', 'space-combat', 'invasion'],
  'agenda.reveal': ['agenda-phase'],
  'agenda.vote': ['agenda-phase'],
  'agenda.outcome': ['agenda-phase'],
  'agenda.riders': ['agenda-phase'],
};

/**
 * The cards of a step, the most likely first: the strategy card that is played, the agenda that is voted
 * on.
 */
export function inStep(
  { phase, step }: Pick<Position, 'phase' | 'step'>,
  card: string | null,
  agenda: string | null = null,
): Address[] {
  // An agenda asks the same questions in whatever phase it was opened.
  const opened = OPENED_STEPS.some((other) => other === step);
  const of = opened ? 'agenda' : phase;
  const spot = step === null ? null : stepRef(of, step);
  return [
    spot ? atRule(spot) : atTopic('game-round'),
    ...(agenda !== null ? [{ kind: 'card', card: { kind: 'agenda', id: agenda } } as const] : []),
    ...(card !== null && isTopic(card) ? [atTopic(card)] : []),
    ...(SEQUENCES[`${of}.${step}`] ?? []).filter(isSequence).map(atSequence),
  ];
}
