/** A planet as it counts, with what is attached to it (LRR 1.2 12, 55; LRR PoK 12, 64). */
import type { AttachmentFacts, Cards, PlanetFacts } from '../cards.ts';
import type { Game } from '../game.ts';
import type { PlanetTrait } from '../vocabulary.ts';
import { known, type Truth } from './truth.ts';

export interface HeldPlanet {
  id: string;
  /** Null for a planet typed by hand, of which nothing is known. */
  facts: PlanetFacts | null;
  /** Whether it is a planet at all: no for space stations and the like. */
  counts: Truth;
  resources: number;
  influence: number;
  traits: ReadonlySet<PlanetTrait>;
  specialty: boolean;
  legendary: boolean;
  attachments: number;
  /** True where a card is unknown: it may have more than what is listed here. */
  open: boolean;
  /**
   * True where it is printed as the home of a faction that no one here plays: with minor factions on the
   * board it is no one's home and has every trait, so that neither is known.
   */
  minor: boolean;
  /** As it was recorded, at depth full alone. */
  readied: Truth;
}

function attach(planet: HeldPlanet, card: AttachmentFacts): HeldPlanet {
  const valued = planet.specialty || !card.statsOnlyIfPlanetHasSpecialty;
  return {
    ...planet,
    resources: planet.resources + (valued ? card.resources : 0),
    influence: planet.influence + (valued ? card.influence : 0),
    traits: card.traits.length > 0 ? new Set([...planet.traits, ...card.traits]) : planet.traits,
    specialty: planet.specialty || card.specialty !== null,
    legendary: planet.legendary || card.makesLegendary,
  };
}

/** Whether a planet is the home of a faction that no one plays or has played, as far as that is known. */
function isMinor({ players }: Game, cards: Cards, facts: PlanetFacts | null): boolean {
  const homeOf = facts?.homeOf ?? null;
  if (homeOf === null) return false;
  return !Object.values(players).some(({ faction, homePlanets }) => {
    const chosen = homePlanets.some((home) => cards.planets[home]?.homeOf === homeOf);
    const choice = faction === null ? undefined : cards.factions[faction]?.homeChoice;
    return chosen || faction === homeOf || (homePlanets.length === 0 && choice?.includes(homeOf));
  });
}

/** The planet with its attachments, in the order in which they came. */
export function heldPlanet(game: Game, cards: Cards, id: string): HeldPlanet {
  const facts = cards.planets[id] ?? null;
  const card = game.planetCards[id];
  const attachments = card?.attachments ?? [];
  const full = game.settings.depth === 'full';
  let planet: HeldPlanet = {
    id,
    facts,
    counts: facts ? known(facts.countsAsPlanet) : 'ask',
    resources: facts?.resources ?? 0,
    influence: facts?.influence ?? 0,
    traits: new Set(facts?.traits),
    specialty: (facts?.specialties.length ?? 0) > 0,
    legendary: facts?.legendary ?? false,
    attachments: attachments.length,
    open: facts === null,
    minor: isMinor(game, cards, facts),
    readied: full ? known(card?.exhausted !== true) : 'ask',
  };
  for (const name of attachments) {
    const row = cards.attachments[name];
    planet = row ? attach(planet, row) : { ...planet, open: true };
  }
  return planet;
}
