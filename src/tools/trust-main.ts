/** The games that the proofs of the record play, and what they ask of a record that was read back. */
import './every-family.ts';
import { openState } from '$lib/core/engine/open.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { gameFileOf, readGameFile } from '$lib/core/record/game-file.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { fuzzCase } from '../../tests/support/fuzz/cases.ts';
import { judge, type Answer } from '../../tests/support/fuzz/judge.ts';
import { longRecord } from '../../tests/support/scripts/long-game.ts';
import { banner as barWords } from '../lib/words/en/banner.ts';
import { damage } from '../lib/words/en/damage.ts';

const { act } = barWords;
const { problem, readOnly, nothingRead, differs } = damage;

/** What a table says when the disk is full, and the button that saves its game. */
export const FULL = { said: problem.quota, save: act.save };

/** A sentence whatever its numbers are. */
const plain = (text: string) => text.replace(/\d+/g, '0');

const DAMAGE_SAID = [...Object.values(readOnly).map((say) => say(0, 0)), nothingRead, differs];

/** Whether a sentence of a table says that its record is not as it was recorded. */
export const saysDamage = (text: string): boolean => DAMAGE_SAID.includes(plain(text));

/** The file of a game that goes on for ever, up to the end of a tap near `length` entries. */
export function gameText(id: string, length: number): string {
  const record = longRecord(length + 20);
  let end = length;
  while (record[end] && record[end]?.group === record[end - 1]?.group) end += 1;
  const entries = record.slice(0, end).map((entry) => ({ ...entry, gameId: id }));
  return JSON.stringify(gameFileOf(entries, { app: 'trust', at: 0 }));
}

/** What is wrong with a record that was read back, as half a sentence; null when it replays. */
export function wrongWith(entries: readonly Written[]): string | null {
  const { damage } = openState(rulesetFor, entries);
  return damage && `${damage.kind} from entry ${damage.seq} on`;
}

/** Spoiled game files by seed, and how the app answers them. */

/** What answers for a seed, of the records in these files. */
export function judgeOf(
  texts: readonly string[],
): (seed: number) => Answer & { resealed: boolean } {
  const records = texts.map((text) => {
    const check = readGameFile(text);
    if (!check.ok) throw new Error(`a recorded game is ${check.problem} at ${check.where}`);
    return check.file.entries;
  });
  return (seed) => {
    const spoiled = fuzzCase(seed, records);
    return { ...judge(spoiled), resealed: spoiled.resealed };
  };
}
