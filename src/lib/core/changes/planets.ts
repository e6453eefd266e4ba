/** Changes of planets and of what lies on them (LRR 1.2 12, 24, 55; LRR PoK 64, 71). */
import type { Game, PlanetCard, Seat } from '../game.ts';
import { including, withPlayer, without, type Changes } from './change.ts';
import { withAction } from './turn-state.ts';

/** The game with one planet card updated; a readied and bare card is not kept. */
function withPlanetCard(
  game: Game,
  planet: string,
  update: (card: PlanetCard) => Partial<PlanetCard>,
): Game {
  const card = game.planetCards[planet] ?? { exhausted: false, attachments: [] };
  const next = { ...card, ...update(card) };
  const { [planet]: _, ...others } = game.planetCards;
  const bare = !next.exhausted && next.attachments.length === 0;
  return { ...game, planetCards: bare ? others : { ...others, [planet]: next } };
}

/** The game with planets turned to one side. */
export function turnPlanets(game: Game, planets: readonly string[], exhausted: boolean): Game {
  return planets.reduce(
    (next, planet) => withPlanetCard(next, planet, () => ({ exhausted })),
    game,
  );
}

/** The game with every planet readied but those `left` (LRR 1.2 61; R-STAT-08, R-AGD-20). */
export function readyPlanets(game: Game, left: readonly string[] = []): Game {
  const planets = Object.keys(game.planetCards).filter((planet) => !left.includes(planet));
  return turnPlanets(game, planets, false);
}

/** The game with a planet in no one's play area, so that it is never in two. */
export function releasePlanet(game: Game, planet: string): Game {
  return game.seating.reduce(
    (next, seat) =>
      next.players[seat]?.planets?.includes(planet)
        ? withPlayer(next, seat, (p) => ({ planets: p.planets && without(p.planets, planet) }))
        : next,
    game,
  );
}

/** Who else has a planet, whether or not the table said that it was taken from a player. */
const holderBut = (game: Game, taker: Seat, planet: string): Seat | null =>
  game.seating.find((seat) => seat !== taker && game.players[seat]?.planets?.includes(planet)) ??
  null;

/** Notes who lost a planet in this turn: an objective may ask for it (LRR PoK 61.7). */
function withLoss(game: Game, seat: Seat | null, planet: string): Game {
  if (seat === null) return game;
  return withAction(game, ({ losses }) => ({ losses: [...losses, { seat, planet }] }));
}

function hold(game: Game, seat: Seat, planet: string): Game {
  return withPlayer(releasePlanet(game, planet), seat, (p) => ({
    planets: p.planets && including(p.planets, planet),
  }));
}

export const planetChanges: Changes<
  | 'planet.gained'
  | 'planet.lost'
  | 'planets.turned'
  | 'attachment.placed'
  | 'attachment.removed'
  | 'planet-card.corrected'
> = {
  // A planet newly controlled arrives exhausted (LRR 1.2 24.1).
  'planet.gained': {
    names: { seat: 1, from: 1 },
    change: (game, event) =>
      withLoss(
        turnPlanets(hold(game, event.seat, event.planet), [event.planet], true),
        event.from ?? holderBut(game, event.seat, event.planet),
        event.planet,
      ),
  },
  'planet.lost': (game, event) =>
    withLoss(releasePlanet(game, event.planet), event.seat, event.planet),
  'planets.turned': (game, event) => turnPlanets(game, event.planets, event.exhausted),
  'attachment.placed': (game, event) =>
    withPlanetCard(game, event.planet, (card) => ({
      attachments: including(card.attachments, event.attachment),
    })),
  'attachment.removed': (game, event) =>
    withPlanetCard(game, event.planet, (card) => ({
      attachments: without(card.attachments, event.attachment),
    })),
  'planet-card.corrected': (game, event) =>
    withPlanetCard(game, event.planet, () => ({
      exhausted: event.exhausted,
      attachments: event.attachments,
    })),
};
