/** Strategy cards return to the common area (LRR PoK 81.8). */
import { openStatus } from '../../../changes/open-step.ts';
import type { GameEvent } from '../../../events.ts';
import type { Game } from '../../../game.ts';
import { playingSeats } from '../../../order.ts';
import type { Ruleset } from '../../../ruleset.ts';
import { standingOf } from '../../../rules/standing.ts';
import { leaves } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

/** Action cards that a card has its holder draw as the phase ends, where hands are counted. */
function cardsAtEnd(game: Game, ruleset: Ruleset): GameEvent[] {
  return playingSeats(game).flatMap((seat): GameEvent[] => {
    const cards = standingOf(game, ruleset, seat, 'cardsAtEnd');
    if (cards === 0 || game.players[seat]?.actionCards == null) return [];
    return [{ type: 'balance.adjusted', seat, changes: { actionCards: cards }, cause: 'law' }];
  });
}

export const returnCards: StepDefinition = {
  opens: (game, first) => openStatus(game, 'return-cards', first),
  transitions: (exits) => ({ on: { 'strategy-cards.returned': leaves(exits) } }),
  routine: (game, ruleset, kept) => [
    ...cardsAtEnd(game, ruleset),
    { type: 'strategy-cards.returned', kept: [...kept] },
  ],
};
