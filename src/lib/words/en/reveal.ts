import { amounts } from './parts/amounts.ts';
import { statusStep } from './parts/status-step.ts';
import { inPhase } from './parts/spoken.ts';

/** Every sentence of revealing a public objective. */
export const reveal = {
  eyebrow: (number: number, of: number) => statusStep(number, of, 'reveal'),
  title: (stage: 1 | 2) => `Stage ${stage === 1 ? 'I' : 'II'} objective`,
  sub: (speaker: string) => `${speaker}, the speaker, turns up the next card`,
  left: (left: number, round: number) =>
    `${amounts.cards(left)} left, so round ${round + left} is the last`,
  leftWhenPlayingOn: (left: number) => `${amounts.cards(left)} left`,
  /** The deck does not end the game. */
  leftThenOn: (left: number) =>
    `${amounts.cards(Math.max(0, left))} left; after that this step is skipped and the game goes on`,
  noCard: 'No card left',
  noCardDetail: 'The game goes on without one',
  search: 'Which card was turned up?',
  deal: (cards: number) => `Deal one of these ${cards} at random`,
  dealShort: 'Deal one at random',
  firstMissing: (missing: number) =>
    missing === 1
      ? 'One of the first objectives is not turned up'
      : `The first ${missing} objectives are not turned up`,
  turnUp: 'Turn up',
  searchFirst: 'Which objective lies open?',
  byHand: (name: string) => `“${name}”, a card not listed here`,
  get notNow() {
    return `Score it by Imperial now, or in the next ${inPhase('status')}`;
  },
} as const;
