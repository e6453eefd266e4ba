/** What each seat has on the table, beside its row of the scoreboard. */
import type { Cards } from '$lib/core/cards.ts';
import { id, seat } from '$lib/core/event-parts.ts';
import { playerAt, type Game, type Player, type Seat } from '$lib/core/game.ts';
import { initiativeOf } from '$lib/core/order.ts';
import { actionOf } from '$lib/core/step.ts';
import { exactly, ids, int, maybeInt, seats } from '$lib/core/queries/document-parts.ts';
import { leaderRows } from '$lib/core/queries/leaders.ts';
import { BREAKTHROUGH_SIDES, FRAGMENTS, LEADER_STATES, TRAITS } from '$lib/core/vocabulary.ts';
import * as v from 'valibot';

/** A planet card: null is not tracked (LRR 1.2 12, 55). */
export const planetSchema = exactly({
  planet: id,
  exhausted: v.nullable(v.boolean()),
  attachments: v.nullable(ids),
});
const leader = exactly({ leader: id, state: v.picklist(LEADER_STATES) });
const note = exactly({ note: id, owner: seat });
const fragments = exactly(
  Object.fromEntries(FRAGMENTS.map((kind) => [kind, int])) as Record<
    (typeof FRAGMENTS)[number],
    typeof int
  >,
);

/** One seat; null is not tracked, but for `initiative`, `initiativeToken` and `passed`. */
export const seatSchema = exactly({
  seat,
  /** Its token, else its lowest card (LRR 1.2 43); null without either. */
  initiative: maybeInt,
  /** Number of the initiative token that it holds, or null. */
  initiativeToken: maybeInt,
  /** Whether it has passed; null outside the action phase. */
  passed: v.nullable(v.boolean()),
  /** Whether every planet of its home system is controlled. */
  home: v.boolean(),
  homePlanets: ids,
  /** In the order in which they were gained. */
  planets: v.nullable(v.array(planetSchema)),
  technologies: v.nullable(ids),
  relics: v.nullable(ids),
  leaders: v.nullable(v.array(leader)),
  /** Its side, or `none`; null where the table has not said. */
  breakthrough: v.nullable(v.picklist([...BREAKTHROUGH_SIDES, 'none'])),
  notes: v.nullable(v.array(note)),
  fragments: v.nullable(fragments),
  actionCards: maybeInt,
  /** Tokens gained in each status phase. */
  statusTokens: int,
  /** Seats whose token lies in its fleet pool. */
  captured: seats,
  /** Strategy cards whose secondary costs it no token. */
  freeFollows: ids,
  /** What its faction may that others may not. */
  traits: v.array(v.picklist(TRAITS)),
});

export type SeatRow = v.InferOutput<typeof seatSchema>;
export type PlanetCardRow = v.InferOutput<typeof planetSchema>;

/** A planet card; which side is up, and whether nothing lies on it, is told at full depth alone. */
function planetRow(game: Game, planet: string): PlanetCardRow {
  const full = game.settings.depth === 'full';
  const { exhausted = false, attachments = [] } = game.planetCards[planet] ?? {};
  return {
    planet,
    exhausted: full ? exhausted : null,
    attachments: full || attachments.length > 0 ? [...attachments] : null,
  };
}

/** Planets with something on them that no seat is known to control, by id. */
export function loosePlanetRows(game: Game): PlanetCardRow[] {
  const held = new Set(game.seating.flatMap((seat) => game.players[seat]?.planets ?? []));
  return Object.keys(game.planetCards)
    .filter((planet) => !held.has(planet))
    .sort()
    .map((planet) => planetRow(game, planet));
}

/** The leaders of a faction with their sides, then those that are known without it (LRR PoK 51). */
function leadersOf(game: Game, cards: Cards, seat: Seat): SeatRow['leaders'] {
  const player = playerAt(game, seat);
  const { leaders } = player;
  if (leaders === null) return null;
  const own = leaderRows(cards, player).map(({ leader, state }) => ({ leader, state }));
  const others = Object.entries(leaders)
    .filter(([id]) => !own.some(({ leader }) => leader === id))
    .map(([leader, state]) => ({ leader, state }));
  return [...own, ...others];
}

function fragmentsOf({ fragments }: Player): SeatRow['fragments'] {
  if (!fragments) return null;
  const { cultural, hazardous, industrial, unknown } = fragments;
  return { cultural, hazardous, industrial, unknown };
}

/** Its breakthrough: `none` where the table said that it has none, null where the table has not said. */
function breakthroughOf({ breakthrough }: Player): SeatRow['breakthrough'] {
  if (breakthrough === undefined) return null;
  return breakthrough ?? 'none';
}

/** One seat of the table; what is not tracked is null. */
export function seatRow(game: Game, cards: Cards, seat: Seat): SeatRow {
  const player = playerAt(game, seat);
  const initiative = initiativeOf(game, seat);
  return {
    seat,
    initiative: Number.isFinite(initiative) ? initiative : null,
    initiativeToken: player.initiativeToken,
    passed: actionOf(game)?.passed.includes(seat) ?? null,
    home: player.home,
    homePlanets: [...player.homePlanets],
    planets: player.planets?.map((planet) => planetRow(game, planet)) ?? null,
    technologies: player.technologies && [...player.technologies],
    relics: player.relics && [...player.relics],
    leaders: leadersOf(game, cards, seat),
    breakthrough: breakthroughOf(player),
    notes: player.notes?.map(({ note, owner }) => ({ note, owner })) ?? null,
    fragments: fragmentsOf(player),
    actionCards: player.actionCards,
    statusTokens: player.statusTokens,
    captured: [...player.captured],
    freeFollows: [...player.freeFollows],
    traits: [...player.traits],
  };
}
