import { listed } from './parts/amounts.ts';

/** Every sentence of a step that a ruleset brings. */
export const ownStep = {
  sub: 'Do this at the table, then tick it',
  record: 'Record it here, then go on',
  done: 'Done',
  /** The step is for a vote, and the table votes on nothing. */
  noAgenda: 'Go on without a vote',
  /** A key that sets a part of a fact to a number. */
  number: (part: string, number: number) => `${part}: ${number}`,
  /** What stands for a name that is not typed yet. */
  untyped: '…',
  next: (names: readonly string[]) => `Then ${listed(names)}`,
  /** The step goes on though these players have not answered. */
  without: (names: readonly string[]) => `Go on without ${listed(names)}`,
} as const;
