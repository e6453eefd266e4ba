/** Buckets of time: every millisecond of a game lies in exactly one. */
import type { Seat } from '../../game.ts';
import type { Body } from '../../record/entry.ts';
import type { Phase } from '../../vocabulary.ts';

/**
 * Whose time it is, as the record names it: a player's in a phase, the table's in a phase (setup,
 * revealing, the status phase, talk about an agenda, the breath after the last pick; `over` is what
 * passed after the end), a break, or no one's: a silence that no one has answered for.
 */
export type Bucket = Extract<Body, { kind: 'time' }>['from'];

/** ms by phase. */
export type ByPhase = Partial<Record<Phase, number>>;

/** What lies in each bucket (ms). */
export interface HeldTime {
  seats: Record<Seat, ByPhase>;
  table: ByPhase;
  breaks: number;
  nobody: number;
}

export const emptyHeld = (): HeldTime => ({ seats: {}, table: {}, breaks: 0, nobody: 0 });

/** A copy that can be added to. */
export const copyOfHeld = ({ seats, table, ...rest }: HeldTime): HeldTime => ({
  ...rest,
  table: { ...table },
  seats: Object.fromEntries(Object.entries(seats).map(([seat, row]) => [seat, { ...row }])),
});

/** ms that lie in a bucket. */
export function inBucket(held: HeldTime, bucket: Bucket): number {
  switch (bucket.kind) {
    case 'seat':
      return held.seats[bucket.seat]?.[bucket.phase] ?? 0;
    case 'table':
      return held.table[bucket.phase] ?? 0;
    case 'break':
      return held.breaks;
    case 'nobody':
      return held.nobody;
  }
}

/** Adds so many ms to a bucket, in place; below zero takes them out. */
export function addTo(held: HeldTime, bucket: Bucket, ms: number): void {
  if (ms === 0) return;
  if (bucket.kind === 'break') held.breaks += ms;
  else if (bucket.kind === 'nobody') held.nobody += ms;
  else {
    const row = bucket.kind === 'table' ? held.table : (held.seats[bucket.seat] ??= {});
    row[bucket.phase] = (row[bucket.phase] ?? 0) + ms;
  }
}

/** Takes at most so many ms out of a bucket, in place; answers how many there were. */
export function takeFrom(held: HeldTime, bucket: Bucket, ms: number): number {
  const taken = Math.max(0, Math.min(ms, inBucket(held, bucket)));
  addTo(held, bucket, -taken);
  return taken;
}
