import type { PrintedEffect, StrategyCardEffect } from '../../core/ruleset.ts';
import type { TokenPool } from '../../core/vocabulary.ts';
import { amounts, listed, signed, signedAmount } from './parts/amounts.ts';
import { changesOf } from './parts/phrases.ts';
import { actScore, aToken, isScored, manyTokens, oneToken, pool, things } from './parts/spoken.ts';
import type { RuleVariants } from '../../core/rule-variants.ts';

/** What a card has its player do on the board. */
const printed: Readonly<Record<PrintedEffect, string>> = {
  'annex-planet': 'Take an empty planet in or next to one of your systems',
  'produce-in-one-system': 'Produce at all your docks in one system, with 2 resources for free',
  'produce-at-small-dock': 'Produce at one dock, with a capacity of at most 3',
  'high-alert': 'Place the high alert token',
  'move-two-ships': 'Move up to 2 ships into adjacent systems without enemy ships',
  'move-leaders': 'Move your leaders',
  'draw-political-cards': 'Draw political cards',
  'exchange-cards': 'Exchange action cards and political cards',
};

/** The strategic action: the primary, then the table. */
export const strategic = {
  eyebrow: (name: string) => `${name} · strategic action`,
  effect(effect: StrategyCardEffect): string {
    switch (effect.effect) {
      case 'gain-tokens':
        return `Gain ${amounts.tokens(effect.tokens)}`;
      case 'buy-tokens':
        return effect.rising
          ? `Buy ${manyTokens()}: the first for ${effect.influence} influence, each further one for ${effect.influence} more`
          : `Gain ${aToken()} for each ${effect.influence} influence`;
      case 'place-others-tokens':
        return `Everyone else places ${aToken()}`;
      case 'ready-planets':
        return effect.upTo === 'system'
          ? `${things().ready} your planets in the system`
          : `${things().ready} up to ${amounts.planets(effect.upTo)}`;
      case 'name-speaker':
        if (effect.who === 'owner') return 'Take the speaker token';
        return effect.who === 'another' ? 'Give the speaker token away' : 'Name a new speaker';
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
        return 'Who replenishes for free?';
      case 'take-token-back':
        return `Take ${aToken()} off the board`;
      case 'redistribute':
        return effect.again ? 'Redistribute once more' : 'Redistribute';
      case 'tactical-action':
        return `Free tactical action, no ${oneToken()}`;
      case 'research':
        if (effect.resources === 0) return 'Research a technology';
        return effect.optional
          ? `Research another for ${amounts.resources(effect.resources)}`
          : `Research for ${amounts.resources(effect.resources)}`;
      case 'score-public':
        return `${actScore()} a public objective`;
      case 'reveal-public':
        return `Draw ${amounts.cards(effect.drawn)} and reveal one public objective`;
      case 'turn-direction':
        return `Reverse the direction for ${effect.influence} influence`;
      case 'private-objective':
        return `Draw ${amounts.cards(effect.drawn)} and keep one objective that only you may claim`;
      case 'hold-council':
        return 'Hold a council';
      case 'collect-agreements':
        return 'Collect from your trade agreements';
      case 'open-agreements':
        return 'Open trade agreements';
      case 'break-agreements':
        return 'Break all trade agreements';
      case 'printed':
        return printed[effect.text];
      case 'choose':
        return effect.options
          .map(
            ({ key, effects }) =>
              `${key}: ${effects.map((row) => strategic.effect(row)).join('; ')}`,
          )
          .join('. Or ');
      case 'mecatol-point':
        return 'Mecatol Rex';
      case 'draw-secret':
        return 'Draw a secret objective';
      case 'produce-at-home':
        return effect.everywhere
          ? 'Produce with every eligible unit in your home system'
          : 'Produce at one space dock at home';
    }
  },
  influence: (influence: number) => `${influence} influence`,
  each: (influence: number) => `${influence} per ${oneToken()}`,
  get buy() {
    return `Influence for ${manyTokens()}`;
  },
  toPlace: (tokens: number) => `Place ${amounts.tokens(tokens)}`,
  left: (tokens: number) => (tokens === 0 ? 'all placed' : `${tokens} left`),
  short: (tokens: number) =>
    tokens === 0 ? 'Reinforcements are empty' : `Only ${tokens} left in reinforcements`,
  get moves() {
    return `Move ${manyTokens()} between pools`;
  },
  get movesAgain() {
    return `Move ${manyTokens()} once more`;
  },
  movesLeft: (tokens: number) => (tokens === 0 ? 'optional' : `${tokens} left to place`),
  /** What is moved, where the pools themselves are folded away. */
  moved: (change: Readonly<Record<TokenPool, number>>) => changesOf(change),
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
  placing: 'Tap anyone who already has one there',
  has: 'already there',
  replenished: (gain: number, limit: number) => (gain > 0 ? `+${gain}` : `${limit}/${limit}`),
  freesNone: 'no one',
  freesAll: 'Everyone',
  mustFollow: 'these pay nothing',
  backTo: 'Into which pool?',
  noBack: 'None',
  noBoard: 'none there',
  pool: (id: 'tactic' | 'fleet' | 'strategy') => pool(id).name,
  option: 'Choose what the card does',
  noCouncil: 'Continue without votes',
  noCouncilShort: 'Without votes',
  keepsDirection: 'Keep the direction',
  turnsDirection: (influence: number) => `Reverse it for ${influence} influence`,
  shown: 'Find an objective',
  notShown: 'Choose another',
  becomes: (name: string) => `${name} becomes speaker`,
  speakerStays: 'The speaker stays',
  speakerNow: (name: string) => `${name} is the speaker`,
  get nothing() {
    return `Nothing ${isScored()}`;
  },
  get scoreNothing() {
    return `${actScore()} nothing`;
  },
  mecatolHeld: (name: string | null) => (name === null ? 'unclaimed' : `held by ${name}`),
  takesMecatol: (name: string) => `${name} holds it`,
  draws: 'Draw a secret',
  drawsNot: 'No secret',
  parts: {
    tokens: (tokens: number) => `Gain ${amounts.tokens(tokens)}`,
    goods: (goods: number) => `Gain ${amounts.shortGoods(goods)}`,
    replenishes: 'Replenish',
    get back() {
      return `Take ${aToken()} back`;
    },
    get moves() {
      return `Move ${manyTokens()}`;
    },
    scores: (objective: string) => `${actScore()} ${objective}`,
    mecatol: (points: number) => `${signedAmount(points, amounts.points)} for Mecatol Rex`,
    secret: 'Draw a secret',
  },
  /** The main button: each thing that it records. */
  does: (parts: readonly string[]) => parts.join(' · '),
  /** What one of several options of a card does. */
  chosen(effects: readonly StrategyCardEffect[]): string {
    const [first] = effects;
    const bought = effects.filter(({ effect }) => effect === 'research');
    if (first?.effect === 'research' && effects.length > 1 && bought.length === effects.length)
      return `Research up to ${amounts.technologies(effects.length)} for ${amounts.resources(first.resources)} each`;
    return strategic.does(effects.map((effect) => strategic.effect(effect)));
  },
  othersPlace: (others: number) =>
    others === 1 ? `1 player places ${aToken()}` : `${others} players place ${aToken()}`,
  resolved: 'Done',
  table: (direction: RuleVariants['direction']) =>
    direction === 'clockwise' ? 'Secondaries, clockwise' : 'Secondaries, anticlockwise',
  noOne: 'No one else follows',
  noOneDone: 'No one else · Done',
  noOneBut: (names: readonly string[]) =>
    names.length > 2 ? `${names.length} free, no one else` : `${listed(names)} free, no one else`,
  /** Accessible name of such a key: its words, and who does not follow. */
  noOneLabel: (said: string, names: readonly string[]) =>
    `${said}. Not following: ${listed(names)}`,
  /** Who is about to take tokens, and how many. */
  takes: (takers: readonly (readonly [name: string, tokens: number])[]) =>
    takers.length > 2
      ? `${takers.length} players take ${manyTokens()}`
      : listed(
          takers.map(([name, tokens]) =>
            tokens > 0 ? `${name} takes ${tokens}` : `${name} follows`,
          ),
        ),
  noOneElse: (taking: string) => `${taking}, no one else follows`,
  doneTaking: (card: string, taking: string) => `${taking}, ${card} is done`,
  later: 'Decide later',
  laterLabel: (card: string) => `${card} is done, others decide later`,
  done: (card: string) => `${card} is done`,
  doneFree: (card: string, names: readonly string[]) =>
    `${card} is done, ${listed(names)} ${names.length > 1 ? 'follow' : 'follows'} for free`,
  stays: (card: string) => `${card} stays ${things().readied}`,
  staysDetail: 'The turn ends, the card isn’t exhausted',
  other: 'More',
};
