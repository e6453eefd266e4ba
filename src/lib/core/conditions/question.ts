/** What the table is asked; what it has said to it is found by its key (`answerTo`). */
import { AT_LEAST } from '../attested.ts';
import type { Condition } from '../cards.ts';
import { BREAKTHROUGH } from '../expedition.ts';
import type { Seat, TechnologyColour } from '../vocabulary.ts';
import type { Question } from './verdict.ts';

/** The number of which "at least" is asked. */
const AMOUNTS = ['count', 'atLeast', 'planets', 'neighbours', 'coloursAtLeast'];
/** The same list wherever it is asked, too long for a key. */
const LEFT_OUT = ['kind', 'qualifyingNotes'];

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('+');
  return typeof value === 'object' ? keyOf(value as Condition) : String(value);
}

function keyOf({ kind, ...fields }: Condition): string {
  const rows = Object.entries(fields).filter(([name]) => !LEFT_OUT.includes(name));
  const amount = rows.find(([name]) => AMOUNTS.includes(name));
  const texts = rows
    .filter((row) => row !== amount)
    .map(([name, value]) => `${name}=${textOf(value)}`)
    .sort();
  const body = texts.length > 0 ? `${kind}(${texts.join(',')})` : kind;
  return amount ? `${body}${AT_LEAST}${String(amount[1])}` : body;
}

/** Whether a seat meets a condition. `players`: see Question. */
export function askCondition(seat: Seat, condition: Condition, players: Seat[] = []): Question {
  return { kind: 'condition', key: keyOf(condition), seat, condition, players };
}

/** Whether a seat owns the breakthrough that joins two colours. */
export function askBreakthrough(
  seat: Seat,
  colours: readonly [TechnologyColour, TechnologyColour],
): Question {
  return { kind: 'breakthrough', key: BREAKTHROUGH, seat, colours };
}

/** Whether the planets of a seat are readied as recorded: nothing was spent that no one said. */
export function askUnspent(seat: Seat): Question {
  return { kind: 'unspent', key: 'unspent', seat };
}

/** Whether a seat coexists on planets that others control. */
export function askCoexistence(seat: Seat): Question {
  return { kind: 'coexistence', key: 'coexistence', seat };
}

/** Whether a seat meets an objective whose card is unknown. */
export function askObjective(seat: Seat, objective: string): Question {
  return { kind: 'objective', key: `objective:${objective}`, seat, objective };
}
