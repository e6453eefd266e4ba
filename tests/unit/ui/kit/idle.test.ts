import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postponeIdle, onIdle, nextIdle } from '../../../../src/lib/ui/kit/idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins nothing while the page is to ask for nothing, and all of it afterwards', async () => {
  const begun: string[] = [];
  onIdle(() => begun.push('calm'));
  postponeIdle(10_000);
  void nextIdle().then(() => begun.push('idle'));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(begun.sort()).toEqual(['calm', 'idle']);
});

it('is called off while it is put off', async () => {
  const act = vi.fn();
  const off = onIdle(act);
  postponeIdle(5_000);
  await vi.advanceTimersByTimeAsync(3_000);
  off();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).not.toHaveBeenCalled();
});
