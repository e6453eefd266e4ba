/** Offers of points as the table says them, and how each is booked. */
import type { PointEffect } from '$lib/core/card-effects.ts';
import { actionOf } from '$lib/core/step.ts';
import { bookPoints, forfeitSupport } from '$lib/core/commands/points.ts';
import { linesOf, type PointOffer } from '$lib/core/views/point-offers.ts';
import { dueTriggers } from '$lib/core/views/point-triggers.ts';
import { recentFacts } from '$lib/core/views/recent-facts.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { events, pointWords as words, type OfferNames } from '$words/points.ts';

/** What the table calls a card that gives points. */
export function sourceCardName(table: TableModel, { card, id }: PointEffect): string {
  if (card === 'law') return table.agendaName(id);
  if (card === 'planet') return table.names.planet(id);
  if (card === 'event') return events[id] ?? id;
  return card === 'note' ? table.names.note(id) : table.names.relic(id);
}

function namesOf(table: TableModel, offer: PointOffer): OfferNames {
  const { row, seat, from, ask, instead } = offer;
  return {
    moment: row.moment,
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

/** What the table has laid aside, by keys that name the moment; the lines of heroes as well. */
export const laidAside = (table: TableModel) => table.draft<string[]>('points-aside', []);

/** An offer at this moment. */
const keyOf = ({ game, position }: TableModel, { key }: PointOffer): string =>
  `${position.phase}.${actionOf(game)?.turn ?? 0}.${key}`;

/** The offers of points that are open now: those that the table has not laid aside. */
export function openOffers(table: TableModel): PointOffer[] {
  const aside = laidAside(table).value;
  return dueTriggers(table.game, table.cards, recentFacts(table.session.line)).filter(
    (offer) => !aside.includes(keyOf(table, offer)),
  );
}

/** Lays an offer aside for this turn or phase. */
export function layAside(table: TableModel, offer: PointOffer): void {
  const aside = laidAside(table);
  aside.value = [...aside.value, keyOf(table, offer)];
}
