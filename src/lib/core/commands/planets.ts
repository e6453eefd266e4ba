/** Verbs of planets (LRR 1.2 12, 24, 26, 55; LRR PoK 61.16, 64). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { holderOf } from '../rules/planets.ts';
import { commodityLimit } from '../rules/standing.ts';
import * as arg from './arguments.ts';
import { controlPoints } from './control-points.ts';
import { breakthroughFacts } from './brought.ts';
import { defineCommand } from './command.ts';

const ofAttachment = v.object({ planet: arg.id, attachment: arg.id });

/** Planets of a seat after gains and losses; null when they are not tracked. */
function planetsAfter(
  game: Game,
  seat: Seat,
  gained: readonly string[],
  lost: readonly string[],
): string[] | null {
  const planets = game.players[seat]?.planets ?? null;
  return planets && [...planets.filter((planet) => !lost.includes(planet)), ...gained];
}

/** The home flag of a seat when its planets decide it (LRR PoK 61.16), else nothing. */
function homeFacts(game: Game, seat: Seat, planets: readonly string[] | null): GameEvent[] {
  const player = game.players[seat];
  if (!player || planets === null || player.homePlanets.length === 0) return [];
  const controlled = player.homePlanets.every((planet) => planets.includes(planet));
  return controlled === player.home ? [] : [{ type: 'home.changed', seat, controlled }];
}

/** Who controls the planet of the custodians token, when these planets go to a seat or to no one. */
function mecatolFacts(
  game: Game,
  ruleset: Ruleset,
  planets: readonly string[],
  to: Seat | null,
): GameEvent[] {
  return ruleset.mecatol && planets.includes(ruleset.mecatol) && game.mecatol !== to
    ? [{ type: 'mecatol.taken', seat: to }]
    : [];
}

/** Who controls that planet when the planets of a seat are set by hand; nothing after the end. */
export function correctedMecatol(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  planets: readonly string[] | null,
): GameEvent[] {
  if (planets === null || game.result) return [];
  if (ruleset.mecatol && planets.includes(ruleset.mecatol))
    return mecatolFacts(game, ruleset, planets, seat);
  return game.mecatol === seat ? [{ type: 'mecatol.taken', seat: null }] : [];
}

/** Commodities that a seat can no longer hold without these planets go back (R-TRD-11). */
function excessFacts(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  lost: readonly string[],
): GameEvent[] {
  const { commodities, planets } = game.players[seat] ?? {};
  const less = lost.reduce(
    (sum, id) => sum + (planets?.includes(id) ? (ruleset.standing[id]?.commodities ?? 0) : 0),
    0,
  );
  const excess = (commodities ?? 0) - (commodityLimit(game, ruleset, seat) - less);
  return less > 0 && excess > 0
    ? [
        {
          type: 'balance.adjusted',
          seat,
          changes: { commodities: -excess },
          cause: 'space-station',
        },
      ]
    : [];
}

/** The breakthrough that comes with the planet of the expedition (R-TE-01). */
function comesWith(
  game: Game,
  ruleset: Ruleset,
  planets: readonly string[],
  seat: Seat,
): GameEvent[] {
  const planet = ruleset.expedition?.planet;
  return planet && planets.includes(planet) && !game.players[seat]?.breakthrough
    ? breakthroughFacts(game, ruleset, { seat, cause: planet })
    : [];
}

/** Of what is gained, the cards that come readied; a planet arrives exhausted (R-REF-03). */
function readiedFacts(ruleset: Ruleset, gained: readonly string[]): GameEvent[] {
  const planets = gained.filter((id) => ruleset.comeReadied?.includes(id));
  return planets.length > 0 ? [{ type: 'planets.turned', planets, exhausted: false }] : [];
}

/** The fact that Mecatol Rex is in a player's play area as a planet, where planets are tracked. */
export function mecatolPlanetFacts(game: Game, ruleset: Ruleset, seat: Seat | null): GameEvent[] {
  const planet = ruleset.mecatol;
  if (planet === undefined) return [];
  const holder = holderOf(game, planet);
  if (holder === seat) return [];
  if (seat === null) return holder ? [{ type: 'planet.lost', seat: holder, planet }] : [];
  const tracked = (game.players[seat]?.planets ?? null) !== null;
  return tracked || holder ? [{ type: 'planet.gained', seat, planet, from: holder }] : [];
}

