/** What a seat could research next, and what stands in the way (LRR 1.2 79; LRR PoK 90). */
import type { Cards, TechnologyFacts } from '../cards.ts';
import { readTable } from '../conditions/holdings.ts';
import { synergyOf, type JoinedColours } from '../conditions/synergy.ts';
import type { Question } from '../conditions/verdict.ts';
import type { Game, Seat } from '../game.ts';
import { neededFor } from '../rules/technology-tree.ts';
import {
  coverage,
  missingOf,
  skipsOf,
  sumOf,
  type ByColour,
  type CoveredPrerequisites,
} from '../rules/prerequisites.ts';

/** `open`: the prerequisites are owned; `skip`: others stand in; `short`: something is missing. */
export type ResearchState = 'open' | 'skip' | 'short';

export interface ResearchOption extends CoveredPrerequisites {
  technology: string;
  facts: TechnologyFacts;
  state: ResearchState;
  /** Technologies of the tree of which one, or each, has to lead to it first. */
  needed: readonly string[];
  /** Prerequisites that nothing covers, and how many these are. */
  missing: ByColour;
  short: number;
  /** Whether it rests on colours that count together. */
  joined: boolean;
  /** What decides whether it is out of reach: whether the breakthrough is owned. */
  question: Question | null;
}

/** Whether a seat may research this technology at all (LRR PoK 90.11, 97.4). */
function isOffered(cards: Cards, id: string, faction: string | null): boolean {
  const facts = cards.technologies[id];
  if (!facts || facts.neverResearched) return false;
  if (facts.faction !== null) return facts.faction === faction;
  return !Object.values(cards.technologies).some(
    (other) => other.faction === faction && faction !== null && other.replaces === id,
  );
}

const RANK: Record<ResearchState, number> = { open: 0, skip: 1, short: 2 };

/**
 * Every technology that a seat does not own and may research, the ones within reach first, then by
 * how much is missing. Null where technologies are not tracked.
 */
export function researchOf(game: Game, cards: Cards, seat: Seat): ResearchOption[] | null {
  const player = game.players[seat];
  if (!player?.technologies) return null;
  const { technologies, faction } = player;
  const { sure, possible, question } = synergyOf(readTable(game, cards), seat);
  /** Whether the breakthrough would bring it within reach. */
  const decides = (by: (joined: JoinedColours) => { short: number }) =>
    possible.some((pair) => pair !== 'all' && by(pair).short === 0);
  const optionOf = (technology: string, facts: TechnologyFacts): ResearchOption => {
    const standIns = skipsOf(game, cards, seat, technology);
    const by = (joined: JoinedColours) => {
      const covered = coverage(cards, technologies, facts, standIns, joined);
      const missing = missingOf(covered);
      return { ...covered, missing, short: sumOf(missing) };
    };
    const found = by(sure);
    const { skips } = found;
    const needed = neededFor(facts, technologies);
    const short = found.short + needed.length;
    const state = short > 0 ? 'short' : skips.length > 0 ? 'skip' : 'open';
    const cost = ({ lacking, short: more }: typeof found) => [more, sumOf(lacking)].join();
    return {
      technology,
      facts,
      ...found,
      short,
      needed,
      state,
      joined: sure !== null && state !== 'short' && cost(by(null)) !== cost(found),
      question: state === 'short' && decides(by) ? question : null,
    };
  };
  return Object.entries(cards.technologies)
    .filter(([id]) => !technologies.includes(id) && isOffered(cards, id, faction))
    .map(([id, facts]) => optionOf(id, facts))
    .sort((a, b) => RANK[a.state] - RANK[b.state] || a.short - b.short);
}
