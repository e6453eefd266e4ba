/** What the table has said about what no one can see (`Game.attested`), found by the key of its question. */
import type { Game } from './game.ts';
import type { Seat } from './vocabulary.ts';

/** Before the number of a key that asks "at least": a yes to more is a yes to less, a no to less to more. */
export const AT_LEAST = '>=';

function implied(asked: string, said: string, answer: boolean): boolean {
  if (asked === said) return true;
  const [body, need] = asked.split(AT_LEAST);
  const [saidBody, amount] = said.split(AT_LEAST);
  if (need === undefined || amount === undefined || body !== saidBody) return false;
  return answer ? Number(amount) >= Number(need) : Number(amount) <= Number(need);
}

/** What the table has said about this, or null; the newest answer counts. */
export function answerTo(game: Game, { seat, key }: { seat: Seat; key: string }): boolean | null {
  const said = game.attested.findLast(
    (row) => row.seat === seat && implied(key, row.question, row.answer),
  );
  return said?.answer ?? null;
}
