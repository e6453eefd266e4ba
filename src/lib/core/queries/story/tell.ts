/** Tells the story of a game, finished or running: a line is only made where facts support it. */
import type { Game } from '../../game.ts';
import type { Ledger } from '../time/ledger.ts';
import { decidedOf, nearlyWon } from './end.ts';
import { leadOf, settledMoments, turningOf } from './lead.ts';
import { objectivesOf } from './objectives.ts';
import type { ClosestCall, PointsStory, Story } from './story.ts';
import { timeOf, turnsOf } from './time.ts';
import { closestVote } from './votes.ts';
import { walkInParts, type StoryMoment, type ToldLine, type Walked } from './walk.ts';

/** A game that can be told: its line, and the ledger of its time, null where that is not known. */
export interface Tellable extends ToldLine {
  readonly ledger: Ledger | null;
}

/** The most points of one seat in one round; null where two have as many, or no one has two. */
function bestOf(game: Game, { byRound, moments }: Walked): PointsStory['best'] {
  const rows = byRound.flatMap((totals, round) =>
    game.seating.map((seat) => ({
      seat,
      round,
      points: (totals[seat] ?? 0) - (byRound[round - 1]?.[seat] ?? 0),
    })),
  );
  const most = Math.max(...rows.map(({ points }) => points));
  const [best, ...others] = rows.filter(({ points, round }) => points === most && round > 0);
  if (!best || others.length > 0 || most < 2) return null;
  const scores = ({ round, gains }: StoryMoment) =>
    round === best.round && gains.some(({ seat, points }) => seat === best.seat && points > 0);
  const last = moments.findLast(scores);
  if (!last) return null;
  const { seq, at, phase, time } = last;
  return { seq, at, phase, time, ...best };
}

/** Points by round; null in a game without points. */
function pointsStory(game: Game, walked: Walked): PointsStory | null {
  if (walked.moments.length === 0) return null;
  // As the sheet shows them: beyond the goal they count for nothing where the first at the goal wins.
  const { playOn, goal } = game.settings;
  const most = playOn || game.answers.victory === 'most-points' ? Infinity : goal;
  const lines = game.seating.map((seat) => ({
    seat,
    totals: walked.byRound.map((totals) => Math.min(most, totals[seat] ?? 0)),
  }));
  return { lines, best: bestOf(game, walked) };
}

function closestOf(game: Game, { moments, votes }: Walked): ClosestCall | null {
  const vote = closestVote(votes);
  const players = nearlyWon(game, moments);
  return vote || players.length > 0 ? { vote, players } : null;
}

/** The story, told in parts: its caller may rest between two of them. Null for a table not laid yet. */
export function* tellInParts(told: Tellable): Generator<void, Story | null, void> {
  const { line, past, ledger } = told;
  const game = past.after(past.positions.length - 1)?.context;
  const [first] = line;
  const last = line[past.positions.length - 1];
  if (!game || !first || !last) return null;
  const walked = yield* walkInParts(told);
  const { end, laws, moments } = walked;
  const winners = game.result?.winners ?? [];
  const settled = settledMoments(moments);
  const decided = decidedOf(game, moments, end);
  return {
    over: game.result !== null,
    winners,
    began: first.at,
    ended: end?.at ?? last.at,
    round: game.round,
    goal: game.settings.goal,
    decided,
    points: pointsStory(game, walked),
    lead: leadOf(settled, Math.max(1, game.round)),
    turning: decided && turningOf(settled, winners, decided.reached?.seq ?? null),
    closest: closestOf(game, walked),
    objectives: objectivesOf(game, moments),
    laws: laws.length > 0 ? laws : null,
    time: timeOf(game, ledger),
    turns: turnsOf(told, game, ledger),
  };
}

/** The same at once. */
export function tell(told: Tellable): Story | null {
  const work = tellInParts(told);
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}
