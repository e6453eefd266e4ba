/** What cards offer: their rows by what they offer, and the hands in which they are or may be. */
import type { CardEffect, EffectOf, OfferKind, PointEffect } from './card-effects.ts';
import { cardHolding, cardRef, type CardHolding } from './card-holding.ts';
import type { Cards } from './cards.ts';
import type { Game, Seat } from './game.ts';

/** The rows of each table by what they offer, and by that and their id: read once. */
const indices = new WeakMap<Cards, Map<string, CardEffect[]>>();

function indexOf(cards: Cards): Map<string, CardEffect[]> {
  const known = indices.get(cards);
  if (known) return known;
  const index = new Map<string, CardEffect[]>();
  for (const effect of Object.values(cards.effects)) {
    for (const key of [effect.offer, `${effect.offer}.${effect.id}`]) {
      index.set(key, [...(index.get(key) ?? []), effect]);
    }
  }
  indices.set(cards, index);
  return index;
}

/** The effects that offer this, of all cards in play or of those with this id. */
export function effectsOf<O extends OfferKind>(
  cards: Cards,
  offer: O,
  id?: string,
): readonly EffectOf<O>[] {
  const key = id === undefined ? offer : `${offer}.${id}`;
  return (indexOf(cards).get(key) ?? []) as EffectOf<O>[];
}

/** What is known at a seat of the card that an effect is of; what holds points may be no card to hold. */
export function holdingOf(
  game: Game,
  cards: Cards,
  seat: Seat,
  { card, id, faction, offer }: Exclude<CardEffect, PointEffect>,
): CardHolding {
  const ref = cardRef(cards, card, id, faction);
  // A note is played from the hand, also one that comes to lie in a play area by it.
  return cardHolding(game, seat, offer === 'play' ? { ...ref, placed: false } : ref);
}

/** What a seat has that offers this, or may have, with what is known of its card: ready, or not known. */
export function offersAt<O extends Exclude<OfferKind, 'points'>>(
  game: Game,
  cards: Cards,
  seat: Seat,
  offer: O,
): { effect: EffectOf<O>; sure: boolean }[] {
  return effectsOf(cards, offer).flatMap((effect) => {
    const { state } = holdingOf(game, cards, seat, effect);
    return state === 'ready' || state === 'unknown' ? [{ effect, sure: state === 'ready' }] : [];
  });
}
