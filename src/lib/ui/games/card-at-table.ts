/**
 * The kept card of the list, looked after at an open table: an app is seldom left by the page of the
 * games.
 */
import { Channel } from '$lib/session/channel.ts';
import { onIdle } from '$lib/ui/kit/idle.ts';
import { keepCard } from './kept-card.ts';

/** What draws it: fetched after an act, once the table stands still. */
const drawn = () => import('./keep-from-list.ts');

/**
 * From the first act on the kept card is out of date and is let go of; a new one is kept when the
 * table is put aside, whether for another app or for good. Answers how to stop it.
 */
export function followTable(): () => void {
  let stale = false;
  let unasked = () => {};
  // It hears every act of this device, those of its own page too.
  const channel = new Channel(() => {
    if (stale) return;
    stale = true;
    keepCard(null);
    unasked();
    unasked = onIdle(() => void drawn().catch(() => undefined));
  });
  const onvisibilitychange = () => {
    if (!stale || document.visibilityState === 'visible') return;
    stale = false;
    // What cannot be fetched is not drawn: the next start waits for the list.
    drawn().then(
      ({ keepFromList }) => keepFromList(() => !stale),
      () => undefined,
    );
  };
  document.addEventListener('visibilitychange', onvisibilitychange);
  return () => {
    document.removeEventListener('visibilitychange', onvisibilitychange);
    unasked();
    channel.close();
  };
}
