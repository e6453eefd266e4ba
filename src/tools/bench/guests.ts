/** What a device without a screen needs to join a table: its codes, its first words, and who may answer what. */
import { gameOf } from '$lib/core/engine/engine-state.ts';
import { openState } from '$lib/core/engine/open.ts';
import type { Seat } from '$lib/core/vocabulary.ts';
import { FORMAT } from '$lib/core/record/entry.ts';
import { readGameFile } from '$lib/core/record/game-file.ts';
import { waitingSeats } from '$lib/core/rules/secondaries.ts';
import { strategicOf } from '$lib/core/step.ts';
import { descriptionOf, sdpOf } from '$lib/link/description.ts';
import { PROTOCOL } from '$lib/link/messages.ts';
import { answerCodeOf, readCode } from '$lib/link/packing.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';

export { joinPage, joinPanel } from '$lib/words/en/join.ts';
export { seat } from '$lib/words/en/seat.ts';
export { table } from '$lib/words/en/table.ts';

/** Where a game stands before the answers to a strategy card: its seats, the card, and who has to answer. */
export function answersOf(text: string): { seating: Seat[]; card: string; waiting: Seat[] } {
  const check = readGameFile(text);
  if (!check.ok) throw new Error(`a game file: ${check.problem}`);
  const game = gameOf(openState(rulesetFor, check.file.entries));
  const card = strategicOf(game)?.card;
  if (!card) throw new Error('no strategy card is answered');
  return { seating: game.seating, card, waiting: waitingSeats(game, card) };
}

function offerIn(link: string) {
  const read = readCode('offer', link);
  if (!read.ok) throw new Error(`the table's code: ${read.problem}`);
  return read.description;
}

/** What a browser is told of the table whose code this is. */
export const offered = (link: string): string => sdpOf(offerIn(link));

/** The code that answers that of the table, of what a browser says of itself. */
export function answered(link: string, sdp: string): string {
  const own = descriptionOf('answer', sdp);
  if (!own) throw new Error('a browser names no address');
  return answerCodeOf(own, offerIn(link));
}

/** The greeting of a device that was never here. */
export const HELLO = {
  kind: 'hello',
  protocol: PROTOCOL,
  app: 'bench',
  format: FORMAT,
  held: null,
  ticket: null,
};
