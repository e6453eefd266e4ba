/** The screen stays awake while a game is open: seen to once there is nothing better to do. */
import { whenCalm } from '$lib/ui/kit/when-calm.ts';

/** Keeps the screen awake; answers how to let it sleep again. */
export function stayAwake(): () => void {
  let gone = false;
  let release = () => {};
  const stop = whenCalm(() => {
    import('$lib/session/wake-lock.svelte.ts').then(
      ({ WakeLock }) => {
        if (gone) return;
        const wakeLock = new WakeLock();
        release = () => void wakeLock.release();
        void wakeLock.hold();
      },
      // Not fetched: the screen sleeps when the device thinks so.
      () => undefined,
    );
  });
  return () => {
    gone = true;
    stop();
    release();
  };
}
