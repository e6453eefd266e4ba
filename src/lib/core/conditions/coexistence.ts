/**
 * Planets that count for scoring though somebody else holds them: who coexists there counts as
 * controlling them, and for nothing else. A planet has one holder here, so the table is asked.
 */
import type { Condition } from '../cards.ts';
import type { Seat } from '../game.ts';
import { factionsOf, holdingsAt, othersOf, type KnownTable } from './holdings.ts';
import { answerTo, askCoexistence } from './question.ts';
import { verdict, type Verdict } from './verdict.ts';

/** Whether units of a seat may stand on planets of others: its faction brings it, or another does. */
function mayCoexist(table: KnownTable, seat: Seat): boolean {
  const brought = ({ player }: { player: { faction: string | null } }, by: string) =>
    player.faction !== null && table.cards.factions[player.faction]?.coexists === by;
  if (othersOf(table, seat).some((other) => brought(other, 'everybody'))) return true;
  return factionsOf(table, holdingsAt(table, seat).player).some(
    ({ coexists }) => coexists !== undefined,
  );
}

/** The table as it would count for a seat that coexists on every planet of the others; or null. */
function atMost(table: KnownTable, seat: Seat): KnownTable | null {
  const own = holdingsAt(table, seat);
  const shared = othersOf(table, seat).map(({ planets }) => planets);
  if (own.planets === null || shared.includes(null)) return null;
  const planets = [...own.planets, ...shared.flatMap((list) => list ?? [])];
  const holdings = new Map(table.holdings).set(seat, { ...own, planets });
  return { ...table, holdings };
}

/**
 * A no that planets of others could turn: a question where the seat may coexist on them, until the
 * table says that it does not.
 */
export function orCoexisting(
  table: KnownTable,
  seat: Seat,
  condition: Condition,
  judged: (table: KnownTable) => Verdict,
): Verdict {
  const found = judged(table);
  // What is paid is paid with planets that are held.
  if (found.value !== 'no' || condition.kind === 'spend' || condition.kind === 'all') return found;
  if (!mayCoexist(table, seat)) return found;
  const question = askCoexistence(seat);
  const coexists = answerTo(table.game, question);
  if (coexists === false) return found;
  const most = atMost(table, seat);
  if (most && judged(most).value === 'no') return found;
  const { progress, items } = found;
  return verdict('ask', { progress, items, question: coexists === null ? question : null });
}
