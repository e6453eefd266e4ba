import type { LeaderState } from '../../core/vocabulary.ts';
import { full } from './full.ts';
import { amounts } from './parts/amounts.ts';
import { pool } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

/** Cards that leave a hand in a turn, and leaders that are turned in it. */
export const cardsPlayed = {
  title: 'Cards and leaders',
  who: 'Who played an action card?',
  hand: (cards: number) => amounts.cards(cards),
  leaders: (name: string) => `${whose(name)} leaders`,
  cancels: (name: string, ability: string) => `${name} cancels a card: ${ability}`,
  get pays() {
    return `Pays ${pool('strategy').tokens(1)}`;
  },
  types: full.leaders.types,
  turns: (leader: string, from: LeaderState, to: LeaderState) => {
    if (to === 'readied') return from === 'locked' ? `Unlock ${leader}` : `Ready ${leader}`;
    return to === 'purged' ? `Purge ${leader}` : `Exhaust ${leader}`;
  },
};
