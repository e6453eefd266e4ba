/** The screen stays awake while a table is in use: seen to once there is nothing better to do. */
import { beginWhenCalm } from '$lib/ui/kit/when-calm.ts';

/** Keeps the screen awake; answers how to let it sleep again. */
export function stayAwake(): () => void {
  // Not fetched: the screen sleeps when the device thinks so.
  return beginWhenCalm(async () => {
    const { wakeLock } = await import('$lib/session/wake-lock.svelte.ts');
    void wakeLock.hold();
    return () => void wakeLock.release();
  });
}
