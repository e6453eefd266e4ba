/** What agendas change beside points: laws, the speaker, voters, goods, tokens, cards, planets. */
import { describe, expect, it } from 'vitest';
import {
  castVotes,
  readyPlanets,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import {
  correctBalances,
  correctLaw,
  correctSpeaker,
  correctStrategyCard,
} from '../../../../src/lib/core/commands/corrections.ts';
import { correctHoldings } from '../../../../src/lib/core/commands/holdings.ts';
import { discardLaw } from '../../../../src/lib/core/commands/laws.ts';
import { turnPlanets } from '../../../../src/lib/core/commands/planets.ts';
import {
  chooseStrategyCard,
  putCardBack,
} from '../../../../src/lib/core/commands/strategy-cards.ts';
import { revealObjective } from '../../../../src/lib/core/commands/objectives.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { nextToVote, voteOrder } from '../../../../src/lib/core/order.ts';
import { objectivesExhausted, pointsOf, revealedPublics } from '../../../../src/lib/core/points.ts';
import { extraStagesDue } from '../../../../src/lib/core/rules/objectives.ts';
import { receiversOf } from '../../../../src/lib/core/rules/standing.ts';
import { given } from '../../../support/given.ts';
import { atAgenda, atVote } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

/** A point from nowhere in particular. */
const givesPoint = (_: unknown, __: unknown, { seat }: { seat: Seat }): GameEvent[] => [
  { type: 'points.scored', lines: [{ seat, points: 1 }], source: { kind: 'other', name: 'a bet' } },
];
const byTable = (outcome: string) => ({ outcome, decidedBy: 'table' as const });
const laws = (table: Table) => table.game.laws.map(({ id }) => id);

describe('laws', () => {
  it('R-AGD-14 New Constitution discards every law, with the point that goes with one', () => {
    const table = atVote('political-censure').do(resolveAgenda, byTable('s2'));
    table.do(correctLaw, { law: 'enforced-travel-ban', holder: null, outcome: 'for' });
    expect(pointsOf(table.game, 's2')).toBe(1);
    table.do(revealAgenda, { agenda: 'new-constitution' }).do(resolveAgenda, byTable('for'));
    expect(laws(table)).toEqual([]);
    expect(pointsOf(table.game, 's2')).toBe(0);
  });

  it('R-AGD-14 Judicial Abolishment discards the elected one, and no other', () => {
    const table = atAgenda()
      .do(correctLaw, { law: 'enforced-travel-ban', holder: null, outcome: 'for' })
      .do(correctLaw, { law: 'minister-of-war', holder: 's3', outcome: 's3' });
    table.do(revealAgenda, { agenda: 'judicial-abolishment' });
    table.do(resolveAgenda, byTable('minister-of-war'));
    expect(laws(table)).toEqual(['enforced-travel-ban']);
  });

  it('R-VP-08 a law takes no point along that its holder never had', () => {
    const table = atAgenda().do(correctLaw, {
      law: 'political-censure',
      holder: 's1',
      outcome: 's1',
    });
    const before = pointsOf(table.game, 's1');
    given(table).when(discardLaw, { law: 'political-censure' }).gives({ type: 'law.discarded' });
    expect(pointsOf(table.game, 's1')).toBe(before);
  });

  it('lies on the planet that it elects, and leaves it when it is discarded', () => {
    const table = atVote('core-mining', { expansions: [], factions: ['winnu'] });
    table.do(resolveAgenda, byTable('Vefut II'));
    const attachment = 'core-mining-agenda';
    expect(table.game.planetCards['vefut-ii']?.attachments).toEqual([attachment]);
    table.do(discardLaw, { law: 'core-mining' });
    expect(table.game.planetCards['vefut-ii']).toBeUndefined();
  });
});

describe('people', () => {
  it('R-AGD-09 Public Execution bars a voter for the rest of the phase', () => {
    const table = atVote('public-execution', { players: 4 });
    const [first, second] = voteOrder(table.game);
    table.do(resolveAgenda, byTable(first!)).do(revealAgenda, { agenda: 'arms-reduction' });
    expect(nextToVote(table.game)).toBe(second);
    given(table)
      .when(castVotes, { seat: first!, outcome: 'for', votes: 1 })
      .isRefused('cannot-vote');
  });

  it('Public Execution moves the speaker token to the left, from its holder alone', () => {
    const held = atVote('public-execution', { players: 4 });
    held.do(correctSpeaker, { seat: 's4' }).do(resolveAgenda, byTable('s4'));
    expect(held.game.speaker).toBe('s1');
    const other = atVote('public-execution', { players: 4 });
    const { speaker } = other.game;
    const elected = other.game.seating.find((seat) => seat !== speaker)!;
    expect(other.do(resolveAgenda, byTable(elected)).game.speaker).toBe(speaker);
  });
});

describe('what people hold', () => {
  it('Economic Equality sets the goods of everyone', () => {
    const goods = (outcome: string) => {
      const table = atVote('economic-equality', { players: 3 });
      table.do(correctBalances, { seat: 's1', balances: { goods: 9 } });
      table.do(resolveAgenda, byTable(outcome));
      return table.game.seating.map((seat) => table.game.players[seat]?.goods);
    };
    expect(goods('for')).toEqual([5, 5, 5]);
    expect(goods('against')).toEqual([0, 0, 0]);
  });

  it('Armed Forces Standardization sets the three pools of the elected player', () => {
    const table = atVote('armed-forces-standardization');
    const tokens = { tactic: 1, fleet: 7, strategy: 0 };
    table.do(correctBalances, { seat: 's3', balances: tokens });
    table.do(resolveAgenda, byTable('s3'));
    expect(table.game.players['s3']?.tokens).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 });
  });

  it('the elected player draws secrets, and returns what is beyond three', () => {
    const table = atVote('search-warrant');
    table.do(correctBalances, { seat: 's2', balances: { secrets: 2 } });
    given(table)
      .when(resolveAgenda, byTable('s2'))
      .gives(
        { type: 'agenda.resolved' },
        { type: 'secret.drawn', seat: 's2' },
        { type: 'secret.drawn', seat: 's2' },
        { type: 'secret.returned', seat: 's2' },
      );
  });

  it('who is elected with too many secrets draws none, and the outcome stands', () => {
    const table = atVote('search-warrant');
    table.do(correctBalances, { seat: 's2', balances: { secrets: 5 } });
    given(table).when(resolveAgenda, byTable('s2')).gives({ type: 'agenda.resolved' });
    expect(table.game.players['s2']?.secrets).toBe(5);
  });

  it('those who voted for gain goods, or draw and discard action cards where these are counted', () => {
    const table = atVote('articles-of-war', { players: 3 });
    for (const seat of voteOrder(table.game)) {
      table.do(castVotes, { seat, outcome: seat === 's2' ? 'for' : 'against', votes: 2 });
    }
    const before = table.game.players['s2']?.goods ?? 0;
    table.do(resolveAgenda, { outcome: 'against' });
    expect(table.game.players['s2']?.goods).toBe(before + 3);
    const cards = atVote('unconventional-measures', { players: 3, settings: { depth: 'full' } });
    cards.do(correctHoldings, { seat: 's2', holdings: { actionCards: 4 } });
    cards.do(resolveAgenda, { ...byTable('against'), voters: ['s2'] });
    expect(cards.game.players['s2']?.actionCards).toBe(0);
  });
});

