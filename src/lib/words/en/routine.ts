import type { StatusStep } from '../../core/vocabulary.ts';
import { listed } from './parts/amounts.ts';
import { statusStep } from './parts/status-step.ts';
import { inPhase, ownSentence } from './parts/spoken.ts';

/** Every sentence of the steps that only do what is printed. */
export const routine = {
  eyebrow: (number: number, of: number, last: number) => statusStep(number, of, 'routine', last),
  /** The steps that one tap ticks, as the heading over them. */
  title: (steps: readonly string[]) => {
    const text = steps.join(', ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  short: {
    score: 'score',
    reveal: 'reveal an objective',
    draw: 'draw cards',
    'return-tokens': 'clear the board',
    tokens: 'gain tokens',
    ready: 'ready',
    repair: 'repair',
    'return-cards': 'return cards',
  } satisfies Record<StatusStep, string>,
  sub: 'Do these at the table, then tick them together',
  steps: {
    score: 'Score objectives',
    reveal: 'Reveal a public objective',
    draw: 'Each player draws an action card',
    'return-tokens': 'Command tokens come off the board',
    tokens: 'Each player gains tokens and redistributes',
    ready: 'Ready all cards',
    repair: 'Repair all units',
    'return-cards': 'Return the strategy cards',
  } satisfies Record<StatusStep, string>,
  done: {
    score: 'objectives scored',
    reveal: 'objective revealed',
    draw: 'cards drawn',
    'return-tokens': 'board cleared',
    tokens: 'tokens gained',
    ready: 'readied',
    repair: 'repaired',
    'return-cards': 'cards returned',
  } satisfies Record<StatusStep, string>,
  /** What one tap ticks; the list below it has the long names. */
  ticks: (done: readonly string[]) => {
    if (done.length > 3) return `All ${done.length} are done`;
    const text = done.join(', ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  /** Who draws more action cards than one. */
  draws: (rows: readonly { names: readonly string[]; cards: number }[]) =>
    rows
      .map(
        ({ names, cards }) => `${listed(names)} ${names.length === 1 ? 'draws' : 'draw'} ${cards}`,
      )
      .join('. '),
  /** Below the main button: the same, and the phase to its end. */
  andTokens: '… with the usual tokens, then all is readied',
  andTokensLabel: (ticks: string) => `${ticks}, the usual tokens for everyone, then all is readied`,
  only: 'Only this',
  onlyFor: (what: string) => `Only this is done: ${what}`,
  kept: 'Keeps strategy cards',
  keptHint: 'Political Stability: tap who keeps',
  keptBy: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'keeps its' : 'keep their'} strategy cards`,
  notes: {
    draw: 'Draw in initiative order.',
    drawUntold: 'Draw in initiative order. With Neural Motivator, draw one more.',
    hand: (limit: number, free: readonly string[]) => {
      const who = free.length > 0 ? `No one but ${listed(free)}` : 'No one';
      return `${who} keeps more than ${limit === 7 ? 'seven' : limit === 3 ? 'three' : limit} action cards.`;
    },
    board: 'Return your command tokens to reinforcements.',
    usual: 'Two command tokens each, then redistribute.',
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
