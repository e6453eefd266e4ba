/** The chronicle as acts to read: where each was made, who acted, and what it did to the points. */
import type { Seat } from '$lib/core/game.ts';
import { pointsOf } from '$lib/core/points.ts';
import type { Branch } from '$lib/core/queries/branches.ts';
import type { Chapter } from '$lib/core/queries/chronicle.ts';
import type { Phase } from '$lib/core/vocabulary.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import { phaseName, roundName } from '$lib/words/steps.ts';
import { history as words } from '$words/history.ts';

export interface RoundPhase {
  round: number;
  phase: Phase;
}

/** Where a tap was made; laying the table belongs to the setup before it. */
export function placeOf(chapter: Chapter): RoundPhase {
  const { round, phase } = chapter.from;
  return round === 0 ? { round, phase: 'setup' } : { round, phase };
}

/** What a place is called. */
export const placeTitle = ({ round, phase }: RoundPhase): string =>
  round === 0 ? words.setup : words.place(roundName(round), phaseName(phase));

/** Whether a tap only begins a component action that the next one names. */
function begins({ facts }: Chapter, next: Chapter | undefined): boolean {
  const [first, ...more] = facts.map(({ fact }) => fact);
  const named = next?.facts[0]?.fact;
  return (
    more.length === 0 &&
    first?.type === 'component-action.taken' &&
    first.played === null &&
    named?.type === 'component-action.taken' &&
    named.played !== null &&
    named.seat === first.seat
  );
}

/** The chronicle as it is read, oldest first: an action and what it plays are one row. */
export function readable(chronicle: readonly Chapter[]): Chapter[] {
  const rows: Chapter[] = [];
  let from: Chapter['from'] | null = null;
  for (const [i, chapter] of chronicle.entries()) {
    if (begins(chapter, chronicle[i + 1])) from ??= chapter.from;
    else {
      rows.push(from ? { ...chapter, from } : chapter);
      from = null;
    }
  }
  return rows;
}

/** Points of a seat before an act and after it. */
export interface PointGain {
  seat: Seat;
  before: number;
  after: number;
}

/** By the group of an act. */
export type PointGains = ReadonlyMap<number, readonly PointGain[]>;

/** Acts of a game, and what has been found out about them: what moved the points, what undo took back. */
export interface KnownActs {
  acts: readonly Chapter[];
  gains: PointGains;
  branches: readonly Branch[];
}

/** Items of the line between two words of a walk along it. */
const STRETCH = 64;

/**
 * The gains and losses of every act of the line. It goes along the whole game once more: before each
 * stretch it asks `onward`, which may let the browser do something else, or answer false to end it
 * (the answer is null then).
 */
export async function gainsOf(
  { line, past }: Pick<GameSession, 'line' | 'past'>,
  onward: () => Promise<boolean>,
): Promise<PointGains | null> {
  const gains = new Map<number, PointGain[]>();
  let known: Record<Seat, number> = {};
  let scores: unknown = null;
  for (const [i, { group }] of line.entries()) {
    if (i % STRETCH === 0 && !(await onward())) return null;
    const game = past.after(i)?.context;
    if (!game || game.scores === scores) continue;
    ({ scores } = game);
    const now = Object.fromEntries(game.seating.map((seat) => [seat, pointsOf(game, seat)]));
    const moved = game.seating.filter((seat) => now[seat] !== (known[seat] ?? 0));
    const here = moved.map((seat) => ({ seat, before: known[seat] ?? 0, after: now[seat] ?? 0 }));
    if (here.length > 0) gains.set(group, joined(gains.get(group) ?? [], here));
    known = now;
  }
  return gains;
}

/** What an act did in more than one of its facts. */
function joined(one: readonly PointGain[], two: readonly PointGain[]): PointGain[] {
  const both = new Map(one.map((gain) => [gain.seat, gain]));
  for (const gain of two) {
    both.set(gain.seat, { ...gain, before: both.get(gain.seat)?.before ?? gain.before });
  }
  return [...both.values()].filter(({ before, after }) => before !== after);
}

/** How many later acts a change keeps, how many fall out, and of how many some part does. */
export interface ChangeCounts {
  keeps: number;
  out: number;
  parts: number;
}

/** The later acts of a change that leaves some facts unhandled, counted. */
export function countsOf(
  later: readonly Chapter[],
  unhandled: readonly { item: { group: number } }[],
): ChangeCounts {
  const fallen = new Map<number, number>();
  for (const { item } of unhandled) fallen.set(item.group, (fallen.get(item.group) ?? 0) + 1);
  const whole = later.filter(({ group, facts }) => fallen.get(group) === facts.length).length;
  return { keeps: later.length - whole, out: whole, parts: fallen.size - whole };
}
