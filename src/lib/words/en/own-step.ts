import { listed } from './parts/amounts.ts';

/** Every sentence of a step that a ruleset brings. */
export const ownStep = {
  sub: 'Do this at the table, then tap once',
  record: 'Record it here, then continue',
  /** The app has worked it out. */
  settles: 'The app has worked it out',
  done: 'Done',
  /** The step is for a vote, and the table votes on nothing. */
  noAgenda: 'Continue without a vote',
  /** A key that sets a part of a fact to a number. */
  number: (part: string, number: number) => `${part}: ${number}`,
  /** What stands for a name that is not typed yet. */
  untyped: '…',
  next: (names: readonly string[]) => `Then ${listed(names)}`,
  /** The step goes on though these players have not answered. */
  without: (names: readonly string[]) => `Continue without ${listed(names)}`,
} as const;
