import type { GameEvent } from '../../core/events.ts';
import type { CardEffect } from '../../core/ruleset.ts';
import type { CombatKind, FollowAnswer } from '../../core/vocabulary.ts';
import type { Names } from '../names.ts';
import { amounts, listed, signed } from './amounts.ts';

const balances = {
  tactic: 'Tactic',
  fleet: 'Fleet',
  strategy: 'Strategy',
  goods: 'Goods',
  commodities: 'Commodities',
} as const;
type Balance = keyof typeof balances;

/** The strategic action: the primary, then the table. */
export const strategic = {
  eyebrow: (name: string) => `${name} · strategic action`,
  effect(effect: CardEffect): string {
    switch (effect.effect) {
      case 'gain-tokens':
        return `Gain ${amounts.tokens(effect.tokens)}`;
      case 'buy-tokens':
        return `Gain a token for each ${effect.influence} influence`;
      case 'place-others-tokens':
        return 'The others place a token in the system';
      case 'ready-planets':
        return effect.upTo === 'system'
          ? 'Ready your planets in the system'
          : `Ready up to ${effect.upTo} planets`;
      case 'name-speaker':
        return 'Name a new speaker';
      case 'draw-action-cards':
        return `Draw ${effect.cards} action cards`;
      case 'look-at-agendas':
        return `Look at ${effect.cards} agendas, each to top or bottom`;
      case 'build-structures':
        return effect.structures > 1
          ? 'Build a PDS or a space dock, then a PDS'
          : 'Build a PDS or a space dock';
      case 'gain-goods':
        return `Gain ${amounts.goods(effect.goods)}`;
      case 'replenish':
        return 'Replenish commodities';
      case 'free-followers':
        return 'Who follows free?';
      case 'take-token-back':
        return 'A token back from the board';
      case 'redistribute':
        return 'Redistribute';
      case 'research':
        if (effect.resources === 0) return 'Research a technology';
        return effect.optional
          ? `Research another for ${effect.resources} resources`
          : `Research for ${effect.resources} resources`;
      case 'score-public':
        return 'Score a public objective';
      case 'mecatol-point':
        return 'Mecatol Rex';
      case 'draw-secret':
        return 'Draw a secret objective';
      case 'produce-at-home':
        return 'Produce at one space dock at home';
    }
  },
  influence: (influence: number) => `${influence} influence`,
  each: (influence: number) => `at ${influence} each`,
  buy: 'Tokens for influence',
  toPlace: (tokens: number) => `${amounts.tokens(tokens)} to place`,
  left: (tokens: number) => (tokens === 0 ? 'all placed' : `${tokens} left`),
  short: (tokens: number) =>
    tokens === 0 ? 'Reinforcements are empty' : `Only ${tokens} left in reinforcements`,
  moves: 'Move tokens between pools',
  movesLeft: (tokens: number) => (tokens === 0 ? 'optional' : `${tokens} left to place`),
  plus: signed,
  from: {
    reinforcements: '',
    tactic: 'from tactic',
    fleet: 'from fleet',
    strategy: 'from strategy',
  },
  placing: 'Tap who has one there already',
  has: 'has one there',
  replenished: (gain: number, limit: number) => (gain > 0 ? `+${gain}` : `${limit}/${limit}`),
  freesNobody: 'nobody',
  mustFollow: 'they take it',
  backTo: 'Into which pool?',
  noBack: 'None',
  noBoard: 'none there',
  pool: (pool: 'tactic' | 'fleet' | 'strategy') => balances[pool],
  becomes: (name: string) => `${name} becomes speaker`,
  speakerStays: 'The speaker stays',
  speakerNow: (name: string) => `${name} is speaker`,
  nothing: 'Nothing scored',
  mecatolHeld: (name: string | null) => (name === null ? 'not held' : `held by ${name}`),
  takesMecatol: (name: string) => `${name} holds it`,
  draws: 'Draws a secret',
  drawsNot: 'No secret',
  parts: {
    tokens: (tokens: number) => `gains ${amounts.tokens(tokens)}`,
    goods: (goods: number) => `gains ${amounts.shortGoods(goods)}`,
    replenishes: 'replenishes',
    back: 'takes a token back',
    moves: 'redistributes',
    scores: (objective: string) => `scores ${objective}`,
    mecatol: (points: number) => `gains ${amounts.points(points)} for Mecatol Rex`,
    secret: 'draws a secret',
  },
  does: (name: string, parts: readonly string[]) => `${name} ${listed(parts)}`,
  othersPlace: (others: number) =>
    others === 1 ? '1 player places a token' : `${others} players place a token`,
  resolved: (card: string) => `${card} is resolved`,
  table: 'Then the table, clockwise',
  nobody: 'Nobody else follows',
  nobodyDone: (card: string) => `Nobody else follows, ${card} is done`,
  nobodyBut: (names: readonly string[]) =>
    names.length > 2
      ? `${names.length} follow free, nobody else`
      : `${listed(names)} ${names.length > 1 ? 'follow' : 'follows'} free, nobody else`,
  later: 'The rest later',
  laterLabel: (card: string) => `${card} is done, the rest may still answer`,
  done: (card: string) => `${card} is done`,
  doneFree: (card: string, names: readonly string[]) =>
    `${card} is done, ${listed(names)} ${names.length > 1 ? 'follow' : 'follows'} free`,
  stays: (card: string) => `${card} stays readied`,
  staysDetail: 'The turn ends, the card is not exhausted',
  again: 'One more action',
  againDetail: 'In the same turn',
  other: 'Something else',
};

