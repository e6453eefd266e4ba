/** Totals over the points ledger (LRR PoK 98; LRR 1.2 87): summed, never stored. */
import type { Game, Seat } from './game.ts';
import { playingSeats, tieOrder } from './order.ts';
import { hasAnswered, isScoring } from './step.ts';
import type { EndReason } from './vocabulary.ts';

/** Total of a seat's ledger, in points; may be negative. */
export function pointsOf(game: Game, seat: Seat): number {
  return game.scores.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0);
}

/** The marker on the track: no further than the goal (LRR PoK 98.4a), no lower than 0. */
export function shownPoints(game: Game, seat: Seat): number {
  return Math.max(0, Math.min(game.settings.goal, pointsOf(game, seat)));
}

/** Whether a seat has scored an objective and kept its points. */
export function hasScored(game: Game, seat: Seat, objective: string): boolean {
  return (
    game.scores.reduce(
      (sum, line) =>
        line.seat === seat && line.source.id === objective && isObjectiveLine(line.source.kind)
          ? sum + line.points
          : sum,
      0,
    ) > 0
  );
}

const isObjectiveLine = (kind: string) => kind === 'objective' || kind === 'correction';

/** Scored secrets that still count towards a seat's limit (LRR 1.2 FAQ Agendas for published ones). */
export function scoredSecrets(game: Game, seat: Seat): string[] {
  const ids = game.scores
    .filter((line) => line.seat === seat && line.secret)
    .map((line) => line.source.id ?? '');
  const published = new Set(game.objectives.filter((card) => card.owner).map((card) => card.id));
  return [...new Set(ids)].filter((id) => !published.has(id) && hasScored(game, seat, id));
}

/** Scored secrets that no law has made public yet, with the seat that scored each. */
export function publishableSecrets(game: Game): { id: string; owner: Seat }[] {
  const rows = game.scores.flatMap(({ secret, source, seat }) =>
    secret && source.id !== undefined ? [{ id: source.id, owner: seat }] : [],
  );
  return rows.filter(
    ({ id, owner }) =>
      hasScored(game, owner, id) && !game.objectives.some((card) => card.id === id),
  );
}

/** Playing seats by points, most first; ties by the order that holds now (LRR PoK 98.7, 98.8). */
export function ranking(game: Game): Seat[] {
  const order = tieOrder(game);
  return [...order].sort((a, b) => pointsOf(game, b) - pointsOf(game, a));
}

/** Seats that share the most points. */
export function leaders(game: Game): Seat[] {
  const best = Math.max(...playingSeats(game).map((seat) => pointsOf(game, seat)));
  return playingSeats(game).filter((seat) => pointsOf(game, seat) === best);
}

/** Whether anybody's total reaches the goal: asked after every fact, hence in one pass. */
function isGoalReached(game: Game): boolean {
  const totals = new Map<Seat, number>();
  for (const { seat, points } of game.scores) totals.set(seat, (totals.get(seat) ?? 0) + points);
  for (const total of totals.values()) if (total >= game.settings.goal) return true;
  return false;
}

/**
 * Who has won by points now, or null. In the score step a seat at the goal wins once everybody
 * before it has answered; everywhere else at once (LRR PoK 81.1, 98.7; R-VP-02 to R-VP-04).
 */
export function winnerByGoal(game: Game): Seat | null {
  if (game.settings.playOn || game.result || game.round === 0) return null;
  if (!isGoalReached(game)) return null;
  for (const seat of tieOrder(game)) {
    if (pointsOf(game, seat) >= game.settings.goal) return seat;
    if (isScoring(game) && !hasAnswered(game, seat)) return null;
  }
  return null;
}

/** Cards of those laid out for the rounds; what an agenda adds and secrets made public left out. */
export function revealedPublics(game: Game, stage: 1 | 2 | null = null): number {
  return game.objectives.filter(
    (card) => card.stage !== null && !card.extra && (stage === null || card.stage === stage),
  ).length;
}

/** Whether both public decks are used up (LRR PoK 61.15, 81.2b). */
export function objectivesExhausted(game: Game): boolean {
  const { stage1, stage2 } = game.settings.publicObjectives;
  return revealedPublics(game) >= stage1 + stage2;
}

/** The game ended for a reason: the winner is decided now and kept. */
export function endGame(game: Game, reason: EndReason): Game {
  const ended: Game = { ...game, result: { reason, winner: null } };
  const winner = reason === 'goal' ? winnerByGoal(game) : (ranking(ended)[0] ?? null);
  return { ...ended, result: { reason, winner } };
}

/** Whether these points would win: nothing that a command adds after them happens (R-VP-02). */
export function reachesGoal(game: Game, seat: Seat, points: number): boolean {
  return !game.settings.playOn && pointsOf(game, seat) + points >= game.settings.goal;
}
