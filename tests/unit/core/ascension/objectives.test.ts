/** Claims of Shattered Ascension: rows SA-OBJ, and those of SA-VAR that bear on them. */
import { describe, expect } from 'vitest';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import { gainPlanets, losePlanet } from '../../../../src/lib/core/commands/planets.ts';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import {
  answerScoring,
  revealObjective,
  scoreObjective,
  scorePoints,
} from '../../../../src/lib/core/commands/objectives.ts';
import { endTurn } from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { pointsOf, revealedPublics } from '../../../../src/lib/core/points.ts';
import {
  atPicks,
  claims,
  goOn,
  inEditions,
  laid,
  picks,
  until,
} from '../../../support/ascension/table.ts';
import { ASCENSION, type EditionName } from '../../../support/ascension/ruleset.ts';
import { given } from '../../../support/given.ts';
import type { Table } from '../../../support/table.ts';

const atClaims = (edition: EditionName, options: Parameters<typeof laid>[1] = {}) =>
  until(laid(edition, options), 'status.score');

/** Planets that are no one's home. */
const free = (edition: EditionName, count: number, from = 0): string[] =>
  Object.entries(ASCENSION[edition].cards.planets)
    .filter(([, planet]) => planet.homeOf === null)
    .map(([id]) => id)
    .slice(from, from + count);

const claim = (table: Table, seat: Seat, objective: string) =>
  given(table).when(scoreObjective, { seat, objective });

const stageOne = (table: Table, count: number) => {
  const more = Object.entries(table.referee.ruleset.objectives)
    .filter(([id, { stage, becomes }]) => stage === 1 && !becomes && !id.includes('spend'))
    .map(([id]) => id)
    .filter((id) => !table.game.objectives.some((card) => card.id === id));
  for (const objective of more.slice(0, count)) table.do(revealObjective, { objective });
};

