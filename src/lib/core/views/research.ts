/** What a seat could research next, and what stands in the way (LRR 1.2 79; LRR PoK 90). */
import type { Cards, TechnologyFacts } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../vocabulary.ts';

type ByColour = Record<TechnologyColour, number>;

/** A planet, or a card on it, that can be exhausted to stand in for one prerequisite. */
export interface Skip {
  planet: string;
  /** The card on the planet that is exhausted instead of the planet, else null. */
  attachment: string | null;
  colour: TechnologyColour;
  /** False where the depth does not track whether the planet is readied. */
  known: boolean;
}

/** `open`: the prerequisites are owned; `skip`: planets can stand in; `short`: something is missing. */
export type ResearchState = 'open' | 'skip' | 'short';

export interface ResearchOption {
  technology: string;
  facts: TechnologyFacts;
  state: ResearchState;
  /** Prerequisites that no owned technology covers, by colour. */
  lacking: Partial<Record<TechnologyColour, number>>;
  /** Planets that stand in for what is lacking, as few as needed. */
  skips: Skip[];
  /** Prerequisites that nothing covers. */
  short: number;
}

const none = (): ByColour => ({ green: 0, blue: 0, yellow: 0, red: 0 });

/** Technologies owned, by colour; unit upgrades have none (LRR PoK 90.7b). */
function coloursOwned(cards: Cards, technologies: readonly string[]): ByColour {
  const owned = none();
  for (const id of technologies) {
    const colour = cards.technologies[id]?.colour;
    if (colour) owned[colour] += 1;
  }
  return owned;
}

/**
 * Planets of a seat, and the cards on them, that can stand in for a prerequisite (LRR PoK 90.15),
 * each once. Which side such a card shows is never tracked.
 */
export function skipsOf(game: Game, cards: Cards, seat: Seat): Skip[] {
  const full = game.settings.depth === 'full';
  return (game.players[seat]?.planets ?? []).flatMap((planet): Skip[] => {
    const { exhausted = false, attachments = [] } = game.planetCards[planet] ?? {};
    const printed = cards.planets[planet]?.specialties[0];
    const given = attachments.map((id) => cards.attachments[id]?.specialty).find(Boolean);
    const colour = full && exhausted ? undefined : (printed ?? given);
    const own = colour ? [{ planet, attachment: null, colour, known: full }] : [];
    const laws = attachments.flatMap((attachment) => {
      const skips = cards.attachments[attachment]?.skips;
      return skips ? [{ planet, attachment, colour: skips, known: false }] : [];
    });
    return [...own, ...laws];
  });
}

/** Whether a seat may research this technology at all (LRR PoK 90.11, 97.4). */
function isOffered(cards: Cards, id: string, faction: string | null): boolean {
  const facts = cards.technologies[id];
  if (!facts) return false;
  if (facts.faction !== null) return facts.faction === faction;
  return !Object.values(cards.technologies).some(
    (other) => other.faction === faction && faction !== null && other.replaces === id,
  );
}

function optionOf(
  technology: string,
  facts: TechnologyFacts,
  owned: ByColour,
  skips: readonly Skip[],
): ResearchOption {
  const lacking: ResearchOption['lacking'] = {};
  const used: Skip[] = [];
  let short = 0;
  for (const colour of TECHNOLOGY_COLOURS) {
    const missing = (facts.prerequisites[colour] ?? 0) - owned[colour];
    if (missing <= 0) continue;
    lacking[colour] = missing;
    const free = skips.filter((skip) => skip.colour === colour);
    used.push(...free.slice(0, missing));
    short += Math.max(0, missing - free.length);
  }
  const skipped: ResearchState = used.length > 0 ? 'skip' : 'open';
  return {
    technology,
    facts,
    lacking,
    skips: used,
    short,
    state: short > 0 ? 'short' : skipped,
  };
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
  const owned = coloursOwned(cards, technologies);
  const skips = skipsOf(game, cards, seat);
  return Object.entries(cards.technologies)
    .filter(([id]) => !technologies.includes(id) && isOffered(cards, id, faction))
    .map(([id, facts]) => optionOf(id, facts, owned, skips))
    .sort((a, b) => RANK[a.state] - RANK[b.state] || a.short - b.short);
}
