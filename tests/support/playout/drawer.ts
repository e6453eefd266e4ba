/** What the acts of random games are drawn with. */
import type { Command } from '../../../src/lib/core/commands/command.ts';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { Game, Seat } from '../../../src/lib/core/game.ts';
import { seatsLeftOf } from '../../../src/lib/core/order.ts';
import type { Ruleset } from '../../../src/lib/core/ruleset.ts';
import type { Random } from '../random.ts';
import type { Table } from '../table.ts';

/** One drawn act: facts that may or may not be allowed. */
export type Draw = () => GameEvent[];

export class Drawer {
  constructor(
    readonly table: Table,
    readonly random: Random,
  ) {}

  /** The commands of the act that is drawn. */
  used: Command<never>[] = [];

  get game(): Game {
    return this.table.game;
  }

  get ruleset(): Ruleset {
    return this.table.referee.ruleset;
  }

  run<A>(command: Command<A>, args: A): GameEvent[] {
    this.used.push(command);
    return command(this.game, this.ruleset, args);
  }

  seat(): Seat {
    return this.random.pick(this.game.seating);
  }

  other(seat: Seat): Seat {
    return this.random.pick(seatsLeftOf(this.game, seat).concat(this.game.seating));
  }

  unrevealed(stage: 1 | 2): string[] {
    return Object.entries(this.ruleset.objectives)
      .filter(
        ([id, facts]) => facts.stage === stage && !this.game.objectives.some((o) => o.id === id),
      )
      .map(([id]) => id);
  }

  split(count: number) {
    const gain = { tactic: 0, fleet: 0, strategy: 0 };
    for (let i = 0; i < count; i++)
      gain[this.random.pick(['tactic', 'fleet', 'strategy'] as const)]++;
    return gain;
  }

  secret(phase: string): string {
    const all = Object.entries(this.ruleset.objectives);
    const fitting = all.filter(([, facts]) => facts.kind === 'secret' && facts.phase === phase);
    return this.random.pick(fitting.length > 0 ? fitting : all)[0];
  }
}
