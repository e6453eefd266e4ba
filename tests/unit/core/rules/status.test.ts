/** The status phase: its steps, tokens, what follows it. */
import { expect, it } from 'vitest';
import { revealAgenda } from '../../../../src/lib/core/commands/agenda.ts';
import {
  correctHoldings,
  gainTechnology,
  loseTechnology,
  researchTechnology,
} from '../../../../src/lib/core/commands/holdings.ts';
import { answerScoring, revealObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { finishSteps } from '../../../../src/lib/core/commands/status.ts';
import * as tokens from '../../../../src/lib/core/commands/tokens.ts';
import { takeTacticalTurn } from '../../../../src/lib/core/commands/turns.ts';
import {
  reinforcementsOf,
  statusGain,
  statusTokensOf,
} from '../../../../src/lib/core/rules/tokens.ts';
import { strategyOf } from '../../../../src/lib/core/step.ts';
import { given } from '../../../support/given.ts';
import { ALL_RULESETS, BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import {
  answerAll,
  atAgenda,
  atTokens,
  finishStatus,
  passEverybody,
  pickAll,
} from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

const { placeOwnTokens, placeStatusTokens, placeUsualTokens, redistributeTokens, setStatusTokens } =
  tokens;
const pool = (tactic: number, fleet: number, strategy: number) => ({ tactic, fleet, strategy });

inRulesets(ALL_RULESETS, 'R-STAT-01 scoring is the first step, in initiative order', (start) => {
  const table = passEverybody(pickAll(start()));
  expect([table.at, table.active]).toEqual(['status.score', 's1']);
});

inRulesets(BOTH, 'R-STAT-01 turning a card up before all have scored is refused', (start) => {
  const table = passEverybody(pickAll(start()));
  given(table).when(revealObjective, { objective: 'sway-the-council' }).isRefused('out-of-step');
  given(table).when(answerScoring, { seat: 's2' }).isRefused('not-your-score');
});

inRulesets(ALL_RULESETS, 'R-STAT-02 the second step turns up one public objective', (start) => {
  const table = answerAll(passEverybody(pickAll(start())));
  expect(table.at).toBe('status.reveal');
  given(table).when(revealObjective, { objective: 'sway-the-council' }).isAccepted();
  expect(table.at).toBe('status.draw');
});

inRulesets(BOTH, 'R-STAT-02 a second card in the same status phase is refused', (start) => {
  const table = answerAll(passEverybody(pickAll(start())));
  table.do(revealObjective, { objective: 'sway-the-council' });
  given(table).when(revealObjective, { objective: 'lead-from-the-front' }).isRefused('out-of-step');
});

inRulesets(BOTH, 'R-STAT-04 all board tokens go to reinforcements', (start) => {
  const table = pickAll(start());
  for (const seat of ['s1', 's2', 's3'] as const) table.do(takeTacticalTurn, { seat });
  answerAll(passEverybody(table)).do(revealObjective, { objective: 'sway-the-council' });
  expect(table.game.players['s1']?.board).toBe(1);
  table.do(finishSteps, { step: 'draw' });
  expect(table.game.players['s1']?.board).toBe(0);
  expect(reinforcementsOf(table.game, 's1')).toBe(9);
});

inRulesets(BOTH, 'R-TOK-11 tokens come home before the new ones are gained', (start) => {
  const table = pickAll(start()).do(takeTacticalTurn, { seat: 's1' });
  table.do(tokens.adjustBalance, { seat: 's1', changes: { fleet: 8 } });
  expect(reinforcementsOf(table.game, 's1')).toBe(0);
  atTokens(table);
  expect(statusGain(table.game, table.referee.ruleset, 's1')).toBe(1);
});

inRulesets(BOTH, 'R-STAT-05 two tokens are gained, then tokens may move', (start) => {
  const table = atTokens(start());
  const [, ...others] = table.game.seating.map((seat) => ({ seat, gained: pool(1, 0, 1) }));
  const moved = { seat: 's1' as const, gained: pool(0, 1, 1), moved: pool(-1, 1, 0) };
  given(table)
    .when(placeStatusTokens, { placed: [moved, ...others] })
    .gives(
      { type: 'tokens.gained', seat: 's1' },
      { type: 'tokens.redistributed', seat: 's1' },
      ...others.map(({ seat }) => ({ type: 'tokens.gained' as const, seat })),
      { type: 'status-tokens.settled' },
    );
  expect(table.game.players['s1']?.tokens).toEqual(pool(2, 5, 3));
});

inRulesets(
  BOTH,
  'R-STAT-05 who has placed its own tokens is passed over by the usual ones',
  (start) => {
    const table = atTokens(start());
    const own = { seat: 's1' as const, gained: pool(0, 2, 0), moved: pool(-1, 0, 1) };
    table.do(placeOwnTokens, own);
    given(table).when(placeOwnTokens, own).isRefused('status-token-count');
    const before = table.game.players['s1']?.tokens;
    table.do(placeUsualTokens, {});
    expect(table.game.players['s1']?.tokens).toEqual(before);
    expect(table.game.players['s2']?.tokens).toEqual(pool(4, 3, 3));
    expect(table.at).not.toBe('status.tokens');
  },
);

inRulesets(BOTH, 'R-STAT-05 settling or moving tokens in another step is refused', (start) => {
  const table = passEverybody(pickAll(start()));
  given(table).whenTold({ type: 'status-tokens.settled' }).isRefused('out-of-step');
  given(table)
    .when(redistributeTokens, { seat: 's1', tokens: pool(-1, 1, 0) })
    .isRefused('not-redistributing');
  finishStatus(table);
  given(table)
    .when(redistributeTokens, { seat: 's1', tokens: pool(-1, 1, 0) })
    .isRefused('not-redistributing');
});

inRulesets(BOTH, 'R-STAT-06 an ability that gives a third token is kept with the seat', (start) => {
  const table = start().do(setStatusTokens, { seat: 's2', tokens: 3, cause: 'a technology' });
  atTokens(table).do(placeUsualTokens, {});
  expect(table.game.players['s2']?.tokens).toEqual(pool(4, 4, 3));
  expect(table.game.players['s1']?.tokens).toEqual(pool(4, 3, 3));
});

inRulesets(BOTH, 'R-ERR-03 Hyper Metabolism gives its owner three instead of two', (start) => {
  const table = start({ factions: ['federation-of-sol'] });
  for (const seat of ['s1', 's2'] as const) {
    table.do(gainTechnology, { seat, technology: 'hyper-metabolism' });
  }
  table.do(gainTechnology, { seat: 's3', technology: 'neural-motivator' });
  atTokens(table);
  const gains = (['s1', 's2', 's3'] as const).map((seat) =>
    statusGain(table.game, table.referee.ruleset, seat),
  );
  expect(gains).toEqual([4, 3, 2]);
  table.do(placeUsualTokens, {});
  expect(table.game.players['s2']?.tokens).toEqual(pool(4, 4, 3));
});

it('R-ERR-03 Hyper Metabolism counts however it was recorded, and above what was set by hand', () => {
  const table = Table.start({ factions: ['winnu'] });
  // Bare facts, as an amendment or an older record has them.
  table.record([
    { type: 'technology.gained', seat: 's1', technology: 'hyper-metabolism', means: 'gained' },
  ]);
  expect(table.game.players['s1']?.statusTokens).toBe(2);
  expect(tokens.usualTokens(table.game, table.referee.ruleset, 's1')).toEqual({
    tactic: 1,
    fleet: 1,
    strategy: 1,
  });
  table.do(tokens.setStatusTokens, { seat: 's1', tokens: 4 });
  expect(statusTokensOf(table.game, table.referee.ruleset, 's1')).toBe(4);
});

inRulesets(BOTH, 'R-ERR-03 Hyper Metabolism that is lost gives two again', (start) => {
  const gain = (table: Table) => statusGain(table.game, table.referee.ruleset, 's1');
  const owned = { seat: 's1', technology: 'hyper-metabolism' } as const;
  const table = start().do(researchTechnology, owned);
  expect(gain(table)).toBe(3);
  expect(gain(table.do(loseTechnology, owned))).toBe(2);
  table.do(correctHoldings, { seat: 's1', holdings: { technologies: ['hyper-metabolism'] } });
  expect(gain(table)).toBe(3);
  table.do(correctHoldings, { seat: 's1', holdings: { technologies: ['sarween-tools'] } });
  expect(gain(table)).toBe(2);
});

inRulesets(BOTH, 'R-ERR-03 what the table set by hand is not raised a second time', (start) => {
  const table = start().do(setStatusTokens, { seat: 's1', tokens: 3 });
  given(table)
    .when(gainTechnology, { seat: 's1', technology: 'hyper-metabolism' })
    .gives({ type: 'technology.gained' });
  expect(statusGain(table.game, table.referee.ruleset, 's1')).toBe(3);
});

it('R-ERR-03 a correction after the end of the game sets no tokens for later rounds', () => {
  const table = Table.start().record([{ type: 'game.called', reason: 'time', winner: null }]);
  const holdings = { technologies: ['hyper-metabolism'] };
  given(table)
    .when(correctHoldings, { seat: 's1', holdings })
    .gives({ type: 'holdings.corrected' });
});

inRulesets(BOTH, 'R-STAT-10 strategy cards return; a new round without the custodians', (start) => {
  const table = finishStatus(passEverybody(pickAll(start())));
  expect([table.at, table.game.round]).toEqual(['strategy.pick', 2]);
  for (const card of Object.values(table.game.strategyCards)) {
    expect(card).toMatchObject({ holder: null, exhausted: false });
  }
});

inRulesets(BOTH, 'R-STAT-10 the agenda phase follows once the custodians are gone', (start) => {
  const table = atAgenda({ expansions: [...start().referee.ruleset.expansions] });
  expect([table.at, table.game.round]).toEqual(['agenda.reveal', 1]);
});

inRulesets(BOTH, 'R-STAT-10 an agenda instead of the new round is refused', (start) => {
  const table = finishStatus(passEverybody(pickAll(start())));
  given(table).when(revealAgenda, { agenda: 'arms-reduction' }).isRefused('out-of-step');
});

it('R-STAT-10 a player who keeps cards has them in the next round', () => {
  const table = atTokens(Table.start({ players: 5 })).do(placeUsualTokens, {});
  table.do(finishSteps, { step: 'ready', kept: ['s3'] });
  expect(table.game.strategyCards['politics']).toMatchObject({ holder: 's3', exhausted: false });
  expect(strategyOf(table.game)?.picks).toMatchObject({ s1: 0, s3: 1 });
});
