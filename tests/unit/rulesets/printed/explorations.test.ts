/** Our exploration decks against the facts about the printed game, card by card. */
import { expect, it } from 'vitest';
import { factRows } from '../../../support/facts.ts';
import { all, type Row } from './first-printing.ts';

interface Card extends Row {
  deck: string;
  count: number;
  attachment: string | null;
  relicFragment: string | null;
}

const rows = factRows<Card>('exploration-cards');

it('cards lie in their decks, with what they attach or which fragment they are', () => {
  for (const { id, deck, count, attachment, relicFragment } of rows) {
    const card = all.explorations[id];
    expect([card?.deck, card?.count], id).toEqual([deck, count]);
    const gives = card?.gives ?? [];
    expect(
      gives.flatMap((gain) => gain.attachment ?? []),
      id,
    ).toEqual(attachment ? [attachment] : []);
    expect(
      gives.flatMap((gain) => gain.fragment ?? []),
      id,
    ).toEqual(relicFragment ? [relicFragment] : []);
  }
  expect(Object.keys(all.explorations).sort()).toEqual(rows.map(({ id }) => id).sort());
});

it('what is attached goes to a planet of the deck', () => {
  for (const [id, { deck, gives }] of Object.entries(all.explorations)) {
    for (const { attachment } of gives) {
      if (attachment) expect(all.attachments[attachment]?.onTrait, id).toBe(deck);
    }
  }
});
