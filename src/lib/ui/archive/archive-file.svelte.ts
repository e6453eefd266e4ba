/** The file of all games on its way out or in, and what came of it. */
import type { Library } from '$lib/session/library.svelte.ts';
import type { People } from '$lib/session/people.svelte.ts';
import {
  archiveName,
  saveArchive,
  takeArchive,
  type ArchiveTaken,
} from '$lib/session/whole-archive.ts';
import { saveBlob } from '$lib/ui/kit/save-file.ts';
import { archive as words } from '$words/archive.ts';
import { fileWords } from '$words/files.ts';
import { storageWords } from '$words/storage.ts';

/** What came of the last file, a sentence each. */
export interface FileOutcome {
  bad: boolean;
  said: readonly string[];
  /** Ids of the games that are new here. */
  added: readonly string[];
  /** Ids of records that were added beside games of this device. */
  copied: readonly string[];
}

const outcome = (said: readonly string[], bad = false): FileOutcome => ({
  bad,
  said,
  added: [],
  copied: [],
});

/** Why a game of the file was not added. */
function whyLeft({ came }: ArchiveTaken['left'][number]): string {
  return came.kind === 'refused'
    ? fileWords.refused[came.problem](came.where)
    : storageWords.writing[came.problem];
}

/** What came of a file that was taken in. */
function sayTaken(taken: ArchiveTaken): FileOutcome {
  const { added, copied, extended, known, left, problem } = taken;
  const here = added.length + copied.length + extended.length > 0;
  const lines = [
    ...(problem ? [words.problems[problem]] : []),
    ...(problem && here ? [words.kept] : []),
    ...(problem && !here ? [] : [words.taken(added.length)]),
    ...(extended.length > 0 ? [words.extended(extended.length)] : []),
    ...(copied.length > 0 ? [words.copied(copied.length)] : []),
    ...(known > 0 ? [words.known(known)] : []),
    ...left.map((one) => words.left(one.place, whyLeft(one))),
  ];
  return { bad: problem !== undefined || left.length > 0, said: lines, added, copied };
}

export class ArchiveFile {
  /** What is going on, or null. */
  doing = $state<'saving' | 'adding' | null>(null);
  done = $state(0);
  of = $state(1);
  came = $state.raw<FileOutcome | null>(null);

  #library: Library;
  #people: People;
  #stopping = new AbortController();

  constructor(library: Library, people: People) {
    this.#library = library;
    this.#people = people;
  }

  /** Ends what is going on. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Saves all games as one file. */
  async save(): Promise<void> {
    if (this.doing) return;
    const at = Date.now();
    const made = await saveArchive(this.#begin('saving'));
    this.doing = null;
    if (made === 'stopped') this.came = outcome([words.stoppedSaving]);
    else if (made === 'gave-up') this.came = outcome([words.gaveUp], true);
    else if (!made.ok) this.came = outcome([storageWords.reading[made.problem]], true);
    else {
      const { file, left } = made.value;
      const name = archiveName(at);
      saveBlob(name, file);
      await this.#library.archiveSaved(at);
      const missing = left.length > 0 ? [words.savedBut(left.length)] : [];
      this.came = outcome([words.saved(name), ...missing], left.length > 0);
    }
  }

  /** Takes the games of such a file in. */
  async take(file: Blob): Promise<void> {
    if (this.doing) return;
    const taken = await takeArchive(file, this.#begin('adding'));
    this.doing = null;
    if (taken === 'stopped') this.came = outcome([words.stopped]);
    else if (taken === 'gave-up') this.came = outcome([words.gaveUp], true);
    else this.came = sayTaken(taken);
    await Promise.all([this.#library.load(), this.#people.load()]);
  }

  /** Takes several such files in, one after the other; what came of all of them is told together. */
  async takeAll(files: readonly File[]): Promise<void> {
    const came: FileOutcome[] = [];
    for (const file of files) {
      await this.take(file);
      if (this.came) came.push(this.came);
      if (this.#stopping.signal.aborted) break;
    }
    if (came.length < 2) return;
    this.came = {
      bad: came.some(({ bad }) => bad),
      said: came.flatMap(({ said }) => said),
      added: came.flatMap(({ added }) => added),
      copied: came.flatMap(({ copied }) => copied),
    };
  }

  /** Takes out what the last file has added. */
  async takeOut(): Promise<void> {
    if (!this.came) return;
    await this.#library.deleteAll([...this.came.added, ...this.came.copied]);
    this.came = outcome([words.takenOut]);
  }

  /** Hides the copies that the last file has added. */
  async keepYours(): Promise<void> {
    if (!this.came) return;
    await this.#library.archiveAll(this.came.copied);
    this.came = { ...this.came, copied: [] };
  }

  #begin(doing: 'saving' | 'adding') {
    this.doing = doing;
    this.came = null;
    [this.done, this.of] = [0, 1];
    this.#stopping = new AbortController();
    const onGames = (done: number, of: number) => {
      this.done = done;
      this.of = Math.max(of, 1);
    };
    return { onGames, signal: this.#stopping.signal };
  }
}
