/** The most that attachments which are not recorded can add to the planets of a seat. */
import type { AttachmentFacts } from '../cards.ts';
import { electedPlanet } from '../outcome.ts';
import type { HeldPlanet } from './held-planet.ts';
import type { KnownTable } from './holdings.ts';
import { isHome } from './homes.ts';

/** Whether the place allows it, traits aside. */
function fits(table: KnownTable, { law, notOn }: AttachmentFacts, planet: HeldPlanet): boolean {
  if (planet.counts === 'no') return false;
  const inPlay = table.game.laws.find(({ id }) => id === law);
  const elected = inPlay ? electedPlanet(inPlay.outcome) : null;
  // An outcome typed by hand may be any planet.
  if (elected !== null && elected !== planet.id && table.cards.planets[elected]) return false;
  if (notOn.includes('legendary') && planet.legendary) return false;
  return !notOn.includes('home') || isHome(table, planet) !== 'yes';
}

/** Whether a loose card may lie on a planet; another one may have given it the trait it needs. */
function mayLie(table: KnownTable, card: AttachmentFacts, planet: HeldPlanet): boolean {
  const { onTrait } = card;
  if (!fits(table, card, planet)) return false;
  if (onTrait === null || planet.open || planet.traits.has(onTrait)) return true;
  return table.loose.some((giver) => giver.traits.includes(onTrait) && fits(table, giver, planet));
}

/**
 * How many of these planets loose cards can lift to what they lack, each card one planet: the
 * greatest matching, found by moving cards that are already given on to other planets.
 */
export function liftable(
  table: KnownTable,
  planets: readonly HeldPlanet[],
  lifts: (card: AttachmentFacts) => boolean,
): number {
  const lifting = table.loose.filter(lifts);
  const given = new Map<AttachmentFacts, HeldPlanet>();
  const lift = (planet: HeldPlanet, tried: Set<AttachmentFacts>): boolean =>
    lifting.some((card) => {
      if (tried.has(card) || !mayLie(table, card, planet)) return false;
      tried.add(card);
      const other = given.get(card);
      if (other && !lift(other, tried)) return false;
      given.set(card, planet);
      return true;
    });
  return planets.filter((planet) => lift(planet, new Set())).length;
}

/** Whether the values of a loose card may count on a planet (see `attach` in held-planet). */
function mayAdd(table: KnownTable, card: AttachmentFacts, planet: HeldPlanet): boolean {
  if (!mayLie(table, card, planet)) return false;
  if (!card.statsOnlyIfPlanetHasSpecialty || planet.specialty) return true;
  return table.loose.some(
    (giver) => giver !== card && giver.specialty !== null && mayLie(table, giver, planet),
  );
}

/** Loose cards whose values may count on one of these planets. */
export function addable(table: KnownTable, planets: readonly HeldPlanet[]): AttachmentFacts[] {
  return table.loose.filter((card) => planets.some((planet) => mayAdd(table, card, planet)));
}
