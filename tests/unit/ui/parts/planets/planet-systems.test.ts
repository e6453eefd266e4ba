import { describe, expect, it } from 'vitest';
import { gainPlanets, losePlanet } from '$lib/core/commands/planets.ts';
import { foundIn, grouped, systemsToGain } from '$lib/ui/parts/planets/planet-lists.ts';
import { planetName } from '$lib/words/holding-names.ts';
import { cardsOf } from '../../../../../src/lib/rulesets/cards.ts';
import { atFirstTurn } from '../../../../support/rounds.ts';

const cards = cardsOf(['pok']);
const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const table = atFirstTurn({ players: 3, factions: FACTIONS });
table.do(gainPlanets, { seat: 's1', planets: ['wellon', 'bereg'] });
table.do(gainPlanets, { seat: 's1', planets: ['quann'] });
table.do(losePlanet, { seat: 's1', planet: 'quann' });
table.do(gainPlanets, { seat: 's2', planets: ['lodor'] });
const systems = systemsToGain(table.game, cards, table.state.timeline.line, 's1', planetName);
const planetsOf = (list: typeof systems) =>
  list.map(({ planets }) => planets.map(({ id }) => id).join('+'));

describe('systems to gain', () => {
  it('come as they are likely: taken lately, beside own ones, named before, the rest by name', () => {
    const [lately, near, named, rest] = grouped(systems);
    expect([lately?.[0], near?.[0], named?.[0], rest?.[0]]).toEqual([
      'lately',
      'near',
      'named',
      'rest',
    ]);
    expect(planetsOf(lately?.[1] ?? [])).toEqual(['lodor']);
    expect(planetsOf(near?.[1] ?? [])).toEqual(['lirta-iv']);
    expect(planetsOf(named?.[1] ?? [])).toEqual(['quann']);
    expect(planetsOf(rest?.[1] ?? []).slice(0, 3)).toEqual([
      'abaddon+ashtroth+loki',
      'abyz+fria',
      'accoen+jeol-ir',
    ]);
    expect(grouped(systems).at(-1)?.[0]).toBe('held');
    expect(planetsOf(grouped(systems).at(-1)?.[1] ?? [])).toEqual([
      'arretze+hercant+kamdorn',
      'winnu',
    ]);
  });

  it('hold each planet once, and none of the seat itself', () => {
    const ids = systems.flatMap(({ planets }) => planets.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => ['jord', 'wellon', 'bereg'].includes(id))).toEqual([]);
  });
});

describe('a text finds', () => {
  it('a tile by its number, all of its planets with it', () => {
    const found = foundIn(systems, '37');
    expect(found.planets).toEqual(['arinam', 'meer']);
    expect(foundIn(systems, '3').planets).toEqual([]);
    expect(foundIn(systems, '3').systems.length).toBeGreaterThan(6);
  });

  it('a planet by its name, slips forgiven, and shows its whole system', () => {
    const found = foundIn(systems, 'abbyz');
    expect(found.planets).toEqual(['abyz']);
    expect(planetsOf(found.systems)).toEqual(['abyz+fria']);
    const begin = planetsOf(foundIn(systems, 'me').systems).slice(0, 4);
    expect(begin.sort()).toEqual(['arinam+meer', 'mecatol-rex', 'mehar-xull', 'mellon+zohbat']);
  });
});
