/** Planets: who controls them, how they turn, what is attached to them. */
import { expect, it } from 'vitest';
import { correctPlanetCard } from '../../../../src/lib/core/commands/holdings.ts';
import { eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import * as planets from '../../../../src/lib/core/commands/planets.ts';
import { holderOf } from '../../../../src/lib/core/rules/planets.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets, type Start } from '../../../support/in-rulesets.ts';
import { atFirstTurn, pickAll } from '../../../support/rounds.ts';
import type { NewTable } from '../../../support/table.ts';

const { gainPlanets, losePlanet, placeAttachment, removeAttachment, turnPlanets } = planets;

const FACTIONS = ['federation-of-sol', 'barony-of-letnev'];
/** Ana is Sol with Jord, Ben is Letnev with Arc Prime and Wren Terra. */
const tracked = (start: Start, depth: 'standard' | 'full' = 'full') =>
  pickAll(start({ factions: FACTIONS, settings: { depth } }));
const atFull = (options: NewTable = {}) =>
  atFirstTurn({ factions: FACTIONS, settings: { depth: 'full' }, ...options });

inRulesets(BOTH, 'R-REF-02 a planet of no one, or of whom it is taken from, is gained', (start) => {
  const table = tracked(start);
  given(table)
    .when(gainPlanets, { seat: 's1', planets: ['bereg', 'lirta-iv'] })
    .gives(
      { type: 'planet.gained', planet: 'bereg', from: null },
      { type: 'planet.gained', planet: 'lirta-iv', from: null },
    );
  given(table)
    .when(gainPlanets, { seat: 's2', planets: ['bereg'], take: true })
    .gives({ type: 'planet.gained', seat: 's2', planet: 'bereg', from: 's1' });
  expect(holderOf(table.game, 'bereg')).toBe('s2');
  expect(table.game.players['s1']?.planets).toEqual(['jord', 'lirta-iv']);
});

inRulesets(BOTH, 'R-REF-02 a planet given to a second player is refused', (start) => {
  const table = tracked(start).do(gainPlanets, { seat: 's1', planets: ['bereg'] });
  const second = { seat: 's2' as const, planets: ['bereg'] };
  given(table).when(gainPlanets, second).isRefused('planet-held');
  given(table)
    .whenTold({ type: 'planet.gained', seat: 's2', planet: 'bereg', from: 's3' })
    .isRefused('planet-held');
  given(table)
    .when(gainPlanets, { seat: 's1', planets: ['bereg'] })
    .isRefused('planet-owned');
});

it('R-REF-02 a planet of the same tap given twice is refused', () => {
  given(atFull())
    .when(gainPlanets, { seat: 's1', planets: ['bereg', 'bereg'] })
    .isRefused('planet-owned');
});

it('R-REF-02 a planet taken from someone who does not have it is refused', () => {
  given(atFull())
    .whenTold({ type: 'planet.gained', seat: 's2', planet: 'bereg', from: 's1' })
    .isRefused('planet-not-held');
});

it('R-REF-02 a planet for an eliminated player is refused', () => {
  given(atFull().do(eliminatePlayer, { seat: 's4' }))
    .when(gainPlanets, { seat: 's4', planets: ['bereg'] })
    .isRefused('not-playing');
});

inRulesets(BOTH, 'R-REF-02 a planet is lost by who controls it', (start) => {
  const table = tracked(start).do(gainPlanets, { seat: 's1', planets: ['bereg'] });
  given(table).when(losePlanet, { seat: 's1', planet: 'bereg' }).isAccepted();
  expect(holderOf(table.game, 'bereg')).toBeNull();
});

inRulesets(BOTH, 'R-REF-02 losing a planet of someone else is refused', (start) => {
  const table = tracked(start);
  given(table).when(losePlanet, { seat: 's1', planet: 'bereg' }).isRefused('planet-not-held');
  given(table).when(losePlanet, { seat: 's1', planet: 'arc-prime' }).isRefused('planet-not-held');
});

it('R-REF-02 where planets are not tracked, no planet is refused', () => {
  const table = atFirstTurn({ factions: FACTIONS, settings: { depth: 'essentials' } });
  expect(table.game.players['s1']?.planets).toBeNull();
  given(table)
    .when(gainPlanets, { seat: 's1', planets: ['bereg'] })
    .isAccepted();
  given(table)
    .when(gainPlanets, { seat: 's2', planets: ['bereg'] })
    .isAccepted();
  given(table).when(losePlanet, { seat: 's1', planet: 'arc-prime' }).isAccepted();
});

inRulesets(
  BOTH,
  'R-REF-01 a readied planet is exhausted, and an exhausted one readied',
  (start) => {
    const table = tracked(start);
    given(table)
      .when(turnPlanets, { planets: ['jord'], exhausted: true })
      .isAccepted();
    given(table)
      .when(turnPlanets, { planets: ['jord', 'arc-prime'], exhausted: false, cause: 'diplomacy' })
      .isAccepted();
    expect(table.game.planetCards).toEqual({});
  },
);

inRulesets(BOTH, 'R-REF-01 exhausting an exhausted planet is refused', (start) => {
  const table = tracked(start).do(turnPlanets, { planets: ['jord'], exhausted: true });
  given(table)
    .when(turnPlanets, { planets: ['arc-prime', 'jord'], exhausted: true })
    .isRefused('planet-exhausted');
});

inRulesets(BOTH, 'R-REF-01 below depth full the side of a planet is unknown', (start) => {
  const table = tracked(start, 'standard').do(turnPlanets, { planets: ['jord'], exhausted: true });
  given(table)
    .when(turnPlanets, { planets: ['jord'], exhausted: true })
    .isAccepted();
});

it('R-REF-13 a card is attached, comes off and is attached elsewhere', () => {
  const table = atFull();
  given(table).when(placeAttachment, { planet: 'jord', attachment: 'dmz' }).isAccepted();
  given(table).when(removeAttachment, { planet: 'jord', attachment: 'dmz' }).isAccepted();
  given(table).when(placeAttachment, { planet: 'arc-prime', attachment: 'dmz' }).isAccepted();
  expect(table.game.planetCards).toEqual({
    'arc-prime': { exhausted: false, attachments: ['dmz'] },
  });
});

it('R-REF-13 a card attached to a second planet is refused', () => {
  const table = atFull().do(placeAttachment, { planet: 'jord', attachment: 'dmz' });
  for (const planet of ['jord', 'arc-prime']) {
    given(table).when(placeAttachment, { planet, attachment: 'dmz' }).isRefused('attachment-there');
  }
  table.do(correctPlanetCard, { planet: 'jord', exhausted: false, attachments: [] });
  given(table).when(placeAttachment, { planet: 'arc-prime', attachment: 'dmz' }).isAccepted();
});
