/** How much of an evening's play is in no file: what a table is reminded of while it takes breath. */

/** From so long on (ms) a file is worth a reminder. */
export const OLD = 90 * 60_000;

/** What was played longer ago (ms) belongs to another evening, of which the list of games tells. */
const EVENING = 12 * 3_600_000;

/** Since when (epoch ms) this evening's play is in no file; null where all of it is. */
export function unsavedSince(
  entries: readonly { at: number }[],
  backupAt: number | null,
  now: number,
): number | null {
  const from = Math.max(backupAt ?? 0, now - EVENING);
  return entries.find(({ at }) => at > from)?.at ?? null;
}
