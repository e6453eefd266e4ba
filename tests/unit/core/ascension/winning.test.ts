/** Points and ends of Shattered Ascension: rows SA-WIN. */
import { describe, expect } from 'vitest';
import { changeSettings, playOn } from '../../../../src/lib/core/commands/corrections.ts';
import { losePlanet, gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import {
  answerScoring,
  revealObjective,
  scoreObjective,
  scorePoints,
} from '../../../../src/lib/core/commands/objectives.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { pointsOf, shownPoints } from '../../../../src/lib/core/points.ts';
import { claims, goOn, inEditions, laid, until } from '../../../support/ascension/table.ts';
import { ASCENSION, type EditionName } from '../../../support/ascension/ruleset.ts';
import type { Table } from '../../../support/table.ts';

/** Points that come from anywhere. */
const give = (table: Table, seat: Seat, points: number) =>
  table.do(scorePoints, { lines: [{ seat, points }], source: { kind: 'other', name: 'a law' } });

const atClaims = (edition: EditionName, goal = 10, players = 3) =>
  until(laid(edition, { players, settings: { goal } }), 'status.score');

const atTurns = (edition: EditionName, goal = 10, players = 3) =>
  until(laid(edition, { players, settings: { goal } }), 'action.turn');

/** Planets that are no one's home. */
const free = (edition: EditionName, count: number): string[] =>
  Object.entries(ASCENSION[edition].cards.planets)
    .filter(([, planet]) => planet.homeOf === null)
    .map(([id]) => id)
    .slice(0, count);

describe('the end of the game', () => {
  // Worked example 12.
  inEditions(
    'SA-WIN-01 comes in the claim step once all are done, and the most points win',
    (edition) => {
      const table = until(laid(edition, { settings: { goal: 10 } }), 'action.turn');
      give(table, 's1', 8);
      give(table, 's2', 9);
      give(table, 's3', 7);
      until(table, 'status.score');
      table.do(scoreObjective, { seat: 's1', objective: 's1-5-planets' });
      table.do(scoreObjective, { seat: 's1', objective: 'pre-isolated' });
      expect(pointsOf(table.game, 's1')).toBe(10);
      expect(table.game.result).toBeNull();
      table.do(answerScoring, { seat: 's1' });
      table.do(scoreObjective, { seat: 's2', objective: 's1-mecatol' });
      table.do(scoreObjective, { seat: 's2', objective: 'pre-isolated' });
      table.do(answerScoring, { seat: 's2' });
      expect(table.game.result).toBeNull();
      table.do(scoreObjective, { seat: 's3', objective: 's1-5-planets' });
      table.do(answerScoring, { seat: 's3' });
      expect(table.game.result).toEqual({ reason: 'goal', winners: ['s2'] });
      // The steps that follow are not played.
      expect(table.game.step.at).toBe('score');
    },
  );

  // Worked example 14.
  inEditions(
    'SA-WIN-02 breaks ties by planets outside home, else the victory is shared',
    (edition) => {
      const tie = (planets: readonly [number, number]) => {
        const table = atTurns(edition);
        const [one, two] = [free(edition, planets[0]), free(edition, 20).slice(-planets[1])];
        table.do(gainPlanets, { seat: 's1', planets: one });
        table.do(gainPlanets, { seat: 's2', planets: two });
        until(table, 'status.score');
        // Home planets count for no one.
        for (const seat of ['s1', 's2'] as const) give(table, seat, 11);
        while (table.at === 'status.score') table.do(answerScoring, { seat: table.active! });
        return table.game.result?.winners;
      };
      expect(tie([5, 4])).toEqual(['s1']);
      expect(tie([4, 4])).toEqual(['s1', 's2']);
      expect(tie([3, 4])).toEqual(['s2']);
    },
  );

  inEditions('SA-WIN-03 comes at once outside the status phase', (edition) => {
    const table = atTurns(edition);
    give(table, 's1', 9);
    give(table, 's2', 8);
    expect(table.game.result).toBeNull();
    give(table, 's1', 1);
    expect(table.game.result).toEqual({ reason: 'goal', winners: ['s1'] });
  });

  // Worked example 13.
  inEditions('SA-WIN-03 counts what a home planet gives back as it returns', (edition) => {
    const table = atTurns(edition);
    const [home = ''] = table.game.players['s1']!.homePlanets;
    table.do(losePlanet, { seat: 's1', planet: home });
    give(table, 's1', 10);
    expect([pointsOf(table.game, 's1'), table.game.result]).toEqual([8, null]);
    table.do(gainPlanets, { seat: 's1', planets: [home] });
    expect(table.game.result).toEqual({ reason: 'goal', winners: ['s1'] });
  });

  inEditions('SA-WIN-04 waits for the next claims where points come after them', (edition) => {
    const table = claims(atClaims(edition), {});
    give(table, 's1', 10);
    expect(table.game.result).toBeNull();
    until(table, 'action.turn');
    expect([table.game.round, table.game.result]).toEqual([2, null]);
    // Who falls below the goal and comes back does not wait any more.
    give(table, 's1', -1);
    give(table, 's1', 1);
    expect(table.game.result?.winners).toEqual(['s1']);
    const other = claims(atClaims(edition), {});
    give(other, 's1', 10);
    claims(until(other, 'action.turn'), {});
    expect(other.game.result).toEqual({ reason: 'goal', winners: ['s1'] });
  });

  // Worked example 6.
  inEditions('SA-WIN-05 comes with Imperium Rex as soon as stage II opens', (edition) => {
    const table = atTurns(edition, 4);
    table.record([
      {
        type: 'objective.corrected',
        objective: 's2-imperium-rex',
        revealed: { stage: 2, points: 2, phase: 'status' },
      },
    ]);
    expect(table.game.result).toBeNull();
    const other = until(
      laid(edition, {
        settings: { goal: 4 },
        objectives: ['s1-5-planets', 's1-mecatol', 's1-spend-8-resources', 's2-imperium-rex'],
      }),
      'action.turn',
    );
    give(other, 's2', 1);
    expect(other.game.result).toBeNull();
    other.do(revealObjective, { objective: 's1-three-docks' });
    expect(other.game.result).toEqual({ reason: 'card', winners: ['s2'] });
    // It can be set aside like any other ending.
    other.do(playOn, { phase: 'action', step: 'turn' });
    expect(other.game.result).toBeNull();
  });

  inEditions('SA-WIN-06 comes with Domination or Supremacy for who claims it', (edition) => {
    for (const objective of ['s2-domination', 's2-supremacy']) {
      const table = until(
        laid(edition, { settings: { goal: 4 }, objectives: ['s1-mecatol', objective] }),
        'action.turn',
      );
      give(table, 's1', 3);
      until(table, 'status.score');
      expect(table.refusal(scoreObjective, { seat: 's2', objective })).toBe('second-stage-closed');
      for (const id of ['s1-5-planets', 's1-three-docks', 's1-line-of-ships']) {
        table.do(revealObjective, { objective: id });
      }
      table.do(scoreObjective, { seat: 's2', objective });
      expect(table.game.result).toEqual({ reason: 'card', winners: ['s2'] });
    }
  });

  inEditions('SA-WIN-09 counts points above the goal', (edition) => {
    const table = atClaims(edition);
    give(table, 's1', 11);
    give(table, 's2', 12);
    expect([shownPoints(table.game, 's1'), shownPoints(table.game, 's2')]).toEqual([11, 12]);
    while (table.at === 'status.score') table.do(answerScoring, { seat: table.active! });
    expect(table.game.result?.winners).toEqual(['s2']);
  });
});

describe('totals', () => {
  // Worked example 9.
  inEditions(
    'SA-WIN-07 are 2 lower while a home planet is missing, as long as it is',
    (edition) => {
      const table = atTurns(edition);
      give(table, 's1', 6);
      const [home = '', second = ''] = table.game.players['s1']!.homePlanets;
      table.do(losePlanet, { seat: 's1', planet: home });
      expect(pointsOf(table.game, 's1')).toBe(4);
      table.do(losePlanet, { seat: 's1', planet: second });
      // Once, whatever is missing.
      expect(pointsOf(table.game, 's1')).toBe(4);
      until(table, 'status.score');
      // She may claim all the same.
      table.do(scoreObjective, { seat: 's1', objective: 's1-5-planets' });
      expect(pointsOf(table.game, 's1')).toBe(5);
      until(table, 'strategy.own-home-planets-reclamation');
      expect(table.active).toBe('s1');
      const [first] = table.game.seating;
      expect(first).toBe('s1');
      goOn(table);
      expect(pointsOf(table.game, 's1')).toBe(5);
      const back = until(atTurns(edition), 'action.turn');
      back.do(losePlanet, { seat: 's1', planet: home });
      expect(pointsOf(back.game, 's1')).toBe(edition === 'v6' ? -2 : 0);
      back.do(gainPlanets, { seat: 's1', planets: [home] });
      expect(pointsOf(back.game, 's1')).toBe(0);
    },
  );

  inEditions('SA-WIN-08 have the floor of the edition', (edition) => {
    const table = atTurns(edition);
    const [home = ''] = table.game.players['s1']!.homePlanets;
    table.record([{ type: 'relic.gained', seat: 's1', relic: 'red-artifact', from: null }]);
    until(table, 'status.score').do(scoreObjective, { seat: 's1', objective: 'spe-lazax-armory' });
    expect(pointsOf(table.game, 's1')).toBe(1);
    table.do(losePlanet, { seat: 's1', planet: home });
    expect(pointsOf(table.game, 's1')).toBe(edition === 'v6' ? -1 : 1);
    expect(shownPoints(table.game, 's1')).toBe(edition === 'v6' ? -1 : 1);
    // Points that are earned raise a total only from what lies below the floor.
    give(table, 's1', 1);
    expect(pointsOf(table.game, 's1')).toBe(edition === 'v6' ? 0 : 1);
  });

  inEditions('SA-SET-03 are compared with the goal of the edition', (edition) => {
    const goal = (players: number) => laid(edition, { players }).game.settings.goal;
    expect([2, 3, 6, 8].map(goal)).toEqual(edition === 'v6' ? [8, 10, 10, 10] : [8, 12, 12, 12]);
    const table = atTurns(edition, 9);
    table.do(changeSettings, { settings: { goal: 11 } });
    expect(table.game.settings.goal).toBe(11);
  });
});
