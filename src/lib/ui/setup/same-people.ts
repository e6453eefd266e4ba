/** A new table for the people of an earlier game; the setup page finds it. */
import type { Game } from '$lib/core/game.ts';
import { keptHouse, layInstead } from './draft-store.ts';
import { draftOf, freshDraft, houseOf, houseOfGame, type EarlierSeat } from './draft.ts';

/** Seats the people of a game, by the house rules that it was played by. */
export function seatPeopleOf(game: Game): void {
  const seats = game.seating.flatMap((seat) => game.players[seat] ?? []);
  layInstead(draftOf(seats, houseOfGame(game)));
}

/** Seats people of whose game no more is known than the list of the games shows. */
export function seatPeople(seats: readonly EarlierSeat[], goal: number): void {
  const house = keptHouse() ?? houseOf(freshDraft());
  layInstead(draftOf(seats, { ...house, goal: String(goal) }));
}
