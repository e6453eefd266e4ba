/**
 * How much room the list of the games will take, known before it is read: what a page said last
 * time, applied by src/page-start.js before the first paint, so that nothing moves when the games
 * arrive.
 */

const KEY = 'custodian.games';

/** Where the game on the table stands, and the ways to begin. */
export interface HomeParts {
  hero: HTMLElement;
  start: HTMLElement;
}

/** What the page begins with: a game to go on with, one that is over, or no game yet. */
export type HomeState = 'going' | 'over' | null;

/** Keeps how high both are at this width; without games there is nothing to keep. */
export function keepRooms({ hero, start }: HomeParts, games: HomeState): void {
  const root = document.documentElement;
  if (games) root.dataset['games'] = games;
  else delete root.dataset['games'];
  try {
    // In px of the page itself, which is magnified on a large screen.
    const heights = [hero, start].map((part) => part.offsetHeight);
    if (games) localStorage.setItem(KEY, [innerWidth, ...heights, games].join(' '));
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: the next start does not know, and makes room when the list is read.
  }
}
