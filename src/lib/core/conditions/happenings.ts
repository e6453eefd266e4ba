/** What happens in the action and the agenda phase, as far as the app has seen it (LRR PoK 61.7). */
import type { Condition, HappeningCondition } from '../cards.ts';
import type { Agenda, Seat } from '../game.ts';
import { isPlaying, playingSeats } from '../order.ts';
import { leaders } from '../points.ts';
import { holdingsAt, othersOf, type Table } from './holdings.ts';
import type { Truth } from './truth.ts';
import { verdict, type Verdict } from './verdict.ts';

type Happening = Extract<Condition, { kind: 'event' }>;

/** Last to pass: once all have, or while nobody else is left to. */
function judgeLastToPass({ game }: Table, seat: Seat): Verdict {
  if (!game.action) return verdict('ask');
  const passed = game.action.passed.filter((other) => isPlaying(game, other));
  const waiting = playingSeats(game).filter((other) => !passed.includes(other));
  const rest = waiting.filter((other) => other !== seat);
  const last = waiting.length === 0 ? passed.at(-1) === seat : rest.length === 0;
  if (last) return verdict('yes');
  const missing = { kind: 'last-to-pass', waiting: passed.includes(seat) ? [] : rest } as const;
  return verdict('no', { missing });
}

/** Elections whose outcome is neither a player nor a planet. */
const OF_CARDS = ['for-against', 'law', 'scored-secret-objective', 'strategy-card'];

function isElected(table: Table, seat: Seat, agenda: Agenda, outcome: string): Truth {
  if (outcome === seat) return 'yes';
  const other = outcome === 'for' || outcome === 'against' || table.holdings.has(outcome);
  if (other || OF_CARDS.includes(agenda.election)) return 'no';
  const { planets } = holdingsAt(table, seat);
  if (planets?.some(({ id }) => id === outcome)) return 'yes';
  // A typed outcome may be anything.
  if (!table.cards.planets[outcome]) return 'ask';
  const foreign = othersOf(table, seat).some((o) => o.planets?.some(({ id }) => id === outcome));
  return foreign || planets ? 'no' : 'ask';
}

/** Elected, in person or by a planet: known while the agenda lies there. */
function judgeElected(table: Table, seat: Seat): Verdict {
  const agenda = table.game.agenda?.current;
  if (!agenda) return verdict('ask');
  const { outcome } = agenda;
  const value = outcome === null ? 'no' : isElected(table, seat, agenda, outcome);
  const missing = value === 'no' ? { kind: 'elected' as const, resolved: outcome !== null } : null;
  return verdict(value, { missing });
}

/** Whether the one who lost is known to have had the most points, ties included (LRR PoK 61). */
function beatLeader({ game }: Table, seat: Seat): boolean {
  const best = leaders(game);
  const others = playingSeats(game).filter((other) => other !== seat);
  const active = game.action?.active ?? null;
  // A combat is fought with the active player; when that is the winner, the loser is not recorded.
  const losers = active === null || active === seat ? others : [active];
  return losers.length > 0 && losers.every((other) => best.includes(other));
}

function judgeWonCombat(
  table: Table,
  seat: Seat,
  { against, where }: Extract<HappeningCondition, { event: 'wonCombat' }>,
): Verdict {
  const won = table.game.action?.combats.some(({ winner }) => winner === seat) ?? false;
  const fits = against === undefined || (against === 'most-points' && beatLeader(table, seat));
  return verdict(won && where === undefined && fits ? 'yes' : 'ask');
}

/** Whether it has happened; ask where the app has not seen enough of it. */
export function judgeHappening(table: Table, seat: Seat, condition: Happening): Verdict {
  switch (condition.event) {
    case 'lastToPass':
      return judgeLastToPass(table, seat);
    case 'electedByAgenda':
      return judgeElected(table, seat);
    case 'wonCombat':
      return judgeWonCombat(table, seat, condition);
    default:
      return verdict('ask');
  }
}
