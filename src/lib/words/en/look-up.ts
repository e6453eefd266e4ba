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
import { plural } from './parts/plural.ts';

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
  title: 'Rules',
  search: 'Search the rules',
  inStep: 'In this step',
  here: 'the step you are in',
  found: 'Found',
  /** For those who hear it: how much was found. */
  count: (cards: number) =>
    cards === 0 ? 'Nothing fits' : plural(cards, { one: 'card found', other: 'cards found' }),
  nothing: 'Nothing fits. Try another word, an abbreviation such as TG, or a number such as 61.16.',
  sequences: 'Step by step',
  steps: (count: number) => plural(count, { one: 'step to tick', other: 'steps to tick' }),
  all: (topics: number) => `All ${topics} topics`,
  fewer: 'Back to the step',
  /** The order of all topics. */
  browse: {
    label: 'Order of the topics',
    by: { name: 'A to Z', number: 'Numbers', steps: 'Steps' },
    noNumber: 'Without a number',
  },
  back: (to: string) => `Back to ${to}`,
  backToList: 'All rules',
  close: 'Back to the table',
  differs: 'Where boxes differ',
  asked: 'Asked at tables',
  related: 'Related topics',
  /** What stands in no section of a reference. */
  appendix: { faq: 'FAQ', errata: 'Errata' },
  appendices: (book: string) => `FAQ and errata are those of the rules reference, ${book}.`,
  /** A number of another book than the one in force. */
  elsewhere: (section: string) => `(${section})`,
  numbers: (book: string, other: string | null) =>
    `Numbers are those of the rules reference, ${book}${other === null ? '' : `; in brackets ${other}`}.`,
  own: 'The words are our own; in doubt the rules reference is right.',
  sequence: {
    hint: 'Tick beside the table. Nothing of it is recorded.',
    again: 'Another round',
    restart: 'Untick all',
    done: (done: number, all: number) => `${done} of ${all}`,
    why: (step: string) => `The rule: ${step}`,
    rule: 'rule',
  },
};
