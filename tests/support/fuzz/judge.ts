/** What a spoiled file must not do to the app, whatever it says. */
import type { FuzzCase } from './cases.ts';
import { openState } from '../../../src/lib/core/engine/open.ts';
import type { Damage, EngineState } from '../../../src/lib/core/engine/engine-state.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { FILE_PROBLEMS, GameFileReader } from '../../../src/lib/core/record/game-file.ts';
import { firstUnsound } from '../../../src/lib/core/record/soundness.ts';
import { lanesOf } from '../../../src/lib/core/queries/scoreboard.ts';
import { rulesetFor } from '../../../src/lib/rulesets/compose.ts';
import {
  validatedGame,
  type ImportRefused,
  type ValidatedGame,
} from '../../../src/lib/session/import-game.ts';

/** Ms that a file of so many characters may take where nothing else is at work, and where much is. */
const LIMIT = 1_000;
export const BUSY_LIMIT = 10_000;
const LONG = 2_000_000;

const DAMAGES: readonly Damage['kind'][] = [
  'unreadable',
  'incomplete',
  'broken',
  'unknown-rules',
  'newer',
];

/** How a file was answered: the problem that it was refused for, or where its record leads. */
export interface Answer {
  answer: string;
  /** What should not have happened, or null. */
  wrong: string | null;
}

function opened(entries: readonly Written[]): { answer: string; state: EngineState } {
  const state = openState(rulesetFor, entries);
  const { timeline, damage, entries: kept } = state;
  if (kept !== entries) throw new Error('entries were left out');
  if (!damage)
    return { answer: `opens: ${timeline.head.context.result ? 'over' : 'played'}`, state };
  if (!DAMAGES.includes(damage.kind)) throw new Error(`no such damage: ${damage.kind}`);
  if (damage.seq < 1 || damage.seq > entries.length) throw new Error(`nowhere: ${damage.seq}`);
  return { answer: `opens: ${damage.kind}`, state };
}

/** Characters that are handed over at once, as a file is read in pieces; an odd place to cut. */
const PIECE = 4_093;

/** The text as the app examines it (session/import-game.ts), up to the database. */
function examined(text: string): ValidatedGame | ImportRefused {
  const reader = new GameFileReader();
  for (let at = 0; at < text.length; at += PIECE) {
    const refused = reader.take(text.slice(at, at + PIECE));
    if (refused) return refused;
  }
  const checked = reader.end();
  return checked.ok ? validatedGame(checked) : checked;
}

/** What is stored of a file that was taken. */
function taken({ change, cut, file }: ValidatedGame, text: string): string {
  const { entries } = file;
  const said = (JSON.parse(text.replace(/^\uFEFF/, '')) as { entries: unknown[] }).entries.length;
  if (entries.length !== said - (cut?.left ?? 0))
    throw new Error(`${entries.length} of ${said} entries`);
  if (firstUnsound(entries) !== null) throw new Error('unsound, but taken');
  const { answer, state } = opened(entries);
  // It is stored, shown and written into files again.
  JSON.stringify(structuredClone(change));
  if (change.length !== entries.length) throw new Error('a row of another length');
  lanesOf(state.timeline.head.context);
  return cut ? `${answer}, cut` : answer;
}

function answered(text: string): string {
  const done = examined(text);
  if (done.ok) return taken(done, text);
  const { problem } = done;
  if (problem !== 'unknown-rules' && !FILE_PROBLEMS.includes(problem)) {
    throw new Error(`no such problem: ${problem}`);
  }
  if ('file' in done || typeof done.where !== 'string') throw new Error('half an answer');
  return problem;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Does with a file what the app would do, without a database; and with one that holds the same. */
export function judge(
  spoiled: Pick<FuzzCase, 'text' | 'stored'>,
  limit = LIMIT,
  again = false,
): Answer {
  const { text, stored } = spoiled;
  const began = performance.now();
  let answer = 'threw';
  try {
    answer = answered(text);
    if (stored) opened(stored);
  } catch (error) {
    return { answer, wrong: messageOf(error) };
  }
  const took = performance.now() - began;
  if (took <= limit || text.length > LONG) return { answer, wrong: null };
  // Others may have been at work: it is too slow when it is slow twice.
  return again ? { answer, wrong: `it took ${Math.round(took)} ms` } : judge(spoiled, limit, true);
}
