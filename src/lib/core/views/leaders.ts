/** Leaders as a list: what each shows now, and what it can show (LRR PoK 51). */
import type { Cards, LeaderFacts } from '../cards.ts';
import type { LeaderState } from '../vocabulary.ts';

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

/** The leaders of a faction; a state that its type does not know is shown beside the others. */
export function leaderRows(
  cards: Cards,
  faction: string | null,
  leaders: Readonly<Record<string, LeaderState>>,
): LeaderRow[] {
  return (cards.factions[faction ?? '']?.leaders ?? []).flatMap((leader) => {
    const type = cards.leaders[leader]?.type;
    if (!type) return [];
    const [start = 'readied'] = STATES[type];
    const state = leaders[leader] ?? start;
    const states = STATES[type].includes(state) ? STATES[type] : [...STATES[type], state];
    return [{ leader, type, state, states }];
  });
}
