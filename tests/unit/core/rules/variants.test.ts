/** What a ruleset may bring beside the base game: R-VAR-01 to R-VAR-22, on tables that play such a one. */
import { describe, expect, it } from 'vitest';
import {
  castVotes,
  discardAgenda,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import {
  breakAgreement,
  collectAgreements,
  fillAgreements,
  openAgreement,
} from '../../../../src/lib/core/commands/agreements.ts';
import { callCouncil, voiceOffice } from '../../../../src/lib/core/commands/council.ts';
import { gainRelic, researchTechnology } from '../../../../src/lib/core/commands/holdings.ts';
import { gainPlanets, losePlanet } from '../../../../src/lib/core/commands/planets.ts';
import {
  answerScoring,
  revealObjective,
  scoreObjective,
} from '../../../../src/lib/core/commands/objectives.ts';
import { finishOwnStep, recordOwnFact } from '../../../../src/lib/core/commands/own-steps.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import {
  chooseStrategyCard,
  openDrawnCard,
} from '../../../../src/lib/core/commands/strategy-cards.ts';
import {
  closeCouncil,
  openCouncil,
  passTurn,
  takeTacticalAction,
} from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { atPicks, claims, goOn, laid, picks, until } from '../../../support/ascension/table.ts';
import { given } from '../../../support/given.ts';
import type { Table } from '../../../support/table.ts';

const V42 = 'v42';
const atTurns = (options: Parameters<typeof laid>[1] = {}) =>
  until(laid(V42, options), 'action.turn');
const atClaims = (options: Parameters<typeof laid>[1] = {}) =>
  until(laid(V42, options), 'status.score');
const nextClaims = (at: Table) => until(until(claims(at, {}), 'action.turn'), 'status.score');
const own = (at: Table, fact: string, data: Record<string, unknown>, seat?: Seat) =>
  given(at).when(recordOwnFact, { fact, data, ...(seat ? { seat } : {}) } as never);
const free = (at: Table, count: number) =>
  Object.entries(at.referee.ruleset.cards.planets)
    .flatMap(([id, { homeOf }]) => (homeOf === null ? id : []))
    .slice(0, count);

describe('objectives', () => {
  it('R-VAR-01 of stage II are claimed once stage II is open', () => {
    const at = atClaims({ settings: { goal: 4 } });
    given(at)
      .when(scoreObjective, { seat: 's1', objective: 's2-10-planets' })
      .isRefused('second-stage-closed');
    given(at).when(revealObjective, { objective: 's2-two-battles' }).isRefused('stage-order');
    given(at).when(revealObjective, { objective: 's1-three-docks' }).isAccepted();
    given(at).when(scoreObjective, { seat: 's1', objective: 's2-10-planets' }).isAccepted();
  });

  it('R-VAR-02 of a kind close with the round of the first claim', () => {
    const at = atClaims();
    given(at).when(scoreObjective, { seat: 's1', objective: 'pre-isolated' }).isAccepted();
    given(nextClaims(at))
      .when(scoreObjective, { seat: 's2', objective: 'pre-isolated' })
      .isRefused('objective-closed');
  });

  it('R-VAR-03 of a kind are claimed so often in a game', () => {
    const at = atClaims({ settings: { options: ['path-of-fate'] } });
    given(at).when(scoreObjective, { seat: 's3', objective: 'race-zoetic-essence' }).isAccepted();
    given(nextClaims(at))
      .when(scoreObjective, { seat: 's3', objective: 'race-symbiotic-surge' })
      .isRefused('game-quota');
  });

  it('R-VAR-04 that are held are compulsory, and lost at once', () => {
    const at = atTurns();
    const planets = free(at, 8);
    at.do(gainPlanets, { seat: 's1', planets });
    until(at, 'status.score');
    given(at)
      .when(scoreObjective, { seat: 's1', objective: 'spe-imperial' })
      .isRefused('claim-lapses');
    given(at).when(answerScoring, { seat: 's1' }).isRefused('claim-due');
    given(at).when(scoreObjective, { seat: 's1', objective: 'spe-sovereign' }).isAccepted();
    given(at).when(answerScoring, { seat: 's1' }).isAccepted();
    at.do(losePlanet, { seat: 's1', planet: planets[0]! });
    expect(pointsOf(at.game, 's1')).toBe(0);
  });

  it('R-VAR-05 may lie open for one player', () => {
    const at = atTurns();
    given(at)
      .whenTold({
        type: 'objective.revealed',
        objective: 's1-three-docks',
        stage: 1,
        points: 1,
        phase: 'status',
        by: 's2',
      })
      .isAccepted();
    until(at, 'status.score');
    given(at)
      .when(scoreObjective, { seat: 's1', objective: 's1-three-docks' })
      .isRefused('objective-of-another');
    given(at).when(scoreObjective, { seat: 's2', objective: 's1-three-docks' }).isAccepted();
  });

  it('R-VAR-06 and options belong to those who play with them', () => {
    const at = atClaims();
    given(at)
      .when(scoreObjective, { seat: 's3', objective: 'race-zoetic-essence' })
      .isRefused('option-off');
    const two = atTurns({ players: 2 });
    given(two).when(revealObjective, { objective: 'spe-imperial' }).isRefused('option-off');
    const trade = picks(atPicks(V42, { players: 2 }), ['trade']);
    until(trade, 'action.turn');
    while (trade.active !== 's1') goOn(trade);
    trade.do(playStrategyCard, { seat: 's1', card: 'trade' });
    const resolve = (option: string) =>
      given(trade).when(resolvePrimary, { seat: 's1', card: 'trade', option });
    resolve('b').isRefused('option-off');
    resolve('a').isAccepted();
  });
});

