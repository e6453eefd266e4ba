/** Faction effects on order, tokens and votes, and one-off effects of the agenda phase. */
import { expect, it } from 'vitest';
import { setStatusTokens } from '../../../../src/lib/core/commands/tokens.ts';
import { tallyView } from '../../../../src/lib/core/queries/tally.ts';
import { FOR } from '../../../../src/lib/core/outcome.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import {
  atFirstTurn,
  atTokens,
  atVote,
  finishStatus,
  passEverybody,
  pickAll,
} from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';
import { play } from '../../../support/transcript.ts';

inRulesets(BOTH, 'R-INIT-03 Naalu acts and scores first, whatever its card', (start) => {
  const factions = [null, null, 'naalu-collective'];
  const table = pickAll(start({ players: 5, factions }), { s3: ['imperial'] });
  play(
    table,
    `= Cem acts
     Cem takes a component turn
     = Ana acts`,
  );
  play(passEverybody(table), '= Cem acts');
});

it('R-INIT-04 Gift of Prescience: the 0 token is handed over and comes back', () => {
  const table = atFirstTurn({ players: 5, factions: [null, null, 'naalu-collective'] });
  play(
    table,
    `Ana gives Cem the initiative token  : refused no-token-held
     = Cem acts
     Cem gives Emil the initiative token
     = Emil acts
     Emil takes a component turn
     Ana takes a component turn
     Ben takes a component turn
     = Cem acts
     Emil gives Cem the initiative token  : refused token-not-due`,
  );
  pickAll(finishStatus(passEverybody(table)));
  play(table, '= round 2\n= Cem acts');
});

it('R-STAT-06 Sol gains three tokens, with Hyper Metabolism four', () => {
  const table = Table.start({ players: 3, factions: ['federation-of-sol'] });
  table.do(setStatusTokens, { seat: 's2', tokens: 3, cause: 'hyper-metabolism' });
  table.do(setStatusTokens, { seat: 's1', tokens: 4, cause: 'hyper-metabolism' });
  play(
    atTokens(table),
    `the usual tokens are placed
     = Ana has 5 tactic, 4 fleet, 3 strategy
     = Ben has 4 tactic, 4 fleet, 3 strategy
     = Cem has 4 tactic, 3 fleet, 3 strategy`,
  );
});

it('R-TOK-01 Mahact holds a captured token outside its own sum', () => {
  const table = atFirstTurn({ players: 5, factions: ['mahact-gene-sorcerers'] });
  play(
    table,
    `Ben captures a token of Ana         : refused no-captor
     Ana captures a token of Ben
     Ana captures a token of Ben         : refused no-captor
     Ana captures a token of Cem
     = Ana has 3 tactic, 3 fleet, 2 strategy
     = Ana has 8 in reinforcements
     = Ben has 7 in reinforcements`,
  );
  expect(table.game.players['s1']?.captured).toEqual(['s2', 's3']);
});

it('R-AGD-03 Argent votes first, with extra votes', () => {
  const table = atVote('mutiny', { players: 4, factions: [null, null, null, 'argent-flight'] });
  play(
    table,
    `= Dora acts
     Ben casts 1 for for                 : refused not-your-vote`,
  );
  table.record([{ type: 'votes.cast', seat: 's4', outcome: FOR, votes: 2, extra: 4 }]);
  play(table, '= Ben acts');
  expect(tallyView(table.game)?.sides[0]).toMatchObject({ outcome: FOR, votes: 6 });
});

inRulesets(BOTH, 'R-AGD-09 Nekro cannot vote but may predict', (start) => {
  const expansions = [...start().referee.ruleset.expansions];
  const table = atVote('mutiny', { players: 4, expansions, factions: [null, 'nekro-virus'] });
  play(
    table,
    `= Cem acts
     Ben casts 1 for for                 : refused cannot-vote
     Ben predicts for with trade-rider
     Cem casts 1 for for
     Dora abstains
     Ana abstains
     the outcome is for
     Ben is paid for imperial-rider      : refused rider-not-due
     Ben is paid for trade-rider
     = Ben has 5 goods`,
  );
});

it('R-CUS-02 Winnu takes the custodians token free', () => {
  const table = atFirstTurn({ factions: ['winnu'] });
  play(
    table,
    `Ana takes the custodians token
     = Ana has 1 points`,
  );
  const taken = table.facts.find(({ type }) => type === 'custodians.taken');
  expect(taken).toMatchObject({ influence: 0 });
});

it('R-AGD-03 Hack Election: another order for this agenda only', () => {
  const table = atVote('mutiny', { players: 4 });
  play(
    table,
    `= Ben acts
     the order of votes is Dora, Cem, Ben, Ana
     = Dora acts
     Dora abstains
     Cem abstains
     Ben abstains
     Ana casts 1 for for
     the outcome is for
     arms-reduction is revealed
     = Ben acts`,
  );
});

it('R-AGD-16 Veto: another card in the same slot', () => {
  const table = atVote('mutiny', { players: 3 });
  play(
    table,
    `arms-reduction replaces it
     = Ben acts
     the table says for
     economic-equality is revealed
     the table says for
     = at agenda.ready`,
  );
});

it('R-AGD-11 predictions on both outcomes, paid after the outcome, before the next agenda', () => {
  const table = atVote('mutiny', { players: 4 });
  play(
    table,
    `Cem predicts for with imperial-rider
     Dora predicts against with trade-rider
     Ben casts 1 for for
     Ana abstains
     the outcome is for
     = at agenda.riders
     arms-reduction is revealed          : refused out-of-step
     Dora is paid for trade-rider        : refused rider-not-due
     Cem is paid for imperial-rider
     = Cem has 1 points
     = at agenda.reveal`,
  );
});

it('R-AGD-13 a law stays in play and is discarded by another', () => {
  const table = atVote('minister-of-war', { players: 3 });
  play(
    table,
    `Ben casts 2 for Cem
     Cem abstains
     Ana abstains
     the outcome is Cem`,
  );
  expect(table.game.laws).toMatchObject([{ id: 'minister-of-war', holder: 's3' }]);
  play(
    table,
    `the law minister-of-war is discarded
     the law minister-of-war is discarded : refused no-law`,
  );
});