describe('R-VP-06 the track begins at 0', () => {
  it('Mutiny takes nothing from who has nothing, and the next point counts', () => {
    const table = atVote('mutiny', { players: 3 });
    const before = pointsOf(table.game, 's2');
    expect(before).toBe(0);
    table.do(givesPoint, { seat: 's3' });
    table.do(resolveAgenda, { ...byTable('against'), voters: ['s2', 's3'] });
    expect([pointsOf(table.game, 's2'), pointsOf(table.game, 's3')]).toEqual([0, 0]);
    table.do(givesPoint, { seat: 's2' });
    expect(pointsOf(table.game, 's2')).toBe(1);
  });

  it('a law that takes its point at 0 has it no more, and nothing is owed', () => {
    const table = atVote('political-censure').do(resolveAgenda, byTable('s2'));
    table.do(revealAgenda, { agenda: 'mutiny' });
    table.do(resolveAgenda, { ...byTable('against'), voters: ['s2'] });
    expect(pointsOf(table.game, 's2')).toBe(0);
    table.do(discardLaw, { law: 'political-censure' });
    expect(pointsOf(table.game, 's2')).toBe(0);
    table.do(givesPoint, { seat: 's2' });
    expect(pointsOf(table.game, 's2')).toBe(1);
  });
});

