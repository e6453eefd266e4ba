/** Extra votes by the card that gives them, and predictions by who can make them. */
import { describe, expect, it } from 'vitest';
import {
  castVotes,
  payRider,
  predict,
  readyPlanets,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { correctBalances, correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import { correctHoldings, turnLeader } from '../../../../src/lib/core/commands/holdings.ts';
import { FOR } from '../../../../src/lib/core/outcome.ts';
import { currentAgenda } from '../../../../src/lib/core/step.ts';
import { liftedBar } from '../../../../src/lib/core/rules/agenda.ts';
import { tallyView } from '../../../../src/lib/core/queries/tally.ts';
import { ridersFor, voteOffers } from '../../../../src/lib/core/queries/votes.ts';
import { given } from '../../../support/given.ts';
import { factSentence } from '../../../../src/lib/words/events.ts';
import { atVote, finishStatus, passEverybody, pickAll } from '../../../support/rounds.ts';
import { scoreThree } from '../../../support/scored.ts';
import { Table } from '../../../support/table.ts';
import { allVote } from '../../../support/votes.ts';
import { tableNames } from '../../words/table-names.ts';

const FACTIONS = ['emirates-of-hacan', 'xxcha-kingdom', 'empyrean', 'council-keleres'];
const boxes = ['pok', 'codex1', 'codex3'];
const laid = (depth: 'standard' | 'full' = 'standard') =>
  Table.start({ players: 4, factions: FACTIONS, expansions: boxes, settings: { depth } });
const offers = ({ game, referee }: Table, seat: 's1' | 's2' | 's3' | 's4', likely = true) =>
  voteOffers(game, referee.ruleset, seat)
    .filter((row) => row.likely === likely)
    .map(({ id }) => id);

describe('R-AGD-08 extra votes are offered by what a seat has', () => {
  it('a technology that is owned, a leader of the faction, and behind the key what may be in hand', () => {
    const table = laid();
    expect(offers(table, 's1')).toEqual(['gila-the-silvertongue']);
    expect(offers(table, 's1', false)).toEqual(['distinguished-councilor', 'blood-pact']);
    expect(offers(table, 's3')).toEqual([]);
    expect(offers(table, 's3', false)).toEqual(['distinguished-councilor']);
    table.do(correctHoldings, {
      seat: 's3',
      holdings: { technologies: ['predictive-intelligence'] },
    });
    expect(offers(table, 's3')).toEqual(['predictive-intelligence']);
  });

  it('a hero once three scored objectives have unlocked it, whether or not leaders are tracked', () => {
    const table = laid();
    expect([offers(table, 's4'), offers(table, 's4', false)]).toEqual([
      [],
      ['distinguished-councilor', 'blood-pact'],
    ]);
    scoreThree(table, 's4');
    expect(offers(table, 's4')).toEqual(['odlynn-myrr']);
  });

  it('at depth full only an unlocked leader, a note that lies there, a card of a hand', () => {
    const table = laid('full');
    expect(offers(table, 's2')).toEqual([]);
    table.do(turnLeader, { seat: 's2', leader: 'elder-qanoj', state: 'readied' });
    expect(offers(table, 's2')).toEqual(['elder-qanoj']);
    expect(offers(table, 's2', false)).toEqual([]);
    table.do(correctHoldings, { seat: 's2', holdings: { actionCards: 2 } });
    expect(offers(table, 's2', false)).toEqual(['distinguished-councilor']);
    table.do(correctHoldings, {
      seat: 's1',
      holdings: { notes: [{ note: 'blood-pact', owner: 's3' }] },
    });
    expect(offers(table, 's1')).toEqual(['blood-pact']);
  });

  it('none while a law leaves one vote each and no more', () => {
    const table = laid();
    table.do(correctLaw, { law: 'representative-government-pok', holder: null, outcome: 'for' });
    expect(offers(table, 's1')).toEqual([]);
  });

  it('are cast with the vote, and what they take is paid', () => {
    const table = atVote('arms-reduction', {
      players: 4,
      factions: FACTIONS,
      expansions: boxes,
      settings: { depth: 'full' },
      speaker: 3,
    });
    table.do(correctBalances, { seat: 's1', balances: { goods: 3 } });
    table.do(correctHoldings, { seat: 's1', holdings: { actionCards: 1 } });
    given(table)
      .when(castVotes, {
        seat: 's1',
        outcome: 'for',
        votes: 2,
        sources: [
          { card: 'gila-the-silvertongue', votes: 4, goods: 2 },
          { card: 'distinguished-councilor', votes: 5 },
        ],
      })
      .gives(
        { type: 'balance.adjusted', changes: { goods: -2 }, cause: 'gila-the-silvertongue' },
        { type: 'balance.adjusted', changes: { actionCards: -1 } },
        { type: 'votes.cast', votes: 2, extra: 9 },
      );
    expect(tallyView(table.game)?.sides[0]?.votes).toBe(11);
  });
});

describe('R-AGD-08 a technology that gave votes for an outcome that loses', () => {
  const INTELLIGENCE = 'predictive-intelligence';
  /** s3 votes For with Predictive Intelligence, s4 votes Against with more or with less. */
  function voted(against: number): Table {
    const table = atVote('arms-reduction', { players: 4, factions: FACTIONS, expansions: boxes });
    table.do(correctHoldings, { seat: 's3', holdings: { technologies: [INTELLIGENCE] } });
    table.do(castVotes, { seat: 's2', outcome: null, votes: 0 });
    const sources = [{ card: INTELLIGENCE, votes: 3 }];
    table.do(castVotes, { seat: 's3', outcome: 'for', votes: 1, sources });
    return allVote(table, { s4: ['against', against] });
  }

  it('is exhausted, and offered no more in the second agenda', () => {
    const table = voted(9);
    given(table)
      .when(resolveAgenda, { outcome: 'against' })
      .gives(
        { type: 'agenda.resolved' },
        { type: 'balance.adjusted', seat: 's3', exhausts: { technology: INTELLIGENCE } },
      );
    expect(factSentence(table.facts.at(-1)!, tableNames)).toContain('exhausted Predictive');
    table.do(revealAgenda, { agenda: 'economic-equality' });
    expect(offers(table, 's3')).toEqual([]);
  });

  it('stays readied where its outcome wins', () => {
    const table = voted(1);
    given(table).when(resolveAgenda, { outcome: 'for' }).gives({ type: 'agenda.resolved' });
    table.do(revealAgenda, { agenda: 'economic-equality' });
    expect(offers(table, 's3')).toEqual([INTELLIGENCE]);
  });

  it('is readied with the other cards, and asks nothing where it lies exhausted already', () => {
    const table = voted(9);
    const exhausts = { kind: 'technology', technology: INTELLIGENCE } as const;
    table.record([{ type: 'balance.adjusted', seat: 's3', changes: {}, exhausts }]);
    given(table).when(resolveAgenda, { outcome: 'against' }).gives({ type: 'agenda.resolved' });
    expect(table.game.exhausted).toHaveLength(1);
    table.do(revealAgenda, { agenda: 'economic-equality' });
    table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' }).do(readyPlanets, {});
    finishStatus(passEverybody(pickAll(table)));
    table.do(revealAgenda, { agenda: 'conventions-of-war' });
    expect(offers(table, 's3')).toEqual([INTELLIGENCE]);
  });
});

describe('R-AGD-11 predictions beside riders', () => {
  it('Galactic Threat is of Nekro alone, and Keleres Rider of all but Keleres', () => {
    const table = Table.start({
      players: 3,
      factions: ['nekro-virus', 'council-keleres', 'winnu'],
      expansions: ['pok', 'codex3'],
    });
    const has = (seat: 's1' | 's2' | 's3' | null, rider: string) =>
      ridersFor(table.game, table.referee.ruleset, seat).includes(rider);
    expect([has('s1', 'galactic-threat'), has('s2', 'galactic-threat')]).toEqual([true, false]);
    expect([has('s2', 'keleres-rider'), has('s3', 'keleres-rider')]).toEqual([false, true]);
    expect(has(null, 'keleres-rider')).toBe(true);
    const without = Table.start({ expansions: ['pok', 'codex3'] });
    expect(ridersFor(without.game, without.referee.ruleset, null)).not.toContain('galactic-threat');
  });

  it('Galactic Threat is made once in an agenda phase, and anyway where the table says so', () => {
    const table = atVote('arms-reduction', { players: 3, factions: ['nekro-virus'] });
    const has = (seat: 's1' | null) =>
      ridersFor(table.game, table.referee.ruleset, seat).includes('galactic-threat');
    const args = { seat: 's1', outcome: 'for', rider: 'galactic-threat' } as const;
    given(table).when(predict, args).gives({ type: 'prediction.made', once: true });
    expect(currentAgenda(table.game)?.barred).toEqual([]);
    given(table).when(predict, args).isRefused('already-predicted');
    table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
    table.do(revealAgenda, { agenda: 'economic-equality' });
    expect([has('s1'), has(null)]).toEqual([false, false]);
    given(table).when(predict, args).isRefused('already-predicted');
    const rider = { ...args, rider: 'trade-rider' };
    given(table).when(predict, rider).isAccepted();
    given(table)
      .when(predict, { ...rider, outcome: 'against' })
      .isAccepted();
    table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
    table.do(payRider, { seat: 's1', rider: 'trade-rider' }).do(readyPlanets, {});
    finishStatus(passEverybody(pickAll(table))).do(revealAgenda, { agenda: 'conventions-of-war' });
    expect([has('s1'), has(null)]).toEqual([true, true]);
    given(table).when(predict, args).isAccepted();
  });

  it('a prediction that was recorded before, without saying that it is made once, is not held', () => {
    const table = atVote('arms-reduction', { players: 3, factions: ['nekro-virus'] });
    const made = { seat: 's1', outcome: FOR, rider: 'galactic-threat', barsVote: false } as const;
    table.record([{ type: 'prediction.made', ...made }]);
    table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
    table.do(revealAgenda, { agenda: 'economic-equality' });
    given(table)
      .whenTold({ type: 'prediction.made', ...made })
      .isAccepted();
  });

  it('Keleres Rider pays goods and a card; Sanction takes a fleet token of each who voted so', () => {
    const table = atVote('arms-reduction', {
      players: 4,
      factions: FACTIONS,
      expansions: boxes,
      settings: { depth: 'full' },
    });
    table.do(correctHoldings, { seat: 's3', holdings: { actionCards: 0 } });
    table.do(predict, { seat: 's3', outcome: 'for', rider: 'keleres-rider' });
    table.do(predict, { seat: 's4', outcome: 'for', rider: 'sanction' });
    expect(currentAgenda(table.game)?.barred).toEqual(['s3', 's4']);
    allVote(table, { s1: ['against', 1], s2: ['for', 3] });
    table.do(resolveAgenda, { outcome: 'for' });
    const fleet = table.game.players['s2']?.tokens?.fleet ?? 0;
    table.do(payRider, { seat: 's3', rider: 'keleres-rider' });
    expect(table.game.players['s3']).toMatchObject({ goods: 2, actionCards: 1 });
    table.do(payRider, { seat: 's4', rider: 'sanction' });
    expect(table.game.players['s2']?.tokens?.fleet).toBe(fleet - 1);
    expect(table.game.players['s1']?.tokens?.fleet).toBe(fleet);
  });
});

describe('R-AGD-22 a leader that cannot be kept from voting', () => {
  const predicted = (table: Table, votesAnyway?: boolean) => {
    const args = { seat: 's2' as const, outcome: 'for', rider: 'imperial-rider' };
    table.do(predict, votesAnyway === undefined ? args : { ...args, votesAnyway });
    return currentAgenda(table.game)?.barred;
  };
  const voted = (depth: 'standard' | 'full') =>
    atVote('arms-reduction', {
      players: 4,
      factions: FACTIONS,
      expansions: boxes,
      settings: { depth },
    });

  it('lifts the bar of a rider where it is known to be unlocked, and no other bar before', () => {
    expect(predicted(voted('full'))).toEqual(['s2']);
    const table = voted('full');
    table.do(turnLeader, { seat: 's2', leader: 'elder-qanoj', state: 'readied' });
    expect(liftedBar(table.game, table.referee.ruleset, 's2')?.sure).toBe(true);
    expect(predicted(table)).toEqual([]);
  });

  it('is asked for where leaders are not tracked, and of no one else', () => {
    const table = voted('standard');
    expect(liftedBar(table.game, table.referee.ruleset, 's2')?.sure).toBe(false);
    expect(liftedBar(table.game, table.referee.ruleset, 's1')).toBeNull();
    expect(predicted(table)).toEqual(['s2']);
    expect(predicted(voted('standard'), true)).toEqual([]);
  });
});
