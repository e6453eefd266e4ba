/** Command tokens that lie in reinforcements (LRR 1.2 19, 62). */
import type { Game, Seat } from '../game.ts';

/** Tokens of a seat that lie in another player's fleet pool. */
function capturedTokens(game: Game, seat: Seat): number {
  return Object.values(game.players).reduce(
    (sum, player) => sum + player.captured.filter((owner) => owner === seat).length,
    0,
  );
}

/** Tokens left in reinforcements, or null when unknown or without a limit (R-TOK-01, R-TOK-02). */
export function reinforcementsOf(game: Game, seat: Seat): number | null {
  const player = game.players[seat];
  const { tokenTotal } = game.settings;
  if (!player?.tokens || player.board === null || tokenTotal === null) return null;
  const { tactic, fleet, strategy } = player.tokens;
  const placed = tactic + fleet + strategy + player.board + capturedTokens(game, seat);
  return tokenTotal - placed;
}
