/**
 * The worker that takes one game file in. Whatever the file holds, the page that asked for it goes
 * on answering taps; ended in the middle of storing, the browser takes all of that back.
 */
import type { Imported, Storing } from '$lib/storage/transfer.ts';
import { importGame, type ImportProgress } from './import-game.ts';

/** What the worker is asked. */
export interface ImportRequest {
  file: Blob;
  /** Id of the game where it has to be a copy. */
  copyId: string;
}

/** What the worker says: that it is there, how far it is, what it is about to store, what came of it. */
export type Word =
  | { is: 'ready' }
  | { is: 'progress'; progress: ImportProgress }
  | { is: 'storing'; storing: Storing }
  | { is: 'done'; done: Imported }
  | { is: 'broken' };

/** The part of a worker's world that is used here; the types of the app are those of pages. */
interface World {
  onmessage: ((event: MessageEvent<ImportRequest>) => void) | null;
  postMessage(word: Word): void;
}
const world = globalThis as unknown as World;
const say = (word: Word) => world.postMessage(word);

/** Ms between two words about one stage. */
const WORD = 80;

/** Says how far it has come, not more often than a screen can show. */
function teller(): (progress: ImportProgress) => void {
  let last: { stage: string; at: number } | null = null;
  return (progress) => {
    const at = performance.now();
    if (last?.stage === progress.stage && at - last.at < WORD) return;
    last = { stage: progress.stage, at };
    say({ is: 'progress', progress });
  };
}

world.onmessage = ({ data: { file, copyId } }) => {
  const storing = (what: Storing) => say({ is: 'storing', storing: what });
  void importGame({ file, copyId, onProgress: teller(), storing }).then(
    (done) => say({ is: 'done', done }),
    () => say({ is: 'broken' }),
  );
};
say({ is: 'ready' });
