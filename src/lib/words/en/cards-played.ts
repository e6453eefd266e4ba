import type { LeaderState } from '../../core/vocabulary.ts';
import { full } from './full.ts';
import { amounts } from './parts/amounts.ts';

const turned: Record<LeaderState, (leader: string) => string> = {
  locked: (leader) => `${leader} is locked`,
  readied: (leader) => `${leader} is readied`,
  exhausted: (leader) => `${leader} is exhausted`,
  purged: (leader) => `${leader} is purged`,
};

/** Cards that leave a hand in a turn, and leaders that are turned in it. */
export const cardsPlayed = {
  title: 'Cards and leaders',
  who: 'Who played an action card?',
  hand: (cards: number) => amounts.cards(cards),
  leaders: (name: string) => `Leaders of ${name}`,
  types: full.leaders.types,
  turns: (leader: string, to: LeaderState) => turned[to](leader),
};
