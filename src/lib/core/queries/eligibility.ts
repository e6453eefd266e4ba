/**
 * The matrix of objectives and players. Structure comes first (checklist E.2): what is scored is
 * scored, who lacks the home system scores no public; then what the cards ask for, in three values.
 */
import type { Cards } from '../cards.ts';
import { judgeAll } from '../conditions/judge.ts';
import type { Progress, Verdict } from '../conditions/verdict.ts';
import type { Game, Objective, Seat } from '../game.ts';
import { earnedPoints, hasScored, isSecondStageOpen, objectivePoints } from '../points.ts';
import { isQuotaUsed, lacksHome, openKind } from '../rules/objectives.ts';
import type { Ruleset } from '../ruleset.ts';
import { hasAnswered, isScoring } from '../step.ts';
import type { Cell } from './game-view.ts';

/** What the evaluator says of one objective and one seat, as far as the matrix shows it. */
export type CellVerdict = Pick<Verdict, 'value' | 'progress'>;

/** Answers for an objective and a seat; null while the cards are unread or where nothing is tracked. */
export type VerdictOf = (seat: Seat, objective: string) => CellVerdict | null;

/** Publics in the order in which they are shown: stage I, stage II, then secrets made public. */
export function publicObjectives(game: Game): Objective[] {
  const rank = (card: Objective) => card.stage ?? 3;
  return [...game.objectives].sort((a, b) => rank(a) - rank(b));
}

const OF_VALUE = { yes: 'can', no: 'short', ask: 'ask' } as const;

/** Verdicts by objective and seat. */
export type Matrix = Readonly<Record<string, Readonly<Record<Seat, CellVerdict>>>>;

/** What every seat lacks for every public; null where planets and technologies are not tracked. */
export function judgePublics(game: Game, cards: Cards): Matrix | null {
  if (game.settings.depth === 'essentials') return null;
  const objectives = publicObjectives(game).map(({ id }) => id);
  return judgeAll(game, cards, objectives);
}

/**
 * A seat's cells, one per revealed objective, in the order of `publicObjectives`. `can`: what the card
 * asks for is there; `ask`: the table has to say; `short`: something is missing; `barred`: the home
 * system is not controlled; `closed`: its stage opens later; `open`: not scored, nothing is known.
 */
export function cellsOf(game: Game, ruleset: Ruleset, seat: Seat, verdictOf?: VerdictOf): Cell[] {
  const open = game.result === null && isScoring(game);
  const done = hasAnswered(game, seat);
  const out = game.players[seat]?.presence !== 'playing' || game.result !== null;
  return publicObjectives(game).map(({ id, stage }): Cell => {
    const kind = openKind(ruleset, id);
    const used = done || isQuotaUsed(game, ruleset, seat, kind);
    const barred = ruleset.objectiveKinds[kind]?.needsHome !== false && lacksHome(game, seat);
    const cell = (state: Cell['state'], progress: Progress | null = null) => ({
      objective: id,
      state,
      progress,
    });
    if (hasScored(game, seat, id)) return cell('scored');
    if (out) return cell('open');
    const verdict = verdictOf?.(seat, id) ?? null;
    if (stage === 2 && !isSecondStageOpen(game)) return cell('closed', verdict?.progress);
    if ((verdict ?? open) && barred) return cell('barred');
    // What the quota of this step forbids is no offer, whatever the planets say (E.2).
    if (open && used && verdict?.value !== 'no') return cell('open');
    if (verdict) return cell(OF_VALUE[verdict.value], verdict.progress);
    return cell(open ? 'ask' : 'open');
  });
}

/**
 * Points of a seat that its scored cells do not show: the ledger less what it has of each public
 * objective (LRR PoK 98; LRR 1.2 87). So it holds secrets, the custodians, cards and laws; may be
 * negative.
 */
export function pointsBeside(game: Game, seat: Seat): number {
  return game.objectives.reduce(
    (sum, { id }) => sum - Math.max(0, objectivePoints(game, seat, id)),
    earnedPoints(game, seat),
  );
}
