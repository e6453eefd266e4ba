import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hush, whenCalm, whenIdle } from '../../../../src/lib/ui/kit/when-calm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins nothing while the page is to ask for nothing, and all of it afterwards', async () => {
  const begun: string[] = [];
  whenCalm(() => begun.push('calm'));
  hush(10_000);
  void whenIdle().then(() => begun.push('idle'));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(begun.sort()).toEqual(['calm', 'idle']);
});

it('is called off while it is put off', async () => {
  const act = vi.fn();
  const off = whenCalm(act);
  hush(5_000);
  await vi.advanceTimersByTimeAsync(3_000);
  off();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).not.toHaveBeenCalled();
});
