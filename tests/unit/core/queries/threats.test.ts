/** The threat board: small moments, worked out by hand and by trying every order of acts. */
import { describe, expect, it } from 'vitest';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import { gainRelic } from '../../../../src/lib/core/commands/holdings.ts';
import { chooseStrategyCard, swapCards } from '../../../../src/lib/core/commands/strategy-cards.ts';
import { discardLaw } from '../../../../src/lib/core/commands/laws.ts';
import {
  castVotes,
  predict,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import {
  answerScoring,
  drawSecret,
  giveSupport,
  scoreObjective,
  scorePoints,
} from '../../../../src/lib/core/commands/objectives.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import {
  holdMecatol,
  setHome,
  takeComponentAction,
} from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import type { HostStep, OpenedStepData, StepData } from '../../../../src/lib/core/step-data.ts';
import type { Settings } from '../../../../src/lib/core/settings.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { FactDryRun } from '../../../../src/lib/core/engine/dry-run.ts';
import { aheadOf } from '../../../../src/lib/core/queries/threats/ahead.ts';
import { threatsOf, type Threat } from '../../../../src/lib/core/queries/threats.ts';
import type { ObjectiveVerdict } from '../../../../src/lib/core/queries/threats/publics.ts';
import { witnessOf } from '../../../support/witness.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { givePoints } from '../../../support/pay.ts';
import { mostReached } from '../../../support/reach.ts';
import {
  answerAll,
  atAgenda,
  atFirstTurn,
  atScoring,
  atVote,
  passEverybody,
  turnOf,
} from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

const ask: ObjectiveVerdict = () => 'ask';
const THREE = ['federation-of-sol', 'emirates-of-hacan', 'xxcha-kingdom'];
const TWO = ['develop-weaponry', 'expand-borders'];
/** Every seat has three unscored secrets unless a test says otherwise. */
const SMALL: Partial<Settings> = { goal: 30, agendasPerRound: 1, secretLimit: 1 };

function boardOf(table: Table, verdict: ObjectiveVerdict = ask): Threat[] {
  const cards = cardsOf(table.game.expansions);
  return threatsOf(table.game, table.referee.ruleset, cards, verdict);
}

function threatTo(table: Table, seat: Seat, verdict: ObjectiveVerdict = ask): Threat {
  const found = boardOf(table, verdict).find((threat) => threat.seat === seat);
  if (!found) throw new Error(`${seat} is not on the board`);
  return found;
}

/** The lines as text: source, certain/own/possible. */
const told = ({ lines }: Threat) =>
  lines.map(({ source, when, certain, own, possible }) =>
    [source, when, `${certain}/${own}/${possible}`].join(' '),
  );

/** The witness of a threat is accepted and brings exactly what is certain. */
function hasWitness(table: Table, threat: Threat) {
  const { ruleset } = table.referee;
  const factRun = new FactDryRun(table.referee, table.snapshot);
  for (const fact of witnessOf(table.snapshot, ruleset, threat)) factRun.ask(fact);
  expect(factRun.refused).toBeNull();
  expect(pointsOf(factRun.lead().context, threat.seat)).toBe(threat.points + threat.certain);
}

const base = { players: 3, expansions: [] as BoxId[], objectives: TWO };

