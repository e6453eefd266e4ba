/** Little room is said while there is still some, once, and only where the browser knows it. */
import { startedGame } from '../../support/stored-game.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runIdleTasks } from '../../../src/lib/session/idle-tasks.ts';

const HOUR = 3_600_000;

/** Bytes that the browser has, and what it says of them: a made-up quota, the truth, or nothing. */
let left: number;
let says: 'made up' | 'truth' | 'nothing';
let asked: number;
let waiting: number;

const named = (name: string) => Object.assign(new Error(name), { name });

/** A folder of the browser's, where room can be asked for. */
const folder = {
  getFileHandle: () =>
    Promise.resolve({
      createWritable: () => {
        waiting += 1;
        return Promise.resolve({
          truncate: (size: number) =>
            size > left ? Promise.reject(named('QuotaExceededError')) : Promise.resolve(),
          abort: () => Promise.resolve((waiting -= 1)),
        });
      },
    }),
  removeEntry: () => Promise.reject(named('NoModificationAllowedError')),
};

beforeEach(() => {
  asked = waiting = 0;
  const getDirectory = () =>
    says === 'made up' ? Promise.resolve(folder) : Promise.reject(named('SecurityError'));
  const estimate = () => {
    asked += 1;
    if (says === 'nothing') return Promise.reject(named('TypeError'));
    return Promise.resolve({ usage: 5e9, quota: 5e9 + (says === 'truth' ? left : 1e10) });
  };
  vi.stubGlobal('navigator', { storage: { getDirectory, estimate } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table that is looked after. */
async function looked() {
  const session = await startedGame();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = runIdleTasks(session);
  await settled();
  return { session, stop };
}
const settled = () => new Promise((done) => setTimeout(done, 20));
async function hour(): Promise<void> {
  await vi.advanceTimersByTimeAsync(HOUR);
  await settled();
}

it.each([
  ['made up', 19_999_999, true],
  ['made up', 20_000_000, false],
  ['truth', 19_999_999, true],
  ['truth', 20_000_000, false],
  ['nothing', 0, false],
] as const)('where the browser tells %s, %d bytes are little: %s', async (tells, bytes, little) => {
  [says, left] = [tells, bytes];
  const { session, stop } = await looked();
  expect(session.littleRoom).toBe(little);
  expect(waiting).toBe(0);
  stop();
});

it('is looked at every hour until it is said, and then no more', async () => {
  [says, left] = ['truth', 1e9];
  const { session, stop } = await looked();
  await hour();
  expect(session.littleRoom).toBe(false);
  left = 3_000_000;
  await hour();
  expect(session.littleRoom).toBe(true);
  // Put away, it is not said again.
  session.littleRoom = false;
  await hour();
  expect([session.littleRoom, asked]).toEqual([false, 3]);
  stop();
});

it('is not looked at once the table is left', async () => {
  [says, left] = ['truth', 1e9];
  const { stop } = await looked();
  stop();
  await hour();
  expect(asked).toBe(1);
});
