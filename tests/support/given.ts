/** given(line).when(command) and what comes of it: facts that are recorded, or a refusal's code. */
import { expect } from 'vitest';
import type { Command } from '../../src/lib/core/commands/command.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { RefusalCode } from '../../src/lib/core/refusal.ts';
import type { Table } from './table.ts';

class Asked {
  constructor(
    readonly table: Table,
    readonly facts: readonly GameEvent[],
  ) {}

  /** The referee accepts all of it; the facts are recorded. */
  isAccepted(): Table {
    expect(this.table.refusalOf(this.facts)).toBeNull();
    return this.table.record(this.facts);
  }

  /** Accepted, with these facts in this order; each may name only what the test is about. */
  gives(...expected: ({ type: GameEvent['type'] } & Record<string, unknown>)[]): Table {
    expect(this.facts).toMatchObject(expected);
    return this.isAccepted();
  }

  /** The referee refuses with this code; nothing is recorded. */
  isRefused(code: RefusalCode): Table {
    expect(this.table.refusalOf(this.facts)).toBe(code);
    return this.table;
  }
}

export function given(table: Table) {
  return {
    /** What a command makes of the game as it stands. */
    when: <A>(command: Command<A>, args: A) =>
      new Asked(table, command(table.game, table.referee.ruleset, args)),
    /** Bare facts, for what no command would say. */
    whenTold: (...facts: GameEvent[]) => new Asked(table, facts),
  };
}
