/**
 * The kept card of the list, looked after at an open table: an app is seldom left by the page of the
 * games. It is fetched once the table stands still.
 */
import { mount, unmount } from 'svelte';
import { Channel } from '$lib/session/channel.ts';
import { Library } from '$lib/session/library.svelte.ts';
import EmptyCard from './EmptyCard.svelte';
import { keepCard } from './kept-card.ts';
import ResumeCard from './ResumeCard.svelte';

/** Draws the card of the list as it is now, where nobody sees it, and keeps that if it still holds. */
async function keepFromList(holds: () => boolean): Promise<void> {
  const library = new Library();
  await library.load();
  library.close();
  const { resumable: row, games, problem } = library;
  if (problem || games.length === 0 || !holds()) return;
  const target = document.createElement('div');
  const card = row
    ? mount(ResumeCard, { target, props: { row, now: Date.now() } })
    : mount(EmptyCard, { target, props: { first: false } });
  keepCard(target.firstElementChild);
  await unmount(card);
}

/**
 * From the first act on the kept card is out of date and is let go of; a new one is kept when the
 * table is put aside, whether for another app or for good. Answers how to stop it.
 */
export function followTable(): () => void {
  let stale = false;
  // It hears every act of this device, those of its own page too.
  const channel = new Channel(() => {
    if (!stale) keepCard(null);
    stale = true;
  });
  const onvisibilitychange = () => {
    if (!stale || document.visibilityState === 'visible') return;
    stale = false;
    void keepFromList(() => !stale);
  };
  document.addEventListener('visibilitychange', onvisibilitychange);
  return () => {
    document.removeEventListener('visibilitychange', onvisibilitychange);
    channel.close();
  };
}
