import type { StrategyCardEffect } from '../../core/ruleset.ts';
import { amounts, listed, signed } from './parts/amounts.ts';
import { pool } from './parts/spoken.ts';
import type { RuleVariants } from '../../core/rule-variants.ts';

/** The strategic action: the primary, then the table. */
export const strategic = {
  eyebrow: (name: string) => `${name} · strategic action`,
  effect(effect: StrategyCardEffect): string {
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
          : `Ready up to ${amounts.planets(effect.upTo)}`;
      case 'name-speaker':
        return 'Name a new speaker';
      case 'draw-action-cards':
        return `Draw ${amounts.actionCards(effect.cards)}`;
      case 'look-at-agendas':
        return `Look at ${amounts.agendas(effect.cards)}, each to top or bottom`;
      case 'build-structures':
        if (effect.produces) return 'Build a PDS or a space dock, or produce at one space dock';
        return effect.structures > 1
          ? 'Build a PDS or a space dock, then a PDS'
          : 'Build a PDS or a space dock';
      case 'gain-goods':
        return `Gain ${amounts.goods(effect.goods)}`;
      case 'replenish':
        return 'Replenish commodities';
      case 'free-followers':
        return 'Who follows for free?';
      case 'take-token-back':
        return 'A token back from the board';
      case 'redistribute':
        return effect.again ? 'Redistribute once more' : 'Redistribute';
      case 'tactical-action':
        return 'A tactical action; no token is placed';
      case 'research':
        if (effect.resources === 0) return 'Research a technology';
        return effect.optional
          ? `Research another for ${amounts.resources(effect.resources)}`
          : `Research for ${amounts.resources(effect.resources)}`;
      case 'score-public':
        return 'Score a public objective';
      case 'mecatol-point':
        return 'Mecatol Rex';
      case 'draw-secret':
        return 'Draw a secret objective';
      case 'produce-at-home':
        return effect.everywhere
          ? 'Produce with all units at home that can'
          : 'Produce at one space dock at home';
    }
  },
  influence: (influence: number) => `${influence} influence`,
  each: (influence: number) => `at ${influence} each`,
  buy: 'Tokens for influence',
  toPlace: (tokens: number) => `Where ${amounts.tokens(tokens)} ${tokens === 1 ? 'goes' : 'go'}`,
  left: (tokens: number) => (tokens === 0 ? 'all placed' : `${tokens} left`),
  short: (tokens: number) =>
    tokens === 0 ? 'Reinforcements are empty' : `Only ${tokens} left in reinforcements`,
  moves: 'Move tokens between pools',
  movesAgain: 'Move tokens once more',
  movesLeft: (tokens: number) => (tokens === 0 ? 'optional' : `${tokens} left to place`),
  plus: signed,
  from: {
    reinforcements: '',
    get tactic() {
      return `from ${pool('tactic').within}`;
    },
    get fleet() {
      return `from ${pool('fleet').within}`;
    },
    get strategy() {
      return `from ${pool('strategy').within}`;
    },
  },
  placing: 'Tap who has one there already',
  has: 'has one there',
  replenished: (gain: number, limit: number) => (gain > 0 ? `+${gain}` : `${limit}/${limit}`),
  freesNobody: 'no one',
  freesAll: 'Everyone',
  mustFollow: 'these pay nothing',
  backTo: 'Into which pool?',
  noBack: 'None',
  noBoard: 'none there',
  pool: (id: 'tactic' | 'fleet' | 'strategy') => pool(id).name,
  becomes: (name: string) => `${name} becomes speaker`,
  speakerStays: 'The speaker stays',
  speakerNow: (name: string) => `${name} is speaker`,
  nothing: 'Nothing scored',
  scoreNothing: 'Score nothing',
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
  table: (direction: RuleVariants['direction']) =>
    direction === 'clockwise' ? 'Then the table, clockwise' : 'Then the table, counter-clockwise',
  nobody: 'No one else follows',
  nobodyDone: 'No one else · Done',
  nobodyBut: (names: readonly string[]) =>
    names.length > 2
      ? `${names.length} follow for free, no one else`
      : `${listed(names)} ${names.length > 1 ? 'follow' : 'follows'} for free, no one else`,
  /** Accessible name of such a key: its words, and who does not follow. */
  nobodyLabel: (said: string, names: readonly string[]) =>
    `${said}. Not following: ${listed(names)}`,
  /** Who is about to take tokens, and how many. */
  takes: (takers: readonly (readonly [name: string, tokens: number])[]) =>
    takers.length > 2
      ? `${takers.length} players take tokens`
      : listed(
          takers.map(([name, tokens]) =>
            tokens > 0 ? `${name} takes ${tokens}` : `${name} follows`,
          ),
        ),
  nobodyElse: (taking: string) => `${taking}, no one else follows`,
  doneTaking: (card: string, taking: string) => `${taking}, ${card} is done`,
  later: 'Others answer later',
  laterLabel: (card: string) => `${card} is done, others answer later`,
  done: (card: string) => `${card} is done`,
  doneFree: (card: string, names: readonly string[]) =>
    `${card} is done, ${listed(names)} ${names.length > 1 ? 'follow' : 'follows'} for free`,
  stays: (card: string) => `${card} stays readied`,
  staysDetail: 'The turn ends, the card is not exhausted',
  other: 'Something else',
};
