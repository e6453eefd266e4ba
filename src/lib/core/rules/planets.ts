/** Planets and what lies on them: LRR 1.2 12, 24, 32, 55; LRR PoK 64, 71. */
import type { Game, Seat } from '../game.ts';
import { nextToVote } from '../order.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { firstRefusal, refuseAbsent, type Rule } from './rule.ts';

/** Why planets are turned that are exhausted for votes. */
export const FOR_VOTES = 'votes';

/** Who is known to control a planet; null when nobody is, or it is not tracked. */
export function holderOf(game: Game, planet: string): Seat | null {
  return game.seating.find((seat) => game.players[seat]?.planets?.includes(planet)) ?? null;
}

/** Whether a planet is known to be exhausted: only at depth full are all its turns told. */
export function isSpent(game: Game, planet: string): boolean {
  return game.settings.depth === 'full' && game.planetCards[planet]?.exhausted === true;
}

/** May this planet be gained? R-REF-02: from nobody, or from the one who controls it. */
export const refuseGainPlanet: Rule<'planet.gained'> = (game, { seat, planet, from }) => {
  const holder = holderOf(game, planet);
  if (holder === seat) return refuse('planet-owned', { seat, planet });
  if (holder !== null && holder !== from) return refuse('planet-held', { planet, seat: holder });
  const wasTracked = from !== null && (game.players[from]?.planets ?? null) !== null;
  if (holder === null && wasTracked) return refuse('planet-not-held', { planet, seat: from });
  return refuseAbsent(game, seat);
};

/** May this planet be lost? R-REF-02: only by who controls it. */
export const refuseLosePlanet: Rule<'planet.lost'> = (game, { seat, planet }) => {
  const planets = game.players[seat]?.planets ?? null;
  return planets !== null && !planets.includes(planet)
    ? refuse('planet-not-held', { planet, seat })
    : null;
};

/** R-AGD-24: votes are cast with planets that the voter controls. */
function refuseOthersVotes(game: Game, planets: readonly string[]): Refusal | null {
  const voter = nextToVote(game);
  const own = voter === null ? null : (game.players[voter]?.planets ?? null);
  const foreign = planets.find((planet) => own?.includes(planet) === false);
  return foreign !== undefined && voter !== null
    ? refuse('votes-of-another', { planet: foreign, seat: voter })
    : null;
}

/**
 * May these planets be turned? R-REF-01: an exhausted one is not exhausted again, nor twice at once;
 * R-AGD-24: for votes, those of the voter.
 */
export const refuseTurnPlanets: Rule<'planets.turned'> = (game, { planets, exhausted, cause }) => {
  const spent = planets.find((planet, at) => isSpent(game, planet) || planets.indexOf(planet) < at);
  if (exhausted && spent !== undefined) return refuse('planet-exhausted', { planet: spent });
  return exhausted && cause === FOR_VOTES ? refuseOthersVotes(game, planets) : null;
};

/** May this card be attached? R-REF-13: it is one card, on one planet. */
export const refuseAttachment: Rule<'attachment.placed'> = (game, { attachment }) =>
  firstRefusal(
    ...Object.entries(game.planetCards).map(
      ([planet, card]) =>
        () =>
          card.attachments.includes(attachment)
            ? refuse('attachment-there', { attachment, planet })
            : null,
    ),
  );
