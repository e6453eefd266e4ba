/**
 * The worker that takes one game file in, or reads stored games for their reports. Whatever they hold, the
 * page that asked goes on answering taps; ended in the middle of storing, the browser takes all of that
 * back.
 */
import type { Imported, Storing } from '$lib/storage/transfer.ts';
import type { Unread } from '$lib/storage/report-store.ts';
import { importGame, type ImportProgress } from './import-game.ts';
import { readReport } from './report-of.ts';

/** What the worker is asked: to take a file in. */
interface ImportRequest {
  file: Blob;
  /** Id of the game where it has to be a copy. */
  copyId: string;
}

/** Or to read one stored game. */
interface ReportRequest {
  report: Unread;
}

/** What the worker says: that it is there, how far it is, what it is about to store, what came of it. */
export type Word =
  | { is: 'ready' }
  | { is: 'progress'; progress: ImportProgress }
  | { is: 'storing'; storing: Storing }
  | { is: 'done'; done: Imported }
  | { is: 'report'; id: string; read: boolean }
  | { is: 'broken' };

/** The part of a worker's world that is used here; the types of the app are those of pages. */
interface World {
  onmessage: ((event: MessageEvent<ImportRequest | ReportRequest>) => void) | null;
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

function takeIn({ file, copyId }: ImportRequest): void {
  const storing = (what: Storing) => say({ is: 'storing', storing: what });
  void importGame({ file, copyId, onProgress: teller(), storing }).then(
    (done) => say({ is: 'done', done }),
    () => say({ is: 'broken' }),
  );
}

world.onmessage = ({ data }) => {
  if ('file' in data) return takeIn(data);
  const { id } = data.report;
  void readReport(data.report).then(
    (read) => say({ is: 'report', id, read }),
    () => say({ is: 'report', id, read: false }),
  );
};
say({ is: 'ready' });
