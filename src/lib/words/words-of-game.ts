/** What several base games call their cards, side by side: none of them is on the table. */
import type { BoxId } from '../core/vocabulary.ts';
import { boxes } from '$words/boxes.ts';
import { factions } from '$words/factions.ts';
import { objectiveNames } from '$words/objective-names.ts';
import { strategyCards } from '$words/strategy-cards.ts';
import { terms } from '$words/terms.ts';
import type { BoxWords } from './card-words.ts';
import { gameName } from './game-words.ts';
import { isolated } from './name-row.ts';
import { spelled } from './printed-name.ts';
import { fetchedWordsOf, fetchWordsOf } from './terms.ts';

type Named = Readonly<Record<string, { name: string; short?: string }>>;

export interface WordsOfGame {
  /** The game by itself. */
  name: string;
  /** What a player leads: "faction". */
  one: string;
  faction: (id: string) => string;
  card: (id: string) => string;
  objective: (id: string) => string;
  /** The game with the boxes that it was played with. */
  kind: (boxes: readonly BoxId[]) => string;
}

/** Answers by the id of a base game. */
export type CalledBy = (game: BoxId) => WordsOfGame;

/** Fetches what these games call things. */
export async function fetchWordsOfGames(games: readonly BoxId[]): Promise<void> {
  await Promise.all(games.map((game) => fetchWordsOf(game)));
}

/** The words of one base game; `typed` has the names that tables typed, by id. */
export function wordsOfGame(
  game: BoxId,
  typed: Readonly<Record<string, string>> = {},
): WordsOfGame {
  const own = fetchedWordsOf(game);
  const known: Readonly<Record<BoxId, BoxWords>> = boxes;
  const objectives: Readonly<Record<string, string>> = objectiveNames;
  const typedName = (id: string) => {
    const name = typed[id];
    return name === undefined ? undefined : isolated(name);
  };
  const named = (tables: readonly (Named | undefined)[]) => (id: string) => {
    const words = tables.map((table) => table?.[id]).find((row) => row !== undefined);
    return words?.short ?? words?.name ?? typedName(id) ?? spelled(id);
  };
  const name = gameName(game);
  return {
    name,
    one: (own?.terms ?? terms.base).people.one,
    faction: named([own?.factions, factions]),
    card: named([own?.strategyCards, strategyCards]),
    objective: (id) =>
      own?.names.objectives?.[id] ?? objectives[id] ?? typedName(id) ?? spelled(id),
    kind: (added) =>
      added.length === 0
        ? name
        : [
            ...(own ? [name] : []),
            ...added.map((box) => (own?.boxes[box] ?? known[box])?.name ?? box),
          ].join(' + '),
  };
}
