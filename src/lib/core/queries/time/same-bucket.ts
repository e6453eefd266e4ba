/** Apart from the buckets: only where minutes are moved two of them are compared. */
import type { Bucket } from './ledger.ts';

/** Whether two buckets are the same one. */
export function isSameBucket(one: Bucket, two: Bucket): boolean {
  if (one.kind === 'seat') {
    return two.kind === 'seat' && one.seat === two.seat && one.phase === two.phase;
  }
  if (one.kind === 'table') return two.kind === 'table' && one.phase === two.phase;
  return one.kind === two.kind;
}
