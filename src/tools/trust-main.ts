/** The games that the proofs of the record play, and what they ask of a record that was read back. */
import type { Written } from '$lib/core/record/entry.ts';
import { gameFileOf } from '$lib/core/record/game-file.ts';
import { openPlay } from '$lib/core/play/open.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { damage } from '../lib/words/en/damage.ts';
import { banner as barWords } from '../lib/words/en/banner.ts';
import { longRecord } from '../../tests/support/scripts/long-game.ts';

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
  const { damage } = openPlay(rulesetFor, entries);
  return damage && `${damage.kind} from entry ${damage.seq} on`;
}
