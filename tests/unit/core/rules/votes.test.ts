/** Votes: who, in which order, for what. */
import { expect, it } from 'vitest';
import {
  addVotes,
  barVoter,
  castVotes,
  changeVotingOrder,
  predict,
  resolveAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import { gainGoods } from '../../../../src/lib/core/commands/tokens.ts';
import { leadingOutcomes } from '../../../../src/lib/core/rules/agenda.ts';
import { FOR } from '../../../../src/lib/core/outcome.ts';
import { ballotRule } from '../../../../src/lib/core/queries/ballot-rule.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { atVote } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';
import { allVote, vote, voting } from '../../../support/votes.ts';

inRulesets(BOTH, 'R-AGD-03 a vote out of order, twice, or an early outcome is refused', (start) => {
  const table = voting(start());
  given(table)
    .when(castVotes, vote('s1', 'for', 1))
    .isRefused('not-your-vote');
  table.do(castVotes, vote('s2', 'for', 1));
  given(table)
    .when(castVotes, vote('s2', 'for', 1))
    .isRefused('already-voted');
  given(table).when(resolveAgenda, { outcome: 'for' }).isRefused('votes-outstanding');
});

it('R-AGD-03 another order of this agenda names every seat once', () => {
  const table = atVote('arms-reduction', { players: 3 });
  given(table)
    .when(changeVotingOrder, { order: ['s1', 's2'] })
    .isRefused('bad-order');
  given(table)
    .when(changeVotingOrder, { order: ['s1', 's2', 's2'] })
    .isRefused('bad-order');
  given(table)
    .when(changeVotingOrder, { order: ['s3', 's1', 's2'] })
    .isAccepted();
  expect(table.active).toBe('s3');
});

inRulesets(BOTH, 'R-AGD-05 all votes of a player, extra ones too, go to one outcome', (start) => {
  const table = allVote(voting(start()).do(gainGoods, { seat: 's2', goods: 2 }), {
    s2: ['for', 3],
  });
  const bought = { seat: 's2', outcome: 'for', votes: 2, goods: 2 } as const;
  given(table).when(addVotes, bought).isAccepted();
  expect(table.game.players['s2']?.goods).toBe(0);
  expect(leadingOutcomes(table.game)).toEqual([FOR]);
});

inRulesets(BOTH, 'R-AGD-05 extra votes for another outcome are refused', (start) => {
  const table = allVote(voting(start()).do(gainGoods, { seat: 's2', goods: 2 }), {
    s2: ['for', 3],
  });
  const bought = { seat: 's2', outcome: 'against', votes: 2, goods: 2 } as const;
  given(table).when(addVotes, bought).isRefused('one-outcome');
  given(table)
    .when(addVotes, { ...bought, outcome: 'for', goods: 3 })
    .isRefused('goods-short');
});

inRulesets(BOTH, 'R-AGD-06 a player may elect itself; for-against takes only those', (start) => {
  given(voting(start(), 'public-execution'))
    .when(castVotes, vote('s2', 's2', 4))
    .isAccepted();
  given(voting(start()))
    .when(castVotes, vote('s2', 'against', 4))
    .isAccepted();
});

inRulesets(BOTH, 'R-AGD-06 an outcome that the agenda does not have is refused', (start) => {
  const onPlayer = voting(start(), 'public-execution');
  given(onPlayer)
    .when(castVotes, vote('s2', 'for', 4))
    .isRefused('no-outcome');
  const table = voting(start());
  given(table)
    .when(castVotes, vote('s2', 'perhaps', 4))
    .isRefused('no-outcome');
  given(table).when(resolveAgenda, { outcome: 's2', decidedBy: 'table' }).isRefused('no-outcome');
});

inRulesets(BOTH, 'R-AGD-07 zero votes are taken down as an abstention', (start) => {
  const table = voting(start());
  given(table)
    .when(castVotes, vote('s2', 'against', 0))
    .gives({ type: 'votes.cast', outcome: null, votes: 0 });
});

inRulesets(BOTH, 'R-AGD-07 votes for no outcome are refused', (start) => {
  given(voting(start()))
    .when(castVotes, vote('s2', null, 3))
    .isRefused('no-outcome');
});

inRulesets(BOTH, 'R-AGD-09 a barred player is passed over but may play riders', (start) => {
  const table = voting(start()).do(barVoter, { seat: 's2' });
  expect(table.active).toBe('s3');
  given(table).when(predict, { seat: 's2', outcome: 'for', rider: 'trade-rider' }).isAccepted();
});

inRulesets(BOTH, 'R-AGD-09 votes of a barred player are refused by any means', (start) => {
  const table = voting(start()).do(barVoter, { seat: 's2' });
  given(table)
    .when(castVotes, vote('s2', 'for', 1))
    .isRefused('cannot-vote');
  allVote(table, { s3: ['for', 1] });
  const bought = { seat: 's2', outcome: 'for', votes: 1, goods: 0 } as const;
  given(table).when(addVotes, bought).isRefused('cannot-vote');
});

it('R-AGD-09 only someone who plays is barred', () => {
  const table = atVote('arms-reduction').record([{ type: 'player.left', seat: 's4' }]);
  given(table).when(barVoter, { seat: 's4' }).isRefused('not-playing');
});

inRulesets(BOTH, 'R-SPK-03 the speaker votes last and decides a tie without a vote', (start) => {
  const table = allVote(voting(start()), { s2: ['for', 3], s3: ['against', 3] });
  given(table)
    .when(resolveAgenda, { outcome: 'against' })
    .gives({ type: 'agenda.resolved', decidedBy: 'speaker' });
});

it('R-AGD-13 Representative Government gives one vote each, and with the first box no extra ones', () => {
  const ruleOf = (law: string | null, expansions: string[]) => {
    const table = Table.start({ expansions });
    if (law) table.do(correctLaw, { law, holder: null, outcome: 'for' });
    return ballotRule(table.game, table.referee.ruleset);
  };
  expect(ruleOf(null, [])).toEqual({ one: false, extra: true });
  expect(ruleOf('representative-government', [])).toEqual({ one: true, extra: true });
  expect(ruleOf('representative-government-pok', ['pok'])).toEqual({ one: true, extra: false });
});
