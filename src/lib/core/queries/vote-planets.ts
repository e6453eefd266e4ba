/** Which planets a seat exhausts for its votes (LRR 1.2 8.6, 42; LRR PoK 64). */
import type { Cards } from '../cards.ts';
import { heldPlanet } from '../conditions/held-planet.ts';
import type { Game, Seat } from '../game.ts';
import { influenceOfPlanet, votesWithBoth } from '../rules/influence.ts';

export interface VotePlanet {
  planet: string;
  votes: number;
  /** What is lost for production with it. */
  resources: number;
}

/** The readied planets of a seat that are worth votes, or null where sides are not tracked. */
export function votePlanets(game: Game, cards: Cards, seat: Seat): VotePlanet[] | null {
  const planets = game.players[seat]?.planets ?? null;
  if (planets === null || game.settings.depth !== 'full') return null;
  const both = votesWithBoth(game, cards, seat) === 'yes';
  return planets.flatMap((planet) => {
    const votes = influenceOfPlanet(game, cards, planet, both);
    const spent = game.planetCards[planet]?.exhausted === true;
    if (votes === 0 || spent) return [];
    return [{ planet, votes, resources: heldPlanet(game, cards, planet).resources }];
  });
}

interface Plan {
  planets: string[];
  resources: number;
}

const isCheaper = (one: Plan, other: Plan) =>
  one.resources === other.resources
    ? one.planets.length < other.planets.length
    : one.resources < other.resources;

/**
 * The cheapest planets for so many votes: no more influence than it takes, then the fewest
 * resources, then the fewest cards. All of them where even that is not enough.
 */
export function cheapestPlanets(planets: readonly VotePlanet[], votes: number): string[] {
  if (votes <= 0) return [];
  // By influence: the cheapest way to exactly so much.
  let plans = new Map<number, Plan>([[0, { planets: [], resources: 0 }]]);
  for (const { planet, votes: worth, resources } of planets) {
    const next = new Map(plans);
    for (const [sum, plan] of plans) {
      const more = {
        planets: [...plan.planets, planet],
        resources: plan.resources + resources,
      };
      const known = next.get(sum + worth);
      if (!known || isCheaper(more, known)) next.set(sum + worth, more);
    }
    plans = next;
  }
  const enough = [...plans.keys()].filter((sum) => sum >= votes);
  if (enough.length === 0) return planets.map(({ planet }) => planet);
  return plans.get(Math.min(...enough))?.planets ?? [];
}
