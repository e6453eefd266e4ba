/** A strategy card that was taken by mistake, seen while cards are still picked (R-STRAT-07). */
import type { Game, Seat } from '../game.ts';
import { nextToPick } from '../order.ts';
import { strategyOf } from '../step.ts';
import type { Act } from './command.ts';
import { chooseStrategyCard, putCardBack, swapCards } from './strategy-cards.ts';

/**
 * The acts of one tap that put a wrong pick right: its holder takes the card that was meant, with the
 * goods on it, and leaves those of the other. The player who had picked the one that was meant gets the other
 * one likewise; where a law has handed one of the two on, they change hands alone, since its goods
 * stay with who picked it. None where the same player holds both.
 */
export function mendPick(game: Game, wrong: string, meant: string): Act[] {
  const holderOf = (card: string): Seat | null => game.strategyCards[card]?.holder ?? null;
  const [mine, theirs] = [holderOf(wrong), holderOf(meant)];
  if (mine === null || mine === theirs) return [];
  const back =
    (seat: Seat, card: string): Act =>
    (now, ruleset) =>
      putCardBack(now, ruleset, { seat, card });
  if (theirs === null) {
    const takes: Act = (now, ruleset) =>
      chooseStrategyCard(now, ruleset, { seat: mine, card: meant });
    return [back(mine, wrong), takes];
  }
  const { handed } = strategyOf(game) ?? {};
  if (handed?.[wrong] || handed?.[meant]) {
    return [(now, ruleset) => swapCards(now, ruleset, { cards: [wrong, meant] })];
  }
  // The two pick anew in the order of the table, each the card of the other.
  const again: Act = (now, ruleset) =>
    nextToPick(now) === mine
      ? chooseStrategyCard(now, ruleset, { seat: mine, card: meant })
      : chooseStrategyCard(now, ruleset, { seat: theirs, card: wrong });
  return [back(mine, wrong), back(theirs, meant), again, again];
}
