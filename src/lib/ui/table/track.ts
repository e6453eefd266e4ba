/** Where the marks stand on the victory track. */
import type { Game, Seat } from '$lib/core/game.ts';
import type { Lane } from '$lib/core/views/scoreboard.ts';

/** The room for marks, in px. */
export interface TrackRoom {
  width: number;
  /** Size of a mark. */
  size: number;
  /** How many marks may stand above each other. */
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

interface Cluster {
  points: number;
  lanes: Lane[];
  columns: number;
  x: number;
}

/** Distances between neighbours that are tried, as parts of a mark's size. */
const GAPS = [0.91, 0.8, 0.66, 0.5];

/** Moves clusters apart, keeping their order and the edges; false when there is no room. */
function spread(clusters: Cluster[], { width, size }: TrackRoom, gap: number): boolean {
  const half = ({ columns }: Cluster) => (size + gap * (columns - 1)) / 2;
  let edge = 0;
  for (const cluster of clusters) {
    cluster.x = Math.max(cluster.x, edge + half(cluster));
    edge = cluster.x + half(cluster);
  }
  edge = width;
  for (const cluster of [...clusters].reverse()) {
    cluster.x = Math.min(cluster.x, edge - half(cluster));
    edge = cluster.x - half(cluster);
  }
  return edge >= -0.5;
}

/** One pin per seat that is not eliminated; ties in seating order, side by side. */
export function pinsOf(game: Game, lanes: readonly Lane[], room: TrackRoom): Pin[] {
  const { goal } = game.settings;
  const seated = game.seating
    .map((seat) => lanes.find((lane) => lane.seat === seat))
    .filter((lane): lane is Lane => lane !== undefined && lane.presence !== 'eliminated');
  const places = [...new Set(seated.map((lane) => lane.shown))].sort((a, b) => a - b);
  const cluster = (points: number): Cluster => {
    const own = seated.filter((lane) => lane.shown === points);
    const x = ((points + 0.5) / (goal + 1)) * room.width;
    return { points, lanes: own, columns: Math.ceil(own.length / room.rows), x };
  };
  let gap = room.size;
  let clusters: Cluster[] = [];
  for (const part of GAPS) {
    gap = room.size * part;
    clusters = places.map(cluster);
    if (spread(clusters, room, gap)) break;
  }
  return clusters.flatMap(({ points, lanes: own, columns, x }) =>
    own.map(({ seat, points: total }, i) => ({
      seat,
      points,
      total,
      x: x + (Math.floor(i / room.rows) - (columns - 1) / 2) * gap,
      row: i % room.rows,
    })),
  );
}

/** Numbers along the track: all of them while there is room, and always the goal. */
export function ticksOf(goal: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(goal / room));
  const ticks: number[] = [];
  for (let at = 0; at < goal; at += every) ticks.push(at);
  if (every > 1 && goal - (ticks.at(-1) ?? 0) < every / 2) ticks.pop();
  return [...ticks, goal];
}
