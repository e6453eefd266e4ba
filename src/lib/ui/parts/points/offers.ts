/** Offers of points as the table says them, and how each is booked. */
import type { PointEffect } from '$lib/core/card-effects.ts';
import { actionOf } from '$lib/core/step.ts';
import { bookPoints, forfeitSupport } from '$lib/core/commands/points.ts';
import { linesOf, type PointOffer } from '$lib/core/queries/point-offers.ts';
import { dueTriggers } from '$lib/core/queries/point-triggers.ts';
import { recentFacts } from '$lib/core/queries/recent-facts.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { events, pointWords as words, type OfferNames } from '$words/points.ts';

/** The note that is worth a point to whoever holds it. */
export const SUPPORT = 'support-for-the-throne';

/** What the table calls a card that gives points. */
export function sourceCardName(model: GameModel, { card, id }: PointEffect): string {
  if (card === 'law') return model.agendaName(id);
  if (card === 'planet') return model.names.planet(id);
  if (card === 'event') return events[id] ?? id;
  return card === 'note' ? model.names.note(id) : model.names.relic(id);
}

function namesOf(model: GameModel, offer: PointOffer): OfferNames {
  const { row, seat, from, ask, instead } = offer;
  return {
    moment: row.moment,
    ask,
    card: sourceCardName(model, row),
    seat: model.nameOf(seat),
    from: from === null ? null : model.nameOf(from),
    needed: row.needs?.kind === 'attachment' ? model.names.attachment(row.needs.attachment) : '',
    die: row.needs?.kind === 'die' ? row.needs.result : 0,
    instead,
  };
}

/** Why points may move, and what one tap records. */
export function saidOf(model: GameModel, offer: PointOffer): { act: string; why: string } {
  const names = namesOf(model, offer);
  const lines = linesOf(offer).map(({ seat, points }) => ({
    name: model.nameOf(seat),
    points,
  }));
  return { act: words.act(names, lines), why: words.why(names) };
}

/** Books an offer in one act. */
export function take(model: GameModel, { booking }: PointOffer): void {
  if ('book' in booking) void model.perform(bookPoints, booking.book);
  else void model.perform(forfeitSupport, booking.support);
}

/** What the table has laid aside, by keys that name the moment; the lines of heroes as well. */
export const laidAside = (model: GameModel) => model.draft<string[]>('points-aside', []);

/** An offer at this moment. */
const keyOf = ({ game, position }: GameModel, { key }: PointOffer): string =>
  `${position.phase}.${actionOf(game)?.turn ?? 0}.${key}`;

/** The offers of points that are open now: those that the table has not laid aside. */
export function openOffers(model: GameModel): PointOffer[] {
  const aside = laidAside(model).value;
  return dueTriggers(model.game, model.cards, recentFacts(model.session.line)).filter(
    (offer) => !aside.includes(keyOf(model, offer)),
  );
}

/** Lays an offer aside for this turn or phase. */
export function layAside(model: GameModel, offer: PointOffer): void {
  const aside = laidAside(model);
  aside.value = [...aside.value, keyOf(model, offer)];
}
