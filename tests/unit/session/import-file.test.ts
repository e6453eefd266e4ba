/** The page's side of an import: the worker that does it, how it ends, and what stands in for it. */
import { asDrafts, recordOf } from '../../support/stored-game.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importFile } from '../../../src/lib/session/import-file.ts';
import type { Word } from '../../../src/lib/session/import-worker.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { newGameFacts } from '../../support/new-game.ts';

const record = recordOf('g1', asDrafts(newGameFacts({ id: 'g1' })));
const file = () =>
  new Blob([
    JSON.stringify({
      kind: 'custodian-game',
      version: 1,
      app: 'x',
      exportedAt: 1,
      entries: record,
    }),
  ]);

/** A worker that says what a test has it say. */
class FakeWorker {
  static last: FakeWorker;
  onmessage: ((event: { data: Word }) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  asked: { file: Blob; copyId: string }[] = [];
  ended = false;

  constructor(
    readonly address: URL,
    readonly options: { type: string },
  ) {
    FakeWorker.last = this;
  }

  postMessage(order: { file: Blob; copyId: string }): void {
    this.asked.push(order);
  }

  terminate(): void {
    this.ended = true;
  }

  async says(word: Word): Promise<void> {
    this.onmessage?.({ data: word });
    await Promise.resolve();
  }
}

const STORING = { done: { kind: 'added', gameId: 'g1' }, length: 4 } as const;

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An import whose worker is there. */
async function begun() {
  const stopping = new AbortController();
  const told = vi.fn();
  const done = importFile(file(), { onProgress: told, signal: stopping.signal });
  const worker = FakeWorker.last;
  await worker.says({ is: 'ready' });
  await vi.waitFor(() => expect(worker.asked).toHaveLength(1));
  return { done, told, worker, stop: () => stopping.abort() };
}

describe('an import in its worker', () => {
  it('hands the file over, tells of it, and ends the worker', async () => {
    const { done, told, worker } = await begun();
    expect(worker.options).toEqual({ type: 'module' });
    const progress = { stage: 'checking', done: 1, of: 4 } as const;
    await worker.says({ is: 'progress', progress });
    expect(told).toHaveBeenCalledWith(progress);
    await worker.says({ is: 'done', done: { kind: 'known', gameId: 'g1' } });
    expect(await done).toEqual({ kind: 'known', gameId: 'g1' });
    expect(worker.ended).toBe(true);
  });

  it('ends at once when it is stopped', async () => {
    const { done, stop, worker } = await begun();
    stop();
    expect(worker.ended).toBe(true);
    expect(await done).toEqual({ kind: 'stopped' });
  });

  it('stopped while it stored says what is true: all of it is here, or nothing', async () => {
    const first = await begun();
    await first.worker.says({ is: 'storing', storing: STORING });
    first.stop();
    expect(await first.done).toEqual({ kind: 'stopped' });
    vi.stubGlobal('Worker', undefined);
    expect(await importFile(file())).toEqual({ kind: 'added', gameId: 'g1' });
    vi.stubGlobal('Worker', FakeWorker);
    const second = await begun();
    await second.worker.says({ is: 'storing', storing: STORING });
    second.stop();
    expect(await second.done).toEqual(STORING.done);
  });

  it.each<[string, (worker: FakeWorker) => void]>([
    ['breaks', (worker) => void worker.says({ is: 'broken' })],
    ['throws', (worker) => worker.onerror?.()],
    ['says what cannot be read', (worker) => worker.onmessageerror?.()],
  ])('that %s is named', async (_, breaks) => {
    const { done, worker } = await begun();
    breaks(worker);
    expect(await done).toEqual({ kind: 'refused', problem: 'gave-up', where: '' });
    expect(worker.ended).toBe(true);
  });
});

describe('where there is no worker the page takes the file in', () => {
  const ADDED = { kind: 'added', gameId: 'g1' };

  it('since the browser has none', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await importFile(file())).toEqual(ADDED);
    expect(await database.entries.count()).toBe(record.length);
  });

  it('since a policy forbids it', async () => {
    vi.stubGlobal('Worker', function () {
      throw new TypeError('This document requires TrustedScriptURL');
    });
    expect(await importFile(file())).toEqual(ADDED);
  });

  it('since its script does not run', async () => {
    const done = importFile(file());
    FakeWorker.last.onerror?.();
    expect(await done).toEqual(ADDED);
    expect(FakeWorker.last.ended).toBe(true);
  });

  it('since it never says that it is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const done = importFile(file());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toEqual(ADDED);
    expect(FakeWorker.last.ended).toBe(true);
  });

  it('and it can be stopped', async () => {
    vi.stubGlobal('Worker', undefined);
    for (const stage of ['reading', 'checking', 'storing']) {
      const stopping = new AbortController();
      const told = (progress: { stage: string }) => {
        if (progress.stage === stage) stopping.abort();
      };
      const done = await importFile(file(), { onProgress: told, signal: stopping.signal });
      // The last word of the storing comes when all is handed over: then it may be kept.
      expect(stage === 'storing' ? ['stopped', 'added'] : ['stopped']).toContain(done.kind);
      const kept = (await database.entries.count()) > 0;
      expect(kept).toBe(done.kind === 'added');
    }
  });
});
