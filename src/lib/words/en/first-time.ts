import { ownSentence } from './parts/spoken.ts';

/** What the short heads and the marks of the table mean, said once. */
export const firstTime = {
  title: 'What the marks mean',
  secrets: (drawn: number) =>
    `Cheat sheet: before round 1 each player draws ${drawn} secret objectives and keeps 1.`,
  get tokens() {
    return ownSentence('heads');
  },
  gavel: 'This mark is the speaker.',
  ask: 'A dashed “?”: the app can’t know, so it asks you.',
  anyway: '“Do it anyway” records what the rules refuse.',
  away: 'Got it',
};
