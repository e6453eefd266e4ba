/** What counts among planets: traits, attachments, homes, stations, cards typed by hand. */
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../../src/lib/core/cards.ts';
import { judgeCondition } from '../../../../src/lib/core/conditions/judge.ts';
import type { Verdict } from '../../../../src/lib/core/conditions/verdict.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { all, at, atDepth, blankTable, has, holds, ME, type Setup } from './scenes.ts';

const cards = cardsOf(EXPANSIONS);
const attach =
  (planet: string, ...attachments: string[]): Setup =>
  (game) => {
    game.planetCards[planet] = { exhausted: true, attachments };
  };

function judged(condition: Condition, ...setups: Setup[]): Verdict {
  const game = blankTable(EXPANSIONS);
  all(...setups)(game, cards);
  return judgeCondition(game, cards, ME, condition);
}
const progress = (condition: Condition, ...setups: Setup[]) =>
  judged(condition, ...setups).progress?.have;

describe('traits and attachments', () => {
  const hazardous = { kind: 'planetsWithTrait', trait: 'hazardous', count: 2 } as const;

  it('a planet with several traits counts for each', () => {
    expect(progress(hazardous, has(['lesab']))).toBe(1);
    expect(progress({ ...hazardous, trait: 'industrial' }, has(['lesab']))).toBe(1);
    expect(progress({ kind: 'planetsWithSameTrait', count: 4 }, has(['lesab', 'abyz']))).toBe(2);
  });

  it('Terraform gives every trait and one of each value', () => {
    const set = [has(['lodor']), attach('lodor', 'terraform')];
    expect(judged({ ...hazardous, count: 1 }, ...set).items).toEqual(['lodor']);
    expect(progress({ kind: 'planetsTotal', value: 'resources', atLeast: 9 }, ...set)).toBe(4);
  });

  it('a research facility gives a specialty, or values where there is one', () => {
    const facility = (planet: string) => [
      has([planet]),
      attach(planet, 'biotic-research-facility'),
    ];
    const special = { kind: 'planetsWithTechSpecialty', count: 1 } as const;
    const total = { kind: 'planetsTotal', value: 'resources', atLeast: 9 } as const;
    expect(judged(special, ...facility('lodor')).value).toBe('yes');
    expect(progress(total, ...facility('lodor'))).toBe(3);
    expect(progress(total, ...facility('gral'))).toBe(2);
    // Printed twice, it is still one planet.
    expect(progress({ ...special, count: 2 }, has(['tiamat']))).toBe(1);
  });

  it('the Nano-Forge makes a planet legendary; Mecatol Rex is so in one box alone', () => {
    const legend = { kind: 'legendaryPlanets', count: 1 } as const;
    expect(judged(legend, has(['lodor'])).value).toBe('no');
    expect(judged(legend, has(['lodor']), attach('lodor', 'nano-forge')).value).toBe('yes');
    expect(judged(legend, has(['mecatol-rex'])).value).toBe('yes');
    const game = blankTable(['pok']);
    has(['mecatol-rex'])(game, cards);
    expect(judgeCondition(game, cardsOf(['pok']), ME, legend).value).toBe('no');
  });

  it('a planet with two attachments counts once; unrecorded ones are open below depth full', () => {
    const two = { kind: 'planetsWithAttachments', count: 2 } as const;
    const set = [has(['lodor', 'abyz']), attach('lodor', 'dyson-sphere', 'tomb-of-emphidia')];
    expect(judged(two, ...set)).toMatchObject({ value: 'no', progress: { have: 1, need: 2 } });
    expect(judged(two, ...set, atDepth('standard')).value).toBe('ask');
    expect(judged(two, ...set, attach('abyz', 'own-card'), atDepth('standard')).value).toBe('yes');
  });
});

