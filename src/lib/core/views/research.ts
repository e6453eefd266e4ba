/** What a seat could research next, and what stands in the way (LRR 1.2 79; LRR PoK 90). */
import type { Cards, TechnologyFacts } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../vocabulary.ts';
import { skipsOf, standInsFor, type ByColour, type StandIn } from './prerequisites.ts';

/** `open`: the prerequisites are owned; `skip`: others stand in; `short`: something is missing. */
export type ResearchState = 'open' | 'skip' | 'short';

export interface ResearchOption {
  technology: string;
  facts: TechnologyFacts;
  state: ResearchState;
  /** Prerequisites that no owned technology covers, by colour. */
  lacking: ByColour;
  /** What stands in for what is lacking, as few as needed. */
  skips: StandIn[];
  /** Prerequisites that nothing covers. */
  short: number;
}

/** Technologies owned, by colour; unit upgrades have none (LRR PoK 90.7b). */
function coloursOwned(
  cards: Cards,
  technologies: readonly string[],
): Record<TechnologyColour, number> {
  const owned = { green: 0, blue: 0, yellow: 0, red: 0 };
  for (const id of technologies) {
    const colour = cards.technologies[id]?.colour;
    if (colour) owned[colour] += 1;
  }
  return owned;
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

/** Prerequisites that no owned technology covers. */
function lackingOf({ prerequisites }: TechnologyFacts, owned: ByColour): ByColour {
  const missing = TECHNOLOGY_COLOURS.map(
    (colour) => [colour, (prerequisites[colour] ?? 0) - (owned[colour] ?? 0)] as const,
  );
  return Object.fromEntries(missing.filter(([, count]) => count > 0));
}

const sum = (counts: ByColour): number => Object.values(counts).reduce((a, b) => a + b, 0);

const RANK: Record<ResearchState, number> = { open: 0, skip: 1, short: 2 };

/**
 * Every technology that a seat does not own and may research, the ones within reach first, then by
 * how much is missing. Null where technologies are not tracked.
 */
export function researchOf(game: Game, cards: Cards, seat: Seat): ResearchOption[] | null {
  const player = game.players[seat];
  if (!player?.technologies) return null;
  const { technologies, faction } = player;
  const owned = coloursOwned(cards, technologies);
  const optionOf = (technology: string, facts: TechnologyFacts): ResearchOption => {
    const lacking = lackingOf(facts, owned);
    const skips = standInsFor(lacking, skipsOf(game, cards, seat, facts));
    const short = sum(lacking) - skips.reduce((covered, { covers }) => covered + sum(covers), 0);
    const skipped: ResearchState = skips.length > 0 ? 'skip' : 'open';
    return { technology, facts, lacking, skips, short, state: short > 0 ? 'short' : skipped };
  };
  return Object.entries(cards.technologies)
    .filter(([id]) => !technologies.includes(id) && isOffered(cards, id, faction))
    .map(([id, facts]) => optionOf(id, facts))
    .sort((a, b) => RANK[a.state] - RANK[b.state] || a.short - b.short);
}
