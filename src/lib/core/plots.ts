/**
 * Plots: secrets of others that a faction scores for no point and outside every limit. In the ledger
 * each is a line of no points, so that no rule of scored secrets meets it.
 */
import type { Game, Score, ScoreSource, Seat } from './game.ts';
import type { ObjectiveId } from './id.ts';

/** How the id of that line begins. */
export type PlotMark = 'plot-';
const MARK: PlotMark = 'plot-';

/** The source of the line that a plot has in the ledger. */
export const plotSource = (objective: string): ScoreSource => ({
  kind: 'other',
  id: `${MARK}${objective}`,
});

/** The secret that a source made a plot of, or null. */
function plotOf(source: ScoreSource): ObjectiveId | null {
  if (source.kind !== 'other' || !source.id?.startsWith(MARK)) return null;
  return source.id.slice(MARK.length) as ObjectiveId;
}

/** Secrets of which a seat made plots, oldest first. */
export const plotsOf = ({ scores }: Pick<Game, 'scores'>, seat: Seat): ObjectiveId[] =>
  scores.flatMap((line: Score) => (line.seat === seat ? (plotOf(line.source) ?? []) : []));
