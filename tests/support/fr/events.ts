import type { Words } from '../../../src/lib/words/language.ts';

/** What the history says of the strategy phase, in French; every other fact is filled with English. */
export const events: Words<'events'>['events'] = {
  'strategy-card.chosen': ({ seat, card, goods, to }, names) => {
    const [who, what] = [names.seat(seat), names.card(card)];
    const found = goods > 0 ? ` et ${goods === 1 ? 'son bien' : `ses ${goods} biens`}` : '';
    return to
      ? `${what}${found} : ${who} donne la carte à ${names.seat(to)}`
      : `${who} a pris ${what}${found}`;
  },
  'strategy-card.put-back': ({ seat, card }, names) =>
    `${names.card(card)} a été rendue par ${names.seat(seat)}`,
  'pick.skipped': ({ seat }, names) => `${names.seat(seat)} n’a pris aucune carte Stratégie`,
  'strategy-cards.swapped': ({ cards }, names) =>
    `Échangées : ${names.card(cards[0])} et ${names.card(cards[1])}`,
  'goods.placed': ({ goods }, names) => {
    const cards = Object.keys(goods).map(names.card);
    return cards.length === 0
      ? 'Aucun bien commercial n’a été posé'
      : `Un bien commercial a été posé sur ${cards.join(', ')}`;
  },
};
