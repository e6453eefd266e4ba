/** What came of a file, in words. */
import type { Imported } from '$lib/session/library.svelte.ts';
import { fileWords } from '$words/files.ts';
import { gamesWords } from '$words/games.ts';
import { storageWords } from '$words/storage.ts';
import type { Came } from './game-files.svelte.ts';

/** A sentence, whether it is bad news, and the game to open, where there is one. */
export interface Said {
  text: string;
  bad: boolean;
  gameId: string | null;
}

const bad = (text: string): Said => ({ text, bad: true, gameId: null });
const good = (text: string, gameId: string | null = null): Said => ({ text, bad: false, gameId });

/** The sentence for what an import did. */
export function sayImported(done: Imported): Said {
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
export function sayCame(came: Came): Said {
  if (came.kind === 'saved') return good(fileWords.saved(came.name));
  if (came.kind === 'no-game') return bad(fileWords.noGame);
  if (came.kind === 'not-fetched') return bad(gamesWords.notFetched);
  if (came.kind === 'not-read') return bad(storageWords.reading[came.problem]);
  return sayImported(came);
}
