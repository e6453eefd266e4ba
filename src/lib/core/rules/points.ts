/** Points set by hand, and what the ledger says of the points of a card: LRR 1.2 87.4; LRR PoK 98.4. */
import type { EventOf } from '../events.ts';
import type { Game, ScoreSource, Seat } from '../game.ts';
import { pointsOf, cardOf } from '../points.ts';
import { refuse } from '../refusal.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';
import type { PointEffect } from '../card-effects.ts';
import { electedPlanet } from '../outcome.ts';

/** R-VP-06: the track begins at 0, so a line that leads below it is asked about first. */
function refuseBelowZero(game: Game, lines: EventOf<'points.corrected'>['lines']) {
  return firstRefusal(
    ...lines.map(({ seat, points }) => () => {
      const total = pointsOf(game, seat) + points;
      return points < 0 && total < 0 ? refuse('points-below-zero', { seat, points: total }) : null;
    }),
  );
}

/** Sources that the table types itself; what a card takes is never questioned (R-VP-09). */
const TYPED: readonly ScoreSource['kind'][] = ['other', 'correction'];

/** Whether points from here are the table's own word, so that it is asked before they lead below 0. */
export const isTyped = ({ kind }: ScoreSource): boolean => TYPED.includes(kind);

/** May these points be scored? R-ELIM-08, for what is gained; R-VP-06, for what is typed. */
const refusePoints: Rule<'points.scored'> = (game, { lines, source }) =>
  firstRefusal(
    ...lines.map(
      ({ seat, points }) =>
        () =>
          points > 0 ? refuseAbsent(game, seat) : null,
    ),
    () => (isTyped(source) ? refuseBelowZero(game, lines) : null),
  );

/** May the ledger be corrected so? R-VP-06. */
const refuseCorrectedPoints: Rule<'points.corrected'> = (game, { lines }) =>
  refuseBelowZero(game, lines);

/** The guards that its facts ask. */
export const pointGuards = {
  'points.scored': ['may score points', refusePoints],
  'points.corrected': ['may correct points', refuseCorrectedPoints],
} as const satisfies Guards;

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
