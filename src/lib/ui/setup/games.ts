/** Which base games there are to choose from, each in its editions, and what has to be here before one is laid. */
import type { BoxId } from '$lib/core/vocabulary.ts';
import { BASE_GAMES, fetchFamilyOf } from '$lib/session/rules.ts';
import { gameWords } from '$lib/words/game-words.ts';
import { fetchWordsOf } from '$lib/words/terms.ts';
import type { SetupDraft } from './draft.ts';
import { findsSpeaker, printedRules, rulesetOfHouse, usualGoal } from './printed.ts';

/** A game with its editions, the usual one first; a game of one edition names none. */
export interface GameRow {
  name: string;
  editions: readonly { id: BoxId; label: string; detail?: string }[];
}

/** The games to choose from: base games of one name are editions of it. */
export const GAME_ROWS: readonly GameRow[] = BASE_GAMES.reduce<GameRow[]>((rows, id) => {
  const { name, edition = '', year } = gameWords(id);
  const row = rows.find((one) => one.name === name);
  const editions = [
    ...(row?.editions ?? []),
    { id, label: edition, ...(year ? { detail: year } : {}) },
  ];
  return [...rows.filter((one) => one !== row), { name, editions }];
}, []);

/** The game of which this base game is an edition. */
export const rowOf = (game: BoxId): GameRow | undefined =>
  GAME_ROWS.find(({ editions }) => editions.some(({ id }) => id === game));

/** Fetches the rules of a game and its words; throws where that fails. */
export async function fetchGame(game: BoxId): Promise<void> {
  await Promise.all([fetchFamilyOf(game), fetchWordsOf(game)]);
}

/**
 * The draft as a table of another game, whose rules are here: as printed, with what both have. The goal
 * stays between editions unless it was the printed one; factions stay where they are in play.
 */
export function withGame(draft: SetupDraft, game: BoxId): Partial<SetupDraft> {
  const [before, after] = [rulesetOfHouse(draft), rulesetOfHouse({ ...draft, game })];
  const people = draft.seats.length;
  const edition = rowOf(draft.game) === rowOf(game);
  const rules = printedRules(after, people);
  const agreed = edition && draft.goal !== usualGoal(before, people);
  return {
    ...rules,
    game,
    goal: agreed ? draft.goal : rules.goal,
    options: draft.options.filter((id) => after.options?.includes(id)),
    opening: edition
      ? draft.opening.map((card) => (card && after.objectives[card.objective] ? card : null))
      : [null, null],
    speaker: findsSpeaker(after) ? (draft.seats[0]?.key ?? null) : draft.speaker,
    seats: draft.seats.map(({ starting: _, dealt: __, ...seat }) => {
      const plays = seat.faction !== null && after.factions[seat.faction] !== undefined;
      return plays ? seat : { ...seat, faction: null, rolled: false };
    }),
  };
}
