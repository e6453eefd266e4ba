/** What happens in the action and the agenda phase, as far as the app has seen it (LRR PoK 61.7). */
import type { Condition, HappeningCondition } from '../cards.ts';
import type { AgendaOutcome, Seat } from '../game.ts';
import { isPlaying, playingSeats } from '../order.ts';
import { electedPlanet, electedSeat } from '../outcome.ts';
import { leaders } from '../points.ts';
import { actionOf, agendaOf } from '../step.ts';
import { heldPlanet } from './held-planet.ts';
import { controlOf, holdingsAt, othersOf, type KnownTable } from './holdings.ts';
import { isHome } from './homes.ts';
import { and, known, or, type Truth } from './truth.ts';
import { verdict, type Verdict } from './verdict.ts';

type EventCondition = Extract<Condition, { kind: 'event' }>;

/** Last to pass: once all have, or while no one else is left to. */
function judgeLastToPass({ game }: KnownTable, seat: Seat): Verdict {
  const action = actionOf(game);
  if (!action) return verdict('ask');
  const passed = action.passed.filter((other) => isPlaying(game, other));
  const waiting = playingSeats(game).filter((other) => !passed.includes(other));
  const rest = waiting.filter((other) => other !== seat);
  const last = waiting.length === 0 ? passed.at(-1) === seat : rest.length === 0;
  if (last) return verdict('yes');
  const missing = { kind: 'last-to-pass', waiting: passed.includes(seat) ? [] : rest } as const;
  return verdict('no', { missing });
}

/** Elections whose outcome is neither a player nor a planet, whatever is typed. */
const OF_CARDS = ['for-against', 'law', 'scored-secret-objective', 'strategy-card'];

/**
 * Who held a planet when it was elected counts, not who holds it since; with it who coexists there.
 * Who controlled Mecatol Rex is known even where planets are not tracked.
 */
function heldThen(table: KnownTable, seat: Seat, planet: string, row: AgendaOutcome): Truth {
  const { value } = controlOf(table, seat, planet);
  const isMecatol = table.cards.planets[planet]?.custodians === true;
  const controller = (isMecatol ? row.mecatol : null) ?? row.controller;
  if (controller) {
    const others = othersOf(table, seat).flatMap(({ planets }) => planets ?? []);
    const shares = value === 'yes' && others.some(({ id }) => id === planet);
    return known(controller === seat || shares);
  }
  // No one was known to hold it: who does now has gained it since, or was recorded late.
  return controller === null && value === 'yes' ? 'ask' : value;
}

function isElected(table: KnownTable, seat: Seat, row: AgendaOutcome): Truth {
  const { election, outcome } = row;
  if (electedSeat(outcome) === seat) return 'yes';
  const planet = electedPlanet(outcome);
  if (planet === null || OF_CARDS.includes(election)) return 'no';
  const value = heldThen(table, seat, planet, row);
  // A typed outcome may be anything.
  return value === 'no' && !table.cards.planets[planet] ? 'ask' : value;
}

/** Elected, in person or by a planet, by an agenda of this phase. */
function judgeElected(table: KnownTable, seat: Seat): Verdict {
  const agenda = agendaOf(table.game);
  if (!agenda) return verdict('ask');
  const rows = agenda.outcomes.map((row) => isElected(table, seat, row));
  // A correction may have led into the middle of the phase; what is discarded elects no one.
  const unseen = agenda.outcomes.length + agenda.discarded < agenda.slot - 1;
  const value = or(...rows, unseen ? 'ask' : 'no');
  const missing = { kind: 'elected', resolved: rows.length > 0 } as const;
  return verdict(value, { missing: value === 'no' ? missing : null });
}

/** A planet of any home system lost in this turn; a no needs planets that are tracked. */
function judgeLoss(table: KnownTable, seat: Seat): Verdict {
  const { game, cards } = table;
  const lost = (actionOf(game)?.losses ?? []).filter((loss) => loss.seat === seat);
  const tracked = actionOf(game) !== null && holdingsAt(table, seat).planets !== null;
  // A space station lies in a home system and is no planet.
  const homes = lost.map((row) => {
    const planet = heldPlanet(game, cards, row.planet);
    return and(planet.counts, isHome(table, planet));
  });
  const value = or(...homes, tracked ? 'no' : 'ask');
  return verdict(value, {
    items: value === 'yes' ? lost.map(({ planet }) => planet) : [],
    missing: value === 'no' ? { kind: 'home-planet-lost' } : null,
  });
}

/** Whether the one who lost is known to have had the most points, ties included (LRR PoK 61). */
function beatLeader({ game }: KnownTable, seat: Seat): boolean {
  const best = leaders(game);
  const others = playingSeats(game).filter((other) => other !== seat);
  const active = actionOf(game)?.active ?? null;
  // A combat is fought with the active player; when that is the winner, the loser is not recorded.
  const losers = active === null || active === seat ? others : [active];
  return losers.length > 0 && losers.every((other) => best.includes(other));
}

function judgeWonCombat(
  table: KnownTable,
  seat: Seat,
  { against, where }: Extract<HappeningCondition, { event: 'wonCombat' }>,
): Verdict {
  const won = actionOf(table.game)?.combats.some(({ winner }) => winner === seat) ?? false;
  const fits = against === undefined || (against === 'most-points' && beatLeader(table, seat));
  return verdict(won && where === undefined && fits ? 'yes' : 'ask');
}

/** Whether it has happened; ask where the app has not seen enough of it. */
export function judgeHappening(table: KnownTable, seat: Seat, condition: EventCondition): Verdict {
  switch (condition.event) {
    case 'lastToPass':
      return judgeLastToPass(table, seat);
    case 'electedByAgenda':
      return judgeElected(table, seat);
    case 'lostControlOfPlanet':
      return judgeLoss(table, seat);
    case 'wonCombat':
      return judgeWonCombat(table, seat, condition);
    default:
      return verdict('ask');
  }
}
