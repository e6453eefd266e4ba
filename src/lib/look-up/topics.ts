/** All topics of the rules references, by id: those of the base game and those of Prophecy of Kings. */
import { agenda } from './topics/agenda.ts';
import { battle } from './topics/battle.ts';
import { board } from './topics/board.ts';
import { cards } from './topics/cards.ts';
import { economy } from './topics/economy.ts';
import { points } from './topics/points.ts';
import { round } from './topics/round.ts';
import { strategyCards } from './topics/strategy-cards.ts';
import { units } from './topics/units.ts';
import { familyRules } from './open-rules.ts';
import type { TopicRow, TopicRows } from './topic.ts';

export const TOPICS = {
  ...round,
  ...strategyCards,
  ...agenda,
  ...points,
  ...cards,
  ...economy,
  ...board,
  ...units,
  ...battle,
} as const;

export type TopicId = keyof typeof TOPICS;

/** Every id of the base game, in no order that means something. */
export const TOPIC_IDS = Object.keys(TOPICS) as TopicId[];

/** The topics that are read now. Their ids pass for those of the base game: `isTopic` tells which there are. */
const openTopics = (): TopicRows => familyRules()?.topics ?? TOPICS;

/** The ids of the topics that are read now. */
export const topicIds = (): TopicId[] => Object.keys(openTopics()) as TopicId[];

/** Whether a word is the id of a topic: a link may say anything. */
export const isTopic = (id: string): id is TopicId => Object.hasOwn(openTopics(), id);

/** The row of a topic. */
export const topicOf = (id: TopicId): TopicRow => openTopics()[id]!;

/** Where something is told: a topic, and in it a point, or one of the questions of tables. */
export type RuleRef = { [Id in TopicId]: readonly [topic: Id, point: PointId<Id>] }[TopicId];
type PointId<Id extends TopicId> =
  | keyof (typeof TOPICS)[Id]['points']
  | ((typeof TOPICS)[Id] extends { asked: infer Asked } ? keyof Asked : never);

/** Topics that name this one as related, beside those that it names itself. */
export function relatedTo(id: TopicId): TopicId[] {
  const named = topicOf(id).related.filter(isTopic);
  const naming = topicIds().filter((other) => topicOf(other).related.includes(id));
  return [...new Set([...named, ...naming])];
}
