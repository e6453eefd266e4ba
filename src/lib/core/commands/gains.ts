/** Facts of gains: cut to what there is to gain (LRR 1.2 19.3; LRR PoK 92.3). */
import type { GameEvent } from '../events.ts';
import type { CommandTokens, Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { secretsOf } from '../rules/objectives.ts';
import { commodityLimit, secretLimit } from '../rules/standing.ts';
import { reinforcementsOf } from '../rules/tokens.ts';
import { TOKEN_POOLS } from '../vocabulary.ts';

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
export function replenishFacts(game: Game, ruleset: Ruleset, seats: readonly Seat[]): GameEvent[] {
  const replenished = [...new Set(seats)].flatMap((seat) => {
    const player = game.players[seat];
    if (!player || player.commodities === null) return [];
    const commodities = commodityLimit(game, ruleset, seat) - player.commodities;
    return commodities > 0 ? [{ seat, commodities }] : [];
  });
  return replenished.length > 0 ? [{ type: 'commodities.replenished', replenished }] : [];
}

/** Action cards drawn, where they are counted. */
export function drawnFacts(game: Game, seat: Seat, cards: number, cause: string): GameEvent[] {
  return game.players[seat]?.actionCards == null
    ? []
    : [{ type: 'balance.adjusted', seat, changes: { actionCards: cards }, cause }];
}

/** Drawn secrets, one by one; beyond the limit one goes back at once (LRR PoK 61.21a). */
export function drawSecretsFacts(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  secrets: number,
): GameEvent[] {
  const have = secretsOf(game, seat);
  const limit = secretLimit(game, ruleset, seat);
  return Array.from({ length: secrets }, (_, i): GameEvent[] => {
    const drawn: GameEvent = { type: 'secret.drawn', seat, cards: 1 };
    if (have === null || have + i < limit) return [drawn];
    return [drawn, { type: 'secret.returned', seat, cards: 1 }];
  }).flat();
}

/** A drawn secret. */
export const drawSecretFacts = (game: Game, ruleset: Ruleset, seat: Seat): GameEvent[] =>
  drawSecretsFacts(game, ruleset, seat, 1);

/** A support, a note that is worth a point, changes hands: its receiver gains it. */
export const supportFact = (from: Seat, to: Seat): GameEvent => ({
  type: 'support.given',
  from,
  to,
  points: 1,
});
