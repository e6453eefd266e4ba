/** Planets and what lies on them: LRR 1.2 12, 24, 32, 55; LRR PoK 64, 71. */
import type { Game, Seat } from '../game.ts';
import { refuse } from '../refusal.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';

/** Who is known to control a planet; null when no one is, or it is not tracked. */
export function holderOf(game: Game, planet: string): Seat | null {
  return game.seating.find((seat) => game.players[seat]?.planets?.includes(planet)) ?? null;
}

/** Whether a planet is known to be exhausted: only at depth full are all its turns told. */
export function isSpent(game: Game, planet: string): boolean {
  return game.settings.depth === 'full' && game.planetCards[planet]?.exhausted === true;
}

/** May this planet be gained? R-REF-02: from no one, or from the one who controls it. */
const refuseGainPlanet: Rule<'planet.gained'> = (game, { seat, planet, from }) => {
  const holder = holderOf(game, planet);
  if (holder === seat) return refuse('planet-owned', { seat, planet });
  if (holder !== null && holder !== from) return refuse('planet-held', { planet, seat: holder });
  const wasTracked = from !== null && (game.players[from]?.planets ?? null) !== null;
  if (holder === null && wasTracked) return refuse('planet-not-held', { planet, seat: from });
  return refuseAbsent(game, seat);
};

/** May this planet be lost? R-REF-02: only by who controls it. */
const refuseLosePlanet: Rule<'planet.lost'> = (game, { seat, planet }) => {
  const planets = game.players[seat]?.planets ?? null;
  return planets !== null && !planets.includes(planet)
    ? refuse('planet-not-held', { planet, seat })
    : null;
};

/** May these planets be turned? R-REF-01: an exhausted one is not exhausted again, nor twice at once. */
const refuseTurnPlanets: Rule<'planets.turned'> = (game, { planets, exhausted }) => {
  const spent = planets.find((planet, at) => isSpent(game, planet) || planets.indexOf(planet) < at);
  return exhausted && spent !== undefined ? refuse('planet-exhausted', { planet: spent }) : null;
};

/** May this card be attached? R-REF-13: it is one card, on one planet. */
const refuseAttachment: Rule<'attachment.placed'> = (game, { attachment, planet: on }, ruleset) =>
  firstRefusal(
    ...Object.entries(game.planetCards).map(
      ([planet, card]) =>
        () =>
          card.attachments.includes(attachment) &&
          (planet === on || !ruleset.cards.attachments[attachment]?.several)
            ? refuse('attachment-there', { attachment, planet })
            : null,
    ),
  );

/** The guards that its facts ask. */
export const planetGuards = {
  'planet.gained': ['may gain planet', refuseGainPlanet],
  'planet.lost': ['may lose planet', refuseLosePlanet],
  'planets.turned': ['may turn planets', refuseTurnPlanets],
  'attachment.placed': ['may place attachment', refuseAttachment],
} as const satisfies Guards;
