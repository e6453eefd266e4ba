/** Cards that are used up for points, when what they need is there (LRR PoK 70, 73). */
import type { PointEffect } from '../card-effects.ts';
import { holdingsAt, readTable } from '../conditions/holdings.ts';
import type { Seat } from '../game.ts';
import { cardHolder } from './point-ledger.ts';
import { usingOffer, type OfferMoment, type PointOffer } from './point-offers.ts';

/** Whether the holder controls what the card needs: yes, no, or null where it is not known. */
function meets({ game, cards }: OfferMoment, { needs }: PointEffect, seat: Seat): boolean | null {
  const planets = holdingsAt(readTable(game, cards), seat).planets;
  if (needs?.kind === 'specialties') {
    if (planets === null) return null;
    const colours = planets.flatMap(({ id, facts }) => [
      ...(facts?.specialties ?? []),
      ...(game.planetCards[id]?.attachments ?? []).map(
        (name) => cards.attachments[name]?.specialty,
      ),
    ]);
    return new Set(colours.filter(Boolean)).size >= needs.colours;
  }
  if (needs?.kind !== 'attachment') return null;
  const { attachment } = needs;
  const at = Object.entries(game.planetCards).find(([, card]) =>
    card.attachments.includes(attachment),
  );
  if (!at || planets === null) return null;
  return planets.some(({ id }) => id === at[0]);
}

/** The points of a card that is used up, and what comes instead: of both, what may be due. */
export function usesOf(moment: OfferMoment, row: PointEffect): PointOffer[] {
  const seat = cardHolder(moment.game, row);
  if (seat === null) return [];
  if (row.needs?.kind === 'die') {
    return [usingOffer(moment, row, seat, 'die'), usingOffer(moment, row, seat, 'die', true)];
  }
  const met = meets(moment, row, seat);
  const ask = met === null ? ('needs' as const) : null;
  const gains = met === false ? [] : [usingOffer(moment, row, seat, ask)];
  const without = met !== true && row.otherwise !== null;
  return without ? [...gains, usingOffer(moment, row, seat, ask, true)] : gains;
}
