/** Verbs of technologies, relics, leaders, notes and payments: what they decide. */
import { expect, it } from 'vitest';
import * as holdings from '../../../../src/lib/core/commands/holdings.ts';
import { setUpGame } from '../../../../src/lib/core/commands/setup.ts';
import {
  followSecondary,
  playStrategyCard,
} from '../../../../src/lib/core/commands/strategic-action.ts';
import { adjustBalance } from '../../../../src/lib/core/commands/tokens.ts';
import { given } from '../../../support/given.ts';
import { atFirstTurn, turnOf } from '../../../support/rounds.ts';
import { setUpArgs, Table } from '../../../support/table.ts';

const { correctPlanetCard, gainRelic, researchTechnology, settleSecondary, turnLeader } = holdings;

const FACTIONS = ['federation-of-sol', 'barony-of-letnev'];

it('a seat begins with what its faction starts with, as far as the depth tracks it', () => {
  const at = (depth: 'essentials' | 'standard' | 'full') =>
    Table.start({ factions: FACTIONS, settings: { depth } }).game.players;
  expect(at('essentials')['s1']).toMatchObject({ planets: null, technologies: null });
  expect(at('standard')['s1']).toMatchObject({
    homePlanets: ['jord'],
    planets: ['jord'],
    technologies: ['antimass-deflectors', 'neural-motivator'],
    relics: null,
    actionCards: null,
  });
  expect(at('full')['s1']).toMatchObject({
    actionCards: 0,
    fragments: { cultural: 0, hazardous: 0, industrial: 0, unknown: 0 },
    relics: [],
    leaders: {},
    notes: [],
  });
  expect(at('full')['s4']).toMatchObject({ homePlanets: [], planets: null, notes: null });
});

it('technologies and a home system chosen at setup are there from the start', () => {
  const args = setUpArgs({ factions: FACTIONS });
  const seats = args.seats.map((row, i) =>
    i === 0 ? { ...row, technologies: ['gravity-drive'], homePlanets: ['winnu'] } : row,
  );
  const { players } = new Table().do(setUpGame, { ...args, seats }).game;
  expect(players['s1']).toMatchObject({ homePlanets: ['winnu'], planets: ['winnu'] });
  expect(players['s1']?.technologies).toContain('gravity-drive');
});

it('planets that stand in for a prerequisite are exhausted with it', () => {
  const table = atFirstTurn({ factions: FACTIONS, settings: { depth: 'full' } });
  given(table)
    .when(researchTechnology, {
      seat: 's1',
      technology: 'gravity-drive',
      exhausted: ['jord'],
      cause: 'technology',
    })
    .gives(
      { type: 'technology.gained', means: 'researched', cause: 'technology' },
      { type: 'planets.turned', planets: ['jord'], exhausted: true },
    );
  given(table)
    .when(researchTechnology, { seat: 's1', technology: 'bio-stims', exhausted: ['jord'] })
    .isRefused('planet-exhausted');
});

it('R-SACT-05 a follower pays what it has and owes the rest', () => {
  const table = turnOf(atFirstTurn({ players: 5 }), 's1');
  table.do(playStrategyCard, { seat: 's1', card: 'leadership' });
  const { ruleset } = table.referee;
  const told = (card: string, owing = false) =>
    followSecondary(table.game, ruleset, { seat: 's2', card, owing })[0];
  expect(told('politics')).toMatchObject({ tokens: 1 });
  expect(told('politics')).not.toHaveProperty('owed');
  expect(told('politics', true)).toMatchObject({ tokens: 0, owed: 1 });
  expect(told('leadership', true)).not.toHaveProperty('owed');
  table.do(adjustBalance, { seat: 's2', changes: { strategy: -2 } });
  expect(told('politics')).toMatchObject({ tokens: 0, owed: 1 });
  const settled = { seat: 's2', card: 'politics', how: 'paid' } as const;
  expect(settleSecondary(table.game, ruleset, settled)).toMatchObject([{ tokens: 1 }]);
});

it('where a relic comes from is told as no one when it is the deck', () => {
  given(atFirstTurn())
    .when(gainRelic, { seat: 's1', relic: 'nano-forge' })
    .gives({ type: 'relic.gained', from: null });
});

it('leaders and planet cards are set as they lie on the table', () => {
  const table = atFirstTurn({ factions: FACTIONS, settings: { depth: 'full' } });
  table.do(turnLeader, { seat: 's1', leader: 'evelyn-delouis', state: 'exhausted' });
  expect(table.game.players['s1']?.leaders).toEqual({ 'evelyn-delouis': 'exhausted' });
  table.do(correctPlanetCard, { planet: 'jord', exhausted: true, attachments: ['dmz'] });
  expect(table.game.planetCards['jord']).toEqual({ exhausted: true, attachments: ['dmz'] });
});
