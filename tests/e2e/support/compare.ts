/** What is compared of two records: the facts of their lines, and what the table overruled. */
import type { GameEvent } from '$lib/core/events.ts';
import type { Timeline } from '$lib/core/engine/timeline.ts';
import { openState } from '$lib/core/engine/open.ts';
import { readGameFile, type GameFile } from '$lib/core/record/game-file.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';

/** A game file as text, read as the app reads it. */
export function fileOf(text: string): GameFile {
  const check = readGameFile(text);
  if (!check.ok) throw new Error(`${check.problem} ${check.where}`);
  return check.file;
}

export const courseOfFile = ({ entries }: GameFile): Timeline =>
  openState(rulesetFor, entries).timeline;

/** A fact without the id of its game. */
function nameless(fact: GameEvent): GameEvent {
  return fact.type === 'game.created' ? { ...fact, id: '' } : fact;
}

/** The line without ids, instants and places in the record. */
export function factsOf(line: readonly LineItem[]) {
  return line.map(({ fact, overruled }) => ({ fact: nameless(fact), overruled }));
}
