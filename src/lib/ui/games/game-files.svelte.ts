/** Game files in and out of the list, and what is said about them. */
import type { Imported, Library } from '$lib/session/library.svelte.ts';
import { saveFile } from '$lib/ui/kit/save-file.ts';
import { fileWords } from '$words/files.ts';
import { storageWords } from '$words/storage.ts';

/** What came of one file. */
export interface FileNote {
  id: number;
  file: string;
  text: string;
  bad: boolean;
  /** The game to open, where there is one. */
  gameId: string | null;
}

/** A whole evening is under 2 MB: what is larger than this is not even read. */
const LARGEST = 60_000_000;

type Said = Pick<FileNote, 'text' | 'bad' | 'gameId'>;

const refusal = (reason: string): Said => ({
  text: `${reason} ${fileWords.nothingChanged}`,
  bad: true,
  gameId: null,
});

/** The sentence for what an import did. */
export function sayImported(done: Imported): Said {
  if (done.kind === 'refused') return refusal(fileWords.refused[done.problem](done.where));
  if (done.kind === 'failed')
    return { text: storageWords.writing[done.problem], bad: true, gameId: null };
  const { gameId } = done;
  const text = done.kind === 'extended' ? fileWords.extended(done.added) : fileWords[done.kind];
  return { text, bad: false, gameId };
}

export class GameFiles {
  notes = $state.raw<readonly FileNote[]>([]);
  /** Name of the file that is being read, or null. */
  reading = $state<string | null>(null);

  #library: Library;
  #last = 0;

  constructor(library: Library) {
    this.#library = library;
  }

  /** Takes files in, one after the other. */
  async open(files: Iterable<File>): Promise<void> {
    if (this.reading !== null) return;
    this.notes = [];
    // The browser empties its own list once the event is over.
    for (const file of [...files]) {
      this.reading = file.name;
      this.#say(file.name, await this.#take(file));
    }
    this.reading = null;
  }

  /** Saves the file of a game. */
  async save(gameId: string): Promise<void> {
    const file = await this.#library.exportGame(gameId);
    this.notes = [];
    if (!file.ok) {
      this.#say('', { text: storageWords.reading[file.problem], bad: true, gameId: null });
    } else if (!file.value) {
      this.#say('', { text: fileWords.noGame, bad: true, gameId: null });
    } else {
      saveFile(file.value);
      this.#say('', { text: fileWords.saved(file.value.name), bad: false, gameId: null });
    }
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  async #take(file: File): Promise<Said> {
    if (file.size > LARGEST) return refusal(fileWords.refused['too-large']());
    let text: string;
    try {
      text = await file.text();
    } catch {
      return refusal(fileWords.refused.unreadable());
    }
    return sayImported(await this.#library.importGame(text));
  }

  #say(file: string, said: Said): void {
    this.#last += 1;
    this.notes = [...this.notes, { id: this.#last, file, ...said }];
  }
}
