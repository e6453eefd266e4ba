/**
 * All games of this device. What it needs of the chart, the rulesets and the schemas is loaded
 * when it is used: the list itself shows without them.
 */
import {
  CARRIED,
  isSample,
  type GameMarks,
  type GameRow,
  type Marked,
} from '$lib/storage/game-row.ts';
import { checkList, putRow } from '$lib/storage/list-check.ts';
import { listPeople, rememberPeople } from '$lib/storage/people-store.ts';
import { readSetting, writeSetting } from '$lib/storage/settings-store.ts';
import { eraseGame, listGames, markGame, readEntries } from '$lib/storage/record-store.ts';
import type { StorageProblem } from '$lib/core/record/storage-problem.ts';
import type { Stored } from '$lib/storage/storage-problem.ts';
import type { OutgoingFile } from '$lib/storage/outgoing.ts';
import type { Imported } from '$lib/storage/transfer.ts';
import { Channel } from './channel.ts';
import type { ImportOptions } from './import-file.ts';
import { APP } from './run.ts';
import { stampNow } from './device.ts';
import { StoragePromise } from './keeping.svelte.ts';

export { isSample, type CardSeat, type GameCard, type GameRow } from '$lib/storage/game-row.ts';
export type { Imported } from '$lib/storage/transfer.ts';
export type { ImportProgress } from './import-game.ts';

/** What came of mending the list: how many rows are new, and which games have lost their record. */
export interface Mended {
  rows: number;
  gone: string[];
}

/** Makes the row of a game anew from its record; false where nothing can be made of it. */
async function mend(id: string): Promise<boolean> {
  const entries = await readEntries(id);
  if (!entries.ok) return false;
  try {
    // It brings the chart and the rulesets, which a list in order never needs.
    const [{ changeOf }, { playOf }] = await Promise.all([
      import('./derived-row.ts'),
      import('./read.ts'),
    ]);
    const state = await playOf(entries.value);
    return state !== null && (await putRow(entries.value, changeOf(state))).ok;
  } catch {
    // A record that cannot be read does not trouble the other games.
    return false;
  }
}

/** Makes rows of the list anew that are missing or no longer fit. */
export async function mendList(): Promise<Mended> {
  const check = await checkList();
  if (!check.ok) return { rows: 0, gone: [] };
  let rows = 0;
  for (const id of check.value.stale) if (await mend(id)) rows += 1;
  return { rows, gone: check.value.gone };
}

/** When and where the marks that go from device to device are set: now, and here. */
async function stampsOf(marks: GameMarks): Promise<Marked> {
  const carried = CARRIED.filter((mark) => mark in marks);
  if (carried.length === 0) return {};
  const stamp = await stampNow();
  return Object.fromEntries(carried.map((mark) => [mark, stamp]));
}

/** Games that have changed since the file of all games was saved, from which on it is asked for. */
const DUE_GAMES = 5;
/** After so long (ms) fewer are enough. */
const DUE_AFTER = 30 * 24 * 3_600_000;

/** The key under which a device keeps when all of its games were last saved as one file. */
const ARCHIVE_AT = 'archive-at';

/** So long (ms) a game that was deleted can be brought back. */
const KEPT = 24 * 3_600_000;

