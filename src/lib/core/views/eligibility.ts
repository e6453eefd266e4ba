/**
 * The matrix of objectives and players. Without planets and technologies a cell is scored, open
 * to the table's word, or refused for a structural reason (checklist E.2).
 */
import type { Game, Objective, Seat } from '../game.ts';
import { hasScored } from '../points.ts';

/** `ask`: may be scored now if the table says so; `open`: not scored, not now. */
export type CellState = 'scored' | 'ask' | 'open';

export interface Cell {
  objective: string;
  state: CellState;
}

/** Publics in the order in which they are shown: stage I, stage II, then secrets made public. */
export function publicObjectives(game: Game): Objective[] {
  const rank = (card: Objective) => card.stage ?? 3;
  return [...game.objectives].sort((a, b) => rank(a) - rank(b));
}

/** A seat's cells, one per revealed objective, in the order of `publicObjectives`. */
export function cellsOf(game: Game, seat: Seat): Cell[] {
  const open = game.result === null && game.status?.scoring === true;
  const scoring = open && game.status?.answered.includes(seat) === false;
  const used = (game.status?.publics[seat] ?? 0) > 0;
  return publicObjectives(game).map(({ id }) => {
    const state = hasScored(game, seat, id) ? 'scored' : scoring && !used ? 'ask' : 'open';
    return { objective: id, state };
  });
}
