import { amounts } from './parts/amounts.ts';
import { statusStep } from './parts/status-step.ts';
import { inPhase } from './parts/spoken.ts';

/** Every sentence of revealing a public objective. */
export const reveal = {
  eyebrow: (number: number, of: number) => statusStep(number, of, 'reveal'),
  title: (stage: 1 | 2) => (stage === 1 ? 'Stage I objective' : 'Stage II objective'),
  sub: (speaker: string) => `Speaker ${speaker} reveals the next card`,
  left: (left: number, round: number) =>
    `${amounts.cards(left)} left, so round ${round + left} is the last`,
  leftWhenPlayingOn: (left: number) => `${amounts.cards(left)} left`,
  /** The deck does not end the game. */
  leftThenOn: (left: number) =>
    `${amounts.cards(Math.max(0, left))} left; after that, this step is skipped and the game continues`,
  noCard: 'No cards left',
  noCardDetail: 'The game continues without one',
  search: 'Which card was revealed?',
  deal: (cards: number) => `Deal one of these ${cards} at random`,
  dealShort: 'Deal one at random',
  firstMissing: (missing: number, stage: 1 | 2) => {
    if (stage === 2)
      return missing === 1
        ? 'One of the first stage II objectives isn’t revealed yet'
        : `The first ${missing} stage II objectives aren’t revealed yet`;
    return missing === 1
      ? 'One of the first objectives isn’t revealed yet'
      : `The first ${missing} objectives aren’t revealed yet`;
  },
  turnUp: 'Reveal',
  searchFirst: 'Which objective is face up?',
  byHand: (name: string) => `“${name}”, a card not listed here`,
  get notNow() {
    return `Can be scored with Imperial, or from the next ${inPhase('status')} on`;
  },
} as const;
