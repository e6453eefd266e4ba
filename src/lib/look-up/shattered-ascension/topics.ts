/** All topics of the rulebooks of Shattered Ascension, by id; a subject that the base game has too shares its id. */
import { agenda } from './topics/agenda.ts';
import { battle } from './topics/battle.ts';
import { board } from './topics/board.ts';
import { cards } from './topics/cards.ts';
import { economy } from './topics/economy.ts';
import { points } from './topics/points.ts';
import { round } from './topics/round.ts';
import { units } from './topics/units.ts';

export const TOPICS = {
  ...round,
  ...points,
  ...agenda,
  ...economy,
  ...cards,
  ...board,
  ...battle,
  ...units,
} as const;

type AscensionTopicId = keyof typeof TOPICS;
type AscensionPointId<Id extends AscensionTopicId> =
  | keyof (typeof TOPICS)[Id]['points']
  | ((typeof TOPICS)[Id] extends { asked: infer Asked } ? keyof Asked : never);

/** Where something is told: the compiler knows each point. */
export type Ref = {
  [Id in AscensionTopicId]: readonly [topic: Id, point: AscensionPointId<Id>];
}[AscensionTopicId];
