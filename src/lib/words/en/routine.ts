import type { StatusStep } from '../../core/vocabulary.ts';
import { listed } from './parts/amounts.ts';
import { sentenceOr } from './parts/sentence-or.ts';
import { statusStep } from './parts/status-step.ts';
import { actScore, inPhase, isScored, manyTokens, ownSentence, things } from './parts/spoken.ts';

const drawOrder = () => sentenceOr('drawOrder', 'Draw in initiative order.');

/** Every sentence of the steps that only do what is printed. */
export const routine = {
  eyebrow: (number: number, of: number, last: number) => statusStep(number, of, 'routine', last),
  /** The steps that one tap ticks, as the heading over them. */
  title: (steps: readonly string[]) => steps.join(' · '),
  short: {
    get score() {
      return actScore();
    },
    reveal: 'Reveal an objective',
    draw: 'Draw cards',
    'return-tokens': 'Clear the board',
    get tokens() {
      return `Gain ${manyTokens()}`;
    },
    get ready() {
      return things().ready;
    },
    repair: 'Repair',
    'return-cards': 'Return cards',
  } satisfies Record<StatusStep, string>,
  sub: 'Do these at the table, then tap once',
  steps: {
    get score() {
      return `${actScore()} objectives`;
    },
    reveal: 'Reveal a public objective',
    get draw() {
      return sentenceOr('draws', 'Each player draws an action card');
    },
    get 'return-tokens'() {
      return `${things().heads.commandTokens} come off the board`;
    },
    get tokens() {
      return `Each player gains ${manyTokens()} and redistributes`;
    },
    get ready() {
      return `${things().ready} all cards`;
    },
    repair: 'Repair all units',
    'return-cards': 'Return the strategy cards',
  } satisfies Record<StatusStep, string>,
  done: {
    get score() {
      return `Objectives ${isScored()}`;
    },
    reveal: 'Objective revealed',
    draw: 'Cards drawn',
    'return-tokens': 'Board cleared',
    get tokens() {
      return `${things().tokens} gained`;
    },
    get ready() {
      return things().heads.readied;
    },
    repair: 'Repaired',
    'return-cards': 'Cards returned',
  } satisfies Record<StatusStep, string>,
  /** What one tap ticks; the list below it has the long names. */
  ticks: (done: readonly string[]) =>
    done.length > 3 ? `All ${done.length} done` : done.join(' · '),
  /** Who draws more action cards than one. */
  draws: (rows: readonly { names: readonly string[]; cards: number }[]) =>
    rows
      .map(
        ({ names, cards }) => `${listed(names)} ${names.length === 1 ? 'draws' : 'draw'} ${cards}`,
      )
      .join('. '),
  /** Below the main button: the same, and the phase to its end. */
  get andTokens() {
    return `… default ${manyTokens()}, then ${things().heads.ready} all`;
  },
  andTokensLabel: (ticks: string) =>
    `${ticks}, default ${manyTokens()} for everyone, then ${things().heads.ready} all`,
  only: 'Just this one',
  onlyFor: (what: string) => `Just this one: ${what}`,
  kept: 'Keep strategy cards',
  get keptHint() {
    return sentenceOr('keepsCards', 'Political Stability: tap the players who keep theirs');
  },
  keptBy: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'keeps its' : 'keep their'} strategy cards`,
  notes: {
    get draw() {
      return drawOrder();
    },
    get drawUntold() {
      return `${drawOrder()} Neural Motivator: draw one extra.`;
    },
    hand: (limit: number, free: readonly string[]) => {
      const cards = limit === 7 ? 'seven' : limit === 3 ? 'three' : String(limit);
      return free.length > 0
        ? `Hand limit: ${cards} action cards, but not for ${listed(free)}.`
        : `Hand limit: ${cards} action cards.`;
    },
    get board() {
      return sentenceOr(
        'clearsBoard',
        `Return your ${things().commandToken[1]} to reinforcements.`,
      );
    },
    get usual() {
      return `Two ${things().commandToken[1]} each, then redistribute.`;
    },
    get fleet() {
      return ownSentence('fleetLowered');
    },
    ready: 'Planets, technologies, leaders, relics and strategy cards.',
    zero: (holder: string, owner: string) =>
      `The initiative token goes back from ${holder} to ${owner}.`,
    zeroGone: (holder: string) =>
      `The initiative token that ${holder} borrowed leaves the game with its owner.`,
  },
  next: {
    get agenda() {
      return `Then the ${inPhase('agenda')}`;
    },
    strategy: 'Then the next round',
  },
} as const;
