/** What the ledger says of the points of a card, and the planet that they go with. */
import type { PointEffect } from '../card-effects.ts';
import type { Game, Seat } from '../game.ts';
import { electedPlanet } from '../outcome.ts';
import { cardOf } from '../points.ts';

/** The source that a ledger line of this card names. */
export function ledgerSource({ card, id }: PointEffect): {
  kind: 'law' | 'relic' | 'other';
  id: string;
} {
  if (card === 'law' || card === 'relic') return { kind: card, id };
  return { kind: 'other', id };
}

/** Points that a seat has from a card now: gained less lost. */
export function pointsFrom(game: Game, row: PointEffect, seat: Seat): number {
  const { kind, id } = ledgerSource(row);
  return game.scores.reduce(
    (sum, line) =>
      line.seat === seat && line.source.kind === kind && cardOf(line.source) === id
        ? sum + line.points
        : sum,
    0,
  );
}

/**
 * Who has the point that goes with this card, by the ledger: the last one who gained it and has not
 * lost it since. Who gained one before and kept it, as after a second vote on a law, keeps it for good.
 */
export function pointHolder(game: Game, row: PointEffect): Seat | null {
  const { kind, id } = ledgerSource(row);
  let holder: Seat | null = null;
  for (const { seat, source, points } of game.scores) {
    if (source.kind !== kind || cardOf(source) !== id) continue;
    if (points > 0) holder = seat;
    else if (points < 0 && holder === seat) holder = null;
  }
  return holder !== null && pointsFrom(game, row, holder) > 0 ? holder : null;
}

/** The planet that a card is, or was elected for; null while the law is not in play. */
export function planetOf(game: Game, row: PointEffect): string | null {
  if (row.card === 'planet') return row.id;
  const law = game.laws.find(({ id }) => id === row.id);
  return law ? electedPlanet(law.outcome) : null;
}
