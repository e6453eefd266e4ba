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

/** The source of the line that takes a plot back: it was a mistake. */
export const plotMistake = (objective: string): ScoreSource => ({
  kind: 'correction',
  id: `${MARK}${objective}`,
});

/** The secret that a source made a plot of, or took it back, or null. */
function plotOf(source: ScoreSource): ObjectiveId | null {
  if (source.kind !== 'other' && source.kind !== 'correction') return null;
  return source.id?.startsWith(MARK) ? (source.id.slice(MARK.length) as ObjectiveId) : null;
}

/** Secrets of which a seat has plots, oldest first. */
export function plotsOf({ scores }: Pick<Game, 'scores'>, seat: Seat): ObjectiveId[] {
  const plots = new Set<ObjectiveId>();
  for (const line of scores as readonly Score[]) {
    const plot = line.seat === seat ? plotOf(line.source) : null;
    if (plot === null) continue;
    if (line.source.kind === 'correction') plots.delete(plot);
    else plots.add(plot);
  }
  return [...plots];
}
