/** A name that fits into a button. */
import type { Seat } from '$lib/core/game.ts';
import type { TableModel } from './table-model.svelte.ts';

/** Letters of a name that a button shows at most. */
const FITS = 18;

/** The name of a seat, cut where a button would grow beyond two lines. */
export function shortName(table: TableModel, seat: Seat): string {
  const letters = [...table.nameOf(seat)];
  return letters.length > FITS
    ? `${letters
        .slice(0, FITS - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
