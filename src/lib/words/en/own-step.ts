import { listed } from './parts/amounts.ts';

/** Every sentence of a step that a ruleset brings. */
export const ownStep = {
  sub: 'Do this at the table, then tick it',
  done: 'Done',
  next: (names: readonly string[]) => `Then ${listed(names)}`,
  /** The step goes on though these players have not answered. */
  without: (names: readonly string[]) => `Go on without ${listed(names)}`,
} as const;
