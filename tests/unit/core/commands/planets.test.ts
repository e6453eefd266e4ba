/** Verbs of planets: what follows a planet that changes hands. */
import { expect, it } from 'vitest';
import { correctPlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { correctHoldings } from '../../../../src/lib/core/commands/holdings.ts';
import { scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { gainPlanets, losePlanet, turnPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { holdMecatol, takeCustodians } from '../../../../src/lib/core/commands/turns.ts';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import { holderOf } from '../../../../src/lib/core/rules/planets.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { given } from '../../../support/given.ts';
import { givePoints } from '../../../support/pay.ts';
import { atFirstTurn, atScoring } from '../../../support/rounds.ts';
import type { NewTable } from '../../../support/table.ts';

const FACTIONS = ['federation-of-sol', 'barony-of-letnev'];
const MECATOL = 'mecatol-rex';
/** Ana is Sol with Jord, Ben is Letnev with Arc Prime and Wren Terra. */
const tracked = (options: NewTable = {}) => atFirstTurn({ factions: FACTIONS, ...options });

it('R-OBJ-10 the home flag goes and comes with the planets of the home system', () => {
  const table = tracked();
  given(table)
    .when(gainPlanets, { seat: 's1', planets: ['arc-prime'], take: true })
    .gives(
      { type: 'planet.gained', seat: 's1', from: 's2' },
      { type: 'home.changed', seat: 's2', controlled: false },
    );
  given(table)
    .when(losePlanet, { seat: 's2', planet: 'wren-terra' })
    .gives({ type: 'planet.lost' });
  given(table)
    .when(gainPlanets, { seat: 's2', planets: ['wren-terra', 'arc-prime'], take: true })
    .gives(
      { type: 'planet.gained', planet: 'wren-terra', from: null },
      { type: 'planet.gained', planet: 'arc-prime', from: 's1' },
      { type: 'home.changed', seat: 's2', controlled: true },
    );
});

it('R-OBJ-10 a public objective after a lost home planet is refused', () => {
  const table = atScoring({ factions: FACTIONS }).do(losePlanet, { seat: 's1', planet: 'jord' });
  given(table)
    .when(scoreObjective, { seat: 's1', objective: 'corner-the-market' })
    .isRefused('home-incomplete');
});

it('where no home planets are known, the flag is the table’s', () => {
  const table = tracked();
  given(table)
    .when(gainPlanets, { seat: 's4', planets: ['bereg'] })
    .gives({ type: 'planet.gained', seat: 's4' });
  expect(table.game.players['s4']).toMatchObject({ home: true, planets: null });
});

it('Mecatol Rex follows its planet', () => {
  const table = tracked();
  given(table)
    .when(gainPlanets, { seat: 's1', planets: [MECATOL] })
    .gives({ type: 'planet.gained' }, { type: 'mecatol.taken', seat: 's1' });
  given(table)
    .when(gainPlanets, { seat: 's2', planets: [MECATOL], take: true })
    .gives({ type: 'planet.gained', from: 's1' }, { type: 'mecatol.taken', seat: 's2' });
  given(table)
    .when(losePlanet, { seat: 's2', planet: MECATOL })
    .gives({ type: 'planet.lost' }, { type: 'mecatol.taken', seat: null });
  expect(table.game.mecatol).toBeNull();
});

it('the planet follows who holds Mecatol Rex', () => {
  const table = tracked();
  given(table)
    .when(holdMecatol, { seat: 's1' })
    .gives({ type: 'mecatol.taken' }, { type: 'planet.gained', planet: MECATOL, from: null });
  given(table)
    .when(holdMecatol, { seat: 's2' })
    .gives({ type: 'mecatol.taken' }, { type: 'planet.gained', seat: 's2', from: 's1' });
  given(table)
    .when(holdMecatol, { seat: null })
    .gives({ type: 'mecatol.taken' }, { type: 'planet.lost', seat: 's2', planet: MECATOL });
  expect(holderOf(table.game, MECATOL)).toBeNull();
});

it('R-CUS-03 the custodians token brings its planet, unless its point wins', () => {
  given(tracked())
    .when(takeCustodians, { seat: 's1' })
    .gives({ type: 'custodians.taken' }, { type: 'planet.gained', planet: MECATOL });
  const table = givePoints(tracked(), 9, 's1');
  given(table).when(takeCustodians, { seat: 's1' }).gives({ type: 'custodians.taken' });
  expect(table.game.result?.winners).toEqual(['s1']);
});

it('R-CUS-03 where planets are not tracked, only the token is taken', () => {
  given(tracked({ settings: { depth: 'essentials' } }))
    .when(takeCustodians, { seat: 's1' })
    .gives({ type: 'custodians.taken' });
});

it('R-GEN-01 planets set by hand leave other lists; home and Mecatol Rex follow them', () => {
  const table = tracked().do(gainPlanets, { seat: 's1', planets: [MECATOL] });
  const holdings = { planets: ['arc-prime', 'wren-terra', 'jord', MECATOL] };
  given(table)
    .when(correctHoldings, { seat: 's2', holdings })
    .gives({ type: 'holdings.corrected' }, { type: 'mecatol.taken', seat: 's2' });
  expect(table.game.players['s1']).toMatchObject({ planets: [], home: false });
  given(table)
    .when(correctHoldings, { seat: 's2', holdings: { planets: ['arc-prime'] } })
    .gives({ type: 'holdings.corrected' }, { type: 'mecatol.taken', seat: null });
  expect(table.game.players['s2']?.home).toBe(false);
});

it('R-GEN-01 after the end planets are still set by hand', () => {
  const table = givePoints(tracked(), 10, 's1');
  given(table)
    .when(correctHoldings, { seat: 's1', holdings: { planets: [MECATOL] } })
    .gives({ type: 'holdings.corrected' });
});

it('a corrected faction brings what it starts with, and leaves what came later', () => {
  const table = tracked().do(gainPlanets, { seat: 's1', planets: ['bereg'] });
  table.do(correctPlayer, { seat: 's1', faction: 'xxcha-kingdom' });
  expect(table.game.players['s1']).toMatchObject({
    home: true,
    homePlanets: ['archon-ren', 'archon-tau'],
    planets: ['archon-ren', 'archon-tau', 'bereg'],
    technologies: ['graviton-laser-system'],
  });
  table.do(correctPlayer, { seat: 's1', name: 'Anna' });
  expect(table.game.players['s1']?.planets).toHaveLength(3);
});

it('R-REF-03 ocean cards come readied, planets gained with them come exhausted', () => {
  const table = atFirstTurn({
    players: 3,
    expansions: ['pok', 'thunders-edge'],
    factions: ['deepwrought-scholarate', ...FACTIONS],
    settings: { depth: 'full' },
  });
  given(table)
    .when(gainPlanets, { seat: 's1', planets: ['brine-pool', 'lodor', 'coral-reef'] })
    .gives(
      { type: 'planet.gained', planet: 'brine-pool' },
      { type: 'planet.gained', planet: 'lodor' },
      { type: 'planet.gained', planet: 'coral-reef' },
      { type: 'planets.turned', planets: ['brine-pool', 'coral-reef'], exhausted: false },
    );
  expect(Object.keys(table.game.planetCards)).toEqual(['lodor']);
  // 8 resources: 3 and 3 of planets, 1 and 1 of ocean cards, which may pay.
  table.do(gainPlanets, { seat: 's1', planets: ['abyz'] });
  table.do(turnPlanets, { planets: ['lodor', 'abyz'], exhausted: false });
  table.do(turnPlanets, { planets: ['ikatena'], exhausted: true });
  const cards = cardsOf(table.game.expansions);
  expect(judge(table.game, cards, 's1', 'erect-a-monument').value).toBe('ask');
  table.do(turnPlanets, { planets: ['coral-reef'], exhausted: true });
  expect(judge(table.game, cards, 's1', 'erect-a-monument').value).toBe('no');
});
