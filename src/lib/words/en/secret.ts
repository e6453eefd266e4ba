import { actScore, doesScore, isScored } from './parts/spoken.ts';

/** A secret objective scored at any moment of the action phase. */
export const secret = {
  get title() {
    return `Secret ${isScored()}`;
  },
  get who() {
    return `Who ${isScored()} it?`;
  },
  which: (name: string) => `${name} ${doesScore()} a secret`,
  another: 'Another player',
  search: 'Name of the secret objective',
  byHand: (name: string) => `${actScore()} “${name}”`,
  scores: (objective: string) => `${actScore()} ${objective}`,
  other: 'Another objective',
  scoredBy: (name: string) => `${isScored()} by ${name}`,
};
