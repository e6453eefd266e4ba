/** Which games of the archive are shown: one choice of each kind, and what is searched for. */
import type { GameRow } from '$lib/session/library.svelte.ts';
import type { Person } from '$lib/session/people.svelte.ts';

/** The base game of a card that names none. */
const FIRST_GAME = 'base';

export type State = 'finished' | 'unfinished' | 'archived' | 'copies';

/** What a row says to each choice; a game has several players. */
export interface Traits {
  state: readonly State[];
  /** The base game and its boxes, joined by "+". */
  kind: readonly string[];
  /** Ids of people. */
  person: readonly string[];
  /** Points that win. */
  goal: readonly string[];
  year: readonly string[];
}
export type TraitKey = keyof Traits;
export const KEYS = [
  'state',
  'kind',
  'person',
  'goal',
  'year',
] as const satisfies readonly TraitKey[];

/** What was chosen of each; null is anything. */
export type TraitChoice = { [key in TraitKey]: string | null };
export const ANYTHING: TraitChoice = {
  state: null,
  kind: null,
  person: null,
  goal: null,
  year: null,
};

/** A game with what it is found by. */
export interface Found {
  row: GameRow;
  traits: Traits;
  /** Lower case: what a search looks into. */
  text: string;
}

export function traitsOf(row: GameRow, personOf: (name: string) => Person): Traits {
  const { archived, card, copyOf, updatedAt } = row;
  return {
    state: [
      card.result ? 'finished' : 'unfinished',
      ...(archived ? (['archived'] as const) : []),
      ...(copyOf ? (['copies'] as const) : []),
    ],
    kind: [[card.game ?? FIRST_GAME, ...(card.boxes ?? [])].join('+')],
    person: [...new Set(card.seats.map(({ name }) => personOf(name).id))],
    goal: [String(card.goal)],
    year: [String(new Date(updatedAt).getFullYear())],
  };
}

const fits = ({ traits, text }: Found, choice: TraitChoice, words: readonly string[]): boolean =>
  KEYS.every((key) => {
    const chosen = choice[key];
    return chosen === null || (traits[key] as readonly string[]).includes(chosen);
  }) && words.every((word) => text.includes(word));

/** The games that fit what was chosen and is searched for. */
export function chosenOf(games: readonly Found[], choice: TraitChoice, search: string): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return games.filter((game) => fits(game, choice, words));
}

/** What can be chosen of one kind, and how many games there are of each. */
export function choicesOf(
  games: readonly Found[],
  key: TraitKey,
): [value: string, games: number][] {
  const counts = new Map<string, number>();
  for (const { traits } of games) {
    for (const value of traits[key]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) =>
    one.localeCompare(other, undefined, { numeric: true }),
  );
}
