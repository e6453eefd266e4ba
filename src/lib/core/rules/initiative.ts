/** Initiative tokens: whose they are, to whom they are lent, and when they change hands (LRR 1.2 43.1, 31.10). */
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { nextToPick } from '../order.ts';
import { refuse } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import { actionOf, strategyOf } from '../step.ts';
import { refuseAbsent, type Guards, type Rule } from './rule.ts';

/** A token that lies with another player than the seat whose faction brought it. */
export interface LentToken {
  holder: Seat;
  owner: Seat;
}

/** The tokens that are lent, by the seats of their factions, eliminated ones too. */
export function lentTokens(game: Game, ruleset: Ruleset): LentToken[] {
  return game.seating.flatMap((owner) => {
    const token = ruleset.factions[game.players[owner]?.faction ?? '']?.initiativeToken ?? null;
    const holds = (seat: Seat) => game.players[seat]?.initiativeToken === token;
    if (token === null || holds(owner)) return [];
    const holder = game.seating.find(holds);
    return holder === undefined ? [] : [{ holder, owner }];
  });
}

/** Where a lent token goes back to: its owner, or no one where that one is eliminated. */
const homeOf = (game: Game, { owner }: LentToken): Seat | null =>
  game.players[owner]?.presence === 'eliminated' ? null : owner;

/** What is lent goes back: of one holder, or of all (R-INIT-04, R-ELIM-03). */
export function returnedFacts(game: Game, ruleset: Ruleset, of?: Seat): GameEvent[] {
  return lentTokens(game, ruleset)
    .filter(({ holder }) => of === undefined || of === holder)
    .map((lent) => ({
      type: 'initiative-token.returned',
      from: lent.holder,
      to: homeOf(game, lent),
    }));
}

/** Whether the strategy phase is at its end: all have picked, and no one has acted since. */
function isAfterPicks(game: Game): boolean {
  if (strategyOf(game)) return nextToPick(game) === null;
  const action = actionOf(game);
  return action?.turn === 1 && action.actions === 0;
}

/**
 * Only the one who holds its own initiative token lends it, at the end of the strategy phase, to
 * a player who plays. R-INIT-04.
 */
const refuseHandOver: Rule<'initiative-token.given'> = (game, { from, to }, ruleset) => {
  if ((game.players[from]?.initiativeToken ?? null) === null) {
    return refuse('no-token-held', { seat: from });
  }
  const absent = refuseAbsent(game, to);
  if (absent) return absent;
  const isLent = lentTokens(game, ruleset).some(({ holder }) => holder === from);
  return isLent || !isAfterPicks(game) ? refuse('token-not-due', { seat: from }) : null;
};

/** Only a token that is lent goes back, to its owner, or to no one for an eliminated one. R-INIT-04. */
const refuseReturn: Rule<'initiative-token.returned'> = (game, { from, to }, ruleset) => {
  const lent = lentTokens(game, ruleset).find(({ holder }) => holder === from);
  return lent && homeOf(game, lent) === to ? null : refuse('no-token-held', { seat: from });
};

/** The guards that its facts ask. */
export const initiativeGuards = {
  'initiative-token.given': ['may hand over initiative', refuseHandOver],
  'initiative-token.returned': ['may return initiative', refuseReturn],
} as const satisfies Guards;
