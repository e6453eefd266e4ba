/** Tells the story of a game, finished or running: a line is only made where facts support it. */
import type { Game, Seat } from '../../game.ts';
import type { Ledger } from '../time/ledger.ts';
import { decidedOf, nearlyWon } from './end.ts';
import { leadOf, settledMoments, turningOf } from './lead.ts';
import type {
  ClosestCall,
  PointsStory,
  Story,
  ObjectivesStory,
  ScoredObjective,
  LongTurn,
  Place,
  TimeStory,
} from './story.ts';
import { closestVote } from './votes.ts';
import { walkInParts, placesOf, type StoryMoment, type ToldLine, type Walked } from './walk.ts';
import { cardOf, hasScored, objectivePoints, pointsOf } from '../../points.ts';
import { longestTurns } from '../time/longest-turns.ts';
import { settledTimes } from '../time/times.ts';

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

interface ScoringTap extends ScoredObjective {
  id: string;
  name: string | null;
  secret: boolean;
}

/** Each objective that a seat has kept, with the tap in which it came by it the last time. */
function scoringsOf(game: Game, moments: readonly StoryMoment[]): ScoringTap[] {
  const found = new Map<string, ScoringTap>();
  for (const { gains, seq, at, round, phase, time } of moments) {
    for (const { seat, source, secret } of gains) {
      const id = source.kind === 'objective' ? cardOf(source) : undefined;
      if (id === undefined || source.kind !== 'objective' || !hasScored(game, seat, id)) continue;
      const points = objectivePoints(game, seat, id);
      const name = source.name ?? null;
      found.set(`${seat} ${id}`, { seq, at, round, phase, time, seat, points, id, name, secret });
    }
  }
  return [...found.values()];
}

/** What was scored by whom and when; null where no one scored an objective. */
function objectivesOf(game: Game, moments: readonly StoryMoment[]): ObjectivesStory | null {
  const scorings = scoringsOf(game, moments);
  if (scorings.length === 0) return null;
  const lying = game.objectives.map(({ id, name, stage }) => ({ id, name: name ?? null, stage }));
  const isOpen = (id: string) => lying.some((card) => card.id === id);
  const gone = scorings.filter(({ id, secret }) => !secret && !isOpen(id));
  const more = [...new Map(gone.map(({ id, name }) => [id, name]))];
  const open = [...lying, ...more.map(([id, name]) => ({ id, name, stage: null }))];
  const other: Record<Seat, number> = {};
  for (const seat of game.seating) {
    const scored = scorings.filter((row) => row.seat === seat);
    other[seat] = pointsOf(game, seat) - scored.reduce((sum, { points }) => sum + points, 0);
  }
  return {
    open: open.map((card) => ({
      ...card,
      scored: scorings
        .filter(({ id }) => id === card.id)
        .map(({ id: _, name: __, secret: ___, ...row }) => row),
    })),
    secrets: scorings
      .filter(({ id, secret }) => secret && !isOpen(id))
      .map(({ secret: _, ...row }) => row),
    other,
  };
}

/** Less play than this (ms) is no evening, and a shorter turn is not long. */
const MINUTE = 60_000;
/** How many turns are told. */
const MOST = 3;

/** Where the time went; null where clocks are off, or no minute was played. */
function timeOf(game: Game, ledger: Ledger | null): TimeStory | null {
  if (!ledger || game.settings.clock === 'off') return null;
  const { game: play, held, seats } = settledTimes(ledger);
  if (play < MINUTE) return null;
  const { over: _, ...table } = held.table;
  return {
    play,
    seats: game.seating.map((seat) => ({
      seat,
      ms: seats[seat] ?? 0,
      phases: held.seats[seat] ?? {},
    })),
    table,
    breaks: held.breaks,
    nobody: held.nobody,
  };
}

/** The last act of a turn that is on the line. */
function turnEnd(
  { past }: ToldLine,
  places: readonly Place[],
  turn: { seat: Seat; round: number; nth: number },
): Place | undefined {
  const index = places.findLastIndex((_, i) => {
    const from = past.positions[i - 1];
    return (
      from?.phase === 'action' &&
      from.round === turn.round &&
      from.turnNumber === turn.nth &&
      from.activeSeat === turn.seat
    );
  });
  return places[index];
}

/** The longest turns of the action phase that are on the line; null where none took a minute. */
function turnsOf(told: ToldLine, game: Game, ledger: Ledger | null): LongTurn[] | null {
  if (!ledger || game.settings.clock === 'off') return null;
  const places = placesOf(told);
  const turns = longestTurns(ledger, Infinity).flatMap(({ seat, round, nth, ms }): LongTurn[] => {
    if (seat === null || ms < MINUTE) return [];
    const at = turnEnd(told, places, { seat, round, nth });
    return at ? [{ ...at, seat, ms }] : [];
  });
  return turns.length > 0 ? turns.slice(0, MOST) : null;
}
