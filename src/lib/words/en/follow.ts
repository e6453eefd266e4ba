import type { FollowAnswer } from '../../core/vocabulary.ts';
import { amounts, listed } from './parts/amounts.ts';
import { aToken, manyTokens, oneToken, pool, things } from './parts/spoken.ts';

/** Answers to a secondary. */
export const follow = {
  price: (tokens: number, influence: number | null) => {
    const price = tokens === 0 ? 'free' : pool('strategy').tokens(tokens);
    if (influence === null) return price;
    const each = `${influence} influence per ${oneToken()}`;
    return tokens === 0 ? each : `${price} · ${each}`;
  },
  gives: (effects: readonly string[], onBoard: boolean) =>
    listed(effects) + (onBoard ? `; the ${oneToken()} goes onto the board` : ''),
  spends: (influence: number) => `${influence} influence`,
  collects: amounts.shortGoods,
  freed: 'follows for free',
  free: 'free',
  passed: 'passed, can follow',
  follows: 'Follow',
  followsLabel: (name: string, card: string) => `${name} follows ${card}`,
  declines: 'Decline',
  declinesLabel: (name: string, card: string) => `${name} declines ${card}`,
  /** Another number than the usual, or into other pools; where it stands alone, in words. */
  other: '…',
  choose: 'Buy …',
  chooseLabel: (name: string, card: string) => `${name} follows ${card}: how many ${manyTokens()}?`,
  takes: (tokens: number) => `Buy ${tokens}`,
  takesLabel: (name: string, tokens: number) => `${name} buys ${amounts.tokens(tokens)}`,
  takesAndPays: (tokens: number, paidWith: string) => `Buy ${tokens} with ${paidWith}`,
  takesAndPaysLabel: (name: string, tokens: number, paidWith: string) =>
    `${name} buys ${amounts.tokens(tokens)} with ${paidWith}`,
  tokensFor: (name: string) => `${things().tokens} for ${name}`,
  owes: 'Follow, owe it',
  owesLabel: (name: string, card: string) => `${name} follows ${card}, owes the ${oneToken()}`,
  /** No token is left, but something else pays: known, or for the table to know. */
  noToken: (sure: boolean) =>
    sure
      ? `No ${pool('strategy').within} ${oneToken()}. Use instead:`
      : `No ${pool('strategy').within} ${oneToken()}, unless:`,
  way: (name: string) => `With ${name}`,
  wayLabel: (name: string, card: string, way: string) => `${name} follows ${card} with ${way}`,
  get later() {
    return `Follow now, owe the ${oneToken()}`;
  },
  get there() {
    return `Already has ${aToken()} there: this one goes to reinforcements`;
  },
  result: (answer: FollowAnswer, gained: number, owes: number) => {
    if (answer === 'declined') return 'declined';
    if (owes > 0) return `owes ${amounts.tokens(owes)}`;
    return gained > 0 ? amounts.tokens(gained) : 'followed';
  },
  anyway: 'Follow anyway',
  anywayLabel: (name: string, card: string) => `Record anyway: ${name} follows ${card}`,
};
