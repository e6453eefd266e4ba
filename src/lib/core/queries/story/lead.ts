/** Who had the most points, and from when on the winner was never behind again. */
import type { Seat } from '../../game.ts';
import type { LeadStory, LeadStretch, TurningPoint } from './story.ts';
import type { StoryMoment } from './walk.ts';

/**
 * The moments at which it is known who leads: while everyone scores that is the last one. It has the
 * place of the last score of one who leads then.
 */
export function settledMoments(moments: readonly StoryMoment[]): StoryMoment[] {
  const settled: StoryMoment[] = [];
  let run: StoryMoment[] = [];
  const isOfRun = (moment: StoryMoment) => moment.scoring && run[0]?.round === moment.round;
  for (const moment of moments) {
    if (isOfRun(moment)) settled.pop();
    else run = [];
    run = moment.scoring ? [...run, moment] : [];
    const gained = run.findLast(({ gains }) =>
      gains.some(({ seat, points }) => points > 0 && moment.leaders.includes(seat)),
    );
    const { seq, at, time } = gained ?? moment;
    const gains = moment.scoring ? run.flatMap((one) => one.gains) : moment.gains;
    settled.push({ ...moment, seq, at, time, gains });
  }
  return settled;
}

/** A stretch of the game; `rounds` is how many it lasted. */
const lengthOf = ({ time, until }: LeadStretch): number => until - time;

/** Stretches of the same leaders, from the first points on. */
function stretchesOf(moments: readonly StoryMoment[], end: number): LeadStretch[] {
  const stretches: LeadStretch[] = [];
  for (const { seq, at, round, phase, time, leaders } of moments) {
    const last = stretches.at(-1);
    if (last?.seats.join() === leaders.join()) continue;
    if (last) {
      last.until = time;
      last.last = round;
      last.toEnd = false;
    }
    stretches.push({
      seq,
      at,
      round,
      phase,
      time,
      seats: leaders,
      until: end,
      last: Math.ceil(end),
      toEnd: true,
    });
  }
  return stretches;
}

/** Who led; null where no one ever led alone. `rounds` is how many were played. */
export function leadOf(moments: readonly StoryMoment[], rounds: number): LeadStory | null {
  const stretches = stretchesOf(moments, rounds);
  const alone = stretches.filter(({ seats }) => seats.length === 1);
  const longest = alone.reduce<LeadStretch | null>(
    (best, one) => (best && lengthOf(best) >= lengthOf(one) ? best : one),
    null,
  );
  if (!longest) return null;
  const changes = alone.filter(({ seats }, i) => i > 0 && alone[i - 1]?.seats[0] !== seats[0]);
  return { changes: changes.length, stretches, longest };
}

/** By how many points a seat was behind at most, and when that was the first time. */
function deficitOf(moments: readonly StoryMoment[], seat: Seat): TurningPoint['behind'] {
  let most = { points: 0, round: 0 };
  for (const { totals, leaders, round } of moments) {
    const best = totals[leaders[0] ?? seat] ?? 0;
    const points = best - (totals[seat] ?? 0);
    if (points > most.points) most = { points, round };
  }
  return most;
}

/**
 * The tap after which the winner was never behind again; null where the winner never was, where several
 * won, and where others have more points. `reached` is the seq of the
 * tap that came to the goal.
 */
export function turningOf(
  moments: readonly StoryMoment[],
  winners: readonly Seat[],
  reached: number | null,
): TurningPoint | null {
  const [winner, other] = winners;
  if (winner === undefined || other !== undefined) return null;
  const before = moments.findLastIndex(({ leaders }) => !leaders.includes(winner));
  const [last, turn] = [moments[before], moments[before + 1]];
  if (!last || !turn) return null;
  const { gains, leaders, totals: _, scoring: __, ...place } = turn;
  const moved = gains.filter(({ points }) => points !== 0);
  return {
    ...place,
    seat: winner,
    past: last.leaders,
    level: leaders.filter((seat) => seat !== winner),
    by: [
      ...moved.filter(({ seat }) => seat === winner),
      ...moved.filter(({ seat }) => seat !== winner),
    ],
    behind: deficitOf(moments.slice(0, before + 1), winner),
    atLast: turn.seq === reached,
  };
}
