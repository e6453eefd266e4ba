/** Points set by hand: LRR 1.2 87.4; LRR PoK 98.4. */
import type { EventOf } from '../events.ts';
import type { Game, ScoreSource } from '../game.ts';
import { pointsOf } from '../points.ts';
import { refuse } from '../refusal.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';

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
