/** Who has the point that goes with a card, by the ledger; and the card itself, where that is tracked. */
import { cardHolders } from '../card-holding.ts';
import type { PointSource } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import { electedPlanet, type Outcome } from '../outcome.ts';
import { cardOf, supportsIn } from '../points.ts';

/** The source that a ledger line of this card names. */
export function ledgerSource({ card, id }: PointSource): {
  kind: 'law' | 'relic' | 'other';
  id: string;
} {
  if (card === 'law' || card === 'relic') return { kind: card, id };
  return { kind: 'other', id };
}

/** Points that a seat has from a card now: gained less lost. */
export function pointsFrom(game: Game, row: PointSource, seat: Seat): number {
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
export function pointHolder(game: Game, row: PointSource): Seat | null {
  const { kind, id } = ledgerSource(row);
  let holder: Seat | null = null;
  for (const { seat, source, points } of game.scores) {
    if (source.kind !== kind || cardOf(source) !== id) continue;
    if (points > 0) holder = seat;
    else if (points < 0 && holder === seat) holder = null;
  }
  return holder !== null && pointsFrom(game, row, holder) > 0 ? holder : null;
}

/** Whose card it is: a law by its holder, a relic by play areas, else by the ledger; or null. */
export function cardHolder(game: Game, row: PointSource): Seat | null {
  if (row.card === 'law') return game.laws.find((law) => law.id === row.id)?.holder ?? null;
  if (row.card !== 'relic') return null;
  const holders = cardHolders(game, { card: 'relic', id: row.id });
  const known = holders.find(({ state }) => state !== 'unknown');
  return known?.seat ?? (holders.length > 0 ? pointHolder(game, row) : null);
}

/** The planet that a card is, or was elected for; null while the law is not in play. */
export function planetOf(game: Game, row: PointSource): string | null {
  if (row.card === 'planet') return row.id;
  const law = game.laws.find(({ id }) => id === row.id);
  return law ? electedPlanet(law.outcome) : null;
}

/** Who controls the planet that an agenda elects; null when unknown. */
export function electedController(game: Game, outcome: Outcome): Seat | null {
  const planet = electedPlanet(outcome);
  if (planet === null) return null;
  return game.seating.find((seat) => game.players[seat]?.planets?.includes(planet)) ?? null;
}

/** Notes worth a point that a seat holds, by their owners. */
export const supportsHeld = (game: Game, seat: Seat): Seat[] =>
  supportsIn(game).flatMap(({ holder, owner }) => (holder === seat ? owner : []));