describe('the threat board', () => {
  it('is empty before the first round and after the end', () => {
    const early = new Table(['pok']);
    expect(threatsOf(early.game, early.referee.ruleset, cardsOf(['pok']), ask)).toEqual([]);
    const won = givePoints(atFirstTurn(), 10, 's1');
    expect(won.game.result).not.toBeNull();
    expect(boardOf(won)).toEqual([]);
  });

  it('lists everything that a turn of the base game leaves open', () => {
    const table = atFirstTurn(base, { s1: ['imperial', 'leadership'] });
    expect(told(threatTo(table, 's1'))).toEqual([
      'imperial action 0/1/1',
      'mecatol action 0/1/1',
      'custodians action 0/1/1',
      'secret action 0/0/2',
      'support action 0/0/2',
      'public score 0/1/1',
      'secret score 0/1/1',
      'agenda agenda 0/0/2',
      'rider agenda 0/0/1',
    ]);
    expect(threatTo(table, 's2').lines.map(({ source }) => source)).not.toContain('imperial');
  });

  it('counts with Prophecy of Kings the relics that may yet come', () => {
    const lines = told(threatTo(atFirstTurn({ players: 3 }), 's1'));
    expect(lines.filter((line) => line.startsWith('relic'))).toEqual([
      'relic action 0/0/1',
      'relic status-end 0/0/1',
    ]);
  });

  it('is sure of a public that is met, and of nothing when the home system is not whole', () => {
    const met: ObjectiveVerdict = (seat, id) =>
      seat === 's1' && id === 'develop-weaponry' ? 'yes' : 'no';
    const table = atFirstTurn(base);
    const threat = threatTo(table, 's1', met);
    expect(threat.certain).toBe(1);
    expect(threat.lines.find(({ source }) => source === 'public')?.objective).toBe(TWO[0]);
    hasWitness(table, threat);
    table.do(setHome, { seat: 's1', controlled: false });
    expect(threatTo(table, 's1', met).certain).toBe(0);
    // The home system may be taken back in the action phase, not in the score step.
    expect(threatTo(table, 's1', met).lines.some(({ source }) => source === 'public')).toBe(true);
    passEverybody(table);
    expect(told(threatTo(table, 's1', met))).toEqual(['secret score 0/1/1']);
  });

  it('trusts a no in the score step alone', () => {
    const no: ObjectiveVerdict = () => 'no';
    const table = atFirstTurn(base);
    expect(told(threatTo(table, 's1', no))).toContain('public score 0/1/1');
    expect(told(threatTo(passEverybody(table), 's1', no))).toEqual(['secret score 0/1/1']);
  });

  it('is sure of Imperial and Mecatol for who holds both, and of two publics if one is free', () => {
    const wanted = { s2: ['imperial', 'leadership'] };
    const yes: ObjectiveVerdict = () => 'yes';
    const table = turnOf(atFirstTurn(base, wanted), 's2').do(holdMecatol, { seat: 's2' });
    const threat = threatTo(table, 's2', yes);
    expect(threat.certain).toBe(3);
    hasWitness(table, threat);
    const paid = { ...base, objectives: ['erect-a-monument', 'sway-the-council'] };
    const dear = turnOf(atFirstTurn(paid, wanted), 's2').do(holdMecatol, { seat: 's2' });
    expect(threatTo(dear, 's2', yes).certain).toBe(2);
    hasWitness(dear, threatTo(dear, 's2', yes));
  });

  it('gives Imperial to anyone while cards are picked, for certain only to its holder', () => {
    const yes: ObjectiveVerdict = () => 'yes';
    const table = Table.start(base);
    expect(told(threatTo(table, 's3', yes))).toContain('imperial action 0/1/1');
    table.do(chooseStrategyCard, { seat: 's1', card: 'imperial' });
    expect(told(threatTo(table, 's3', yes))).toContain('imperial action 0/0/1');
    const threat = threatTo(table, 's1', yes);
    expect(told(threat)).toContain('imperial action 1/1/1');
    hasWitness(table, threat);
  });

  it('knows laws in play that may be taken over, and relics that are held', () => {
    const law = { law: 'shard-of-the-throne', holder: 's2', outcome: 's2' } as const;
    const table = atFirstTurn(base).do(correctLaw, law);
    expect(told(threatTo(table, 's1'))).toContain('law action 0/1/1');
    table.do(scorePoints, {
      lines: [{ seat: 's2', points: 1 }],
      source: { kind: 'law', id: law.law },
    });
    expect(told(threatTo(table, 's2')).join()).not.toContain('law');
    const settings = { depth: 'full' as const };
    const full = atFirstTurn({ players: 3, settings, factions: THREE });
    full.do(gainRelic, { seat: 's1', relic: 'the-crown-of-emphidia' });
    passEverybody(full);
    expect(told(threatTo(full, 's1')).join()).toContain('relic status-end 0/1/1');
    expect(told(threatTo(full, 's2')).join()).not.toContain('relic');
  });

  it('ends with the game where no objective is left to reveal', () => {
    const table = atFirstTurn({
      ...base,
      settings: { publicObjectives: { stage1: 2, stage2: 0 } },
    });
    const sources = threatTo(table, 's1').lines.map(({ when }) => when);
    expect(new Set(sources)).toEqual(new Set(['action', 'score']));
  });

  it('stops being sure at the goal: the game is over then', () => {
    const settings = { goal: 10 };
    const table = atFirstTurn({ ...base, settings }, { s1: ['imperial', 'leadership'] });
    givePoints(table.do(holdMecatol, { seat: 's1' }), 9, 's1');
    const threat = threatTo(table, 's1', () => 'yes');
    expect(threat.certain).toBe(1);
    expect(threat.reachesGoal).toBe('certain');
    expect(threat.wins.certain).toEqual({ when: 'action', before: ['s2', 's3'] });
    hasWitness(table, threat);
  });

  it('says who comes too late in the score step', () => {
    const table = atScoring({ ...base, settings: { goal: 10 } });
    givePoints(table, 9, 's2');
    const yes: ObjectiveVerdict = (seat) => (seat === 's2' ? 'yes' : 'ask');
    expect(threatTo(table, 's2', yes).wins.certain).toEqual({ when: 'score', before: ['s3'] });
    expect(threatTo(table, 's1', yes).reachesGoal).toBeNull();
    hasWitness(table, threatTo(table, 's2', yes));
    table.do(answerScoring, { seat: 's1' });
    table.do(scoreObjective, { seat: 's2', objective: 'develop-weaponry' });
    expect(table.game.result?.winners).toEqual(['s2']);
  });

  it('counts a note of Support unless it lies here already', () => {
    const table = atFirstTurn(base).do(giveSupport, { from: 's2', to: 's1' });
    expect(told(threatTo(table, 's1'))).toContain('support action 0/0/1');
    expect(told(threatTo(table, 's3'))).toContain('support action 0/0/2');
    expect(told(threatTo(passEverybody(table), 's3')).join()).not.toContain('support');
  });

  it('is sure of a decided agenda and of the rider that goes with it', () => {
    const table = atVote('mutiny', { ...base, settings: { goal: 14 } });
    table.do(predict, { seat: 's2', outcome: 'for', rider: 'imperial-rider' });
    while (table.at === 'agenda.vote') {
      const seat = table.active ?? NO_SEAT;
      table.do(castVotes, {
        seat,
        outcome: seat === 's3' ? 'against' : 'for',
        votes: seat === 's1' ? 9 : 1,
      });
    }
    const [one, two, three] = (['s1', 's2', 's3'] as const).map((seat) => threatTo(table, seat));
    expect([one?.certain, two?.certain, three?.certain]).toEqual([1, 1, 0]);
    for (const threat of [one, two, three]) if (threat) hasWitness(table, threat);
    expect(told(three ?? threatTo(table, 's3')).join()).not.toContain('rider');
    table.do(resolveAgenda, { outcome: 'for' });
    expect(threatTo(table, 's2').certain).toBe(1);
    hasWitness(table, threatTo(table, 's2'));
  });

  it('counts the agenda that Executive Order may still open where no agenda phase follows', () => {
    const agendas = (third: string) => {
      const table = atFirstTurn({
        ...base,
        expansions: ['pok', 'codex3', 'thunders-edge'],
        factions: ['federation-of-sol', 'winnu', third],
        settings: { publicObjectives: { stage1: 2, stage2: 0 } },
      });
      return threatTo(table, 's1').lines.filter(({ source }) => source === 'agenda');
    };
    expect(agendas('emirates-of-hacan')).toEqual([]);
    const [line, ...others] = agendas('council-keleres');
    expect(line).toMatchObject({ when: 'action', certain: 0, possible: 1 });
    expect(others).toEqual([]);
  });

  it('is sure in the middle of an action of the agenda that it opened, and of what comes after', () => {
    const met: ObjectiveVerdict = (_, id) => (id === 'develop-weaponry' ? 'yes' : 'no');
    const table = atFirstTurn({ ...base, settings: { goal: 14 } });
    const active = table.active ?? NO_SEAT;
    table.do(takeComponentAction, { seat: active }).do(revealAgenda, { agenda: 'mutiny' });
    table.do(predict, { seat: 's2', outcome: 'for', rider: 'imperial-rider' });
    const threats = () => (['s1', 's2', 's3'] as const).map((seat) => threatTo(table, seat, met));
    // Open yet: it may come to what pays nothing.
    expect(threats().map(({ certain }) => certain)).toEqual([1, 1, 1]);
    for (const threat of threats()) hasWitness(table, threat);
    while (table.at === 'action.vote') {
      const seat = table.active ?? NO_SEAT;
      table.do(castVotes, { seat, outcome: 'for', votes: 1 });
    }
    expect(threats().map(({ certain }) => certain)).toEqual([2, 2, 2]);
    for (const threat of threats()) hasWitness(table, threat);
  });

  it('counts the turn of a player whose leader undoes its pass, until a player has scored', () => {
    const table = atScoring({
      ...base,
      expansions: ['pok', 'thunders-edge'],
      factions: ['ral-nel-consortium', 'winnu', 'emirates-of-hacan'],
    });
    // Three objectives unlock its hero.
    givePoints(table, 3, 's1');
    const token = (seat: Seat) =>
      threatTo(table, seat).lines.find(({ source }) => source === 'custodians');
    expect(token('s1')).toMatchObject({ when: 'action', certain: 0, possible: 1 });
    expect(token('s2')).toBeUndefined();
    table.do(answerScoring, { seat: table.active ?? NO_SEAT });
    expect(token('s1')).toBeUndefined();
  });

  it('names the phase of the step that opened the agenda', () => {
    const table = atFirstTurn({ ...base, settings: { goal: 14 } });
    table.do(takeComponentAction, { seat: table.active ?? NO_SEAT });
    table.do(revealAgenda, { agenda: 'mutiny' });
    const { game } = table;
    const openedWhen = (step: StepData) =>
      aheadOf({ ...game, step }, table.referee.ruleset, cardsOf(game.expansions)).openedWhen;
    const openedBy = (host: HostStep): StepData => ({
      ...(game.step as OpenedStepData),
      phase: host.phase,
      host,
    });
    const kept = { answered: [], scored: {} };
    const own = { asked: [], data: {} };
    expect(openedWhen(game.step)).toBe('action');
    expect(openedWhen(openedBy({ phase: 'status', at: 'own-moot', kept, own }))).toBe('status-end');
  });

  it('is not sure of a rider on a law that is gone before it is carried out', () => {
    const law = 'minister-of-peace';
    const table = atAgenda({ ...base, settings: { goal: 14 } });
    table.do(correctLaw, { law, holder: 's1', outcome: 's1' });
    table.do(revealAgenda, { agenda: 'judicial-abolishment' });
    table.do(predict, { seat: 's2', outcome: law, rider: 'imperial-rider' });
    while (table.at === 'agenda.vote') {
      table.do(castVotes, { seat: table.active ?? NO_SEAT, outcome: law, votes: 1 });
    }
    expect(threatTo(table, 's2').certain).toBe(1);
    table.do(discardLaw, { law });
    expect(threatTo(table, 's2').certain).toBe(0);
  });

  it('leaves nothing of a strategy card that has been played', () => {
    const table = atFirstTurn(base, { s1: ['imperial', 'leadership'] });
    turnOf(table, 's1').do(playStrategyCard, { seat: 's1', card: 'imperial' });
    expect(told(threatTo(table, 's1'))).toContain('imperial action 0/1/1');
    table.do(resolvePrimary, { seat: 's1', card: 'imperial', objective: 'expand-borders' });
    const lines = told(threatTo(table, 's1')).join();
    expect(lines).not.toContain('imperial');
    expect(lines).not.toContain('mecatol');
  });

  it('leaves a card with who is resolving it, even if it changes hands meanwhile', () => {
    const table = atFirstTurn(base, { s1: ['imperial', 'leadership'], s2: ['trade', 'warfare'] });
    turnOf(table, 's1').do(holdMecatol, { seat: 's1' });
    table.do(playStrategyCard, { seat: 's1', card: 'imperial' });
    table.do(swapCards, { cards: ['imperial', 'trade'] });
    const threat = threatTo(table, 's1');
    expect(told(threat)).toContain('mecatol action 1/1/1');
    hasWitness(table, threat);
    expect(told(threatTo(table, 's2'))).toContain('mecatol action 0/0/1');
  });
});