export class Library {
  #rows = $state.raw<readonly GameRow[]>([]);
  /** Every game, archived ones too; the one played last first. */
  games = $derived(this.#rows.filter(({ deletedAt }) => !deletedAt));
  /** The games that were deleted and can still be brought back, the last one first. */
  deleted = $derived(
    this.#rows
      .filter(({ deletedAt }) => deletedAt)
      .sort((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0)),
  );
  /** Names of earlier games, the last used first. */
  people = $state.raw<readonly string[]>([]);
  /** Ids of games in the list whose record is no longer on this device. */
  gone = $state.raw<readonly string[]>([]);
  /** True once the list has been read. */
  loaded = $state(false);
  /** Why the list could not be read, or null. */
  problem = $state<StorageProblem | null>(null);
  /** Why the last mark on a game was not kept, or null. */
  notKept = $state<StorageProblem | null>(null);
  readonly promise = new StoragePromise();

  /** The game to resume: the last one that is neither over nor archived. */
  resumable = $derived(this.games.find((row) => this.#canResume(row)) ?? null);
  /** The last game that is over, or null. */
  finished = $derived(this.games.find((row) => this.#isOurs(row) && row.card.result) ?? null);
  /** The game whose people may play again: the last one that is no sample and not archived, or null. */
  last = $derived(this.games.find((row) => this.#isOurs(row)) ?? null);
  /** Epoch ms of the last game file saved, or null. */
  lastBackup = $derived(
    this.games.reduce<number | null>(
      (last, { backupAt }) => (backupAt !== null && backupAt > (last ?? 0) ? backupAt : last),
      null,
    ),
  );

  /** Epoch ms at which the file of all games was last saved, or null. */
  archiveAt = $state<number | null>(null);
  /** Games of this table's own that have changed since, or that no such file has held yet. */
  unarchived = $derived(
    this.games.filter((row) => !isSample(row) && row.updatedAt > (this.archiveAt ?? 0)).length,
  );

  /** Whether it is time to save the file of all games; `now` in epoch ms. */
  archiveDue(now: number): boolean {
    const { unarchived } = this;
    const long = this.archiveAt !== null && now - this.archiveAt > DUE_AFTER;
    return unarchived >= DUE_GAMES || (long && unarchived > 1);
  }

  #channel = new Channel(() => void this.load());

  /** Stops listening to the other tabs. */
  close(): void {
    this.#channel.close();
  }

  /** Reads the list again. */
  async load(): Promise<void> {
    const [games, people, archiveAt] = await Promise.all([
      listGames(),
      listPeople(),
      readSetting(ARCHIVE_AT),
    ]);
    this.problem = games.ok ? null : games.problem;
    if (games.ok) this.#rows = games.value;
    if (people.ok) this.people = people.value;
    if (archiveAt.ok)
      this.archiveAt = Number.isFinite(archiveAt.value) ? Number(archiveAt.value) : null;
    this.loaded = true;
    await this.promise.look();
  }

  /**
   * Compares the list with the records behind it, which is nothing to wait for, and mends it: a
   * record without a row is found, a row that no longer fits is made anew.
   */
  async mend(): Promise<void> {
    const { rows, gone } = await mendList();
    this.gone = gone;
    const now = Date.now();
    const over = this.deleted.filter(({ deletedAt }) => now - (deletedAt ?? now) > KEPT);
    for (const { id } of over) await eraseGame(id);
    if (rows + over.length > 0) await this.load();
  }

  /** Reads finished games for the statistics, until the page is left. */
  async report(left: AbortSignal): Promise<void> {
    if (left.aborted || !this.games.some(({ card }) => card.result)) return;
    const { refreshReports } = await import('./reports.ts');
    await refreshReports(left);
  }

  /** Takes a game in that was begun just now; `people` are the names that the next setup offers. */
  async began({ id, createdAt, length }: GameRow, people: readonly string[]): Promise<void> {
    await rememberPeople(people, createdAt);
    this.#channel.tell({ gameId: id, length });
    // The first game is the moment at which there is something to keep.
    void this.promise.ask();
    await this.load();
  }

  /** The file of a game, noted as its backup; null when there is no such game. */
  async exportGame(gameId: string): Promise<Stored<OutgoingFile | null>> {
    const { exportGame } = await import('$lib/storage/transfer.ts');
    const at = Date.now();
    const file = await exportGame(gameId, { app: APP, at });
    if (file.ok && file.value) await this.#mark(gameId, { backupAt: at });
    return file;
  }

  /** Takes a game file in; it can be stopped, and says how far it has come. */
  async importGame(file: Blob, options?: ImportOptions): Promise<Imported> {
    const { importFile } = await import('./import-file.ts');
    const done = await importFile(file, options);
    // Who opens the file of a game that was deleted wants it back.
    if (done.kind === 'known') await markGame(done.gameId, { deletedAt: null });
    await this.load();
    if ('gameId' in done) {
      const length = this.games.find((row) => row.id === done.gameId)?.length ?? 0;
      this.#channel.tell({ gameId: done.gameId, length });
      void this.promise.ask();
    }
    return done;
  }

  /** Notes that the file of all games was saved at `at` (epoch ms). */
  async archiveSaved(at: number): Promise<void> {
    const done = await writeSetting(ARCHIVE_AT, at);
    this.notKept = done.ok ? null : done.problem;
    await this.load();
  }

  /** Deletes several games; they can be brought back for a day. */
  async deleteAll(gameIds: readonly string[]): Promise<void> {
    for (const id of gameIds) await markGame(id, { deletedAt: Date.now() });
    await this.load();
  }

  /** Puts several games away. */
  async archiveAll(gameIds: readonly string[]): Promise<void> {
    const marked = await stampsOf({ archived: true });
    for (const id of gameIds) await markGame(id, { archived: true }, marked);
    await this.load();
  }

  /** Puts a game away, or takes it back. */
  async archive(gameId: string, archived: boolean): Promise<void> {
    await this.#mark(gameId, { archived });
  }

  /** Deletes a game; it can be brought back for a day. */
  async delete(gameId: string): Promise<void> {
    await this.#mark(gameId, { deletedAt: Date.now() });
  }

  async bringBack(gameId: string): Promise<void> {
    await this.#mark(gameId, { deletedAt: null });
  }

  /** Takes a game that was deleted off this device at once. */
  async erase(gameId: string): Promise<void> {
    const done = await eraseGame(gameId);
    await this.load();
    this.notKept = done.ok ? null : done.problem;
  }

  /** Whether a game counts in the statistics. */
  async setCounts(gameId: string, countsInStatistics: boolean): Promise<void> {
    await this.#mark(gameId, { countsInStatistics });
  }

  /** A game of this table's own that can be shown: a record without its beginning has no players. */
  #isOurs(row: GameRow): boolean {
    return row.card.seats.length > 0 && !row.archived && !isSample(row);
  }

  #canResume(row: GameRow): boolean {
    return this.#isOurs(row) && row.card.result === null && !this.gone.includes(row.id);
  }

  async #mark(gameId: string, marks: GameMarks): Promise<void> {
    const done = await markGame(gameId, marks, await stampsOf(marks));
    await this.load();
    this.notKept = done.ok ? null : done.problem;
  }
}