it('R-VAR-21 what comes before the first picks may score a kind of objective', () => {
  const before = (options: string[]) =>
    until(laid(V42, { settings: { options } }), 'strategy.own-council-propositions')
      .do(gainRelic, { seat: 's1', relic: 'blue-artifact' })
      .do(gainPlanets, { seat: 's1', planets: ['mecatol-rex'] });
  const claim = (at: Table, objective: string) =>
    given(at).when(scoreObjective, { seat: 's1', objective });
  claim(before([]), 'spe-ancient-shipwreck').isRefused('score-step-over');
  claim(before(['prelude']), 's1-mecatol').isRefused('score-step-over');
  claim(before(['prelude']), 'spe-ancient-shipwreck').isAccepted();
});

describe('picks', () => {
  it('R-VAR-07 turn the goods of a card into tokens', () => {
    const at = until(until(atPicks('v6', { players: 6 }), 'action.turn'), 'strategy.pick');
    const [card = ''] = Object.entries(at.game.strategyCards).find(([, { goods }]) => goods > 0)!;
    const pick = (tactic: number) =>
      given(at).when(chooseStrategyCard, {
        seat: 's1',
        card,
        turned: { tactic, fleet: 0, strategy: 0 },
      });
    pick(2).isRefused('bonus-miscounted');
    const full = { tactic: 16, fleet: 6, strategy: 2, board: 0 };
    at.record([{ type: 'balance.corrected', seat: 's1', balances: full }]);
    pick(1).isRefused('no-reinforcements');
    at.record([{ type: 'balance.corrected', seat: 's1', balances: { ...full, tactic: 3 } }]);
    pick(1).isAccepted();
  });

  it('R-VAR-08 leave a card that no one plays', () => {
    const at = picks(atPicks(V42, { players: 5 }), [
      ...['leadership', 'diplomacy', 'assembly', 'production', 'trade'],
    ]);
    until(at, 'strategy.own-ownerless-card');
    const draw = (card: string) =>
      given(at).whenTold({ type: 'strategy-card.drawn', card, goods: 1 });
    draw('trade').isRefused('card-taken');
    draw('warfare').isAccepted();
    draw('technology').isRefused('no-drawn-card');
    until(at, 'action.turn');
    given(at)
      .whenTold({ type: 'strategy-card.opened', card: 'warfare' })
      .isRefused('no-drawn-card');
    for (let i = 0; i < 5; i++) goOn(at);
    given(at).when(passTurn, { seat: 's1' }).isRefused('drawn-card-due');
    given(at).when(takeTacticalAction, { seat: 's1' }).isRefused('drawn-card-due');
    given(at).when(openDrawnCard, {}).isAccepted();
    given(at).when(passTurn, { seat: 's1' }).isAccepted();
  });
});

