/** The screen stays awake while a game is open: seen to once there is nothing better to do. */
import { beginWhenCalm } from '$lib/ui/kit/when-calm.ts';

/** Keeps the screen awake; answers how to let it sleep again. */
export function stayAwake(): () => void {
  // Not fetched: the screen sleeps when the device thinks so.
  return beginWhenCalm(async () => {
    const { WakeLock } = await import('$lib/session/wake-lock.svelte.ts');
    const wakeLock = new WakeLock();
    void wakeLock.hold();
    return () => void wakeLock.release();
  });
}