describe('the most is reached by trying every order of acts', () => {
  const seats = (table: Table) => table.game.seating;
  function isTight(table: Table, seat: Seat) {
    const threat = threatTo(table, seat);
    const most = mostReached(table.referee, table.snapshot, seat);
    expect(most, told(threat).join()).toBe(threat.points + threat.possible);
  }
  const small = { ...base, settings: SMALL };

  it('in the score step', () => {
    const table = atFirstTurn(small);
    table.do(drawSecret, { seat: 's1' });
    for (const seat of seats(passEverybody(table))) isTight(table, seat);
    table.do(scoreObjective, { seat: table.active ?? NO_SEAT, objective: 'develop-weaponry' });
    for (const seat of seats(table)) isTight(table, seat);
  });

  it('when the objectives of the step are scored or answered', () => {
    const table = answerAll(atScoring(small));
    for (const seat of seats(table)) {
      expect(threatTo(table, seat).possible).toBe(0);
      isTight(table, seat);
    }
  });

  it('in the agenda phase of the base game', () => {
    const table = atAgenda(small);
    for (const seat of seats(table)) isTight(table, seat);
  });

  it('in the action phase, with Imperial and Mecatol in hand', { timeout: 60_000 }, () => {
    const table = atFirstTurn(
      { ...small, settings: { ...SMALL, cardsEach: 1 }, objectives: TWO },
      { s1: ['leadership'], s2: ['imperial'], s3: ['politics'] },
    );
    isTight(table.do(holdMecatol, { seat: 's2' }), 's2');
  });
});
