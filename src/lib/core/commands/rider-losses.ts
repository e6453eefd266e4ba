/** What a prediction that came true takes from those who voted for it (LRR 1.2 8.22). */
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { sameOutcome } from '../outcome.ts';
import { currentAgenda } from '../step.ts';

/** Fleet tokens lost by everyone who voted for the outcome, as far as votes and tokens are known. */
export function fleetLosses(game: Game, tokens: number, cause: string): GameEvent[] {
  const agenda = currentAgenda(game);
  return (agenda?.votes ?? []).flatMap(({ seat, outcome }): GameEvent[] => {
    const have = game.players[seat]?.tokens?.fleet ?? 0;
    const lost = Math.min(have, tokens);
    if (outcome === null || !sameOutcome(outcome, agenda?.outcome ?? null) || lost === 0) return [];
    return [{ type: 'balance.adjusted', seat, changes: { fleet: -lost }, cause }];
  });
}
