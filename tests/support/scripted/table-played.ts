/** A table that is played through its keeper: what every script asks of it. */
import { playerAt, type Game, type Player, type Seat } from '../../../src/lib/core/game.ts';
import { seatsLeftOf } from '../../../src/lib/core/order.ts';
import type { Ruleset } from '../../../src/lib/core/ruleset.ts';
import type { Keeper } from './keeper.ts';

export abstract class TablePlayed {
  abstract readonly keeper: Keeper;
  /** Who sits there, in the order of the seats. */
  protected abstract get people(): readonly { skill: number }[];

  get game(): Game {
    return this.keeper.game;
  }

  get ruleset(): Ruleset {
    return this.keeper.headless.ruleset;
  }

  get round(): number {
    return this.game.round;
  }

  /** Whether the table tracks balances. */
  get tracked(): boolean {
    return this.game.settings.depth !== 'essentials';
  }

  /** Whose act it is; only asked where it is someone's. */
  get seat(): Seat {
    const { active } = this.keeper;
    if (active === null) throw new Error(`it is no one's act at ${this.keeper.at}`);
    return active;
  }

  player(seat: Seat): Player {
    return playerAt(this.game, seat);
  }

  skill(seat: Seat): number {
    return this.people[Number(seat.slice(1)) - 1]?.skill ?? 0.5;
  }

  /** Everyone else, in the order of turns from the left. */
  others(seat: Seat): Seat[] {
    return seatsLeftOf(this.game, seat);
  }
}
