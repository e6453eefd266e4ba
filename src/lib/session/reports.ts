/**
 * Reports made anew in the background, one game after another, in a worker: nothing is done while the page
 * is hidden, and whoever asked can end it at any time; what is missing then is made the next time.
 */
import { unreadReports, type UnreadGame } from '$lib/storage/report-store.ts';
import { betweenTasks } from './between-tasks.ts';
import type { Word } from './import-worker.ts';
import { startWorker } from './start-worker.ts';

/** Reads one game; false where that could not be done now. */
type ReadGame = (game: UnreadGame) => Promise<boolean>;

interface Reader {
  read: ReadGame;
  end: () => void;
}

/** A worker that reads games; one that breaks off has read none of those that it was asked for. */
function inWorker(worker: Worker): Reader {
  const asked = new Map<string, (read: boolean) => void>();
  worker.onerror = () => {
    for (const done of asked.values()) done(false);
  };
  worker.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.is !== 'report') return;
    asked.get(data.id)?.(data.read);
    asked.delete(data.id);
  };
  const read: ReadGame = (report) =>
    new Promise((done) => {
      asked.set(report.id, done);
      worker.postMessage({ report });
    });
  return { read, end: () => worker.terminate() };
}

/** Where there is no worker the page reads, with a rest after each game. */
function inPage(): Reader {
  const read: ReadGame = async (game) => {
    const { readReport } = await import('./report-of.ts');
    const done = await readReport(game);
    await betweenTasks();
    return done;
  };
  return { read, end: () => undefined };
}

/** Answers once the page is seen, or the work was ended. */
function whileSeen(signal: AbortSignal): Promise<void> {
  if (signal.aborted || document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((done) => {
    const look = () => {
      if (!signal.aborted && document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      done();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
  });
}

/** What games are read with: a worker, or the page itself. */
async function readerFor(signal: AbortSignal): Promise<Reader> {
  const worker = await startWorker();
  const reader = worker ? inWorker(worker) : inPage();
  signal.addEventListener('abort', reader.end);
  return reader;
}

/** Reads a game that has just ended, and no other: its table is still there. */
export async function reportGame(gameId: string): Promise<void> {
  const asked = await unreadReports();
  const game = asked.ok && asked.value.find(({ id }) => id === gameId);
  if (!game) return;
  const reader = await readerFor(new AbortController().signal);
  await reader.read(game);
  reader.end();
}

/** Games that are read from one look at what is done to the next. */
const TOLD = 25;

/**
 * Makes every report that is missing or no longer fits, the last games first. `onRead` hears now and then
 * that more are there, and how many are still to come; the answer is how many could not be read just now.
 */
export async function refreshReports(
  signal: AbortSignal,
  onRead: (left: number) => void = () => undefined,
): Promise<number> {
  const asked = await unreadReports();
  if (!asked.ok || asked.value.length === 0 || signal.aborted) return 0;
  const reader = await readerFor(signal);
  const ended = new Promise<boolean>((done) =>
    signal.addEventListener('abort', () => done(false), { once: true }),
  );
  const waiting = [...asked.value];
  let left = waiting.length;
  let missed = 0;
  const readOn = async () => {
    for (let game = waiting.shift(); game; game = waiting.shift()) {
      await whileSeen(signal);
      if (signal.aborted) return;
      if (!(await Promise.race([reader.read(game), ended]))) missed++;
      left--;
      if (!signal.aborted && (left === 0 || left % TOLD === 0)) onRead(left);
    }
  };
  // While one is replayed the next one is fetched.
  await Promise.all([readOn(), readOn()]);
  signal.removeEventListener('abort', reader.end);
  reader.end();
  return missed;
}
