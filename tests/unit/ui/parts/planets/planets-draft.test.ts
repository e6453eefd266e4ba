import { expect, test } from 'vitest';
import { gainPlanets } from '$lib/core/commands/planets.ts';
import { pickedPlanets } from '$lib/ui/parts/planets/planets-draft.ts';
import { atFirstTurn } from '../../../../support/rounds.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];

function laid() {
  const table = atFirstTurn({ players: 3, factions: FACTIONS });
  return table.do(gainPlanets, { seat: 's2', planets: ['lodor'] });
}

test('what is picked and held already is left out, what someone else holds is taken', () => {
  const { game } = laid();
  const table = { game, tracked: true };
  expect(pickedPlanets(table, 's1', ['jord', 'abyz'])).toEqual({ planets: ['abyz'] });
  expect(pickedPlanets(table, 's1', ['abyz', 'lodor'])).toEqual({
    planets: ['abyz', 'lodor'],
    take: true,
  });
  expect(pickedPlanets(table, 's1', ['jord'])).toEqual({ planets: [] });
});

test('nothing is picked where no one keeps planets', () => {
  const { game } = laid();
  expect(pickedPlanets({ game, tracked: false }, 's1', ['abyz'])).toEqual({ planets: [] });
});
