/** Draws the card of the list off screen. It uses the list's own parts, so it is loaded late. */
import { mount, unmount } from 'svelte';
import { Library } from '$lib/session/library.svelte.ts';
import EmptyCard from './EmptyCard.svelte';
import { keepCard } from './kept-card.ts';
import ResumeCard from './ResumeCard.svelte';

/** Draws the card of the list as it is now and keeps that, if it still holds by then. */
export async function keepFromList(holds: () => boolean): Promise<void> {
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
