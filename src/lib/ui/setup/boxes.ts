/**
 * Which boxes a table of the first base game chooses; others have none. One that says for how many people the game is makes another game of
 * it: of these one is played. Other boxes and codices are switched on beside it.
 */
import type { BoxId } from '$lib/core/vocabulary.ts';
import { BOXES, EXPANSIONS, type BoxRow } from '$lib/session/boxes.ts';

type BoxedGame = BoxRow & { players: NonNullable<BoxRow['players']> };

/** The games to choose from, in printed order: the base game, and that with a larger box. */
export const GAMES: readonly BoxedGame[] = BOXES.filter(
  (box): box is BoxedGame => box.players !== null,
);

const isGame = (id: BoxId) => GAMES.some((game) => game.id === id);

/** What is switched on beside the game. */
export const besides = (kind: 'box' | 'codex'): readonly BoxRow[] =>
  BOXES.filter((box) => box.kind === kind && !isGame(box.id));

/** What the first table of a device begins with. */
export const USUAL_BOXES: readonly BoxId[] = BOXES.flatMap(({ id, usual }) => (usual ? [id] : []));

/** The game that these boxes make. */
export const gameOf = (expansions: readonly BoxId[]): BoxedGame =>
  GAMES.findLast(({ id, kind }) => kind === 'base' || expansions.includes(id))!;

/** These boxes with another one among them or without it, in printed order. */
export const switched = (expansions: readonly BoxId[], box: BoxId, on: boolean): BoxId[] =>
  EXPANSIONS.filter((id) => (id === box ? on : expansions.includes(id)));

/** Every box and codex, with the largest game among them. */
export const EVERY_BOX: readonly BoxId[] = EXPANSIONS.filter(
  (id) => !isGame(id) || id === GAMES.at(-1)?.id,
);

/** These boxes as another game. */
export const asGame = (expansions: readonly BoxId[], game: BoxId): BoxId[] =>
  EXPANSIONS.filter((id) => (isGame(id) ? id === game : expansions.includes(id)));

/** The first game that seats so many people, or null. */
export const gameFor = (people: number): BoxedGame | null =>
  GAMES.find(({ players }) => players.max >= people) ?? null;
