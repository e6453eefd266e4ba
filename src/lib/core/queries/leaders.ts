/** Leaders as a list: what each shows now, and what it can show (LRR PoK 51). */
import type { Cards, LeaderFacts } from '../cards.ts';
import type { Player } from '../game.ts';
import type { LeaderState } from '../vocabulary.ts';

/** What of a player says which leaders it has. */
export type LeaderOwner = Pick<Player, 'faction' | 'homePlanets' | 'leaders'>;

export interface LeaderRow {
  leader: string;
  type: LeaderFacts['type'];
  state: LeaderState;
  states: LeaderState[];
}

/** Only agents begin unlocked and are exhausted; only heroes are purged. */
const STATES: Record<LeaderFacts['type'], LeaderState[]> = {
  agent: ['readied', 'exhausted'],
  commander: ['locked', 'readied'],
  hero: ['locked', 'readied', 'purged'],
};

/**
 * The leaders of a player, by id: those of its faction. Of those that go with a home system only
 * the one of the home that it took, once that is known, and whatever the table has turned all the same.
 */
export function leadersOf(cards: Cards, { faction, homePlanets, leaders }: LeaderOwner): string[] {
  const own = cards.factions[faction ?? '']?.leaders ?? [];
  const homes = new Set(homePlanets.map((planet) => cards.planets[planet]?.homeOf));
  const home = (leader: string) => cards.leaders[leader]?.home;
  const goesWith = (leader: string) => homes.has(home(leader));
  if (!own.some((leader) => home(leader) !== undefined && goesWith(leader))) return [...own];
  return own.filter(
    (leader) =>
      home(leader) === undefined ||
      goesWith(leader) ||
      (leaders?.[leader] ?? 'locked') !== 'locked',
  );
}

/** The leaders of a player with their sides; a state that its type does not know is shown beside the others. */
export function leaderRows(cards: Cards, player: LeaderOwner): LeaderRow[] {
  return leadersOf(cards, player).flatMap((leader) => {
    const type = cards.leaders[leader]?.type;
    if (!type) return [];
    const [start = 'readied'] = STATES[type];
    const state = player.leaders?.[leader] ?? start;
    const states = STATES[type].includes(state) ? STATES[type] : [...STATES[type], state];
    return [{ leader, type, state, states }];
  });
}
