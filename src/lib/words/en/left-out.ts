import { listed } from './parts/amounts.ts';
import { doesScore, toScore } from './parts/spoken.ts';

/** The question before an act that closes something for several players at once. */
export const leftOut = {
  scoring: {
    get question() {
      return `Does no one else ${toScore()}?`;
    },
    could: (names: readonly string[]) => `Could still ${toScore()}: ${listed(names)}`,
    may: (names: readonly string[]) => `May still ${toScore()}: ${listed(names)}`,
    get yes() {
      return `No one else ${doesScore()}`;
    },
  },
  points: {
    question: 'Does the phase end without these points?',
    could: (names: readonly string[]) => `Could still gain a point: ${listed(names)}`,
    may: (names: readonly string[]) => `May still gain a point: ${listed(names)}`,
    yes: 'End the phase',
  },
  turns: {
    question: (players: number) => (players === 2 ? 'Do both pass?' : `Do all ${players} pass?`),
    could: (names: readonly string[]) => `Could still act: ${listed(names)}`,
    may: (names: readonly string[]) => `May still act: ${listed(names)}`,
    yes: (players: number) => (players === 2 ? 'Both pass' : `All ${players} pass`),
  },
  votes: {
    question: (players: number) => `Do the other ${players} abstain?`,
    could: (names: readonly string[]) => `Could still vote: ${listed(names)}`,
    may: (names: readonly string[]) => `May still vote: ${listed(names)}`,
    yes: (players: number) => `The other ${players} abstain`,
  },
};
