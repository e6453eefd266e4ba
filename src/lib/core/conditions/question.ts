/** What the table is asked, and what it has already said (`Game.attested`). */
import type { Condition } from '../cards.ts';
import { BREAKTHROUGH } from '../expedition.ts';
import type { Game, Seat } from '../game.ts';
import type { TechnologyColour } from '../vocabulary.ts';
import type { Question } from './verdict.ts';

/** The number of which "at least" is asked: a yes to more is a yes to less, a no to less to more. */
const AMOUNTS = ['count', 'atLeast', 'planets', 'neighbours', 'coloursAtLeast'];
/** The same list wherever it is asked, too long for a key. */
const LEFT_OUT = ['kind', 'qualifyingNotes'];
const AT_LEAST = '>=';

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

/** Whether the planets of a seat are readied as recorded: nothing was spent that nobody said. */
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

function implied(asked: string, said: string, answer: boolean): boolean {
  if (asked === said) return true;
  const [body, need] = asked.split(AT_LEAST);
  const [saidBody, amount] = said.split(AT_LEAST);
  if (need === undefined || amount === undefined || body !== saidBody) return false;
  return answer ? Number(amount) >= Number(need) : Number(amount) <= Number(need);
}

/** What the table has said about this, or null; the newest answer counts. */
export function answerTo(game: Game, { seat, key }: Question): boolean | null {
  const said = game.attested.findLast(
    (row) => row.seat === seat && implied(key, row.question, row.answer),
  );
  return said?.answer ?? null;
}
