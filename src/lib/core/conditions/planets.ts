/** Conditions on the planets that a seat controls, exhausted or not (LRR PoK 24, 61, 64). */
import type { ConditionOf } from '../condition.ts';
import type { AttachmentFacts, PlanetFacts } from '../cards.ts';
import type { Seat } from '../game.ts';
import { PLANET_TRAITS, type PlanetTrait } from '../vocabulary.ts';
import { countVerdict, tally, type ItemCount } from './counting.ts';
import { dockResources } from './extra-means.ts';
import type { HeldPlanet } from './held-planet.ts';
import { freePlanets, holdingsAt, type KnownTable } from './holdings.ts';
import { isOthersHome, isOutsideHomes, isOwnHome } from './homes.ts';
import { addable, liftable } from './lifting.ts';
import { and, atLeast, known, not, type Truth } from './truth.ts';
import { verdict, type Verdict } from './verdict.ts';

type PlanetCondition = ConditionOf<
  | 'planetsWithSameTrait'
  | 'planetsWithTrait'
  | 'planetsInNonHomeSystems'
  | 'planetsInOthersHomeSystems'
  | 'planetsWithTechSpecialty'
  | 'planetsWithAttachments'
  | 'legendaryPlanets'
  | 'planetsTotal'
  | 'planets'
>;

/** What an unknown card may have as well is open; what is known stays known. */
const seen = (planet: HeldPlanet, fact: boolean, open = planet.open): Truth =>
  open && !fact ? 'ask' : known(fact);
const withTrait = (trait: PlanetTrait) => (planet: HeldPlanet) =>
  seen(planet, planet.traits.has(trait), planet.open || planet.minor);

/** Planets that count, those of the own home system left out where it is asked for. */
export const planetsHeld = (
  table: KnownTable,
  seat: Seat,
  held: readonly HeldPlanet[],
  outsideHome: boolean,
): ItemCount =>
  tally(held, (planet) =>
    and(planet.counts, outsideHome ? not(isOwnHome(table, seat, planet)) : 'yes'),
  );

/** A count of planets, where cards that are not recorded may lift some that fail the test. */
function countPlanets(
  table: KnownTable,
  held: readonly HeldPlanet[],
  test: (planet: HeldPlanet) => Truth,
  lifts: (card: AttachmentFacts) => boolean = () => false,
): ItemCount {
  const counted = (planet: HeldPlanet) => and(planet.counts, test(planet));
  const found = tally(held, counted);
  const failing = held.filter((planet) => counted(planet) === 'no');
  return { ...found, max: found.max + liftable(table, failing, lifts) };
}

function judgeTraits(
  table: KnownTable,
  count: number,
  tallies: [PlanetTrait, ItemCount][],
): Verdict {
  const best = Math.max(...tallies.map(([, { min }]) => min));
  const traits = tallies.filter(([, { min }]) => min === best).map(([trait]) => trait);
  const items = tallies.find(([, { min }]) => min === best)?.[1].items ?? [];
  const max = Math.max(...tallies.map(([, bounds]) => bounds.max));
  const free = () => freePlanets(table, (p) => p.traits.some((trait) => traits.includes(trait)));
  return countVerdict({ min: best, max, items }, count, (more) => ({
    kind: 'planets-with-trait',
    traits,
    have: best,
    more,
    free: free(),
  }));
}

function judgeTotal(
  table: KnownTable,
  seat: Seat,
  { value, atLeast: need }: ConditionOf<'planetsTotal'>,
  held: HeldPlanet[],
): Verdict {
  const counted = held.filter(({ counts }) => counts === 'yes');
  const min = counted.reduce((sum, planet) => sum + planet[value], 0);
  const open = held.some(({ counts, open }) => counts !== 'no' && open);
  const docks = value === 'resources' ? dockResources(table, seat) : 0;
  const added = addable(table, counted).reduce((sum, card) => sum + card[value], docks);
  const result = atLeast({ min, max: open ? Infinity : min + added }, need);
  return verdict(result, {
    progress: { have: min, need },
    items: counted.filter((planet) => planet[value] > 0).map(({ id }) => id),
    missing: result === 'no' ? { kind: 'planet-values', value, more: need - min } : null,
  });
}

/** A count or a total over controlled planets; ask where the planets are not tracked. */
export function judgePlanets(table: KnownTable, seat: Seat, condition: PlanetCondition): Verdict {
  const held = holdingsAt(table, seat).planets;
  if (held === null) return verdict('ask');
  const count = (test: (planet: HeldPlanet) => Truth, lifts?: (card: AttachmentFacts) => boolean) =>
    countPlanets(table, held, test, lifts);
  const countTrait = (trait: PlanetTrait): [PlanetTrait, ItemCount] => [
    trait,
    count(withTrait(trait), ({ traits }) => traits.includes(trait)),
  ];
  const free = (test: (facts: PlanetFacts) => boolean) => freePlanets(table, test);
  switch (condition.kind) {
    case 'planetsWithSameTrait':
      return judgeTraits(table, condition.count, PLANET_TRAITS.map(countTrait));
    case 'planetsWithTrait':
      return judgeTraits(table, condition.count, [countTrait(condition.trait)]);
    case 'planetsInNonHomeSystems':
      return countVerdict(
        count((planet) => isOutsideHomes(table, planet)),
        condition.count,
        (more) => ({ kind: 'planets-in-non-home-systems', more, free: free(() => true) }),
      );
    case 'planetsInOthersHomeSystems':
      return countVerdict(
        count((planet) => isOthersHome(table, seat, planet)),
        condition.count,
        (more) => ({ kind: 'planets-in-others-home-systems', more }),
      );
    case 'planetsWithTechSpecialty':
      return countVerdict(
        count(
          (planet) => seen(planet, planet.specialty),
          ({ specialty }) => specialty !== null,
        ),
        condition.count,
        (more) => ({
          kind: 'planets-with-specialty',
          more,
          free: free(({ specialties }) => specialties.length > 0),
        }),
      );
    case 'planetsWithAttachments':
      return countVerdict(
        count(
          ({ attachments }) => known(attachments > 0),
          () => true,
        ),
        condition.count,
        (more) => ({ kind: 'planets-with-attachments', more }),
      );
    case 'legendaryPlanets':
      return countVerdict(
        count(
          (planet) => seen(planet, planet.legendary),
          ({ makesLegendary }) => makesLegendary,
        ),
        condition.count,
        (more) => ({
          kind: 'legendary-planets',
          more,
          free: free(({ legendary }) => legendary),
        }),
      );
    case 'planetsTotal':
      return judgeTotal(table, seat, condition, held);
    case 'planets':
      return countVerdict(
        planetsHeld(table, seat, held, condition.outsideHome === true),
        condition.count,
        (more) => ({ kind: 'planets', more }),
      );
  }
}
