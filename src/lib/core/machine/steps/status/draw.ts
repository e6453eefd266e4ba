/** Everyone draws action cards: one, or more by a technology (LRR PoK 81.3). */
import { openStatus } from '../../../changes/open-step.ts';
import type { GameEvent } from '../../../events.ts';
import type { Game } from '../../../game.ts';
import { playingSeats } from '../../../order.ts';
import { cardsDrawn } from '../../../rules/standing.ts';
import type { Ruleset } from '../../../ruleset.ts';
import { leaves } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

/** What each seat draws whose hand is counted. */
function drawnFact(game: Game, ruleset: Ruleset): GameEvent {
  const drawn = playingSeats(game).flatMap((seat) => {
    const player = game.players[seat];
    if (!player || player.actionCards === null) return [];
    return [{ seat, cards: cardsDrawn(game, ruleset, seat) }];
  });
  return { type: 'action-cards.drawn', drawn };
}

export const draw: StepDefinition = {
  opens: (game, first) => openStatus(game, 'draw', first),
  transitions: (exits) => ({ on: { 'action-cards.drawn': leaves(exits) } }),
  routine: (game, ruleset) => [drawnFact(game, ruleset)],
};
