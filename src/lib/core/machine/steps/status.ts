/** The steps of the status phase. */
import { openStatus } from '../../changes/open-step.ts';
import { leavesWhen, records, leaves } from '../transitions.ts';
import type { StepDefinition } from '../step-definition.ts';
import type { GameEvent } from '../../events.ts';
import type { Game } from '../../game.ts';
import { playingSeats } from '../../order.ts';
import { cardsDrawn, standingOf } from '../../rules/standing.ts';
import type { Ruleset } from '../../ruleset.ts';

/** Everyone scores, in turn (LRR PoK 81.1); a pass that is undone leads back into the turns. */
export const score: StepDefinition = {
  opens: (game, first) => openStatus(game, 'score', first),
  transitions: (exits, has) => ({
    always: [
      ...leavesWhen('the claims end the game', [{ target: '#over', actions: ['end by goal'] }]),
      ...leavesWhen('everyone has answered', exits),
    ],
    on: {
      'scoring.answered': records(),
      ...(has('action', 'turn') ? { 'turn.resumed': records('#action.turn') } : {}),
    },
  }),
};

/** One more public objective is turned up; without one the game ends (LRR PoK 81.2). */
export const reveal: StepDefinition = {
  passedOver: () => [{ type: 'step.finished' }],
  opens: (game, first) => openStatus(game, 'reveal', first),
  transitions: (exits) => ({
    always: [
      ...leavesWhen('no objective is left', [{ target: '#over', actions: ['end by objectives'] }]),
      ...leavesWhen('the deck is used up', exits),
    ],
    on: {
      'objective.revealed': leaves(exits),
      'step.finished': leaves(exits),
    },
  }),
};

/** What each seat draws whose hand is counted. */
function drawnFact(game: Game, ruleset: Ruleset): GameEvent {
  const drawn = playingSeats(game).flatMap((seat) => {
    const player = game.players[seat];
    if (!player || player.actionCards === null) return [];
    return [{ seat, cards: cardsDrawn(game, ruleset, seat) }];
  });
  return { type: 'action-cards.drawn', drawn };
}

/** Everyone draws action cards: one, or more by a technology (LRR PoK 81.3). */
export const draw: StepDefinition = {
  opens: (game, first) => openStatus(game, 'draw', first),
  transitions: (exits) => ({ on: { 'action-cards.drawn': leaves(exits) } }),
  routine: (game, ruleset) => [drawnFact(game, ruleset)],
};

/** Tokens on the board return to reinforcements (LRR PoK 81.4). */
export const returnTokens: StepDefinition = {
  opens: (game, first) => openStatus(game, 'return-tokens', first),
  transitions: (exits) => ({ on: { 'board-tokens.returned': leaves(exits) } }),
  routine: () => [{ type: 'board-tokens.returned' }],
};

/** Tokens are gained and redistributed (LRR PoK 81.5). */
export const tokens: StepDefinition = {
  opens: (game, first) => openStatus(game, 'tokens', first),
  transitions: (exits) => ({
    on: {
      'tokens.redistributed': records(),
      'status-tokens.settled': leaves(exits),
    },
  }),
  // Where no one's tokens are tracked there is nothing to decide.
  routine: ({ players }) =>
    Object.values(players).some((player) => player.tokens !== null)
      ? null
      : [{ type: 'status-tokens.settled' }],
};

/** Cards are readied (LRR PoK 81.6). */
export const ready: StepDefinition = {
  opens: (game, first) => openStatus(game, 'ready', first),
  transitions: (exits) => ({ on: { 'cards.readied': leaves(exits) } }),
  routine: () => [{ type: 'cards.readied' }],
};

/** Units are repaired (LRR PoK 81.7). */
export const repair: StepDefinition = {
  opens: (game, first) => openStatus(game, 'repair', first),
  transitions: (exits) => ({ on: { 'units.repaired': leaves(exits) } }),
  routine: () => [{ type: 'units.repaired' }],
};

/** Action cards that a card has its holder draw as the phase ends, where hands are counted. */
function cardsAtEnd(game: Game, ruleset: Ruleset): GameEvent[] {
  return playingSeats(game).flatMap((seat): GameEvent[] => {
    const cards = standingOf(game, ruleset, seat, 'cardsAtEnd');
    if (cards === 0 || game.players[seat]?.actionCards == null) return [];
    return [{ type: 'balance.adjusted', seat, changes: { actionCards: cards }, cause: 'law' }];
  });
}

/** Strategy cards return to the common area (LRR PoK 81.8). */
export const returnCards: StepDefinition = {
  opens: (game, first) => openStatus(game, 'return-cards', first),
  transitions: (exits) => ({ on: { 'strategy-cards.returned': leaves(exits) } }),
  routine: (game, ruleset, kept) => [
    ...cardsAtEnd(game, ruleset),
    { type: 'strategy-cards.returned', kept: [...kept] },
  ],
};
