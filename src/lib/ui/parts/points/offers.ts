/** Offers of points as the table says them, and how each is booked. */
import type { PointSource } from '$lib/core/cards.ts';
import { bookPoints, forfeitSupport } from '$lib/core/commands/points.ts';
import { linesOf, type PointOffer } from '$lib/core/views/point-offers.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { events, pointWords as words, type OfferNames } from '$words/points.ts';

/** What the table calls a card that gives points. */
export function sourceCardName(table: TableModel, { card, id }: PointSource): string {
  if (card === 'law') return table.agendaName(id);
  if (card === 'planet') return table.names.planet(id);
  if (card === 'event') return events[id] ?? id;
  return card === 'note' ? table.names.note(id) : table.names.relic(id);
}

function namesOf(table: TableModel, offer: PointOffer): OfferNames {
  const { row, seat, from, ask, instead } = offer;
  return {
    trigger: row.trigger,
    ask,
    card: sourceCardName(table, row),
    seat: table.nameOf(seat),
    from: from === null ? null : table.nameOf(from),
    needed: row.needs?.kind === 'attachment' ? table.names.attachment(row.needs.attachment) : '',
    die: row.needs?.kind === 'die' ? row.needs.result : 0,
    instead,
  };
}

/** Why points may move, and what one tap records. */
export function saidOf(table: TableModel, offer: PointOffer): { act: string; why: string } {
  const names = namesOf(table, offer);
  const lines = linesOf(offer).map(({ seat, points }) => ({
    name: table.nameOf(seat),
    points,
  }));
  return { act: words.act(names, lines), why: words.why(names) };
}

/** Books an offer in one act. */
export function take(table: TableModel, { booking }: PointOffer): void {
  if ('book' in booking) void table.perform(bookPoints, booking.book);
  else void table.perform(forfeitSupport, booking.support);
}
