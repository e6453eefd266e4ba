/** Which base games there are to choose from, each in its editions, and what has to be here before one is laid. */
import type { Ruleset } from '$lib/core/ruleset.ts';
import { isOwn, type BoxId } from '$lib/core/vocabulary.ts';
import { BASE_GAMES, fetchFamilyOf } from '$lib/session/rules.ts';
import { gameWords } from '$lib/words/game-words.ts';
import { fetchWordsOf } from '$lib/words/terms.ts';
import type { SeatDraft, SetupDraft } from './draft.ts';
import { findsSpeaker, printedRules, rulesetOfHouse, usualGoal } from './printed.ts';

/** A game with its editions, the usual one first; a game of one edition names none. */
export interface GameEditions {
  name: string;
  editions: readonly { id: BoxId; label: string; detail?: string }[];
}

/** The games to choose from: base games of one name are editions of it. */
export const GAME_ROWS: readonly GameEditions[] = BASE_GAMES.reduce<GameEditions[]>((rows, id) => {
  const { name, edition = '', year } = gameWords(id);
  const row = rows.find((one) => one.name === name);
  const editions = [
    ...(row?.editions ?? []),
    { id, label: edition, ...(year ? { detail: year } : {}) },
  ];
  return [...rows.filter((one) => one !== row), { name, editions }];
}, []);

/** The game of which this base game is an edition. */
export const rowOf = (game: BoxId): GameEditions | undefined =>
  GAME_ROWS.find(({ editions }) => editions.some(({ id }) => id === game));

/** Fetches the rules of a game and its words; throws where that fails. */
export async function fetchGame(game: BoxId): Promise<void> {
  await Promise.all([fetchFamilyOf(game), fetchWordsOf(game)]);
}

/** A seat in another game: it keeps a faction that is typed, or that both games have, and chooses anew. */
function inGame({ starting: _, dealt: __, ...seat }: SeatDraft, { factions }: Ruleset): SeatDraft {
  const { faction } = seat;
  const plays = faction !== null && (isOwn(faction) || factions[faction] !== undefined);
  return plays ? seat : { ...seat, faction: null, rolled: false };
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
    ownCards: edition ? draft.ownCards : [],
    seats: edition ? draft.seats : draft.seats.map((seat) => inGame(seat, after)),
  };
}

/**
 * The goal after a change of the table: the printed one goes with the number of people, for as long as the
 * table has not chosen another.
 */
export function goalAfter(before: SetupDraft, after: SetupDraft): string {
  if (after.game !== before.game || after.goal !== before.goal) return after.goal;
  const ruleset = rulesetOfHouse(before);
  const printed = before.goal === usualGoal(ruleset, before.seats.length);
  return printed ? usualGoal(ruleset, after.seats.length) : after.goal;
}