describe('homes', () => {
  const outside = { kind: 'planetsInNonHomeSystems', count: 2 } as const;
  const others = { kind: 'planetsInOthersHomeSystems', count: 1 } as const;

  it('a home planet is no one’s outside, also of someone who is out', () => {
    expect(progress(outside, has(['jord', 'arretze', 'lodor']))).toBe(1);
    expect(judged(others, has(['jord'])).value).toBe('yes');
    const gone: Setup = (game) => {
      at(game, 's2').presence = 'eliminated';
    };
    expect(judged(others, gone, has(['jord'])).value).toBe('yes');
    expect(judged(others, has(['arretze', 'hercant'])).value).toBe('no');
  });

  it('the home of a faction that no one plays may be that of a minor faction', () => {
    const two = has(['darien', 'lodor']);
    expect(judged(outside, two).value).toBe('ask');
    expect(judged({ ...outside, count: 3 }, two).value).toBe('no');
    expect(judged(others, two).value).toBe('ask');
    const hazardous = { kind: 'planetsWithTrait', trait: 'hazardous', count: 1 } as const;
    expect(judged(hazardous, has(['darien'])).value).toBe('ask');
    expect(judged(hazardous, has(['jord'])).value).toBe('no');
    const same = { kind: 'planetsWithSameTrait', count: 2 } as const;
    expect(judged(same, has(['darien', 'moll-primus'])).value).toBe('ask');
    expect(judged({ ...same, count: 3 }, has(['darien', 'moll-primus'])).value).toBe('no');
  });

  it('the home that the table names goes before the printed one', () => {
    const moved = holds({ homePlanets: ['moll-primus'] });
    expect(judged(others, moved, has(['moll-primus'])).value).toBe('no');
    expect(judged(others, moved, has(['arretze'])).value).toBe('yes');
    const theirs: Setup = (game) => {
      at(game, 's2').homePlanets = ['lodor'];
    };
    expect(progress(outside, theirs, has(['lodor', 'abyz']))).toBe(1);
    expect(judged(others, theirs, has(['lodor'])).value).toBe('yes');
  });

  it('an unknown home is asked about', () => {
    expect(judged(others, holds({ faction: null }), has(['jord'])).value).toBe('ask');
    const keleres = holds({ faction: 'council-keleres' });
    expect(judged(others, keleres, has(['moll-primus'])).value).toBe('ask');
    expect(judged(others, keleres, has(['jord'])).value).toBe('yes');
  });

  it('a planet of no system may be outside home systems', () => {
    // Found or placed in a system without planets, which no home system is.
    expect(judged(outside, has(['mirage', 'lodor'])).value).toBe('yes');
    expect(judged(outside, has(['thunders-edge', 'lodor'])).value).toBe('yes');
    // One that moves about, but never into a home system.
    expect(judged(outside, has(['avernus', 'lodor'])).value).toBe('yes');
    expect(judged(others, has(['avernus', 'mirage'])).value).toBe('no');
    // A card without a place.
    expect(judged(outside, has(['custodia-vigilia', 'lodor'])).value).toBe('ask');
    expect(judged({ ...outside, count: 3 }, has(['mirage', 'lodor'])).value).toBe('no');
  });
});

describe('what is no planet, or no known one', () => {
  it('a space station never counts', () => {
    const stations = has(['tsion-station', 'oluz-station', 'revelation']);
    expect(progress({ kind: 'planetsInNonHomeSystems', count: 2 }, stations)).toBe(0);
    expect(progress({ kind: 'planetsTotal', value: 'influence', atLeast: 2 }, stations)).toBe(0);
  });

  it('a planet typed by hand may be anything', () => {
    const typed = has(['own-eden', 'lodor']);
    const cultural = (count: number) =>
      judged({ kind: 'planetsWithTrait', trait: 'cultural', count }, typed).value;
    expect([cultural(1), cultural(2), cultural(3)]).toEqual(['yes', 'ask', 'no']);
    const much = { kind: 'planetsTotal', value: 'resources', atLeast: 50 } as const;
    expect(judged(much, typed).value).toBe('ask');
    expect(judged(much, has(['lodor']), attach('lodor', 'own-card')).value).toBe('ask');
  });

  it('what is free leaves out homes, stations and what anyone holds', () => {
    const set = [has(['lodor']), has(['quann', 'centauri'], 's2')];
    const { missing } = judged({ kind: 'planetsWithTrait', trait: 'cultural', count: 2 }, ...set);
    const free = missing?.kind === 'planets-with-trait' ? missing.free : [];
    expect(free).toContain('mellon');
    for (const id of ['lodor', 'quann', 'centauri', 'jord']) expect(free).not.toContain(id);
  });
});