describe('steps', () => {
  it('R-VAR-09 have bids overbid', () => {
    const at = until(laid(V42), 'setup.own-speaker-bidding');
    own(at, 'own-speaker.withdrawn', {}, 's3').isRefused('bid-too-low');
    own(at, 'own-speaker.bid', { bid: 1 }, 's3').isAccepted();
    own(at, 'own-speaker.bid', { bid: 1 }, 's2').isRefused('bid-too-low');
  });

  it('R-VAR-10 have numbers that the app works out', () => {
    const at = until(laid(V42), 'setup.own-trade-good-levelling');
    own(at, 'own-goods.levelled', { by: 2 }).isRefused('miscounted');
    own(at, 'own-goods.levelled', { by: 1 }).isAccepted();
    given(at)
      .whenTold({ type: 'agreements.collected', seat: 's1', goods: 1 })
      .isRefused('miscounted');
  });

  it('R-VAR-11 have missing home planets return', () => {
    const at = atTurns();
    const [home = ''] = at.game.players['s1']!.homePlanets;
    at.do(losePlanet, { seat: 's1', planet: home });
    until(at, 'strategy.own-home-planets-reclamation');
    const back = (planet: string) =>
      own(at, 'own-home.regained', { planets: [planet], whole: false }, 's1');
    back('jord').isRefused('not-own-home');
    back(home).isAccepted();
  });

  it('R-VAR-12 have one facility built on a planet', () => {
    const at = until(laid(V42), 'status.own-refresh-planets');
    at.record([{ type: 'planet.gained', seat: 's1', planet: 'mecatol-rex', from: null }]);
    const build = (facility: string) =>
      own(at, 'own-facility.built', { planet: 'mecatol-rex', facility }, 's1');
    build('colony').isAccepted();
    build('refinery').isRefused('no-facility');
  });
});

describe('a council', () => {
  const NAMES = ['aggressive-strategy', 'arms-reduction', 'class-struggle'];
  const atCouncil = () => {
    const at = picks(atPicks(V42, { players: 4 }), ['assembly']);
    until(at, 'action.turn');
    while (at.active !== 's1') goOn(at);
    return at.do(playStrategyCard, { seat: 's1', card: 'assembly' });
  };
  const call = (at: Table, by: Seat[], seat: Seat = 's1') =>
    given(at).when(callCouncil, {
      seat,
      option: 'a',
      agendas: by.map((one, i) => ({ agenda: NAMES[i]!, by: one })),
    });

  it('R-VAR-13 votes on what its card says', () => {
    const leadership = picks(atPicks(V42, { players: 4 }), ['leadership']);
    until(leadership, 'action.turn').do(playStrategyCard, { seat: 's1', card: 'leadership' });
    call(leadership, ['s2', 's3', 's4']).isRefused('opens-no-agenda');
    const at = atCouncil();
    call(at, ['s2', 's3', 's4'], 's2').isRefused('not-your-turn');
    call(at, ['s2', 's3']).isRefused('council-agendas');
    given(at)
      .when(callCouncil, { seat: 's1', option: 'b', agendas: [{ agenda: NAMES[0]! }] })
      .isRefused('council-speaker');
    call(at, ['s1', 's3', 's4']).isRefused('own-agenda');
    given(at).when(voiceOffice, { seat: 's2' }).isRefused('opens-no-agenda');
    call(at, ['s2', 's3', 's4']).isAccepted();
    at.record([
      {
        type: 'balance.corrected',
        seat: 's3',
        balances: { tactic: 1, fleet: 1, strategy: 0, board: 0 },
      },
    ]);
    given(at).when(voiceOffice, { seat: 's3' }).isRefused('pool-too-small');
    given(at).when(voiceOffice, { seat: 's2' }).isAccepted();
  });

  it('R-VAR-14 votes in the order that was chosen', () => {
    const at = call(atCouncil(), ['s2', 's3', 's4']).isAccepted();
    given(at).when(revealAgenda, { agenda: NAMES[1]! }).isRefused('not-next-agenda');
    given(at).when(revealAgenda, { agenda: NAMES[0]! }).isAccepted();
  });

  it('R-VAR-15 has votes shared out', () => {
    const at = call(atCouncil(), ['s2', 's3', 's4']).isAccepted();
    at.do(revealAgenda, { agenda: NAMES[0]! });
    const vote = (votes: number) =>
      given(at).when(castVotes, { seat: 's3', outcome: 'for', votes });
    vote(99).isRefused('votes-shared-out');
    vote(1).isAccepted();
  });

  it('R-VAR-16 discards what no one voted on', () => {
    const at = call(atCouncil(), ['s2', 's3', 's4']).isAccepted();
    at.do(revealAgenda, { agenda: NAMES[0]! });
    for (const seat of at.game.seating) at.do(castVotes, { seat, outcome: null, votes: 0 });
    given(at).when(resolveAgenda, { outcome: 'for' }).isRefused('no-votes-cast');
    given(at).when(discardAgenda, {}).isAccepted();
  });
});

