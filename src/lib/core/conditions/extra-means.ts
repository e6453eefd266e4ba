/** What a seat may pay with, or count, beyond what is printed on its planets: units, cards, leaders. */
import { cardHolding } from '../card-holding.ts';
import { offersAt } from '../card-offers.ts';
import type { PlanetFacts } from '../cards.ts';
import type { Seat } from '../game.ts';
import { factionsOf, holdingsAt, othersOf, type KnownTable } from './holdings.ts';

type PlanetValues = Pick<PlanetFacts, 'resources' | 'influence'>;

/** Space docks of one colour. */
const DOCKS = 3;
/** Kinds of relic fragments, of which a card may be worth one each. */
const KINDS = 4;

/** Commodities that may pay as trade goods: a leader lets one player at a time do it. */
export function soldCommodities({ game, cards, holdings }: KnownTable, seat: Seat): number {
  const player = holdings.get(seat)?.player;
  if (!player) return 0;
  const mayLead = (id: string, faction: string) =>
    Object.values(game.players).some(
      (owner) =>
        owner.presence !== 'eliminated' &&
        (owner.faction === faction || owner.faction === null) &&
        cardHolding(game, owner.seat, { card: 'leader', id, leader: 'agent' }).state !== 'spent',
    );
  const sells = Object.entries(cards.leaders).some(
    ([id, row]) => row.sellsCommodities && mayLead(id, row.faction),
  );
  return sells ? (player.commodities ?? player.commodityLimit) : 0;
}

/** Resources that space docks may add to planets of a seat, at most: where they are is not tracked. */
export function dockResources(table: KnownTable, seat: Seat): number {
  const { planets, player, technologies } = holdingsAt(table, seat);
  const owned = (technologies ?? Object.keys(table.cards.technologies)).map(
    (id) => table.cards.technologies[id],
  );
  const factions = factionsOf(table, player);
  const isOf = (faction: string | null) =>
    factions.some((row) => row === table.cards.factions[faction ?? '']);
  const each = Math.max(
    0,
    ...factions.map(({ docksAdd = 0 }) => docksAdd),
    ...owned.map((row) => (row?.docksAdd && isOf(row.faction) ? row.docksAdd : 0)),
  );
  return each * Math.min(DOCKS, planets?.length ?? DOCKS);
}

/** Tokens that relics may pay instead of the strategy pool: one source says that objectives take them. */
export function lentTokens(table: KnownTable, seat: Seat): number {
  return offersAt(table.game, table.cards, seat, 'token').filter(
    ({ effect }) => effect.anywhere && effect.card === 'relic',
  ).length;
}

/** A relic that is exhausted like a planet, and worth more by the kinds of fragments of its holder. */
export function relicPayers(table: KnownTable, seat: Seat): PlanetValues[] {
  const { player, planets } = holdingsAt(table, seat);
  const { fragments, relics } = player;
  const kinds = fragments ? Object.values(fragments).filter((count) => count > 0).length : KINDS;
  return Object.keys(table.cards.relics).flatMap((id): PlanetValues[] => {
    const facts = table.cards.planets[id];
    if (!facts) return [];
    const here = planets?.some((planet) => planet.id === id && planet.readied !== 'no');
    const gone = planets?.some((planet) => planet.id === id && planet.readied === 'no');
    if (gone) return [];
    // Among the planets its printed values are counted already.
    if (here) return [{ resources: kinds, influence: kinds }];
    if (relics === null ? !mayHold(table, seat, id) : !relics.includes(id)) return [];
    return [{ resources: facts.resources + kinds, influence: facts.influence + kinds }];
  });
}

/** Whether a seat whose relics are not tracked may have this one: no one else is known to. */
export function mayHold(table: KnownTable, seat: Seat, relic: string): boolean {
  if (!table.cards.relics[relic] || table.game.purged.includes(relic)) return false;
  return !othersOf(table, seat).some(
    ({ player, planets }) =>
      player.relics?.includes(relic) === true || planets?.some(({ id }) => id === relic) === true,
  );
}
