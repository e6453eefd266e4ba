import { isScored } from './parts/spoken.ts';

/** The score sheet of a phone, folded to the lane whose turn it is. */
export const folded = {
  open: 'Show all players',
  goods: 'goods',
  commodities: 'com.',
  scored: (count: number) => `${count} ${isScored()}`,
  near: (objective: string, have: number, need: number) => `${objective} ${have}/${need}`,
  can: (objective: string) => `${objective}: can`,
  influence: 'influence',
  /** Instead of influence, while a law gives everyone one vote. */
  votes: 'votes',
  /** Which of the voters it is. */
  place: (place: number, of: number) => `${place} of ${of}`,
};