describe('claims', () => {
  inEditions('SA-OBJ-01 are made once by each player, whoever else has made them', (edition) => {
    const table = atClaims(edition);
    claim(table, 's1', 's1-mecatol').isAccepted();
    claim(table, 's2', 's1-mecatol').isAccepted();
    claims(table, {});
    until(table, 'action.turn');
    until(table, 'status.score');
    claim(table, 's1', 's1-mecatol').isRefused('already-scored');
    claim(table, 's3', 's1-mecatol').isAccepted();
  });

  // Worked example 5.
  inEditions(
    'SA-OBJ-02 hold one public, one secret, the preliminary, and every special objective',
    (edition) => {
      const table = until(laid(edition, { settings: { goal: 12 } }), 'action.turn');
      table.do(scorePoints, {
        lines: [{ seat: 's1', points: 4 }],
        source: { kind: 'other', name: 'before' },
      });
      stageOne(table, 3);
      expect(revealedPublics(table.game, 1)).toBe(6);
      table.do(gainPlanets, { seat: 's1', planets: free(edition, 9) });
      table.record([{ type: 'relic.gained', seat: 's1', relic: 'red-artifact', from: null }]);
      until(table, 'status.score');
      claim(table, 's1', 's1-5-planets').isAccepted();
      claim(table, 's1', 's1-mecatol').isRefused('quota-public');
      claim(table, 's1', 's2-10-planets').isRefused('second-stage-closed');
      claim(table, 's1', 'sec-conqueror').isAccepted();
      expect(pointsOf(table.game, 's1')).toBe(7);
      table.record([{ type: 'secret.drawn', seat: 's1', cards: 1 }]);
      claim(table, 's1', 'sec-usurper').isRefused('quota-secret');
      claim(table, 's1', 'pre-isolated').isAccepted();
      // Special ones have to be claimed.
      given(table).when(answerScoring, { seat: 's1' }).isRefused('claim-due');
      claim(table, 's1', 'spe-sovereign').isAccepted();
      given(table).when(answerScoring, { seat: 's1' }).isRefused('claim-due');
      claim(table, 's1', 'spe-lazax-armory').isAccepted();
      expect(pointsOf(table.game, 's1')).toBe(10);
      given(table).when(answerScoring, { seat: 's1' }).isAccepted();
    },
  );

  inEditions('SA-STA-02 are recorded in any order, and the end waits for all', (edition) => {
    const table = atClaims(edition);
    claim(table, 's3', 's1-mecatol').isAccepted();
    given(table).when(answerScoring, { seat: 's2' }).isAccepted();
    claim(table, 's2', 's1-mecatol').isRefused('not-your-score');
    given(table).when(answerScoring, { seat: 's1' }).isAccepted();
    expect(table.at).toBe('status.score');
    given(table).when(answerScoring, { seat: 's3' }).isAccepted();
    expect(table.at).toBe('status.own-progression-feedback');
  });

  // Worked example 6.
  inEditions('SA-OBJ-04 of stage II wait for as many cards of stage I as the goal', (edition) => {
    const table = until(laid(edition, { settings: { goal: 5 } }), 'action.turn');
    stageOne(table, 1);
    until(table, 'status.score');
    claim(table, 's1', 's2-10-planets').isRefused('second-stage-closed');
    given(table).when(revealObjective, { objective: 's2-two-battles' }).isRefused('stage-order');
    stageOne(table, 1);
    claim(table, 's1', 's2-10-planets').isAccepted();
    given(table).when(revealObjective, { objective: 's1-dock-destroyed' }).isRefused('stage-order');
    given(table).when(revealObjective, { objective: 's2-two-battles' }).isAccepted();
    expect(pointsOf(table.game, 's1')).toBe(2);
  });

  // Worked example 7.
  inEditions('SA-OBJ-06 of the preliminary close with the round of the first', (edition) => {
    const table = atClaims(edition);
    claims(table, { s1: ['pre-isolated'], s3: ['pre-isolated'] });
    until(table, 'action.turn');
    until(table, 'status.score');
    claim(table, 's2', 'pre-isolated').isRefused('objective-closed');
    const later = claims(atClaims(edition), {});
    until(later, 'action.turn');
    until(later, 'status.score');
    claim(later, 's2', 'pre-isolated').isAccepted();
  });

  // Worked example 8.
  inEditions('SA-OBJ-08 of a special objective are lost as soon as it fails', (edition) => {
    const table = until(laid(edition), 'action.turn');
    const planets = free(edition, edition === 'v6' ? 6 : 8);
    table.do(gainPlanets, { seat: 's1', planets });
    until(table, 'status.score');
    claim(table, 's1', 'spe-sovereign').isAccepted();
    claims(table, {});
    expect(pointsOf(table.game, 's1')).toBe(1);
    until(table, 'action.turn');
    const [lost = ''] = planets;
    table.do(losePlanet, { seat: 's1', planet: lost });
    expect(pointsOf(table.game, 's1')).toBe(0);
    table.do(gainPlanets, { seat: 's1', planets: [lost] });
    expect(pointsOf(table.game, 's1')).toBe(0);
    until(table, 'status.score');
    // What is known to fail would be lost again at once: the table may know better.
    claim(table, 's1', 'spe-imperial').isRefused('claim-lapses');
    claim(table, 's1', 'spe-sovereign').isAccepted();
    expect(pointsOf(table.game, 's1')).toBe(1);
    // An artifact goes with its point, to who may claim it later.
    table.record([{ type: 'relic.gained', seat: 's2', relic: 'blue-artifact', from: null }]);
    claim(table, 's2', 'spe-ancient-shipwreck').isAccepted();
    table.record([{ type: 'relic.gained', seat: 's3', relic: 'blue-artifact', from: 's2' }]);
    expect([pointsOf(table.game, 's2'), pointsOf(table.game, 's3')]).toEqual([0, 0]);
    claim(table, 's3', 'spe-ancient-shipwreck').isAccepted();
  });

  inEditions('SA-OBJ-09 of the seven special cards pay 1 point each', (edition) => {
    const { objectives, cards } = ASCENSION[edition];
    const special = Object.values(objectives).filter(({ kind }) => kind === 'own-special');
    expect(special.map(({ points }) => points)).toEqual(Array.from({ length: 7 }, () => 1));
    const artifacts = special.flatMap(({ standing }) =>
      standing?.kind === 'relic' ? standing.relic : [],
    );
    expect(artifacts.sort()).toEqual(Object.keys(cards.relics).sort());
  });

  inEditions(
    'SA-OBJ-10 of Sovereign and Imperial ask for the planets of the edition',
    (edition) => {
      const due = (planets: number) => {
        const table = until(laid(edition), 'action.turn');
        table.do(gainPlanets, { seat: 's1', planets: free(edition, planets) });
        until(table, 'status.score');
        const owed: string[] = [];
        for (const objective of ['spe-sovereign', 'spe-imperial']) {
          if (table.refusal(answerScoring, { seat: 's1' }) !== 'claim-due') break;
          claim(table, 's1', objective).isAccepted();
          owed.push(objective);
        }
        return owed.length;
      };
      // Hacan has three planets at home.
      const home = edition === 'v6' ? 3 : 0;
      const [sovereign, imperial] = edition === 'v6' ? [9, 13] : [8, 12];
      expect(due(sovereign! - home - 1)).toBe(0);
      expect(due(sovereign! - home)).toBe(1);
      expect(due(imperial! - home - 1)).toBe(1);
      expect(due(imperial! - home)).toBe(2);
    },
  );

  inEditions(
    'SA-OBJ-11 of the Voice come in the next claim step, for who holds it then',
    (edition) => {
      const table = until(laid(edition), 'action.turn');
      table.do(correctLaw, { law: 'voice-of-the-council', holder: 's3', outcome: 's3' });
      expect(pointsOf(table.game, 's3')).toBe(0);
      until(table, 'status.score');
      given(table).when(answerScoring, { seat: 's3' }).isRefused('claim-due');
      claim(table, 's3', 'spe-voice-of-the-council').isAccepted();
      expect(pointsOf(table.game, 's3')).toBe(1);
      table.record([{ type: 'law.moved', law: 'voice-of-the-council', holder: 's1' }]);
      expect([pointsOf(table.game, 's1'), pointsOf(table.game, 's3')]).toEqual([0, 0]);
    },
  );

  // Worked example 13.
  inEditions('SA-OBJ-12 one is made at once with Bureaucracy, outside the limit', (edition) => {
    const table = picks(atPicks(edition), [
      ...['bureaucracy', 'leadership', 'diplomacy', 'assembly', 'production', 'trade'],
    ]);
    until(table, 'action.turn');
    while (table.active !== 's1') goOn(table);
    // Diplomacy... the lower card of s1 is played first.
    table.do(playStrategyCard, { seat: 's1', card: 'bureaucracy' });
    table.do(resolvePrimary, {
      seat: 's1',
      card: 'bureaucracy',
      tokens: { tactic: 1, fleet: 0, strategy: 0 },
      revealed: { objective: 's1-line-of-ships' },
      objective: 's1-line-of-ships',
    });
    expect(pointsOf(table.game, 's1')).toBe(1);
    table.do(endTurn, { seat: 's1' });
    until(table, 'status.score');
    claim(table, 's1', 's1-mecatol').isAccepted();
    claim(table, 's1', 's1-5-planets').isRefused('quota-public');
  });

  inEditions('SA-OBJ-13 a private objective is open to its owner alone', (edition) => {
    const table = until(laid(edition), 'action.turn');
    table.record([
      {
        type: 'objective.revealed',
        objective: 's1-line-of-ships',
        stage: 1,
        points: 1,
        phase: 'status',
        by: 's2',
      },
    ]);
    expect(revealedPublics(table.game, 1)).toBe(3);
    until(table, 'status.score');
    claim(table, 's1', 's1-line-of-ships').isRefused('objective-of-another');
    claim(table, 's2', 's1-line-of-ships').isAccepted();
    claim(table, 's2', 's1-mecatol').isRefused('quota-public');
  });

  inEditions('SA-OBJ-14 two cards of stage I are replaced as they are revealed', (edition) => {
    const table = until(laid(edition), 'action.turn');
    const reveal = (objective: string, replacedBy: string) =>
      table.do(revealObjective, { objective, replacedBy });
    reveal('s1-becomes-preliminary', 'pre-scientist');
    reveal('s1-becomes-secret', 'sec-usurper');
    expect(revealedPublics(table.game, 1)).toBe(5);
    until(table, 'status.score');
    // They are ordinary public ones now.
    claim(table, 's1', 'sec-usurper').isAccepted();
    claim(table, 's1', 'pre-scientist').isRefused('quota-public');
    claim(table, 's2', 'pre-scientist').isAccepted();
    expect([pointsOf(table.game, 's1'), pointsOf(table.game, 's2')]).toEqual([2, 1]);
    claims(table, {});
    until(table, 'action.turn');
    until(table, 'status.score');
    claim(table, 's3', 'pre-scientist').isAccepted();
  });

  inEditions('SA-OBJ-15 are paid as they are made', (edition) => {
    const table = until(laid(edition), 'action.turn');
    table.record([{ type: 'goods.gained', seat: 's1', goods: 8 }]);
    until(table, 'status.score');
    given(table)
      .when(scoreObjective, {
        seat: 's1',
        objective: 's1-spend-8-resources',
        payment: { planets: [], goods: 8, tokens: { tactic: 0, strategy: 0 }, actionCards: 0 },
      })
      .gives({ type: 'payment.made', goods: 8 }, { type: 'objective.scored' });
    expect(table.game.players['s1']?.goods).toBe(0);
  });
});

describe('options', () => {
  inEditions(
    'SA-VAR-01 with Path of Fate one objective of the race takes a secret’s place',
    (edition) => {
      const without = atClaims(edition, { players: 3 });
      claim(without, 's3', 'race-symbiotic-surge').isRefused('option-off');
      const table = atClaims(edition, { settings: { options: ['path-of-fate'], goal: 20 } });
      claim(table, 's3', 'race-symbiotic-surge').isAccepted();
      claim(table, 's3', 'sec-usurper').isRefused('quota-secret');
      claims(table, {});
      until(table, 'action.turn');
      until(table, 'status.score');
      claim(table, 's3', 'race-zoetic-essence').isRefused('game-quota');
      claim(table, 's3', 'sec-usurper').isAccepted();
    },
  );

  inEditions('SA-VAR-03 with Ascendancy a claim may be made again', (edition) => {
    const table = atClaims(edition, { settings: { options: ['ascendancy'], goal: 20 } });
    claims(table, { s1: ['s1-mecatol'] });
    until(table, 'action.turn');
    until(table, 'status.score');
    claim(table, 's1', 's1-mecatol').isAccepted();
    expect(pointsOf(table.game, 's1')).toBe(2);
  });
});
