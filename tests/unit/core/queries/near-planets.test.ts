/** Which systems stand first where planets are gained. */
import { expect, it } from 'vitest';
import { gainPlanets, losePlanet } from '../../../../src/lib/core/commands/planets.ts';
import { takeTacticalAction } from '../../../../src/lib/core/commands/turns.ts';
import { nearnessFor } from '../../../../src/lib/core/queries/near-planets.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { atFirstTurn, turnOf } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const cards = cardsOf(['pok']);
const laid = () => atFirstTurn({ players: 3, factions: FACTIONS });
const nearness = (table: Table) => nearnessFor(table.game, cards, table.state.timeline.line, 's1');

it('what others took last comes first, while they have it', () => {
  const table = laid();
  for (const planet of ['lodor', 'quann', 'thibah', 'saudor']) {
    table.do(gainPlanets, { seat: 's2', planets: [planet] });
  }
  expect(nearness(table).lately).toEqual(['23', '21', '25']);
  table.do(losePlanet, { seat: 's2', planet: 'saudor' });
  expect(nearness(table).lately).toEqual(['21', '25', '26']);
});

it('the system of the last tactical action comes before that, by its number or a planet', () => {
  const after = (system: string) => {
    const table = turnOf(laid(), 's1').do(gainPlanets, { seat: 's2', planets: ['lodor'] });
    return nearness(table.do(takeTacticalAction, { seat: 's1', system })).lately;
  };
  expect(after('tile 35')).toEqual(['35', '26']);
  expect(after('Lirta IV')).toEqual(['35', '26']);
});

it('what lies in a system of the player, or was taken in one act with one, is near', () => {
  const table = laid().do(gainPlanets, { seat: 's1', planets: ['bereg', 'mehar-xull'] });
  table.do(losePlanet, { seat: 's1', planet: 'mehar-xull' });
  const { near, named } = nearness(table);
  expect([...near].sort()).toEqual(['1', '24', '35']);
  expect(named.has('24')).toBe(true);
  expect(named.has('38')).toBe(false);
});
