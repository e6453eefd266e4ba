/** What following with something else than a token of the strategy pool moves (LRR 1.2 19.5, 23.3). */
import type { PlayedCard } from '../event-parts.ts';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { wayOf } from '../rules/secondaries.ts';
import { actionOf } from '../step.ts';

interface Following {
  seat: Seat;
  card: string;
  instead: PlayedCard;
  /** The system of the token holds one already: it goes to reinforcements (R-TOK-06). */
  there?: boolean | undefined;
}

/** One token more or less on the board, where that is tracked. */
function onBoard(game: Game, seat: Seat, board: 1 | -1, cause: string): GameEvent[] {
  const tracked = game.players[seat]?.board != null;
  return tracked ? [{ type: 'balance.adjusted', seat, changes: { board }, cause }] : [];
}

/**
 * The answer, what is exhausted for it as far as it is tracked, and the token that is used: a token
 * of the seat comes onto the board where the card places one, one of the active player leaves it
 * where the card does not.
 */
export function insteadFacts(game: Game, ruleset: Ruleset, following: Following): GameEvent[] {
  const { seat, card, instead, there = false } = following;
  const { source } = wayOf(game, ruleset, following) ?? {};
  const leaders = game.players[seat]?.leaders ?? null;
  const turned = source?.exhausts && instead.kind === 'leader' && leaders !== null;
  const places = ruleset.strategyCards[card]?.secondaryTokenTo === 'board' && !there;
  const owner = actionOf(game)?.followUps.find((open) => open.card === card)?.owner;
  const answered: GameEvent = {
    type: 'secondary.answered',
    seat,
    card,
    answer: 'followed',
    tokens: 0,
    to: 'reinforcements',
    instead,
    ...(source?.exhausts && instead.kind !== 'leader' ? { exhausts: true } : {}),
  };
  return [
    answered,
    ...(turned
      ? [
          {
            type: 'leader.turned' as const,
            seat,
            leader: instead.leader,
            state: 'exhausted' as const,
          },
        ]
      : []),
    ...(source?.uses === 'reinforcements' && places ? onBoard(game, seat, 1, source.id) : []),
    ...(source?.uses === 'active-player' && !places && owner
      ? onBoard(game, owner, -1, source.id)
      : []),
  ];
}
