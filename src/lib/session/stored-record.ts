/** One record as it lies in storage: how far it can be read, and where it leads. */
import { openPlay } from '$lib/core/play/open.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import type { Play } from '$lib/core/play/play.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { summaryOf, type Summary } from '$lib/core/record/summary.ts';
import type { GameRow } from '$lib/storage/game-row.ts';
import { betweenTasks } from './between-tasks.ts';
import { canLift } from './older.ts';
import { playsInParts } from './plays-in-parts.ts';

export interface StoredRecord {
  play: Play;
  /** The summary kept when the game ended and the one of this replay, where they differ. */
  differs: { kept: Summary; replayed: Summary } | null;
  /** How many entries the list knew of and how many are here, where the end is missing. */
  lost: { knew: number; here: number } | null;
  /** Epoch ms of the last file saved, or null. */
  backupAt: number | null;
}

function differenceOf(kept: Summary | null, { course }: Play): StoredRecord['differs'] {
  if (!kept) return null;
  const replayed = summaryOf(course.head);
  const text = (summary: Summary) =>
    JSON.stringify([
      ...[summary.round, summary.phase, summary.step, summary.activeSeat, summary.speaker],
      Object.entries(summary.points).sort(),
      summary.result && [summary.result.reason, summary.result.winner],
    ]);
  return text(kept) === text(replayed) ? null : { kept, replayed };
}

function recordOf(play: Play, row: GameRow | null): StoredRecord {
  const { entries } = play;
  const [knew, here] = [row?.length ?? 0, entries.length];
  return {
    play,
    differs: play.damage ? null : differenceOf(row?.summary ?? null, play),
    lost: knew > here ? { knew, here } : null,
    backupAt: row?.backupAt ?? null,
  };
}

/** Reads a record further; `known` is the undamaged play of its beginning. */
export const readOnward = (
  entries: readonly Written[],
  known: Play,
  row: GameRow | null,
): StoredRecord => recordOf(openPlay(rulesetFor, entries, known), row);

/** The play of a sound record, in several tasks; null of any other. */
async function playInTasks(entries: readonly Written[]): Promise<Play | null> {
  let last: Play | null = null;
  for (const play of playsInParts(entries)) {
    if (play.damage) return null;
    last = play;
    // After the last one, too: what is drawn then is a long task by itself.
    await betweenTasks();
  }
  return last;
}

/**
 * The play of a record as far as it goes; `newer` is the place of an entry that a newer app is known to
 * have written. Where reading an entry fails though its sum holds, it is looked for and left out. Null
 * where a part of the app that this record needs could not be fetched.
 */
export async function playOf(entries: readonly Written[], newer?: number): Promise<Play | null> {
  if (!(await canLift(entries))) return null;
  try {
    const play = newer === undefined ? await playInTasks(entries) : null;
    return play ?? openPlay(rulesetFor, entries, undefined, { newer });
  } catch {
    return import('./read-anyway.ts').then(
      ({ readAnyway }) => readAnyway(entries),
      () => null,
    );
  }
}

/**
 * Reads a record, or answers null as `playOf` does; `newer` is the place of an entry of a
 * newer app (core/play/open).
 */
export async function readRecord(
  entries: readonly Written[],
  row: GameRow | null,
  newer?: number,
): Promise<StoredRecord | null> {
  const play = await playOf(entries, newer);
  return play && recordOf(play, row);
}