describe('planets of others', () => {
  it('control of a named planet is a no once someone else is known to hold it', () => {
    const rex = { kind: 'controlsPlanet', planet: 'mecatol-rex' } as const;
    const untracked = holds({ planets: null });
    expect(judged({ ...rex, planet: 'abyz' }, untracked).value).toBe('ask');
    const taken = judged(rex, untracked, has(['mecatol-rex'], 's3'));
    expect(taken.missing).toEqual({ kind: 'planet', planet: 'mecatol-rex', holder: 's3' });
    expect(judged(rex, has(['lodor'])).missing).toMatchObject({ holder: null });
  });

  it('who controls Mecatol Rex is known at every depth', () => {
    const rex = { kind: 'controlsPlanet', planet: 'mecatol-rex' } as const;
    const held = (seat: Seat | null): Setup =>
      all(atDepth('essentials'), (game) => {
        game.mecatol = seat;
      });
    expect(judged(rex, held(ME))).toMatchObject({ value: 'yes', items: ['mecatol-rex'] });
    expect(judged(rex, held('s2')).missing).toMatchObject({ kind: 'planet', holder: 's2' });
    expect(judged(rex, held(null)).missing).toMatchObject({ kind: 'planet', holder: null });
    expect(judged({ ...rex, planet: 'abyz' }, held(ME)).value).toBe('ask');
  });

  it('a shared system is a no alone in it, whatever is not tracked', () => {
    const shared = { kind: 'planetInSharedSystem', count: 1 } as const;
    const blind: Setup = (game) => {
      at(game, 's3').planets = null;
    };
    expect(judged(shared, blind, has(['lodor'])).value).toBe('no');
    expect(judged(shared, blind, has(['abyz'])).value).toBe('ask');
    expect(judged(shared, blind, has(['abyz', 'fria'])).value).toBe('no');
    expect(judged(shared, blind, has(['abyz']), has(['fria'], 's2')).value).toBe('yes');
    expect(judged(shared, has(['abyz']), has(['own-eden'], 's2')).value).toBe('ask');
    expect(judged(shared, has(['mirage']), has(['lodor'], 's2')).value).toBe('no');
    expect(judged(shared, has(['mirage']), has(['avernus'], 's2')).value).toBe('ask');
    expect(judged(shared, has(['lodor']), has(['mirage', 'thunders-edge'], 's2')).value).toBe('no');
    expect(judged(shared, has(['lodor']), has(['avernus'], 's2')).value).toBe('ask');
    expect(judged(shared, has(['mirage'])).value).toBe('no');
    // The card of Keleres lies in no system: nothing is beside it, and it is beside nothing.
    const card = has(['custodia-vigilia'], 's2');
    expect(judged(shared, has(['lodor', 'mirage', 'avernus']), card).value).toBe('no');
    expect(judged(shared, has(['custodia-vigilia']), has(['lodor', 'avernus'], 's2')).value).toBe(
      'no',
    );
    const out: Setup = (game) => {
      at(game, 's3').presence = 'eliminated';
    };
    expect(judged(shared, blind, out, has(['abyz'])).value).toBe('no');
  });

  it('names those with fewer planets where only the map is left to ask', () => {
    const more = { kind: 'morePlanetsThanNeighbours', neighbours: 2 } as const;
    const pool = Object.keys(cards.planets).filter((id) => cards.planets[id]?.traits.length);
    const rich = (...seats: Seat[]) =>
      all(...seats.map((seat, index) => has(pool.slice(2 * index, 2 * index + 2), seat)));
    const known = judged(more, has(['lodor']), rich('s2', 's3', 's4'));
    expect(known).toMatchObject({ value: 'ask', question: { players: ['s5', 's6'] } });
    const blind = holds({ planets: null });
    expect(judged(more, blind, rich('s2')).question).toMatchObject({ players: [] });
    expect(judged(more, has(['lodor']), rich('s2', 's3', 's4', 's5')).value).toBe('no');
  });
});