/** What a fact of a primary did, once it is recorded; nothing for what goes without saying. */
export function primaryDone(fact: GameEvent, names: Names): string[] {
  switch (fact.type) {
    case 'tokens.gained': {
      const { tactic, fleet, strategy } = fact.tokens;
      return [`${amounts.tokens(tactic + fleet + strategy)} gained`];
    }
    case 'tokens.placed':
      return [`${amounts.tokens(fact.placements.length)} placed`];
    case 'speaker.chosen':
      return [`${names.seat(fact.seat)} is speaker`];
    case 'goods.gained':
      return [`${amounts.goods(fact.goods)} gained`];
    case 'commodities.replenished':
      return ['Commodities replenished'];
    case 'followers.freed':
      return [
        `${listed(fact.seats.map(names.seat))} ${fact.seats.length > 1 ? 'follow' : 'follows'} free`,
      ];
    case 'token.taken-back':
      return [`A token back into the ${balances[fact.pool].toLowerCase()} pool`];
    case 'tokens.redistributed':
      return ['Tokens redistributed'];
    case 'objective.scored':
      return [`${names.objective(fact.objective)} scored`];
    case 'points.scored':
      return ['Mecatol Rex has paid'];
    case 'secret.drawn':
      return ['A secret is drawn'];
    case 'secret.returned':
      return ['A secret goes back: the limit is reached'];
    default:
      return [];
  }
}

/** Answers to a secondary. */
export const follow = {
  price: (tokens: number, influence: number | null) => {
    const price = tokens === 0 ? 'free' : `${tokens} strategy ${tokens === 1 ? 'token' : 'tokens'}`;
    return influence === null ? price : `${price} · ${influence} influence each`;
  },
  gives: (effects: readonly string[], onBoard: boolean) =>
    listed(effects) + (onBoard ? '; the token goes onto the board' : ''),
  spends: (influence: number) => `${influence} influence`,
  freed: 'follows free',
  free: 'free',
  passed: 'passed, may follow',
  follows: 'Follows',
  followsLabel: (name: string, card: string) => `${name} follows ${card}`,
  declines: 'Declines',
  declinesLabel: (name: string, card: string) => `${name} declines ${card}`,
  takes: (tokens: number) => `Takes ${tokens}`,
  takesLabel: (name: string, tokens: number) => `${name} takes ${amounts.tokens(tokens)}`,
  tokensFor: (name: string) => `Tokens for ${name}`,
  result: (answer: FollowAnswer, gained: number) => {
    if (answer === 'declined') return 'declined';
    return gained > 0 ? amounts.tokens(gained) : 'followed';
  },
  anyway: 'anyway',
  anywayLabel: (name: string, card: string) => `Record anyway: ${name} follows ${card}`,
};

/** What happens in a tactical or a component action. */
export const deeds = {
  tactical: 'Tactical action',
  tacticalSub: 'A token has left the tactic pool',
  tacticalPlain: 'A system is activated',
  component: 'Component action',
  componentSub: 'Card, technology, leader or relic',
  custodians: 'Custodians token taken',
  custodiansDetail: (points: number, influence: number) =>
    `${signed(points)} ${points === 1 ? 'point' : 'points'} · ${influence === 0 ? 'free' : `${influence} influence`}`,
  mecatol: 'Mecatol Rex',
  mecatolHeld: (name: string | null) => (name === null ? 'Nobody holds it' : `${name} holds it`),
  mecatolTakes: (name: string) => `${name} takes Mecatol Rex`,
  mecatolWho: 'Who holds Mecatol Rex?',
  nobody: 'Nobody',
  combat: 'A combat was won',
  combatDetail: 'Space or ground; an objective may be scored',
  combatKind: { space: 'Space combat', ground: 'Ground combat' } satisfies Record<
    CombatKind,
    string
  >,
  combatWho: (kind: string) => `${kind}: who won?`,
  combatWon: (kind: string, name: string) => `${kind}: ${name} won`,
  combatScore: 'Score an objective',
  home: 'Home planets',
  homeAll: 'Everybody controls their own',
  homeLost: (names: readonly string[]) => `Not complete: ${listed(names)}`,
  homeWho: 'Who controls every planet of its home system?',
  controls: 'complete',
  lacks: 'not complete',
  captured: (name: string) => `${name} captures tokens`,
  capturedNone: 'None captured',
  capturedOf: (names: readonly string[]) => `Holds tokens of ${listed(names)}`,
  sheet: 'Own sheet',
  balance: balances,
  cause: 'What was it? (optional)',
  changed: (name: string, changes: readonly [Balance, number][]) =>
    `${name}: ${changes.map(([balance, change]) => `${signed(change)} ${balances[balance].toLowerCase()}`).join(', ')}`,
  endsWith: (what: string) => `${what}, turn ends`,
  cancelled: 'Cancelled',
  cancelledDetail: 'The turn is not used up',
  close: 'Close',
};

/** A secret objective scored at any moment of the action phase. */
export const secret = {
  title: 'A secret was scored',
  who: 'Who scored it?',
  which: (name: string) => `${name} scores a secret`,
  another: 'Somebody else',
  search: 'Name of the secret objective',
  byHand: (name: string) => `Score “${name}”`,
  scoredBy: (name: string) => `scored by ${name}`,
};
