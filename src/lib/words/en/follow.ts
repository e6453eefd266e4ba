import type { FollowAnswer } from '../../core/vocabulary.ts';
import { amounts, listed } from './parts/amounts.ts';
import { pool } from './parts/spoken.ts';

/** Answers to a secondary. */
export const follow = {
  price: (tokens: number, influence: number | null) => {
    const price = tokens === 0 ? 'free' : pool('strategy').tokens(tokens);
    return influence === null ? price : `${price} · ${influence} influence each`;
  },
  gives: (effects: readonly string[], onBoard: boolean) =>
    listed(effects) + (onBoard ? '; the token goes onto the board' : ''),
  spends: (influence: number) => `${influence} influence`,
  freed: 'follows for free',
  free: 'free',
  passed: 'passed, may follow',
  follows: 'Follows',
  followsLabel: (name: string, card: string) => `${name} follows ${card}`,
  declines: 'Declines',
  declinesLabel: (name: string, card: string) => `${name} declines ${card}`,
  /** Another number than the usual, or into other pools; where it stands alone, in words. */
  other: '…',
  choose: 'Takes …',
  chooseLabel: (name: string, card: string) => `${name} follows ${card}: takes how many tokens?`,
  takes: (tokens: number) => `Takes ${tokens}`,
  takesLabel: (name: string, tokens: number) => `${name} takes ${amounts.tokens(tokens)}`,
  takesAndPays: (tokens: number, paidWith: string) => `Takes ${tokens}, pays: ${paidWith}`,
  takesAndPaysLabel: (name: string, tokens: number, paidWith: string) =>
    `${name} takes ${amounts.tokens(tokens)} and pays: ${paidWith}`,
  tokensFor: (name: string) => `Tokens for ${name}`,
  owes: 'Follows, owes',
  owesLabel: (name: string, card: string) => `${name} follows ${card}, owes the token`,
  /** No token is left, but something else pays: known, or for the table to know. */
  noToken: (sure: boolean) => {
    const none = `No token in the ${pool('strategy').place}`;
    return sure ? `${none}; may use:` : `${none}, unless:`;
  },
  way: (name: string) => `Uses ${name}`,
  wayLabel: (name: string, card: string, way: string) => `${name} follows ${card} with ${way}`,
  later: 'Follow now, pay the token later',
  there: 'Has a token there: this one goes to reinforcements',
  result: (answer: FollowAnswer, gained: number, owes: number) => {
    if (answer === 'declined') return 'declined';
    if (owes > 0) return `owes ${amounts.tokens(owes)}`;
    return gained > 0 ? amounts.tokens(gained) : 'followed';
  },
  anyway: 'anyway',
  anywayLabel: (name: string, card: string) => `Record anyway: ${name} follows ${card}`,
};
