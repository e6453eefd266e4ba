/** The places where time lies, as a table chooses among them. */
import type { Seat } from '$lib/core/game.ts';
import { inBucket, type Bucket, type HeldTime } from '$lib/core/queries/time/ledger.ts';
import type { Phase } from '$lib/core/vocabulary.ts';
import { phaseName } from '$lib/words/steps.ts';
import { moves as words } from '$words/moves.ts';

/** What a place is told by in a choice. */
export const keyOf = (bucket: Bucket): string =>
  [bucket.kind, 'seat' in bucket ? bucket.seat : '', 'phase' in bucket ? bucket.phase : ''].join(
    ' ',
  );

/**
 * Every bucket of a game: each player and the table by phase, breaks, and time that no one has answered
 * for.
 */
export function placesOf(seats: readonly Seat[], phases: readonly Phase[]): Bucket[] {
  return [
    ...seats.flatMap((seat) => phases.map((phase): Bucket => ({ kind: 'seat', seat, phase }))),
    ...['setup' as const, ...phases].map((phase): Bucket => ({ kind: 'table', phase })),
    { kind: 'break' },
    { kind: 'nobody' },
  ];
}

/** Those of them that hold so many ms. */
export const holding = (places: readonly Bucket[], held: HeldTime, ms: number): Bucket[] =>
  places.filter((bucket) => inBucket(held, bucket) >= ms);

/** Whose place it is: "Ana", "The table", "Breaks". */
export function ownerName(bucket: Bucket, nameOf: (seat: Seat) => string): string {
  if (bucket.kind === 'seat') return nameOf(bucket.seat);
  return { table: words.table, break: words.breaks, nobody: words.noOne }[bucket.kind];
}

/** "Ana, Action", "Breaks". */
export function placeName(bucket: Bucket, nameOf: (seat: Seat) => string): string {
  const owner = ownerName(bucket, nameOf);
  return 'phase' in bucket ? words.place(owner, phaseName(bucket.phase)) : owner;
}
