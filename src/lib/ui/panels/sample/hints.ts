/** The hints of the sample game, and those that were put away in the copy that was opened last. */

/** In order; the last says that there are no more. */
export const HINTS = ['play', 'undo', 'why', 'done'] as const;

export type Hint = (typeof HINTS)[number];

const KEY = 'custodian.hints';

/** The hints that are put away in this copy; none in a fresh one, and none where nothing can be kept. */
export function keptHints(gameId: string): Hint[] {
  try {
    const [id, ...away] = (localStorage.getItem(KEY) ?? '').split(' ');
    return id === gameId ? HINTS.filter((hint) => away.includes(hint)) : [];
  } catch {
    return [];
  }
}

/** Keeps which of them are put away in this copy. */
export function keepHints(gameId: string, away: readonly Hint[]): void {
  try {
    localStorage.setItem(KEY, [gameId, ...away].join(' '));
  } catch {
    // Blocked storage: a reload begins with the hints again.
  }
}
