/** Who can use an ability that costs a token of the strategy pool, as far as it is tracked. */
import { cardHolding } from '../card-holding.ts';
import type { Game, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import type { Ruleset, TokenCost } from '../ruleset.ts';

export interface AbilityOffer {
  ability: string;
  card: TokenCost['card'];
  seat: Seat;
}

/** Abilities for this moment: of factions at the table, not known to be missing, exhausted or unpaid. */
export function abilityOffers(
  game: Game,
  ruleset: Ruleset,
  when: TokenCost['when'],
): AbilityOffer[] {
  return Object.entries(ruleset.tokenCosts)
    .filter(([, row]) => row.when === when)
    .flatMap(([ability, { card, faction }]) =>
      playingSeats(game).flatMap((seat): AbilityOffer[] => {
        const player = game.players[seat];
        if (player?.faction !== faction || !player.tokens) return [];
        const { state } = cardHolding(game, seat, { card, id: ability, faction });
        const canUse = state === 'ready' || state === 'unknown';
        return canUse && player.tokens.strategy > 0 ? [{ ability, card, seat }] : [];
      }),
    );
}
