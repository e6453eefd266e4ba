/** What cards in hand and in play add to limits and draws, without being asked. */
import { expect, it } from 'vitest';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import { correctHoldings, gainRelic } from '../../../../src/lib/core/commands/holdings.ts';
import { drawSecret } from '../../../../src/lib/core/commands/objectives.ts';
import { gainPlanets, losePlanet } from '../../../../src/lib/core/commands/planets.ts';
import { finishSteps } from '../../../../src/lib/core/commands/status.ts';
import {
  adjustBalance,
  placeUsualTokens,
  replenish,
} from '../../../../src/lib/core/commands/tokens.ts';
import { handLimit, handsOver } from '../../../../src/lib/core/rules/standing.ts';
import { lanesOf } from '../../../../src/lib/core/queries/scoreboard.ts';
import { given } from '../../../support/given.ts';
import { atTokens } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

const FULL = { depth: 'full' } as const;
const commodities = ({ game }: Table, seat: 's1' | 's2') => game.players[seat]?.commodities;

it('R-TRD-11 a space station adds a commodity, and takes it along', () => {
  const table = Table.start({
    expansions: ['pok', 'thunders-edge'],
    factions: ['winnu', 'federation-of-sol'],
  });
  const printed = table.game.players['s1']?.commodityLimit ?? 0;
  table.do(gainPlanets, { seat: 's1', planets: ['tsion-station', 'oluz-station'] });
  table.do(replenish, { seats: ['s1', 's2'] });
  expect([commodities(table, 's1'), commodities(table, 's2')]).toEqual([
    printed + 2,
    table.game.players['s2']?.commodityLimit,
  ]);
  const [lane] = lanesOf(table.game, table.referee.ruleset).filter(({ seat }) => seat === 's1');
  expect(lane?.commodityLimit).toBe(printed + 2);
  given(table)
    .when(adjustBalance, { seat: 's1', changes: { commodities: 1 } })
    .isRefused('above-commodities');
  table.do(gainPlanets, { seat: 's2', planets: ['tsion-station'], take: true });
  expect(commodities(table, 's1')).toBe(printed + 1);
  table.do(losePlanet, { seat: 's1', planet: 'oluz-station' });
  expect(commodities(table, 's1')).toBe(printed);
});

it('R-TRD-11 a relic may add to the limit of its holder', () => {
  const table = Table.start({ expansions: ['pok', 'codex2'], settings: FULL, factions: ['winnu'] });
  const printed = table.game.players['s1']?.commodityLimit ?? 0;
  table.do(gainRelic, { seat: 's1', relic: 'dynamis-core' }).do(replenish, { seats: ['s1'] });
  expect(commodities(table, 's1')).toBe(printed + 2);
});

it('R-OBJ-16 the relic named Obsidian lets its holder have a fourth secret, and no one else', () => {
  const table = Table.start({ settings: FULL, factions: ['winnu', 'federation-of-sol'] });
  table.do(gainRelic, { seat: 's1', relic: 'the-obsidian' });
  for (const seat of ['s1', 's2'] as const) {
    for (let i = 0; i < 3; i++) table.do(drawSecret, { seat });
  }
  expect([table.game.players['s1']?.secrets, table.game.players['s2']?.secrets]).toEqual([4, 3]);
});

it('R-STAT-03 Minister of Policy draws a card as the status phase ends', () => {
  const table = atTokens(Table.start({ settings: FULL, factions: ['winnu', 'federation-of-sol'] }));
  table.do(correctLaw, { law: 'minister-of-policy', holder: 's2', outcome: 's2' });
  table.do(correctHoldings, { seat: 's1', holdings: { actionCards: 1 } });
  table.do(correctHoldings, { seat: 's2', holdings: { actionCards: 1 } });
  table.do(placeUsualTokens, {}).do(finishSteps, { step: 'ready' });
  expect(table.game.players['s1']?.actionCards).toBe(1);
  expect(table.game.players['s2']?.actionCards).toBe(2);
});

it('R-ACT-14 hands over their limit are known by how many cards', () => {
  const table = Table.start({
    players: 3,
    factions: ['yssaril-tribes', 'winnu', 'federation-of-sol'],
    settings: FULL,
  });
  for (const [seat, actionCards] of [
    ['s1', 12],
    ['s2', 7],
    ['s3', 9],
  ] as const) {
    table.do(correctHoldings, { seat, holdings: { actionCards } });
  }
  const { ruleset } = table.referee;
  expect(handsOver(table.game, ruleset)).toEqual([{ seat: 's3', over: 2 }]);
  table.do(correctHoldings, { seat: 's3', holdings: { actionCards: null } });
  expect(handsOver(table.game, ruleset)).toEqual([]);
});

it('R-ACT-14 a law lowers the hand of everyone but those who keep any number', () => {
  const table = Table.start({ players: 3, factions: ['yssaril-tribes', 'winnu'] });
  const limits = () =>
    table.game.seating.map((seat) => handLimit(table.game, table.referee.ruleset, seat));
  expect(limits()).toEqual([null, 7, 7]);
  table.do(correctLaw, { law: 'executive-sanctions', holder: null, outcome: 'for' });
  expect(limits()).toEqual([null, 3, 3]);
});
