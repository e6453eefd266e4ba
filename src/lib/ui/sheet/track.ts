/** Where the marks stand on the victory track. */
import type { Seat } from '$lib/core/game.ts';
import type { Track } from '$lib/core/queries/game-view.ts';

type TrackLane = Track['lanes'][number];

/** The room for marks, in px. */
export interface TrackRoom {
  width: number;
  /** Size of a mark. */
  size: number;
  /** How many marks may stand above each other at most. */
  rows: number;
}

export interface Pin {
  seat: Seat;
  /** Place on the track: never below 0, never beyond the goal. */
  points: number;
  /** Total of the ledger, which may be negative. */
  total: number;
  /** Middle of the mark, in px from the left. */
  x: number;
  /** 0 stands on the track, 1 above it. */
  row: number;
}

/** The marks that share one tick. */
interface Cluster {
  points: number;
  lanes: TrackLane[];
  /** Middle of its tick. */
  tick: number;
  columns: number;
  /** Middle of the cluster. */
  x: number;
  /** From column to column. */
  gap: number;
}

/**
 * Gaps between columns that are tried, row by row, as parts of a mark's size: air before height. A tie
 * stands over its tick, even with others beside it.
 */
const TRIES = [1, 2, 3, 4].map((rows) => ({ rows, gaps: [0.91, 0.8] }));

/** Closer than that a mark lies over its neighbour's letters: only where no number of rows helps. */
const CLOSE = [2, 3, 4].map((rows) => ({ rows, gaps: [0.66] }));

const reachOf = ({ columns, gap }: Cluster) => (gap * (columns - 1)) / 2;

/** Whether no mark lies over one of another tick. */
const isClear = (clusters: readonly Cluster[], size: number) =>
  clusters.every((cluster, i) => {
    const next = clusters[i + 1];
    return !next || next.x - cluster.x >= reachOf(cluster) + reachOf(next) + size - 2;
  });

/** Whether every mark stands nearer to its own tick than to any other. */
const isTrue = (clusters: readonly Cluster[], step: number) =>
  clusters.every((cluster) => reachOf(cluster) < step / 2);

/** Where there is no room at all, marks overlap; none leaves its tick for that. */
function squeeze(cluster: Cluster, { width, size }: TrackRoom, step: number): void {
  const from = Math.max(size / 2, cluster.tick - step * 0.45);
  const to = Math.min(width - size / 2, cluster.tick + step * 0.45);
  cluster.gap = Math.min(size * 0.5, (to - from) / Math.max(1, cluster.columns - 1));
  const reach = reachOf(cluster);
  cluster.x = Math.min(Math.max(cluster.tick, from + reach), to - reach);
}

interface Tie {
  points: number;
  lanes: TrackLane[];
}

/** The clusters of as few rows as leave every mark at its tick. */
function clustersOf(ties: readonly Tie[], room: TrackRoom, step: number) {
  const laid = (rows: number, gap: number): Cluster[] =>
    ties.map(({ points, lanes }) => {
      const tick = (points + 0.5) * step;
      return { points, lanes, tick, columns: Math.ceil(lanes.length / rows), x: tick, gap };
    });
  for (const { rows, gaps } of [...TRIES, ...CLOSE].filter((row) => row.rows <= room.rows)) {
    for (const part of gaps) {
      const clusters = laid(rows, part * room.size);
      if (isClear(clusters, room.size) && isTrue(clusters, step)) return { rows, clusters };
    }
  }
  const clusters = laid(room.rows, 0);
  for (const cluster of clusters) squeeze(cluster, room, step);
  return { rows: room.rows, clusters };
}

/**
 * One pin per seat that is not eliminated, in seating order, so that none changes its place in the page
 * with its points; ties side by side, then stacked.
 */
export function pinsOf({ goal, seating, lanes }: Track, room: TrackRoom): Pin[] {
  const step = room.width / (goal + 1);
  const seated = seating
    .map((seat) => lanes.find((lane) => lane.seat === seat))
    .filter((lane): lane is TrackLane => lane !== undefined && lane.presence !== 'eliminated');
  /** Totals may lie below 0 and beyond the goal: their marks stand at its ends. */
  const placeOf = ({ shown }: TrackLane) => Math.min(goal, Math.max(0, shown));
  const places = [...new Set(seated.map(placeOf))].sort((a, b) => a - b);
  const ties = places.map((points) => ({
    points,
    lanes: seated.filter((lane) => placeOf(lane) === points),
  }));
  const { rows, clusters } = clustersOf(ties, room, step);
  const pins = clusters.flatMap(({ points, lanes: own, columns, x, gap }) =>
    own.map(({ seat, points: total }, i) => ({
      seat,
      points,
      total,
      x: x + (Math.floor(i / rows) - (columns - 1) / 2) * gap,
      row: i % rows,
    })),
  );
  return seated.flatMap(({ seat }) => pins.find((pin) => pin.seat === seat) ?? []);
}

/** Numbers along the track: all of them while there is room, and always the goal. */
export function ticksOf(goal: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(goal / room));
  const ticks: number[] = [];
  for (let at = 0; at < goal; at += every) ticks.push(at);
  if (every > 1 && goal - (ticks.at(-1) ?? 0) < every / 2) ticks.pop();
  return [...ticks, goal];
}
