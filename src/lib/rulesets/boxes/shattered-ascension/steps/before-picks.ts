/** The strategy phase up to the picks: home planets return, and everyone proposes an agenda. */
import * as v from 'valibot';
import { defineOwnFact, type OwnEffect, type OwnSteps } from '../../../../core/own-step.ts';
import type { Game, Seat } from '../../../../core/game.ts';
import { playingSeats } from '../../../../core/order.ts';
import { refuse } from '../../../../core/refusal.ts';
import { inRotation, name, planets as planetList } from './shared.ts';

/** Home planets that a seat does not control, as far as that is tracked. */
function missingHome(game: Game, seat: Seat): string[] {
  const { planets = null, homePlanets = [] } = game.players[seat] ?? {};
  return planets ? homePlanets.filter((planet) => !planets.includes(planet)) : [];
}

/** Who is known to hold a planet, or null. */
const holderOf = (game: Game, planet: string): Seat | null =>
  game.seating.find((seat) => game.players[seat]?.planets?.includes(planet)) ?? null;

/** Agendas that lie open, each with who has laid it; by `deck-1` and so on those that were added. */
type Open = { open: Readonly<Record<string, string>> };

/** How many agendas lie open at least (SA-STR-05, SA-NUM-01). */
const LEAST_AGENDAS = 5;

export const beforePicks: OwnSteps = {
  'own-home-planets-reclamation': {
    byHand: true,
    asks: (game) =>
      inRotation(game).filter(
        (seat) => game.players[seat]?.home === false || missingHome(game, seat).length > 0,
      ),
    facts: {
      // `whole`: the whole home system is back, where planets are not tracked.
      'own-home.regained': defineOwnFact()({
        data: v.strictObject({ planets: planetList, whole: v.boolean() }),
        answers: true,
        refuse: (game, _, { planets }, seat) => {
          const missing = seat ? missingHome(game, seat) : [];
          const other = planets.find((planet) => !missing.includes(planet));
          return other === undefined ? null : refuse('not-own-home', { planet: other });
        },
        effects: (game, _, { planets, whole }, seat) => {
          if (!seat) return [];
          const gained = planets.map((planet): OwnEffect => ({
            type: 'planet.gained',
            seat,
            planet,
            // A player who holds it without ground units there loses it.
            from: holderOf(game, planet),
          }));
          const missing = missingHome(game, seat).filter((planet) => !planets.includes(planet));
          const tracked = game.players[seat]?.planets != null;
          const back = tracked ? missing.length === 0 : whole;
          return back && game.players[seat]?.home === false
            ? [...gained, { type: 'home.changed', seat, controlled: true }]
            : gained;
        },
        offers: (game, _, seat) => {
          if (!seat) return [];
          const missing = missingHome(game, seat);
          const one = missing.length > 1 ? missing.map((planet) => [planet]) : [];
          const sets = missing.length > 0 ? [missing, ...one] : [];
          return [
            ...(sets.length > 0
              ? sets.map((planets) => ({ planets, whole: planets.length === missing.length }))
              : [{ planets: [], whole: true }]),
            { planets: [], whole: false },
          ];
        },
      }),
    },
  },
  'own-council-propositions': {
    byHand: true,
    inAnyOrder: true,
    asks: inRotation,
    facts: {
      // Face down, with a flag: out of the hand, or unseen off the deck.
      'own-proposition.laid': defineOwnFact()({
        data: v.strictObject({ from: v.picklist(['hand', 'deck']) }),
        answers: true,
        offers: (_, __, seat) =>
          seat ? (['hand', 'deck'] as const).map((from) => ({ from })) : [],
      }),
    },
  },
  'own-agendas': {
    remembers: true,
    opens: (): Open => ({ open: {} }),
    facts: {
      'own-agenda.shown': defineOwnFact<Open>()({
        data: v.strictObject({ agenda: name, by: name }),
        refuse: (game, { open }, { agenda, by }) => {
          const lies = Object.values(open).includes(agenda) || open[by] !== undefined;
          if (lies) return refuse('already-revealed', { objective: agenda });
          const seated = playingSeats(game).some((seat) => seat === by);
          const added = by.startsWith('deck-') && Object.keys(open).length < LEAST_AGENDAS;
          return seated || added ? null : refuse('not-asked', {});
        },
        change: ({ open }, { agenda, by }) => ({ open: { ...open, [by]: agenda } }),
      }),
    },
  },
};
