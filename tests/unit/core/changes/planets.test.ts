/** Planet cards: who has them, which side is up, what lies on them. */
import { expect, it } from 'vitest';
import {
  readyPlanets,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { correctPlanetCard } from '../../../../src/lib/core/commands/holdings.ts';
import * as planets from '../../../../src/lib/core/commands/planets.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import {
  atAgenda,
  atFirstTurn,
  atScoring,
  finishStatus,
  pickAll,
  playRound,
} from '../../../support/rounds.ts';
import { reopened, type Table } from '../../../support/table.ts';

const { gainPlanets, losePlanet, placeAttachment, turnPlanets } = planets;

const FULL = {
  factions: ['federation-of-sol', 'barony-of-letnev'],
  settings: { depth: 'full' as const },
};
const sideOf = (table: Table, planet: string) => table.game.planetCards[planet]?.exhausted ?? false;

inRulesets(BOTH, 'R-REF-03 a planet newly controlled arrives exhausted', (start) => {
  const table = pickAll(start(FULL)).do(gainPlanets, { seat: 's1', planets: ['bereg'] });
  expect(sideOf(table, 'bereg')).toBe(true);
  table.do(turnPlanets, { planets: ['bereg'], exhausted: false });
  table.do(gainPlanets, { seat: 's2', planets: ['bereg'], take: true });
  expect(sideOf(table, 'bereg')).toBe(true);
});

inRulesets(BOTH, 'R-STAT-08 the status phase readies planets and leaders', (start) => {
  const table = pickAll(start(FULL)).do(gainPlanets, { seat: 's1', planets: ['bereg'] });
  for (const [leader, state] of [
    ['evelyn-delouis', 'exhausted'],
    ['claire-gibson', 'locked'],
    ['jace-x-4th-air-legion', 'purged'],
  ] as const) {
    table.record([{ type: 'leader.turned', seat: 's1', leader, state }]);
  }
  playRound(table);
  expect(sideOf(table, 'bereg')).toBe(false);
  expect(table.game.players['s1']?.leaders).toEqual({
    'evelyn-delouis': 'readied',
    'claire-gibson': 'locked',
    'jace-x-4th-air-legion': 'purged',
  });
});

it('R-AGD-20 planets are readied at the end of the agenda phase', () => {
  const table = atAgenda(FULL).do(turnPlanets, { planets: ['jord'], exhausted: true });
  for (const agenda of ['arms-reduction', 'economic-equality']) {
    table.do(revealAgenda, { agenda });
    table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
  }
  expect([table.at, sideOf(table, 'jord')]).toEqual(['agenda.ready', true]);
  table.do(readyPlanets, {});
  expect([table.game.round, sideOf(table, 'jord')]).toEqual([2, false]);
});

it('what is attached stays when a planet is readied, lost or taken', () => {
  const table = atScoring(FULL).do(placeAttachment, { planet: 'jord', attachment: 'dmz' });
  table.do(gainPlanets, { seat: 's2', planets: ['jord'], take: true });
  expect(table.game.planetCards['jord']).toEqual({ exhausted: true, attachments: ['dmz'] });
  finishStatus(table).do(losePlanet, { seat: 's2', planet: 'jord' });
  expect(table.game.planetCards['jord']).toEqual({ exhausted: false, attachments: ['dmz'] });
  table.do(correctPlanetCard, { planet: 'jord', exhausted: false, attachments: [] });
  expect(table.game.planetCards).not.toHaveProperty('jord');
});

it('R-GEN-01 a planet recorded for a second player anyway is in one list', () => {
  const table = atFirstTurn(FULL).do(gainPlanets, { seat: 's1', planets: ['bereg'] });
  table.insist(gainPlanets, { seat: 's2', planets: ['bereg', 'jord'] });
  expect(table.overruled).toEqual(['planet-held', 'planet-held']);
  expect(table.game.players['s1']).toMatchObject({ planets: [], home: false });
  expect(table.game.players['s2']?.planets).toEqual(['arc-prime', 'wren-terra', 'bereg', 'jord']);
  const { timeline, damage } = reopened(table);
  expect(damage).toBeNull();
  expect(timeline.head.context).toEqual(table.game);
});

it('undoing a tap restores planets, sides, home and Mecatol Rex', () => {
  const table = atFirstTurn(FULL).do(placeAttachment, { planet: 'jord', attachment: 'dmz' });
  const before = structuredClone(table.game);
  table.do(gainPlanets, { seat: 's2', planets: ['jord', 'mecatol-rex'], take: true });
  expect(table.game).not.toEqual(before);
  expect(table.undo().game).toEqual(before);
  expect(reopened(table).timeline.head.context).toEqual(before);
});
