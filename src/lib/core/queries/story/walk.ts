/**
 * Going once along the whole line: the moments at which points moved, and the acts that a story asks for.
 * It replays the game, which takes about as long as opening it: so it rests between stretches.
 */
import type { Game, Seat } from '../../game.ts';
import type { MachineSnapshot } from '../../machine/referee.ts';
import type { TimedPosition } from '../../machine/position.ts';
import { playingSeats } from '../../order.ts';
import { pointsOf } from '../../points.ts';
import { isScoring, strategicOf } from '../../step.ts';
import type { LineItem } from '../../record/line.ts';
import type { CloseVote, LedgerGain, LawStory, Place } from './story.ts';
import { closeVoteAt } from './votes.ts';

/** A line with where each item of it led: of an open session, or of a timeline. */
export interface ToldLine {
  readonly line: readonly LineItem[];
  readonly past: {
    readonly positions: readonly TimedPosition[];
    after(index: number): MachineSnapshot | undefined;
  };
}

/** A tap after which points or players are not what they were. */
export interface StoryMoment extends Place {
  totals: Readonly<Record<Seat, number>>;
  /** Those of the players at the table who have the most points. */
  leaders: Seat[];
  /** What the tap wrote into the ledger. */
  gains: LedgerGain[];
  /** The strategy card that was being played. */
  card: string | null;
  /** Whether it was done while everyone scores: who leads is known once all have. */
  scoring: boolean;
}

export interface Walked {
  /** The taps that moved points, oldest first. */
  moments: StoryMoment[];
  /** Totals at the end of each round, from 0. */
  byRound: Readonly<Record<Seat, number>>[];
  votes: CloseVote[];
  laws: LawStory[];
  /** The tap that ended the game, the last one where it was played on; null while it runs. */
  end: Place | null;
}

/** How many items are gone along in one part. */
const STRETCH = 64;

/** Where each item of the line was done. */
export function placesOf({ line, past }: ToldLine): Place[] {
  const items = line.slice(0, past.positions.length);
  const made = items.map((_, i) => past.positions[i - 1] ?? past.positions[0]);
  const counts = new Map<number, number>();
  for (const from of made) counts.set(from?.round ?? 0, (counts.get(from?.round ?? 0) ?? 0) + 1);
  let round = 0;
  let nth = 0;
  return items.map(({ seq, at }, i) => {
    const from = made[i];
    if (from && from.round !== round) nth = 0;
    round = from?.round ?? round;
    nth++;
    const share = nth / (counts.get(round) ?? 1);
    return {
      seq,
      at,
      round,
      phase: from?.phase ?? 'setup',
      time: Math.max(0, round - 1 + (round === 0 ? 0 : share)),
    };
  });
}

const totalsOf = (game: Game): Record<Seat, number> =>
  Object.fromEntries(game.seating.map((seat) => [seat, pointsOf(game, seat)]));

const isSame = (one: Readonly<Record<Seat, number>>, two: Readonly<Record<Seat, number>>) =>
  Object.entries(one).every(([seat, points]) => two[seat as Seat] === points);

/** What the ledger has more than before, with the total of its seat after each line. */
function gainsBetween(before: Game | undefined, after: Game): LedgerGain[] {
  const fresh = after.scores.slice(before?.scores.length ?? 0);
  const totals = before ? totalsOf(before) : totalsOf({ ...after, scores: [] });
  return fresh.map(({ seat, points, source, slot, secret }) => {
    totals[seat] = (totals[seat] ?? 0) + points;
    const row = { seat, points, source, secret: secret === true, total: totals[seat] };
    return slot ? { ...row, slot } : row;
  });
}

function momentOf(place: Place, before: Game | undefined, after: Game): StoryMoment {
  const totals = totalsOf(after);
  const playing = playingSeats(after);
  const best = Math.max(...playing.map((seat) => totals[seat] ?? 0));
  const leaders = playing.filter((seat) => totals[seat] === best);
  const card = (before && strategicOf(before)?.card) ?? strategicOf(after)?.card ?? null;
  const scoring = before !== undefined && isScoring(before);
  return { ...place, totals, leaders, gains: gainsBetween(before, after), card, scoring };
}

/** Laws that came into force with an item, or left it. */
function lawsAfter(laws: LawStory[], place: Place, before: Game, after: Game): void {
  if (before.laws === after.laws) return;
  for (const law of laws) {
    const now = after.laws.find(({ id }) => id === law.law);
    law.inPlay = law.inPlay && now !== undefined;
    if (now) law.holder = now.holder;
  }
  for (const { id, name, holder, outcome } of after.laws) {
    const known = laws.some(({ law, inPlay }) => law === id && inPlay);
    if (!known) laws.push({ ...place, law: id, name: name ?? null, outcome, holder, inPlay: true });
  }
}

/** Goes along the line, and rests between two stretches. */
export function* walkInParts(told: ToldLine): Generator<void, Walked, void> {
  const { line, past } = told;
  const places = placesOf(told);
  const walked: Walked = { moments: [], byRound: [], votes: [], laws: [], end: null };
  let before: Game | undefined;
  /** As it stood before the tap. */
  let tap: Game | undefined;
  for (const [i, place] of places.entries()) {
    if (i % STRETCH === 0) yield;
    const item = line[i];
    const game = past.after(i)?.context;
    if (!game || !item) break;
    if (line[i - 1]?.group !== item.group) tap = before;
    if (before) {
      lawsAfter(walked.laws, place, before, game);
      const vote = closeVoteAt(item.fact, before);
      if (vote) walked.votes.push({ ...place, ...vote });
    }
    const wasOver = past.positions[i - 1]?.phase === 'over';
    if (past.positions[i]?.phase !== 'over') walked.end = null;
    else if (!wasOver) walked.end = place;
    before = game;
    if (line[i + 1]?.group === item.group) continue;
    for (let round = walked.byRound.length; round < place.round; round++) {
      walked.byRound.push(totalsOf(tap ?? game));
    }
    const known = walked.moments.at(-1);
    const unmoved = tap && tap.scores === game.scores && tap.players === game.players;
    if (unmoved || (game.scores.length === 0 && !known)) continue;
    const moment = momentOf(place, tap, game);
    const led = known?.leaders.join() === moment.leaders.join();
    if (known && led && moment.gains.length === 0 && isSame(known.totals, moment.totals)) continue;
    walked.moments.push(moment);
  }
  if (before) walked.byRound.push(totalsOf(before));
  return walked;
}
