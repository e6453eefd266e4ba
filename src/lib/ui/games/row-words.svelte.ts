/**
 * The words of a game's family for what shows its row: its races and its steps. They are fetched when a row of such a
 * game is first asked about; a row of the base game asks for nothing.
 */
import type { GameCard } from '$lib/session/library.svelte.ts';
import type { FactionWords } from '$lib/words/card-words.ts';
import { factionWords } from '$lib/words/faction-words.ts';
import { FAMILIES } from '$lib/words/families.ts';
import type { FamilyWords } from '$lib/words/family-words.ts';

type OfGame = Pick<GameCard, 'game'>;

let known = $state.raw<Readonly<Record<string, FamilyWords>>>({});
const asked: Record<string, Promise<void>> = {};

/** Fetches what a row of this game is said in, if its family has words of its own; once. */
export function fetchWordsOfRow({ game }: OfGame): Promise<void> {
  const fetch = game === undefined ? undefined : FAMILIES[game];
  if (game === undefined || !fetch) return Promise.resolve();
  const before = asked[game];
  if (before) return before;
  const now = fetch().then((words) => void (known = { ...known, [game]: words }));
  asked[game] = now;
  return now;
}

/**
 * The words of the family of this row, as soon as they are there; until then, and for the base game, none. What
 * shows them is drawn anew when they come.
 */
export function wordsOfRow(card: OfGame): FamilyWords | undefined {
  const words = card.game === undefined ? undefined : known[card.game];
  // Without a network it is said in the words of the base game.
  if (!words) fetchWordsOfRow(card).catch(() => undefined);
  return words;
}

/** What a faction is called in this row. */
export const factionOfRow = (card: OfGame, id: string): FactionWords | undefined =>
  wordsOfRow(card)?.factions[id] ?? factionWords(id);
