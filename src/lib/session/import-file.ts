/**
 * One file on its way in: handed to a worker that is ended when it is done or stopped. Where the
 * browser starts none (an old one, or a policy), the page does the work itself, with the same
 * limits: slower to answer meanwhile, and nothing else is different.
 */
import { getGame } from '$lib/storage/record-store.ts';
import type { Imported, Storing } from '$lib/storage/transfer.ts';
import type { Word } from './import-worker.ts';
import { newId } from './run.ts';
import type { ImportProgress } from './import-game.ts';
import { startWorker } from './start-worker.ts';

export interface ImportOptions {
  /** Hears how far the import has come. */
  onProgress?: (progress: ImportProgress) => void;
  /** Ends the import. */
  signal?: AbortSignal;
}

const STOPPED: Imported = { kind: 'stopped' };
const GAVE_UP: Imported = { kind: 'refused', problem: 'gave-up', where: '' };

/**
 * What is true after an end that came from outside: storing is all or nothing, and a question to
 * the store is answered after whatever still goes on there.
 */
async function settled(storing: Storing | null, otherwise: Imported): Promise<Imported> {
  if (!storing) return otherwise;
  const row = await getGame(storing.done.gameId);
  if (!row.ok) return { kind: 'failed', problem: row.problem };
  return (row.value?.length ?? 0) >= storing.length ? storing.done : otherwise;
}

/** Lets the worker take the file in. */
function inWorker(worker: Worker, file: Blob, options: ImportOptions): Promise<Imported> {
  const { signal, onProgress } = options;
  let storing: Storing | null = null;
  return new Promise((done) => {
    const end = (answer: Imported | Promise<Imported>) => {
      worker.terminate();
      signal?.removeEventListener('abort', stop);
      done(answer);
    };
    const stop = () => end(settled(storing, STOPPED));
    const giveUp = () => end(settled(storing, GAVE_UP));
    worker.onerror = giveUp;
    worker.onmessageerror = giveUp;
    worker.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.is === 'progress') onProgress?.(data.progress);
      else if (data.is === 'storing') storing = data.storing;
      else if (data.is === 'done') end(data.done);
      else if (data.is === 'broken') giveUp();
    };
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    else worker.postMessage({ file, copyId: newId() });
  });
}

/** Takes the file in without a worker; the page is painted between the stages. */
async function inPage(file: Blob, { onProgress, signal }: ImportOptions): Promise<Imported> {
  const about: { storing: Storing | null } = { storing: null };
  const work = async () => {
    const { importGame } = await import('./import-game.ts');
    return importGame({
      file,
      copyId: newId(),
      onProgress: (progress) => {
        // Thrown through the work: what is being stored is taken back.
        signal?.throwIfAborted();
        onProgress?.(progress);
      },
      storing: (storing) => void (about.storing = storing),
      pause: () => new Promise((done) => setTimeout(done)),
    });
  };
  const done = await work().catch(() => null);
  if (signal?.aborted) return settled(about.storing, STOPPED);
  return done ?? settled(about.storing, GAVE_UP);
}

/** Takes a game file in. */
export async function importFile(file: Blob, options: ImportOptions = {}): Promise<Imported> {
  const worker = await startWorker();
  if (options.signal?.aborted) {
    worker?.terminate();
    return STOPPED;
  }
  return worker ? inWorker(worker, file, options) : inPage(file, options);
}
