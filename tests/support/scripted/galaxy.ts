/** A map as far as a scripted table needs one: which systems lie near whose home. */
import type { Cards } from '../../../src/lib/core/cards.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import type { Random } from '../random.ts';

/** Systems with planets that one seat has to itself. */
const SLICE = 4;
/** The systems that lie on no edge between two slices: everyone's way to the centre. */
const CENTRE = ['18', '82'];

/** Systems with planets, nearest first, by the seat whose slice they are in. */
export type Galaxy = ReadonlyMap<Seat, readonly (readonly string[])[]>;

/** Deals the systems of the box around the table. */
export function dealGalaxy(cards: Cards, seating: readonly Seat[], random: Random): Galaxy {
  const systems = new Map<string, string[]>();
  for (const [planet, { countsAsPlanet, homeOf, tile }] of Object.entries(cards.planets)) {
    if (!countsAsPlanet || homeOf !== null || tile === null || CENTRE.includes(tile)) continue;
    systems.set(tile, [...(systems.get(tile) ?? []), planet]);
  }
  const dealt = random.shuffled([...systems.values()]);
  return new Map(seating.map((seat) => [seat, dealt.splice(0, SLICE)]));
}
