/**
 * Planets that count for scoring though another player holds them: who coexists there counts as
 * controlling them, and for nothing else. A planet has one holder here, so the table is asked.
 */
import { answerTo } from '../attested.ts';
import { cardHolding, cardRef } from '../card-holding.ts';
import type { Condition } from '../cards.ts';
import type { Seat } from '../game.ts';
import { ownsBreakthrough } from './breakthroughs.ts';
import { heldPlanet, type HeldPlanet } from './held-planet.ts';
import { factionsOf, holdingsAt, othersOf, type KnownTable } from './holdings.ts';
import { askCoexistence } from './question.ts';
import { verdict, type Verdict } from './verdict.ts';

/**
 * Whether units of a seat may stand on planets of others: its faction brings it, its breakthrough, or
 * another faction.
 */
function mayCoexist(table: KnownTable, seat: Seat): boolean {
  const brought = ({ player }: { player: { faction: string | null } }, by: string) =>
    player.faction !== null && table.cards.factions[player.faction]?.coexists === by;
  if (othersOf(table, seat).some((other) => brought(other, 'everybody'))) return true;
  return factionsOf(table, holdingsAt(table, seat).player).some(({ coexists, breakthrough }) => {
    if (coexists !== undefined || !breakthrough?.coexists) return coexists !== undefined;
    return ownsBreakthrough(table.game, seat) !== 'no';
  });
}

/** Whether planets beside ships of a seat count for its secrets: by a leader, its own or allied. */
function shipsMayCount(table: KnownTable, seat: Seat): boolean {
  const { player } = holdingsAt(table, seat);
  return Object.entries(table.cards.leaders).some(([id, { faction, shipsCount }]) => {
    if (!shipsCount) return false;
    const owner = Object.values(table.game.players).find((other) => other.faction === faction);
    if (!owner) return false;
    const leader = cardRef(table.cards, 'leader', id);
    if (cardHolding(table.game, owner.seat, leader).state === 'spent') return false;
    return owner.seat === seat || player.notes?.some((note) => note.owner === owner.seat) !== false;
  });
}

/** The table as it would count for a seat with all these planets as well; or null. */
function withPlanets(
  table: KnownTable,
  seat: Seat,
  more: (readonly HeldPlanet[] | null)[],
): KnownTable | null {
  const own = holdingsAt(table, seat);
  if (own.planets === null || more.includes(null)) return null;
  const planets = [...own.planets, ...more.flatMap((list) => list ?? [])];
  const holdings = new Map(table.holdings).set(seat, { ...own, planets });
  return { ...table, holdings };
}

/**
 * A no that planets of others could turn: a question where the seat may coexist on them, until the
 * table says that it does not. A secret may also count planets that no one holds.
 */
export function orCoexisting(
  table: KnownTable,
  seat: Seat,
  condition: Condition,
  secret: boolean,
  judged: (table: KnownTable) => Verdict,
): Verdict {
  const found = judged(table);
  // What is paid is paid with planets that are held.
  if (found.value !== 'no' || condition.kind === 'spend' || condition.kind === 'all') return found;
  const question = askCoexistence(seat);
  const coexists = mayCoexist(table, seat) ? answerTo(table.game, question) : false;
  const ships = secret && shipsMayCount(table, seat);
  if (coexists === false && !ships) return found;
  const others = othersOf(table, seat).map(({ planets }) => planets);
  const free = ships ? table.free.map(([id]) => heldPlanet(table.game, table.cards, id)) : [];
  const most = withPlanets(table, seat, [...others, free]);
  if (most && judged(most).value === 'no') return found;
  const { progress, items } = found;
  const asked = coexists === null && !ships ? question : null;
  return verdict('ask', { progress, items, question: asked });
}
