/** Game files in and out of the list, and the sentences that say what came of them. */
import type { Imported, Library, ImportProgress } from '$lib/session/library.svelte.ts';
import type { StorageProblem } from '$lib/core/record/storage-problem.ts';
import { saveFile } from '$lib/ui/kit/save-file.ts';
import { fileWords } from '$words/files.ts';
import { gamesWords } from '$words/games.ts';
import { storageWords } from '$words/storage.ts';

/** What came of a file: of one that was opened, or of one that was to be saved. */
export type Came =
  | Imported
  | { kind: 'saved'; name: string }
  | { kind: 'no-game' }
  | { kind: 'is-archive'; file: File }
  | { kind: 'not-fetched' }
  | { kind: 'not-handed' }
  | { kind: 'not-read'; problem: StorageProblem };

/** What came of one file. */
export interface FileNote {
  id: number;
  file: string;
  came: Came;
}

/** Whether a file is compressed, as the file of all games is; a game file begins with a brace. */
async function isPacked(file: Blob): Promise<boolean> {
  const bytes = await file
    .slice(0, 2)
    .arrayBuffer()
    .catch(() => null);
  const [first, second] = new Uint8Array(bytes ?? new ArrayBuffer(0));
  return first === 0x1f && second === 0x8b;
}

/** The part of the app that reads or writes files could not be fetched. */
const NOT_FETCHED: Came = { kind: 'not-fetched' };

export class GameFiles {
  notes = $state.raw<readonly FileNote[]>([]);
  /** Name of the file that is being read, or null. */
  reading = $state<string | null>(null);
  /** How far that one has come, or null before the first word of it. */
  progress = $state.raw<ImportProgress | null>(null);

  #library: Library;
  #toArchive: (files: readonly File[]) => void;
  /** What came while another file was read, and is read after it. */
  #waiting: File[] = [];
  #last = 0;
  #stopping = new AbortController();

  /** `toArchive`: opens the archive page with files of all games. */
  constructor(library: Library, toArchive: (files: readonly File[]) => void = () => undefined) {
    this.#library = library;
    this.#toArchive = toArchive;
  }

  /**
   * Takes files in, one after the other; what comes while one is read waits behind it. Files of all games
   * are for the archive page, which is opened where nothing else came.
   */
  async open(files: Iterable<File>): Promise<void> {
    // The browser empties its own list once the event is over.
    this.#waiting.push(...files);
    if (this.reading !== null) return;
    this.notes = [];
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    const told = (progress: ImportProgress) => void (this.progress = progress);
    for (;;) {
      const file = this.#waiting.shift();
      if (!file) break;
      this.reading = file.name;
      if (await isPacked(file)) {
        this.#note(file.name, { kind: 'is-archive', file });
        continue;
      }
      const done = this.#library.importGame(file, { onProgress: told, signal });
      this.#note(file.name, await done.catch(() => NOT_FETCHED));
      this.progress = null;
    }
    this.reading = null;
    const archives = this.notes.flatMap(({ came }) =>
      came.kind === 'is-archive' ? came.file : [],
    );
    if (archives.length > 0 && archives.length === this.notes.length) this.#toArchive(archives);
  }

  /** Takes in what the device handed to the app; none where it could not be read. */
  async takeHanded(files: readonly File[]): Promise<void> {
    if (files.length > 0) return this.open(files);
    if (this.reading === null) this.notes = [];
    this.#note('', { kind: 'not-handed' });
  }

  /** Ends what is being taken in, and takes none of the files that wait behind it. */
  stop(): void {
    this.#waiting = [];
    this.#stopping.abort();
  }

  /** Saves the file of a game. */
  async save(gameId: string): Promise<void> {
    const file = await this.#library.exportGame(gameId).catch(() => null);
    this.notes = [];
    if (!file) {
      this.#note('', NOT_FETCHED);
    } else if (!file.ok) {
      this.#note('', { kind: 'not-read', problem: file.problem });
    } else if (!file.value) {
      this.#note('', { kind: 'no-game' });
    } else {
      saveFile(file.value);
      this.#note('', { kind: 'saved', name: file.value.name });
    }
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  #note(file: string, came: Came): void {
    this.#last += 1;
    this.notes = [...this.notes, { id: this.#last, file, came }];
  }
}

/** A sentence, whether it is bad news, and the game to open, where there is one. */
export interface FileSentence {
  text: string;
  bad: boolean;
  gameId: string | null;
}

const bad = (text: string): FileSentence => ({ text, bad: true, gameId: null });
const good = (text: string, gameId: string | null = null): FileSentence => ({
  text,
  bad: false,
  gameId,
});

/** The sentence for what an import did. */
export function sayImported(done: Imported): FileSentence {
  if (done.kind === 'refused') {
    return bad(`${fileWords.refused[done.problem](done.where)} ${fileWords.nothingChanged}`);
  }
  if (done.kind === 'failed') return bad(storageWords.writing[done.problem]);
  if (done.kind === 'stopped') return good(fileWords.stopped);
  const { cut, gameId } = done;
  const said = done.kind === 'extended' ? fileWords.extended(done.added) : fileWords[done.kind];
  return good(cut ? `${said} ${fileWords.cut(cut.seq, cut.left)}` : said, gameId);
}

/** The sentence for what came of a file that was opened or saved. */
export function sayCame(came: Came): FileSentence {
  if (came.kind === 'saved') return good(fileWords.saved(came.name));
  if (came.kind === 'no-game') return bad(fileWords.noGame);
  if (came.kind === 'is-archive') return bad(fileWords.isArchive);
  if (came.kind === 'not-fetched') return bad(gamesWords.notFetched);
  if (came.kind === 'not-handed') return bad(fileWords.notHanded);
  if (came.kind === 'not-read') return bad(storageWords.reading[came.problem]);
  return sayImported(came);
}
