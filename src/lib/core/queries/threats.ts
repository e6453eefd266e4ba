/**
 * The threat board: the points that each player can still reach in this round.
 *
 * `possible` bounds from above: from here to the end of the round no legal acts of anyone bring
 * the seat's total above `points + possible`. It counts what the ledger can get by the rules that
 * are tracked; outside it are points recorded by hand (corrections, typed sources, events of the
 * table), cards that let another player use a strategy card, and a goal, a limit or a position that
 * the table changes. Where the game ends in between, fewer come.
 *
 * `certain` bounds from below: if the facts of the table stay as they are and no one wins before,
 * the seat's own acts bring exactly so many, and `witnessOf` lays them out. It is cut at the goal.
 */
import type { Cards } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import { isAside, pointsOf } from '../points.ts';
import type { Ruleset } from '../ruleset.ts';
import { aheadOf, type Ahead } from './threats/ahead.ts';
import { cardLines } from './threats/cards-in-play.ts';
import { MOMENTS, type ThreatLine } from './threats/line.ts';
import { publicLines, type ObjectiveVerdict } from './threats/publics.ts';
import { secretLines } from './threats/secrets.ts';
import { agendaLines, custodiansLines, riderLines, supportLines } from './threats/table-lines.ts';
import { winOf, type Win } from './threats/winning.ts';
import { laneSeats } from './turn-order.ts';

export interface Threat {
  seat: Seat;
  /** Points now. */
  points: number;
  /** Points that its own acts bring for sure, as the facts stand. */
  certain: number;
  /** Points within reach of its own acts and cards; between the two others. */
  own: number;
  /** The most points that any legal acts can bring it in this round. */
  possible: number;
  /** In the order of the round. */
  lines: ThreatLine[];
  reachesGoal: 'certain' | 'possible' | null;
  /** The first win by what is certain, within own reach, possible at all; null without one. */
  wins: Record<'certain' | 'own' | 'possible', Win | null>;
}

/** Once the goal is reached the game is over: later points are not certain (R-VP-02). */
function cutAtGoal(game: Game, seat: Seat, lines: readonly ThreatLine[]): ThreatLine[] {
  const { goal } = game.settings;
  const plays = game.settings.playOn || isAside(game, seat);
  let total = pointsOf(game, seat);
  return lines.map((line) => {
    if (!plays && total >= goal) return { ...line, certain: 0 };
    total += line.certain;
    return line;
  });
}

function threatOf(
  game: Game,
  ruleset: Ruleset,
  cards: Cards,
  verdict: ObjectiveVerdict,
  seat: Seat,
  ahead: Ahead,
): Threat {
  const found = [
    ...publicLines(game, ruleset, cards, verdict, seat, ahead),
    ...custodiansLines(game, ruleset, seat, ahead),
    ...secretLines(game, ruleset, seat, ahead),
    ...cardLines(game, cards, seat, ahead),
    ...supportLines(game, seat, ahead),
    ...agendaLines(game, ruleset, seat, ahead),
    ...riderLines(game, ruleset, seat, ahead),
  ].sort((a, b) => MOMENTS.indexOf(a.when) - MOMENTS.indexOf(b.when));
  const lines = cutAtGoal(game, seat, found);
  const sum = (part: 'certain' | 'own' | 'possible') =>
    lines.reduce((total, line) => total + line[part], 0);
  const wins = {
    certain: winOf(game, seat, lines, 'certain'),
    own: winOf(game, seat, lines, 'own'),
    possible: winOf(game, seat, lines, 'possible'),
  };
  return {
    seat,
    points: pointsOf(game, seat),
    certain: sum('certain'),
    own: sum('own'),
    possible: sum('possible'),
    lines,
    reachesGoal: wins.certain ? 'certain' : wins.possible ? 'possible' : null,
    wins,
  };
}

/**
 * What every playing seat can still reach, in the order that matters now; none before the first
 * round and after the end.
 */
export function threatsOf(
  game: Game,
  ruleset: Ruleset,
  cards: Cards,
  verdict: ObjectiveVerdict,
): Threat[] {
  if (game.result || game.round === 0) return [];
  const ahead = aheadOf(game, ruleset, cards);
  const playing = playingSeats(game);
  return laneSeats(game)
    .filter((seat) => playing.includes(seat))
    .map((seat) => threatOf(game, ruleset, cards, verdict, seat, ahead));
}
