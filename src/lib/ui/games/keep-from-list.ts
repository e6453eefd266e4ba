/** Draws the card of the list off screen. It uses the list's own parts, so it is loaded late. */
import { mount, unmount } from 'svelte';
import { Library } from '$lib/session/library.svelte.ts';
import HomeCard from './HomeCard.svelte';
import { keepCard } from './kept-card.ts';
import { fetchWordsOfRow } from './row-words.svelte.ts';

/** Draws the card of the list as it is now and keeps that, if it still holds by then. */
export async function keepFromList(holds: () => boolean): Promise<void> {
  const library = new Library();
  await library.load();
  library.close();
  const { problem, resumable, finished } = library;
  if (problem || !(resumable ?? finished) || !holds()) return;
  await fetchWordsOfRow((resumable ?? finished)!.card).catch(() => undefined);
  if (!holds()) return;
  const target = document.createElement('div');
  const card = mount(HomeCard, { target, props: { library, now: Date.now() } });
  keepCard(target.firstElementChild);
  await unmount(card);
}
