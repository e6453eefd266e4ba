/** What every command shares: it returns facts with decided numbers and judges nothing. */
import type { GameEvent } from '../events.ts';
import type { CommandTokens, Game, Seat } from '../game.ts';
import { pointsOf } from '../points.ts';
import type { Ruleset } from '../ruleset.ts';
import { reinforcementsOf } from '../rules/tokens.ts';
import { TOKEN_POOLS } from '../vocabulary.ts';

/** A verb: (game, ruleset, args) → facts, in the order in which they are recorded. */
export type Command<A> = (game: Game, ruleset: Ruleset, args: A) => GameEvent[];

/** Whether these points would win: nothing that a command adds after them happens (R-VP-02). */
export function reachesGoal(game: Game, seat: Seat, points: number): boolean {
  return !game.settings.playOn && pointsOf(game, seat) + points >= game.settings.goal;
}

/** A gain cut to what lies in reinforcements, pool by pool (LRR 1.2 19.3; R-TOK-03). */
export function clampGain(game: Game, seat: Seat, tokens: CommandTokens): CommandTokens {
  let left = reinforcementsOf(game, seat) ?? Infinity;
  const gain = { tactic: 0, fleet: 0, strategy: 0 };
  for (const pool of TOKEN_POOLS) {
    gain[pool] = Math.max(0, Math.min(tokens[pool], left));
    left -= gain[pool];
  }
  return gain;
}

/** The fact of a token gain, or nothing when none is gained. */
export function gainFacts(
  game: Game,
  seat: Seat,
  tokens: CommandTokens,
  cause?: string,
): GameEvent[] {
  const gain = clampGain(game, seat, tokens);
  if (gain.tactic + gain.fleet + gain.strategy === 0) return [];
  return [{ type: 'tokens.gained', seat, tokens: gain, ...(cause ? { cause } : {}) }];
}

/** The fact of a replenish up to the limit (LRR PoK 92.3), or nothing when it is reached. */
export function replenishFacts(game: Game, seats: readonly Seat[]): GameEvent[] {
  const replenished = [...new Set(seats)].flatMap((seat) => {
    const player = game.players[seat];
    if (!player || player.commodities === null) return [];
    const commodities = player.commodityLimit - player.commodities;
    return commodities > 0 ? [{ seat, commodities }] : [];
  });
  return replenished.length > 0 ? [{ type: 'commodities.replenished', replenished }] : [];
}
