/** Conditions on the technologies that a seat owns (LRR 1.2 79; LRR PoK 90). */
import type { Condition, TechnologyFacts } from '../cards.ts';
import type { Player, Seat } from '../game.ts';
import { countVerdict, tally } from './counting.ts';
import { isCopy, judgeColours } from './colours.ts';
import { holdingsAt, type KnownTable } from './holdings.ts';
import { known, type Truth } from './truth.ts';
import { verdict, type Verdict } from './verdict.ts';

type TechnologyCondition = Extract<
  Condition,
  {
    kind:
      | 'unitUpgradeTechnologies'
      | 'technologiesInColours'
      | 'technologiesOfOneColour'
      | 'factionTechnologies';
  }
>;

interface OwnedTechnology {
  id: string;
  /** Null when typed by hand: it may be anything. */
  facts: TechnologyFacts | null;
}

/** Unit types that are upgraded: a generic upgrade and its faction upgrade count once. */
function judgeUpgrades(owned: OwnedTechnology[], count: number): Verdict {
  const types = new Map(
    owned.flatMap(({ id, facts }) => (facts?.upgrades ? [[facts.upgrades, id]] : [])),
  );
  const open = owned.filter(({ facts }) => facts === null || isCopy(facts)).length;
  const upgrades = { min: types.size, max: types.size + open, items: [...types.values()] };
  return countVerdict(upgrades, count, (more) => ({ kind: 'unit-upgrades', more }));
}

/** Whether the cards of a faction stand for technologies of others. */
function hasCopies({ cards }: KnownTable, faction: string | null): boolean {
  if (faction === null) return false;
  return Object.values(cards.technologies).some((row) => row.faction === faction && isCopy(row));
}

/** A technology of another faction can only be a copy where the seat copies, and copies stay out. */
function isOwnFactions({ faction }: TechnologyFacts, player: Player, copies: boolean): Truth {
  if (!copies || faction === null) return known(faction !== null);
  return player.faction === null ? 'ask' : known(faction === player.faction);
}

/** Technologies of the own faction; those that a card stands for are not (R-OBJ-22). */
function judgeFaction(
  table: KnownTable,
  seat: Seat,
  owned: OwnedTechnology[],
  { count, excluding }: Extract<Condition, { kind: 'factionTechnologies' }>,
): Verdict {
  const { player } = holdingsAt(table, seat);
  const { faction } = player;
  const copies = player.traits.includes('copies-technologies') || hasCopies(table, faction);
  const counted = tally(owned, ({ id, facts }) => {
    if (excluding.includes(id)) return 'no';
    return facts ? isOwnFactions(facts, player, copies) : 'ask';
  });
  return countVerdict(counted, count, (more) => ({
    kind: 'faction-technologies',
    more,
    open: Object.entries(table.cards.technologies)
      .filter(
        ([id, facts]) => faction !== null && facts.faction === faction && !excluding.includes(id),
      )
      .map(([id]) => id)
      .filter((id) => !owned.some((row) => row.id === id)),
  }));
}

/** A count over owned technologies; ask where they are not tracked. */
export function judgeTechnologies(
  table: KnownTable,
  seat: Seat,
  condition: TechnologyCondition,
): Verdict {
  const { technologies } = holdingsAt(table, seat);
  if (technologies === null) return verdict('ask');
  const owned = technologies.map((id) => ({ id, facts: table.cards.technologies[id] ?? null }));
  switch (condition.kind) {
    case 'unitUpgradeTechnologies':
      return judgeUpgrades(owned, condition.count);
    case 'factionTechnologies':
      return judgeFaction(table, seat, owned, condition);
    default:
      return judgeColours(table, seat, owned, condition);
  }
}
