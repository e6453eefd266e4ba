/** The ruler of a game: its acts side by side, each as wide as another, under rounds and phases. */
import type { Seat } from '$lib/core/game.ts';
import type { Chapter } from '$lib/core/queries/chronicle.ts';
import type { Phase } from '$lib/core/vocabulary.ts';
import { placeOf, type PointGains } from './chapters.ts';

/** Neighbouring acts of one phase. */
export interface RulerStretch {
  round: number;
  phase: Phase;
  /** Index of its first act, and how many it has. */
  from: number;
  count: number;
}

export function stretchesOf(acts: readonly Chapter[]): RulerStretch[] {
  const stretches: RulerStretch[] = [];
  for (const [from, act] of acts.entries()) {
    const place = placeOf(act);
    const last = stretches.at(-1);
    if (last && last.round === place.round && last.phase === place.phase) last.count += 1;
    else stretches.push({ ...place, from, count: 1 });
  }
  return stretches;
}

/** A mark of a player whose points moved: the px of its middle and its row from below. */
export interface Point {
  /** How many marks were set before it: no two have the same, whatever the record calls its taps. */
  key: number;
  seat: Seat;
  x: number;
  row: number;
  /** Points were lost. */
  lost: boolean;
}

/** Px that a letter of a name takes on the ruler, and the room beside the name. */
const [LETTER, AIR] = [8, 14];

/** Whether a name has room in so many px. */
export const fits = (name: string, px: number): boolean => name.length * LETTER + AIR <= px;

const ROWS = 2;

/**
 * Where the marks stand: at their act, or as near to it as there is room. None lies over another as
 * long as all of them have room; else each lies over the next, and all are on the ruler.
 */
export function pointsOn(
  acts: readonly Chapter[],
  gains: PointGains,
  { width, size }: { width: number; size: number },
): Point[] {
  const rows: Point[][] = Array.from({ length: ROWS }, () => []);
  const count = acts.reduce((sum, { group }) => sum + (gains.get(group)?.length ?? 0), 0);
  const inRow = Math.ceil(count / ROWS);
  const pitch = Math.min(size, Math.max(0, width - size) / Math.max(1, inRow));
  let key = 0;
  const endOf = (row: readonly Point[]) => (row.at(-1)?.x ?? -pitch) + pitch;
  for (const [index, { group }] of acts.entries()) {
    for (const { seat, before, after } of gains.get(group) ?? []) {
      const wanted = middleOf(index, acts.length, width);
      const ends = rows.map(endOf);
      const free = ends.findIndex((end) => end <= wanted);
      const row = free < 0 ? ends.indexOf(Math.min(...ends)) : free;
      const x = Math.max(wanted, ends[row] ?? 0);
      rows[row]?.push({ key: key++, seat, x, row, lost: after < before });
    }
  }
  return rows.flatMap((row) => fromRight(row, width - size / 2, pitch));
}

/** Marks that would stand beyond the end push those before them back. */
function fromRight(row: readonly Point[], end: number, pitch: number): Point[] {
  let most = end;
  return row.toReversed().map((point) => {
    const x = Math.min(point.x, most);
    most = x - pitch;
    return { ...point, x };
  });
}

/** The px of the middle of an act. */
export const middleOf = (index: number, count: number, width: number): number =>
  count === 0 ? 0 : ((index + 0.5) / count) * width;

/** The act at a px. */
export const actAt = (x: number, count: number, width: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor((x / width) * count)));

/** Branches, each with the index of the act that it left from: by its entry, else by time (epoch ms). */
export function leftFrom<B extends { from: number; at: number }>(
  acts: readonly Chapter[],
  branches: readonly B[],
): { branch: B; index: number }[] {
  const indices = new Map(acts.map(({ seq }, index) => [seq, index]));
  const byTime = (at: number) =>
    Math.max(
      0,
      acts.findLastIndex((act) => act.at <= at),
    );
  return branches.map((branch) => ({
    branch,
    index: indices.get(branch.from) ?? byTime(branch.at),
  }));
}