describe('a council of the table', () => {
  const AGENDAS = [
    { agenda: 'aggressive-strategy', by: 's1' as const },
    { agenda: 'arms-reduction', by: 's3' as const },
  ];
  const call = (at: Table, option = 'table', agendas = AGENDAS) =>
    given(at).when(callCouncil, { seat: at.active!, option, agendas });
  const abstain = (at: Table) =>
    at.game.seating.forEach((seat) => at.do(castVotes, { seat, outcome: null, votes: 0 }));

  it('R-VAR-22 is held without a card, before an action of a turn', () => {
    const at = atTurns({ players: 4 });
    call(at).isRefused('opens-no-agenda');
    const acting = atTurns({ players: 4 });
    acting.do(takeTacticalAction, { seat: acting.active! });
    given(acting).when(openCouncil, {}).isRefused('out-of-step');
    const { active, game } = at;
    given(at).when(openCouncil, {}).isAccepted();
    expect([at.at, at.active]).toEqual(['action.council', active]);
    given(at).when(revealAgenda, { agenda: 'arms-reduction' }).isRefused('opens-no-agenda');
    call(at, 'a').isRefused('opens-no-agenda');
    call(at, 'table', []).isRefused('council-agendas');
    call(at).isAccepted();
    expect(at.game.speaker).toBe(game.speaker);
    at.do(voiceOffice, { seat: 's2' });
    for (const agenda of ['aggressive-strategy', 'arms-reduction', 'voice-of-the-council']) {
      at.do(revealAgenda, { agenda });
      abstain(at);
      at.do(discardAgenda, {});
      expect(at.at).toBe('action.council');
    }
    given(at).when(revealAgenda, { agenda: 'class-struggle' }).isRefused('opens-no-agenda');
    call(at).isRefused('opens-no-agenda');
    given(at).when(closeCouncil, {}).isAccepted();
    // The turn goes on exactly as it stood.
    expect([at.at, at.active]).toEqual(['action.turn', active]);
    expect(at.game.step).toEqual(game.step);
  });

  it('R-VAR-22 is never called by the option of a card, nor a card by its own', () => {
    const at = picks(atPicks(V42, { players: 4 }), ['assembly']);
    until(at, 'action.turn');
    while (at.active !== 's1') goOn(at);
    at.do(playStrategyCard, { seat: 's1', card: 'assembly' });
    given(at).when(openCouncil, {}).isRefused('out-of-step');
    call(at).isRefused('opens-no-agenda');
  });
});

describe('agreements and technologies', () => {
  const atTrade = () => {
    const at = picks(atPicks(V42, { players: 4 }), ['trade']);
    until(at, 'action.turn');
    while (at.active !== 's1' || at.game.strategyCards['trade']!.exhausted) goOn(at);
    return at.do(playStrategyCard, { seat: 's1', card: 'trade' });
  };
  const open = (at: Table) =>
    given(at).when(openAgreement, { seats: ['s1', 's2'], values: [2, 1] });

  it('R-VAR-17 stand once, and hold goods until they are collected', () => {
    const at = open(atTrade()).isAccepted();
    open(at).isRefused('agreement-twice');
    given(at)
      .whenTold({ type: 'agreements.filled', filled: [{ agreement: 7, goods: [1, 1] }] })
      .isRefused('no-agreement');
    given(at).when(fillAgreements, {}).isAccepted();
    given(at).when(collectAgreements, { seat: 's1' }).isAccepted();
    given(at).when(breakAgreement, { agreement: 7 }).isRefused('no-agreement');
    given(at).when(breakAgreement, { agreement: 1 }).isAccepted();
    expect(at.game.agreements).toEqual([]);
  });

  it('R-VAR-18 are opened by a card', () => {
    open(atTurns({ players: 4 })).isRefused('agreements-closed');
    open(atTrade()).isAccepted();
  });

  it('R-VAR-19 follow one another on a tree', () => {
    const at = atTurns();
    const research = (technology: string) =>
      given(at).when(researchTechnology, { seat: 's3', technology });
    research('integrated-economy').isRefused('tree-missing');
    research('micro-technology').isAccepted();
  });

  it('R-VAR-20 a card ends the game by itself', () => {
    const at = atTurns({
      settings: { goal: 3 },
      objectives: ['s1-mecatol', 's1-5-planets', 's2-imperium-rex'],
    });
    expect(at.game.result).toBeNull();
    at.do(revealObjective, { objective: 's1-three-docks' });
    expect(at.game.result?.reason).toBe('card');
    const other = claims(atClaims({ settings: { goal: 1 } }), { s2: ['s1-mecatol'] });
    expect(other.game.result).toEqual({ reason: 'goal', winners: ['s2'] });
    given(until(laid(V42), 'setup.own-order'))
      .when(finishOwnStep, {})
      .isAccepted();
  });
});
