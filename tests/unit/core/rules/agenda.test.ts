/** The agenda phase: its steps, outcomes, riders, laws. */
import { expect, it } from 'vitest';
import {
  barVoter,
  castVotes,
  predict,
  payRider,
  readyPlanets,
  replaceAgenda,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { discardLaw, moveLaw } from '../../../../src/lib/core/commands/laws.ts';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import { scorePoints } from '../../../../src/lib/core/commands/objectives.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { leadingOutcomes } from '../../../../src/lib/core/rules/agenda.ts';
import { given } from '../../../support/given.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { agendaOf } from '../../../../src/lib/core/step.ts';
import { AGAINST, FOR } from '../../../../src/lib/core/outcome.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { ALL_RULESETS, BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { atAgenda, atVote, playRound } from '../../../support/rounds.ts';
import { allVote, vote, voting } from '../../../support/votes.ts';

inRulesets(ALL_RULESETS, 'R-AGD-01 two agendas, then planets ready, then a new round', (start) => {
  const table = voting(start());
  for (const slot of [1, 2]) {
    expect(agendaOf(table.game)?.slot).toBe(slot);
    if (table.at === 'agenda.reveal') table.do(revealAgenda, { agenda: 'economic-equality' });
    table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
  }
  expect(table.at).toBe('agenda.ready');
  given(table).when(readyPlanets, {}).isAccepted();
  expect([table.at, table.game.round]).toEqual(['strategy.pick', 2]);
});

inRulesets(BOTH, 'R-AGD-01 readying planets before the second agenda is refused', (start) => {
  given(voting(start())).when(readyPlanets, {}).isRefused('out-of-step');
});

inRulesets(BOTH, 'R-AGD-02 an agenda is revealed, voted on, resolved', (start) => {
  const table = voting(start());
  allVote(table, { s2: ['for', 3] });
  expect(table.at).toBe('agenda.outcome');
  given(table).when(resolveAgenda, { outcome: 'for' }).isAccepted();
});

inRulesets(BOTH, 'R-AGD-02 a vote before the reveal is refused', (start) => {
  const table = atAgenda({ expansions: [...start().referee.ruleset.expansions] });
  given(table)
    .when(castVotes, vote('s2', 'for', 1))
    .isRefused('not-your-vote');
  const revealed = { type: 'agenda.resolved', outcome: FOR, decidedBy: 'table' } as const;
  given(table)
    .whenTold({ ...revealed, law: false, holder: null, barred: [] })
    .isRefused('out-of-step');
});

inRulesets(
  ALL_RULESETS,
  'R-AGD-03 votes go from the left of the speaker, speaker last',
  (start) => {
    const table = voting(start(), 'arms-reduction', 2);
    const order: (Seat | null)[] = [];
    while (table.at === 'agenda.vote') {
      order.push(table.active);
      table.do(castVotes, vote(table.active ?? NO_SEAT, null, 0));
    }
    expect(order).toEqual(['s4', 's5', 's6', 's1', 's2', 's3']);
  },
);

inRulesets(
  BOTH,
  'R-AGD-10 most votes win, the speaker decides a tie and an empty vote',
  (start) => {
    const won = allVote(voting(start()), { s2: ['for', 3], s3: ['against', 5] });
    expect(leadingOutcomes(won.game)).toEqual([AGAINST]);
    given(won).when(resolveAgenda, { outcome: 'for' }).isRefused('not-leading');
    given(won).when(resolveAgenda, { outcome: 'against' }).gives({
      type: 'agenda.resolved',
      decidedBy: 'votes',
    });
    const nobody = allVote(voting(start()), {});
    given(nobody)
      .when(resolveAgenda, { outcome: 'against' })
      .gives({ type: 'agenda.resolved', decidedBy: 'speaker' });
  },
);

inRulesets(
  BOTH,
  'R-SPK-03 a tie decided by votes, a majority decided by the speaker: refused',
  (start) => {
    const tied = allVote(voting(start()), { s2: ['for', 3], s3: ['against', 3] });
    given(tied)
      .when(resolveAgenda, { outcome: 'for', decidedBy: 'votes' })
      .isRefused('speaker-decides');
    const won = allVote(voting(start()), { s2: ['for', 3] });
    given(won)
      .when(resolveAgenda, { outcome: 'for', decidedBy: 'speaker' })
      .isRefused('speaker-decides');
  },
);

it('R-AGD-11 predictions come before the first vote and name a possible outcome', () => {
  const table = atVote('arms-reduction');
  const rider = { seat: 's3', outcome: 'for', rider: 'imperial-rider' } as const;
  given(table)
    .when(predict, { ...rider, outcome: 'perhaps' })
    .isRefused('no-outcome');
  given(table).when(predict, rider).isAccepted();
  table.do(castVotes, vote('s2', 'for', 1));
  given(table)
    .when(predict, { ...rider, seat: 's4' })
    .isRefused('votes-open');
});

it('R-AGD-11 a rider is paid for the outcome that came, once', () => {
  const table = atVote('arms-reduction');
  for (const outcome of ['for', 'against']) {
    table.do(predict, {
      seat: 's3',
      outcome,
      rider: `${outcome === 'for' ? 'trade' : 'imperial'}-rider`,
    });
  }
  allVote(table, { s2: ['for', 1] }).do(resolveAgenda, { outcome: 'for' });
  given(table).when(payRider, { seat: 's3', rider: 'imperial-rider' }).isRefused('rider-not-due');
  given(table).when(payRider, { seat: 's3', rider: 'trade-rider' }).isAccepted();
  expect(table.game.players['s3']?.goods).toBe(5);
  expect(table.at).toBe('agenda.reveal');
});

inRulesets(BOTH, 'R-AGD-16 a replaced agenda keeps its slot and lifts bans', (start) => {
  const table = voting(start()).do(barVoter, { seat: 's2' });
  given(table).when(replaceAgenda, { agenda: 'public-execution' }).isAccepted();
  expect(table.game.step).toMatchObject({ kept: { slot: 1 }, agenda: { barred: [], votes: [] } });
  expect([table.at, table.active]).toEqual(['agenda.vote', 's2']);
});

inRulesets(BOTH, 'R-AGD-16 an agenda is not replaced once a vote is cast', (start) => {
  const table = voting(start()).do(castVotes, vote('s2', 'for', 1));
  given(table).when(replaceAgenda, { agenda: 'public-execution' }).isRefused('votes-begun');
  table.insist(replaceAgenda, { agenda: 'public-execution' });
  expect(table.game.step).toMatchObject({ kept: { slot: 1 }, agenda: { votes: [] } });
});

it('R-AGD-16 an abstention is a vote as well, and so is the last one', () => {
  const table = atVote('mutiny', { players: 3 }).do(castVotes, vote('s2', null, 0));
  given(table).when(replaceAgenda, { agenda: 'public-execution' }).isRefused('votes-begun');
  table.do(castVotes, vote('s3', null, 0)).do(castVotes, vote('s1', 'for', 2));
  expect(table.at).toBe('agenda.outcome');
  given(table).when(replaceAgenda, { agenda: 'public-execution' }).isRefused('votes-begun');
});

inRulesets(BOTH, 'R-AGD-16 replacing an agenda before one is revealed is refused', (start) => {
  const table = atAgenda({ expansions: [...start().referee.ruleset.expansions] });
  given(table).when(replaceAgenda, { agenda: 'public-execution' }).isRefused('out-of-step');
});

it('R-AGD-13 a law stays in play with its holder, until it is discarded', () => {
  const table = atVote('minister-of-war').do(resolveAgenda, { outcome: 's4', decidedBy: 'table' });
  expect(table.game.laws).toMatchObject([{ id: 'minister-of-war', holder: 's4' }]);
  given(table).when(moveLaw, { law: 'shard', holder: 's2' }).isRefused('no-law');
  given(table).when(moveLaw, { law: 'minister-of-war', holder: 's2' }).isAccepted();
  given(table).when(discardLaw, { law: 'minister-of-war' }).isAccepted();
  given(table).when(discardLaw, { law: 'minister-of-war' }).isRefused('no-law');
});

/** Laws that elect a player, who gains a point with them. */
const WITH_POINT = ['the-crown-of-emphidia', 'shard-of-the-throne'] as const;
/** Such a law in play, with s2, and the points of each seat from it. */
function crowned(law: (typeof WITH_POINT)[number]) {
  const table = atVote(law, { players: 4, expansions: [] });
  const { seating } = table.game;
  const before = seating.map((seat) => pointsOf(table.game, seat));
  table.do(resolveAgenda, { outcome: 's2', decidedBy: 'table' });
  return {
    table,
    points: () => seating.map((seat, i) => pointsOf(table.game, seat) - (before[i] ?? 0)),
  };
}

it.each(WITH_POINT)('R-VP-08 the point that %s gave is kept when it is discarded', (law) => {
  const { table, points } = crowned(law);
  expect(points()).toEqual([0, 1, 0, 0]);
  given(table).when(discardLaw, { law }).isAccepted();
  expect(table.game.laws).toEqual([]);
  expect(points()).toEqual([0, 1, 0, 0]);
});

it('R-VP-08 the point of a law that is of no box in play is kept as well', () => {
  const law = 'the-crown-of-emphidia';
  const table = atAgenda().do(correctLaw, { law, holder: 's3', outcome: 's3' });
  expect(table.referee.ruleset.agendas[law]).toBeUndefined();
  table.do(scorePoints, { lines: [{ seat: 's3', points: 1 }], source: { kind: 'law', id: law } });
  const before = pointsOf(table.game, 's3');
  given(table).when(discardLaw, { law }).isAccepted();
  expect(pointsOf(table.game, 's3')).toBe(before);
});

inRulesets(BOTH, 'R-VP-08 discarding a law that is not in play is refused', (start) => {
  given(start()).when(discardLaw, { law: 'the-crown-of-emphidia' }).isRefused('no-law');
});

inRulesets(
  BOTH,
  'R-CUS-04 agendas begin in the round in which the token goes, and stay',
  (start) => {
    const table = voting(start()).do(resolveAgenda, { outcome: 'for', decidedBy: 'table' });
    table.do(revealAgenda, { agenda: 'economic-equality' });
    table.do(resolveAgenda, { outcome: 'for', decidedBy: 'table' }).do(readyPlanets, {});
    playRound(table);
    expect(table.game.round).toBe(3);
    expect(table.facts.filter((fact) => fact.type === 'planets.readied')).toHaveLength(2);
  },
);

inRulesets(BOTH, 'R-CUS-04 an agenda before the token is gone is refused', (start) => {
  const table = playRound(start());
  expect(table.at).toBe('strategy.pick');
  given(table).when(revealAgenda, { agenda: 'arms-reduction' }).isRefused('out-of-step');
});

it.each(WITH_POINT)('R-VP-08 the point of %s goes along with it', (law) => {
  const { table, points } = crowned(law);
  given(table)
    .when(moveLaw, { law, holder: 's3' })
    .gives({ type: 'law.moved' }, { type: 'points.scored', source: { kind: 'law', id: law } });
  expect(points()).toEqual([0, 0, 1, 0]);
  table.do(moveLaw, { law, holder: null });
  expect(points()).toEqual([0, 0, 0, 0]);
});

it('R-VP-08 a law whose card takes no point along moves alone', () => {
  const other = atVote('minister-of-war').do(resolveAgenda, { outcome: 's2', decidedBy: 'table' });
  given(other).when(moveLaw, { law: 'minister-of-war', holder: 's3' }).gives({ type: 'law.moved' });
});