describe('what is booked by rule', () => {
  it('Fleet Regulations voted down gives everyone a fleet token, where one is left', () => {
    const table = atVote('fleet-regulations', { players: 3 });
    table.do(correctBalances, { seat: 's2', balances: { tactic: 3, fleet: 10, strategy: 3 } });
    table.do(resolveAgenda, byTable('against'));
    expect(table.game.seating.map((seat) => table.game.players[seat]?.tokens?.fleet)).toEqual([
      4, 10, 4,
    ]);
    expect(laws(table)).toEqual([]);
  });

  it('Clandestine Operations voted down takes a fleet token from everyone, never below 0', () => {
    const table = atVote('clandestine-operations', { players: 3 });
    table.do(correctBalances, { seat: 's2', balances: { fleet: 0 } });
    table.do(resolveAgenda, byTable('against'));
    expect(table.game.seating.map((seat) => table.game.players[seat]?.tokens?.fleet)).toEqual([
      2, 0, 2,
    ]);
  });

  it('Checks and Balances voted down has everyone ready three planets, as the table says which', () => {
    const planets = ['lodor', 'abyz', 'fria', 'quann', 'saudor'];
    const options = { players: 3, settings: { depth: 'full' as const } };
    const table = atVote('checks-and-balances', options);
    table.do(correctHoldings, { seat: 's2', holdings: { planets } });
    table.do(turnPlanets, { planets, exhausted: true }).do(resolveAgenda, byTable('against'));
    table.do(revealAgenda, { agenda: 'arms-reduction' }).do(resolveAgenda, byTable('against'));
    expect(readyPlanets(table.game, table.referee.ruleset, {})).toEqual([
      { type: 'planets.readied', left: ['quann', 'saudor'] },
    ]);
    table.do(readyPlanets, { left: ['lodor', 'abyz'] });
    expect(Object.keys(table.game.planetCards)).toEqual(['lodor', 'abyz']);
  });

  it('R-STRAT-03 Checks and Balances in play has picks handed on, the goods not', () => {
    const table = Table.start({ players: 3 });
    const [seat] = table.game.seating;
    expect(receiversOf(table.game, table.referee.ruleset, seat!)).toEqual([]);
    table.do(correctLaw, { law: 'checks-and-balances', holder: null, outcome: 'for' });
    table.do(correctStrategyCard, { card: 'trade', holder: null, exhausted: false, goods: 2 });
    expect(receiversOf(table.game, table.referee.ruleset, seat!)).toEqual(['s2', 's3']);
    table.do(chooseStrategyCard, { seat: seat!, card: 'trade', to: 's3' });
    expect(table.game.strategyCards['trade']?.holder).toBe('s3');
    expect([table.game.players['s1']?.goods, table.active]).toEqual([2, 's2']);
    table.do(putCardBack, { seat: 's3', card: 'trade' });
    expect(table.game.strategyCards['trade']).toMatchObject({ holder: null, goods: 2 });
    expect([table.game.players['s1']?.goods, table.active]).toEqual([0, 's1']);
  });
});

describe('R-OBJ-13 Incentive Program', () => {
  const passed = (outcome: string) =>
    atVote('incentive-program').do(resolveAgenda, byTable(outcome));

  it('turns up one card of its stage, beside those of the rounds', () => {
    const table = passed('against');
    const { ruleset } = table.referee;
    expect(extraStagesDue(table.game, ruleset)).toEqual([2]);
    const before = revealedPublics(table.game);
    table.do(revealObjective, { objective: 'conquer-the-weak' });
    expect(table.game.objectives.at(-1)).toMatchObject({ id: 'conquer-the-weak', extra: true });
    expect(revealedPublics(table.game)).toBe(before);
    expect(extraStagesDue(table.game, ruleset)).toEqual([]);
    given(table)
      .when(revealObjective, { objective: 'subdue-the-galaxy' })
      .isRefused('no-extra-objective');
  });

  it('refuses the other stage, and a card that no agenda turns up', () => {
    given(passed('for'))
      .when(revealObjective, { objective: 'conquer-the-weak' })
      .isRefused('no-extra-objective');
    given(atAgenda())
      .when(revealObjective, { objective: 'sway-the-council' })
      .isRefused('no-extra-objective');
  });

  it('does not bring the end of the game nearer', () => {
    const table = passed('for').do(revealObjective, { objective: 'sway-the-council' });
    const { settings, objectives } = table.game;
    const all = settings.publicObjectives.stage1 + settings.publicObjectives.stage2;
    const filler = Array.from({ length: all - revealedPublics(table.game) - 1 }, (_, i) => ({
      ...objectives[0]!,
      id: `laid-${i}`,
    }));
    const game = { ...table.game, objectives: [...objectives, ...filler] };
    expect(game.objectives).toHaveLength(all);
    expect(objectivesExhausted(game)).toBe(false);
  });
});

describe('hands that an outcome takes from', () => {
  const hands = (table: Table) =>
    table.game.seating.map((seat) => table.game.players[seat]?.actionCards);
  const counted = (agenda: string) => {
    const factions = ['federation-of-sol', 'emirates-of-hacan', 'embers-of-muaat'];
    const table = atVote(agenda, { factions, players: 3, settings: { depth: 'full' } });
    const cards = [3, 0, 2];
    for (const [i, seat] of table.game.seating.entries()) {
      table.do(correctHoldings, { seat, holdings: { actionCards: cards[i] ?? 0 } });
    }
    return table;
  };

  it('Executive Sanctions, voted down, takes one card of each hand that has one', () => {
    const table = counted('executive-sanctions').do(resolveAgenda, byTable('against'));
    expect(hands(table)).toEqual([2, 0, 1]);
    expect(laws(table)).toEqual([]);
    expect(hands(counted('executive-sanctions').do(resolveAgenda, byTable('for')))).toEqual([
      3, 0, 2,
    ]);
  });

  it('Publicize Weapon Schematics, voted down, takes the hands of who owns a war sun technology', () => {
    const table = counted('publicize-weapon-schematics');
    const technologies = ['plasma-scoring', 'prototype-war-sun-ii'];
    table.do(correctHoldings, { seat: 's3', holdings: { technologies } });
    table.do(resolveAgenda, byTable('against'));
    expect(hands(table)).toEqual([3, 0, 0]);
  });
});
