/** All games of this device as one file, out and in: a worker does it, and can be stopped. */
import type { Stored } from '$lib/storage/storage-problem.ts';
import type { ArchiveMade, ArchiveTaken, OnGames } from './archive-jobs.ts';
import { stampNow } from './device.ts';
import type { Word } from './import-worker.ts';
import { APP } from './run.ts';
import { startWorker } from './start-worker.ts';

export type { ArchiveTaken } from './archive-jobs.ts';

export interface ArchiveOptions {
  /** Hears how many games are done. */
  onGames: OnGames;
  /** Ends the work: games that are stored by then stay. */
  signal: AbortSignal;
}

/** Why no answer came: it was stopped, or the device could not get through it. */
export type NoAnswer = 'stopped' | 'gave-up';

/** Asks a worker and waits for the word that `pick` finds the answer in. */
async function ask<T>(
  question: object,
  pick: (word: Word) => T | undefined,
  { onGames, signal }: ArchiveOptions,
): Promise<T | NoAnswer> {
  const worker = await startWorker();
  if (!worker || signal.aborted) {
    worker?.terminate();
    return signal.aborted ? 'stopped' : 'gave-up';
  }
  return new Promise((done) => {
    const end = (answer: T | NoAnswer) => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
      done(answer);
    };
    const stop = () => end('stopped');
    worker.onerror = () => end('gave-up');
    worker.onmessageerror = () => end('gave-up');
    worker.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.is === 'games') onGames(data.done, data.of);
      else if (data.is === 'broken') end('gave-up');
      else {
        const answer = pick(data);
        if (answer !== undefined) end(answer);
      }
    };
    signal.addEventListener('abort', stop);
    worker.postMessage(question);
  });
}

/** What the file of all games is called, by the day it is saved on (epoch ms). */
export const archiveName = (at: number): string =>
  `custodian-archive-${new Date(at).toISOString().slice(0, 10)}.gz`;

/** Makes the file of all games. */
export async function saveArchive(
  options: ArchiveOptions,
): Promise<Stored<ArchiveMade> | NoAnswer> {
  const { at, device } = await stampNow();
  const save = { app: APP, at, device };
  return ask({ save }, (word) => (word.is === 'saved' ? word.made : undefined), options);
}

/** Takes such a file in. */
export const takeArchive = (
  archive: Blob,
  options: ArchiveOptions,
): Promise<ArchiveTaken | NoAnswer> =>
  ask({ archive }, (word) => (word.is === 'taken' ? word.taken : undefined), options);
