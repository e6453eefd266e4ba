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
  here: 'the step you’re in',
  found: 'Found',
  /** For those who hear it: how much was found. */
  count: (cards: number) =>
    cards === 0 ? 'No matches' : plural(cards, { one: 'card found', other: 'cards found' }),
  nothing: 'No matches. Try another word, an abbreviation such as TG, or a number such as 61.16.',
  sequences: 'Step by step',
  steps: (count: number) => `${count}-step checklist`,
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
  differs: 'Differences between editions',
  asked: 'Common questions',
  related: 'Related topics',
  /** What stands in no section of a reference. */
  appendix: { faq: 'FAQ', errata: 'Errata' },
  appendices: (book: string) => `FAQ and errata are from the rules reference, ${book}.`,
  /** A number of another book than the one in force. */
  elsewhere: (section: string) => `(${section})`,
  numbers: (book: string, other: string | null) =>
    `Numbers are those of the rules reference, ${book}${other === null ? '' : `; in brackets ${other}`}.`,
  own: 'The words are our own; if in doubt, trust the rules reference.',
  sequence: {
    hint: 'Tick along as you play. Nothing here is recorded.',
    again: 'Another round',
    restart: 'Untick all',
    done: (done: number, all: number) => `${done} of ${all}`,
    why: (step: string) => `The rule: ${step}`,
    rule: 'rule',
  },
};
