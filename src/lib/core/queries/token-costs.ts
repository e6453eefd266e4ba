/** Who can use an ability that costs a token of the strategy pool, as far as it is tracked. */
import { effectsOf, holdingOf } from '../card-offers.ts';
import type { Game, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import type { CostEffect } from '../card-effects.ts';
import type { Ruleset } from '../ruleset.ts';

export interface AbilityOffer {
  ability: string;
  card: CostEffect['card'];
  seat: Seat;
}

/** Abilities for this moment: of factions at the table, not known to be missing, exhausted or unpaid. */
export function abilityOffers(
  game: Game,
  ruleset: Ruleset,
  when: CostEffect['moment'],
): AbilityOffer[] {
  return effectsOf(ruleset.cards, 'cost')
    .filter(({ moment }) => moment === when)
    .flatMap((effect) =>
      playingSeats(game).flatMap((seat): AbilityOffer[] => {
        const player = game.players[seat];
        if (player?.faction !== effect.faction || !player.tokens) return [];
        const { state } = holdingOf(game, ruleset.cards, seat, effect);
        const canUse = state === 'ready' || state === 'unknown';
        const { card, id: ability } = effect;
        return canUse && player.tokens.strategy > 0 ? [{ ability, card, seat }] : [];
      }),
    );
}