/**
 * Planets come under control. `take` says that their holders lose them; without it a planet
 * that a player is known to control is refused. A point that goes with one comes at once with it.
 */
export const gainPlanets = defineCommand({
  summary: 'Planets come under control; `take` says that their holders lose them.',
  args: v.object({ seat: arg.seat, planets: arg.ids, take: v.optional(v.boolean()) }),
  facts: (game, ruleset, { seat, planets, take }) => {
    const gained = planets.map((planet): GameEvent => {
      const from = take ? holderOf(game, planet) : null;
      return { type: 'planet.gained', seat, planet, from };
    });
    const losers = new Set(planets.map((planet) => holderOf(game, planet)));
    const homes = [...losers]
      .filter((loser): loser is Seat => loser !== null && loser !== seat)
      .flatMap((loser) => [
        ...homeFacts(game, loser, planetsAfter(game, loser, [], planets)),
        ...(take ? excessFacts(game, ruleset, loser, planets) : []),
      ]);
    return [
      ...gained,
      ...readiedFacts(ruleset, planets),
      ...homes,
      ...homeFacts(game, seat, planetsAfter(game, seat, planets, [])),
      ...mecatolFacts(game, ruleset, planets, seat),
      ...comesWith(game, ruleset, planets, seat),
      ...controlPoints(game, ruleset, seat, planets),
    ];
  },
});

/** A planet is no one's any more. */
export const losePlanet = defineCommand({
  summary: 'A planet is no one’s any more.',
  args: v.object({ seat: arg.seat, planet: arg.id }),
  facts: (game, ruleset, args) => [
    { type: 'planet.lost', ...args },
    ...homeFacts(game, args.seat, planetsAfter(game, args.seat, [], [args.planet])),
    ...excessFacts(game, ruleset, args.seat, [args.planet]),
    ...(game.mecatol === args.seat ? mecatolFacts(game, ruleset, [args.planet], null) : []),
  ],
});

/** A seat whose faction chooses its home system chooses it, and controls it (LRR PoK 61.16). */
export const chooseHome = defineCommand({
  summary: 'A seat chooses the planets of its home system and controls them.',
  args: v.object({ seat: arg.seat, planets: arg.ids }),
  facts: (game, _, { seat, planets }) => {
    const owned = game.players[seat]?.planets ?? [];
    return [
      { type: 'player.corrected', seat, profile: { homePlanets: planets } },
      {
        type: 'holdings.corrected',
        seat,
        holdings: { planets: [...new Set([...planets, ...owned])] },
      },
    ];
  },
});

/** A home system is purged: its planets are no one's, and it is no longer whole (LRR PoK 70). */
export function homePurgedFacts(game: Game, seat: Seat): GameEvent[] {
  const player = game.players[seat];
  if (!player) return [];
  const lost = player.homePlanets.filter((planet) => player.planets?.includes(planet));
  const facts = lost.map((planet): GameEvent => ({ type: 'planet.lost', seat, planet }));
  return player.home ? [...facts, { type: 'home.changed', seat, controlled: false }] : facts;
}

/** Planets are exhausted or readied by an effect. */
export const turnPlanets = defineCommand({
  summary: 'Planets are exhausted or readied by an effect.',
  args: arg.fieldsOf('planets.turned'),
  facts: (_, __, { planets, exhausted, cause }) => [
    { type: 'planets.turned', planets, exhausted, ...(cause ? { cause } : {}) },
  ],
});

/** A card is attached to a planet (LRR 1.2 12). */
export const placeAttachment = defineCommand({
  summary: 'A card is attached to a planet.',
  args: ofAttachment,
  facts: (_, __, args) => [{ type: 'attachment.placed', ...args }],
});

/** An attachment goes. */
export const removeAttachment = defineCommand({
  summary: 'An attachment goes.',
  args: ofAttachment,
  facts: (_, __, args) => [{ type: 'attachment.removed', ...args }],
});

export const planetsCommands = {
  chooseHome,
  gainPlanets,
  losePlanet,
  turnPlanets,
  placeAttachment,
  removeAttachment,
};
