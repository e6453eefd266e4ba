/** Conditions on the planets that a seat controls, exhausted or not (LRR PoK 24, 61, 64). */
import type { Condition, PlanetFacts } from '../cards.ts';
import type { Seat } from '../game.ts';
import { PLANET_TRAITS, type PlanetTrait } from '../vocabulary.ts';
import { countVerdict, tally, type Tally } from './counting.ts';
import type { HeldPlanet } from './held-planet.ts';
import { freePlanets, holdingsAt, type Table } from './holdings.ts';
import { isOthersHome, isOutsideHomes } from './homes.ts';
import { and, atLeast, known, type Truth } from './truth.ts';
import { verdict, type Verdict } from './verdict.ts';

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;
type PlanetCondition = Of<
  | 'planetsWithSameTrait'
  | 'planetsWithTrait'
  | 'planetsInNonHomeSystems'
  | 'planetsInOthersHomeSystems'
  | 'planetsWithTechSpecialty'
  | 'planetsWithAttachments'
  | 'legendaryPlanets'
  | 'planetsTotal'
>;

/** What an unknown card may have as well is open; what is known stays known. */
const seen = (planet: HeldPlanet, fact: boolean): Truth =>
  planet.open && !fact ? 'ask' : known(fact);
const withTrait = (trait: PlanetTrait) => (planet: HeldPlanet) =>
  seen(planet, planet.traits.has(trait));

/** Attachments are tracked in full at depth full alone: what is recorded is a lower bound. */
function withAttachment(table: Table, planet: HeldPlanet): Truth {
  if (planet.attachments > 0) return 'yes';
  return table.game.settings.depth === 'full' ? 'no' : 'ask';
}

function judgeTraits(table: Table, count: number, tallies: [PlanetTrait, Tally][]): Verdict {
  const best = Math.max(...tallies.map(([, { min }]) => min));
  const traits = tallies.filter(([, { min }]) => min === best).map(([trait]) => trait);
  const items = tallies.find(([, { min }]) => min === best)?.[1].items ?? [];
  const max = Math.max(...tallies.map(([, bounds]) => bounds.max));
  const free = () => freePlanets(table, (p) => p.traits.some((trait) => traits.includes(trait)));
  return countVerdict({ min: best, max, items }, count, (more) => ({
    kind: 'planets-with-trait',
    traits,
    more,
    free: free(),
  }));
}

function judgeTotal({ value, atLeast: need }: Of<'planetsTotal'>, held: HeldPlanet[]): Verdict {
  const counted = held.filter(({ counts }) => counts === 'yes');
  const min = counted.reduce((sum, planet) => sum + planet[value], 0);
  const open = held.some(({ counts, open }) => counts !== 'no' && open);
  const result = atLeast({ min, max: open ? Infinity : min }, need);
  return verdict(result, {
    progress: { have: min, need },
    items: counted.filter((planet) => planet[value] > 0).map(({ id }) => id),
    missing: result === 'no' ? { kind: 'planet-values', value, more: need - min } : null,
  });
}

/** A count or a total over controlled planets; ask where the planets are not tracked. */
export function judgePlanets(table: Table, seat: Seat, condition: PlanetCondition): Verdict {
  const held = holdingsAt(table, seat).planets;
  if (held === null) return verdict('ask');
  const count = (test: (planet: HeldPlanet) => Truth) =>
    tally(held, (planet) => and(planet.counts, test(planet)));
  const free = (test: (facts: PlanetFacts) => boolean) => freePlanets(table, test);
  switch (condition.kind) {
    case 'planetsWithSameTrait':
      return judgeTraits(
        table,
        condition.count,
        PLANET_TRAITS.map((trait) => [trait, count(withTrait(trait))]),
      );
    case 'planetsWithTrait': {
      const { trait } = condition;
      return judgeTraits(table, condition.count, [[trait, count(withTrait(trait))]]);
    }
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
        count((planet) => seen(planet, planet.specialty)),
        condition.count,
        (more) => ({
          kind: 'planets-with-specialty',
          more,
          free: free(({ specialties }) => specialties.length > 0),
        }),
      );
    case 'planetsWithAttachments':
      return countVerdict(
        count((planet) => withAttachment(table, planet)),
        condition.count,
        (more) => ({ kind: 'planets-with-attachments', more }),
      );
    case 'legendaryPlanets':
      return countVerdict(
        count((planet) => seen(planet, planet.legendary)),
        condition.count,
        (more) => ({
          kind: 'legendary-planets',
          more,
          free: free(({ legendary }) => legendary),
        }),
      );
    case 'planetsTotal':
      return judgeTotal(condition, held);
  }
}
