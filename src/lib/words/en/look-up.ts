/** The rules at hand: what each topic of the rules references says, in our own words. */
import type { TopicWords } from '../../look-up/topic.ts';
import type { TOPICS } from '../../look-up/topics.ts';
import { agenda } from './parts/look-up/agenda.ts';
import { battle } from './parts/look-up/battle.ts';
import { board } from './parts/look-up/board.ts';
import { cards } from './parts/look-up/cards.ts';
import { economy } from './parts/look-up/economy.ts';
import { points } from './parts/look-up/points.ts';
import { round } from './parts/look-up/round.ts';
import { strategyCards } from './parts/look-up/strategy-cards.ts';
import { units } from './parts/look-up/units.ts';

export const topics: TopicWords<typeof TOPICS> = {
  ...round,
  ...strategyCards,
  ...agenda,
  ...points,
  ...cards,
  ...economy,
  ...board,
  ...units,
  ...battle,
};

/** What is said round them. */
export const lookUp = {
  /** Where only the title of a point is known. */
  see: 'See the rules reference.',
};
