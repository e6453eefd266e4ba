/**
 * Cards that a table plays with and no box lists (R-GEN-17): typed once, they travel in the record.
 */
import * as v from 'valibot';
import type { Cards, Condition } from './cards.ts';
import { card, count, faction, ids, maybe, planet, text, type Requirement } from './event-parts.ts';
import type { Game } from './game.ts';
import { REQUIREMENTS } from './vocabulary.ts';

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

function asked({ of, atLeast }: Requirement): Condition {
  switch (of) {
    case 'planets-outside-home':
      return { kind: 'planets', count: atLeast, outsideHome: true };
    case 'technologies-of-one-colour':
      return { kind: 'technologiesOfOneColour', count: atLeast };
    case 'goods':
      return { kind: 'spend', tradeGoods: atLeast };
    case 'resources':
    case 'influence':
      return { kind: 'spend', [of]: atLeast };
  }
}

/** Every condition that can be typed with this number. */
export const typedConditions = (atLeast: number): Condition[] =>
  REQUIREMENTS.map((of) => asked({ of, atLeast }));

/** What an objective asks for: as its card is printed, else as the table typed it; undefined where no one knows. */
export function conditionOf(game: Game, cards: Cards, objective: string): Condition | undefined {
  const typed = () => game.objectives.find(({ id }) => id === objective)?.requirement;
  const printed = cards.conditions[objective];
  const requirement = printed ? undefined : typed();
  return requirement ? asked(requirement) : printed;
}
