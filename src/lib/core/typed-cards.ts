/**
 * Cards that a table plays with and no box lists (R-GEN-17): typed once, they travel in the record.
 */
import * as v from 'valibot';
import { card, count, faction, ids, maybe, planet, text } from './event-parts.ts';

/** A planet of a typed home system, with its values. */
const typedPlanet = v.object({ planet, name: text, resources: count, influence: count });

export const typedFaction = v.object({
  faction,
  name: text,
  commodities: count,
  planets: v.pipe(v.array(typedPlanet), v.maxLength(9)),
  /** Technologies that it starts with. */
  technologies: ids,
});

/** It takes the place of the printed card with its initiative number, or lies beside the others. */
export const typedStrategyCard = v.object({
  card,
  name: text,
  initiative: count,
  /** Strategy tokens that its secondary costs. */
  cost: count,
});

/** All that was typed for one game. */
export const typedCards = v.object({
  factions: maybe(v.pipe(v.array(typedFaction), v.maxLength(8))),
  strategyCards: maybe(v.pipe(v.array(typedStrategyCard), v.maxLength(20))),
});

export type TypedPlanet = v.InferOutput<typeof typedPlanet>;
export type TypedFaction = v.InferOutput<typeof typedFaction>;
export type TypedStrategyCard = v.InferOutput<typeof typedStrategyCard>;
export type TypedCards = v.InferOutput<typeof typedCards>;
