/** What extra votes cost: trade goods, or the card that gives them (LRR 1.2 8.15). */
import { effectsOf } from '../card-offers.ts';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { sameOutcome, type Outcome } from '../outcome.ts';
import { isExhausted, playedAs } from '../played.ts';
import type { Ruleset } from '../ruleset.ts';
import { currentAgenda } from '../step.ts';

/** Extra votes of one card, as far as they cost anything. */
interface Source {
  card: string;
  /** Trade goods spent for them. */
  goods?: number | undefined;
}

/** What is paid before the vote is cast, as far as it is tracked. */
export function sourceFacts(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  sources: readonly Source[],
): GameEvent[] {
  const player = game.players[seat];
  return sources.flatMap(({ card, goods = 0 }): GameEvent[] => {
    const paid = goods > 0 && player?.goods != null;
    const [facts] = effectsOf(ruleset.cards, 'votes', card);
    const hand = facts?.card === 'action-card' && player?.actionCards != null;
    const changes = { ...(paid ? { goods: -goods } : {}), ...(hand ? { actionCards: -1 } : {}) };
    return [
      ...(paid || hand ? [{ type: 'balance.adjusted' as const, seat, changes, cause: card }] : []),
      ...(facts?.purges && player?.leaders
        ? [
            {
              type: 'leader.turned' as const,
              seat,
              leader: card as never,
              state: 'purged' as const,
            },
          ]
        : []),
    ];
  });
}

/** Technologies that gave votes for another outcome than the one that came are exhausted (R-AGD-08). */
export function lostSourceFacts(game: Game, ruleset: Ruleset, came: Outcome): GameEvent[] {
  return (currentAgenda(game)?.votes ?? []).flatMap(({ seat, outcome, technologies = [] }) => {
    if (outcome === null || sameOutcome(outcome, came)) return [];
    return technologies
      .filter((id) => effectsOf(ruleset.cards, 'votes', id)[0]?.exhaustsIfLost)
      .filter((id) => !isExhausted(game, seat, 'technology', id))
      .map((id): GameEvent => {
        const exhausts = playedAs('technology', id, seat);
        return { type: 'balance.adjusted', seat, changes: {}, exhausts };
      });
  });
}
