/**
 * The worker that takes game files in, one or all games of a device, saves all games as one file, or reads
 * stored games for their reports. Whatever they hold, the page that asked goes on answering taps; ended in
 * the middle of storing a game, the browser takes that game back.
 */
import type { Imported, Storing } from '$lib/storage/transfer.ts';
import type { UnreadGame } from '$lib/storage/report-store.ts';
import type { Stored } from '$lib/storage/storage-problem.ts';
import {
  exportArchive,
  importArchive,
  type ArchiveMade,
  type ArchiveTaken,
} from './archive-jobs.ts';
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
  report: UnreadGame;
}

/** Or to take all games of a file in. */
interface ArchiveRequest {
  archive: Blob;
}

/** Or to save all games as one file, `at` in epoch ms. */
interface SaveRequest {
  save: { app: string; at: number; device: string };
}

/** What the worker says: that it is there, how far it is, what it is about to store, what came of it. */
export type Word =
  | { is: 'ready' }
  | { is: 'progress'; progress: ImportProgress }
  | { is: 'storing'; storing: Storing }
  | { is: 'done'; done: Imported }
  | { is: 'report'; id: string; read: boolean }
  | { is: 'games'; done: number; of: number }
  | { is: 'taken'; taken: ArchiveTaken }
  | { is: 'saved'; made: Stored<ArchiveMade> }
  | { is: 'broken' };

type WorkerRequest = ImportRequest | ReportRequest | ArchiveRequest | SaveRequest;

/** The part of a worker's world that is used here; the types of the app are those of pages. */
interface World {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
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

const broken = () => say({ is: 'broken' });

function takeIn({ file, copyId }: ImportRequest): void {
  const storing = (what: Storing) => say({ is: 'storing', storing: what });
  void importGame({ file, copyId, onProgress: teller(), storing }).then(
    (done) => say({ is: 'done', done }),
    broken,
  );
}

/** How many games are done, said for each of them: there are not many in a second. */
const ofGames = (done: number, of: number) => say({ is: 'games', done, of });

world.onmessage = ({ data }) => {
  if ('file' in data) {
    takeIn(data);
  } else if ('archive' in data) {
    void importArchive(data.archive, ofGames).then((taken) => say({ is: 'taken', taken }), broken);
  } else if ('save' in data) {
    void exportArchive(data.save, ofGames).then((made) => say({ is: 'saved', made }), broken);
  } else {
    const { id } = data.report;
    void readReport(data.report).then(
      (read) => say({ is: 'report', id, read }),
      () => say({ is: 'report', id, read: false }),
    );
  }
};
say({ is: 'ready' });
