/** Objectives: what may be scored, when, how often, by whom. */
import { expect, it } from 'vitest';
import { resolveAgenda, revealAgenda } from '../../../../src/lib/core/commands/agenda.ts';
import { correctBalances, eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import {
  answerScoring,
  publishObjective,
  scoreObjective,
} from '../../../../src/lib/core/commands/objectives.ts';
import { setHome, takeTacticalAction, winCombat } from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { currentAgenda } from '../../../../src/lib/core/step.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { given } from '../../../support/given.ts';
import { ALL_RULESETS, BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import {
  answerAll,
  atAgenda,
  atScoring,
  atVote,
  passEverybody,
  pickAll,
} from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';
import { allVote } from '../../../support/votes.ts';

const PUBLIC = 'develop-weaponry';
const OTHER_PUBLIC = 'corner-the-market';
const STATUS_SECRET = 'threaten-enemies';
const ACTION_SECRET = 'unveil-flagship';
const AGENDA_SECRET = 'dictate-policy';

const byTable = { outcome: 'against', decidedBy: 'table' as const };
const score = (seat: Seat, objective: string) => ({ seat, objective });
const scoring = (table: Table) => passEverybody(pickAll(table));
/** Enough secrets in hand to score several. */
const handful = (table: Table, seat: Seat) =>
  table.do(correctBalances, { seat, balances: { secrets: 3 } });

inRulesets(BOTH, 'R-OBJ-01 a public objective that is not revealed is refused', (start) => {
  const table = scoring(start());
  given(table).when(scoreObjective, score('s1', 'sway-the-council')).isRefused('not-revealed');
  given(table).when(scoreObjective, score('s1', PUBLIC)).isAccepted();
});

inRulesets(BOTH, 'R-OBJ-02 an objective is scored in the phase printed on it', (start) => {
  const table = pickAll(start());
  given(table).when(scoreObjective, score('s1', ACTION_SECRET)).isAccepted();
  passEverybody(table);
  given(table).when(scoreObjective, score('s1', PUBLIC)).isAccepted();
});

inRulesets(BOTH, 'R-OBJ-02 an objective of another phase is refused', (start) => {
  const table = pickAll(start());
  const asAction = { ...score('s1', STATUS_SECRET), slot: 'action' as const };
  given(table).when(scoreObjective, asAction).isRefused('wrong-phase');
  passEverybody(table);
  given(table).when(scoreObjective, score('s1', ACTION_SECRET)).isRefused('wrong-phase');
});

it('R-OBJ-02 an agenda objective in the status phase is refused', () => {
  const table = atScoring();
  given(table).when(scoreObjective, score('s1', AGENDA_SECRET)).isRefused('wrong-phase');
});

inRulesets(ALL_RULESETS, 'R-OBJ-04 action objectives are scored in anyone’s turn', (start) => {
  const table = pickAll(start());
  given(table).when(scoreObjective, score('s5', ACTION_SECRET)).isAccepted();
  expect(table.active).toBe('s1');
});

inRulesets(BOTH, 'R-OBJ-04 an action objective outside the action phase is refused', (start) => {
  given(start()).when(scoreObjective, score('s1', ACTION_SECRET)).isRefused('not-in-action-phase');
});

it('R-OBJ-05 agenda objectives are scored in the agenda phase before an agenda is open', () => {
  const table = atAgenda();
  expect([table.at, currentAgenda(table.game)]).toEqual(['agenda.reveal', null]);
  given(table).when(scoreObjective, score('s4', AGENDA_SECRET)).isAccepted();
});

it('R-OBJ-05 agenda objectives are scored during a vote and after it, before the outcome', () => {
  const table = atVote('arms-reduction');
  given(table).when(scoreObjective, score('s4', AGENDA_SECRET)).isAccepted();
  allVote(table, { s2: ['for', 3] });
  expect(table.at).toBe('agenda.outcome');
  given(table).when(scoreObjective, score('s5', 'drive-the-debate')).isAccepted();
});

it('R-OBJ-05 agenda objectives are scored between two agendas and after the second', () => {
  const table = atVote('arms-reduction').do(resolveAgenda, byTable);
  expect([table.at, currentAgenda(table.game)]).toEqual(['agenda.reveal', null]);
  given(table).when(scoreObjective, score('s4', AGENDA_SECRET)).isAccepted();
  table.do(revealAgenda, { agenda: 'economic-equality' }).do(resolveAgenda, byTable);
  expect(table.at).toBe('agenda.ready');
  given(table).when(scoreObjective, score('s5', 'drive-the-debate')).isAccepted();
});

it('R-OBJ-05 an agenda objective outside the agenda phase or in the base game is refused', () => {
  const agendaSlot = { ...score('s1', AGENDA_SECRET), slot: 'agenda' as const };
  given(atScoring()).when(scoreObjective, agendaSlot).isRefused('not-in-agenda-phase');
  const base = atVote('arms-reduction', { expansions: [] });
  const typed = { name: 'Dictate Policy', phase: 'agenda' as const };
  given(base)
    .when(scoreObjective, { ...score('s1', 'dictate-policy'), typed })
    .isRefused('not-in-agenda-phase');
});

inRulesets(BOTH, 'R-OBJ-06 one public and one secret are scored in a status phase', (start) => {
  const table = scoring(start());
  given(table).when(scoreObjective, score('s1', PUBLIC)).isAccepted();
  given(table).when(scoreObjective, score('s1', STATUS_SECRET)).isAccepted();
});

inRulesets(BOTH, 'R-OBJ-06 a second public and a second secret are refused', (start) => {
  const table = handful(scoring(start()), 's1');
  table.do(scoreObjective, score('s1', PUBLIC)).do(scoreObjective, score('s1', STATUS_SECRET));
  given(table).when(scoreObjective, score('s1', OTHER_PUBLIC)).isRefused('quota-public');
  given(table).when(scoreObjective, score('s1', 'forge-an-alliance')).isRefused('quota-secret');
});

inRulesets(BOTH, 'R-OBJ-07 action objectives have no number limit in a turn', (start) => {
  const table = handful(pickAll(start()), 's1');
  given(table).when(scoreObjective, score('s1', ACTION_SECRET)).isAccepted();
  given(table).when(scoreObjective, score('s1', 'spark-a-rebellion')).isAccepted();
});

inRulesets(BOTH, 'R-OBJ-07 more than one objective for a combat is refused', (start) => {
  const table = handful(pickAll(start()), 's1').do(takeTacticalAction, { seat: 's1' });
  table.do(winCombat, { seat: 's1', combat: 'space' });
  const inCombat = (objective: string) => ({ ...score('s1', objective), slot: 'combat' as const });
  table.do(scoreObjective, inCombat(ACTION_SECRET));
  given(table).when(scoreObjective, inCombat('spark-a-rebellion')).isRefused('combat-slot-used');
});

inRulesets(BOTH, 'R-OBJ-08 each player scores one objective for a combat', (start) => {
  const table = pickAll(start()).do(takeTacticalAction, { seat: 's1' });
  table.do(winCombat, { seat: 's1', combat: 'space' });
  const inCombat = (seat: Seat, objective: string) => ({
    seat,
    objective,
    slot: 'combat' as const,
  });
  given(table).when(scoreObjective, inCombat('s1', ACTION_SECRET)).isAccepted();
  given(table).when(scoreObjective, inCombat('s2', 'spark-a-rebellion')).isAccepted();
});

inRulesets(BOTH, 'R-OBJ-08 scoring for a combat that was not fought is refused', (start) => {
  const table = pickAll(start()).do(takeTacticalAction, { seat: 's1' });
  given(table)
    .when(scoreObjective, { ...score('s1', ACTION_SECRET), slot: 'combat' })
    .isRefused('no-combat');
});

inRulesets(BOTH, 'R-CBT-19 a ground combat of the same action has its own slot', (start) => {
  const table = handful(pickAll(start()), 's1').do(takeTacticalAction, { seat: 's1' });
  const inCombat = (objective: string) => ({ ...score('s1', objective), slot: 'combat' as const });
  table.do(winCombat, { seat: 's1', combat: 'space' });
  given(table).when(scoreObjective, inCombat(ACTION_SECRET)).isAccepted();
  table.do(winCombat, { seat: 's1', combat: 'ground' });
  given(table).when(scoreObjective, inCombat('spark-a-rebellion')).isAccepted();
});

inRulesets(BOTH, 'R-CBT-19 two objectives for one combat are refused', (start) => {
  const table = handful(pickAll(start()), 's1').do(takeTacticalAction, { seat: 's1' });
  const inCombat = (objective: string) => ({ ...score('s1', objective), slot: 'combat' as const });
  table.do(winCombat, { seat: 's1', combat: 'ground' }).do(scoreObjective, inCombat(ACTION_SECRET));
  given(table).when(scoreObjective, inCombat('spark-a-rebellion')).isRefused('combat-slot-used');
});

inRulesets(BOTH, 'R-OBJ-09 several players score the same public objective', (start) => {
  const table = scoring(start()).do(scoreObjective, { ...score('s1', PUBLIC), done: true });
  given(table).when(scoreObjective, score('s2', PUBLIC)).isAccepted();
});

inRulesets(BOTH, 'R-OBJ-09 scoring an objective twice is refused', (start) => {
  const table = scoring(start()).do(scoreObjective, score('s1', PUBLIC));
  given(table).when(scoreObjective, score('s1', PUBLIC)).isRefused('already-scored');
});

inRulesets(BOTH, 'R-OBJ-10 without the whole home system secrets are still scored', (start) => {
  const table = scoring(start()).do(setHome, { seat: 's1', controlled: false });
  given(table).when(scoreObjective, score('s1', STATUS_SECRET)).isAccepted();
});

inRulesets(
  BOTH,
  'R-OBJ-10 a public objective without the whole home system is refused',
  (start) => {
    const table = scoring(start()).do(setHome, { seat: 's1', controlled: false });
    given(table).when(scoreObjective, score('s1', PUBLIC)).isRefused('home-incomplete');
    table.do(setHome, { seat: 's1', controlled: true });
    given(table).when(scoreObjective, score('s1', PUBLIC)).isAccepted();
  },
);

inRulesets(BOTH, 'R-OBJ-18 a secret may be scored by who holds it', (start) => {
  const table = scoring(start()).do(scoreObjective, score('s1', STATUS_SECRET));
  expect(table.game.players['s1']?.secrets).toBe(0);
});

inRulesets(
  BOTH,
  'R-OBJ-18 a secret that another has scored, or an empty hand, is refused',
  (start) => {
    const table = scoring(start()).do(scoreObjective, {
      ...score('s1', STATUS_SECRET),
      done: true,
    });
    given(table).when(scoreObjective, score('s2', STATUS_SECRET)).isRefused('secret-of-another');
    table.do(correctBalances, { seat: 's2', balances: { secrets: 0 } });
    given(table).when(scoreObjective, score('s2', 'forge-an-alliance')).isRefused('no-secret');
  },
);

inRulesets(BOTH, 'R-OBJ-23 the score step goes by initiative, seat by seat', (start) => {
  const table = scoring(start());
  const order: (string | null)[] = [];
  while (table.at === 'status.score') {
    order.push(table.active);
    table.do(answerScoring, { seat: table.active ?? NO_SEAT });
  }
  expect(order).toEqual(['s1', 's2', 's3', 's4', 's5', 's6']);
});

inRulesets(BOTH, 'R-OBJ-23 scoring out of turn or after declining is refused', (start) => {
  const table = scoring(start());
  given(table).when(scoreObjective, score('s2', PUBLIC)).isRefused('not-your-score');
  given(table).when(answerScoring, { seat: 's2' }).isRefused('not-your-score');
  table.do(answerScoring, { seat: 's1' });
  given(table).when(scoreObjective, score('s1', PUBLIC)).isRefused('not-your-score');
});

inRulesets(BOTH, 'R-STAT-12 in the score step a revealed objective is scored', (start) => {
  given(scoring(start())).when(scoreObjective, score('s1', PUBLIC)).isAccepted();
});

inRulesets(BOTH, 'R-STAT-12 scoring after the score step is refused', (start) => {
  const table = answerAll(scoring(start()));
  given(table).when(scoreObjective, score('s1', PUBLIC)).isRefused('score-step-over');
});

it('R-ELIM-08 an eliminated player scoring is refused', () => {
  const table = atScoring().do(eliminatePlayer, { seat: 's1' });
  given(table).when(scoreObjective, score('s1', PUBLIC)).isRefused('not-playing');
});

inRulesets(
  BOTH,
  'R-OBJ-08 what is scored for a combat takes its slot, by whichever door',
  (start) => {
    const table = handful(pickAll(start()), 's1').do(takeTacticalAction, { seat: 's1' });
    table.do(winCombat, { seat: 's1', combat: 'space' });
    const plainly = (objective: string) => ({ ...score('s1', objective), slot: 'action' as const });
    given(table)
      .when(scoreObjective, plainly(ACTION_SECRET))
      .gives({ type: 'objective.scored', slot: 'combat' });
    given(table).when(scoreObjective, plainly('spark-a-rebellion')).isRefused('combat-slot-used');
  },
);

inRulesets(
  BOTH,
  'R-OBJ-02 a secret made public is scored in its phase, or with the publics',
  (start) => {
    const table = handful(pickAll(start()), 's1').do(scoreObjective, score('s1', ACTION_SECRET));
    table.do(publishObjective, { objective: ACTION_SECRET, owner: 's1' });
    given(table).when(scoreObjective, score('s2', ACTION_SECRET)).isAccepted();
    passEverybody(table).do(answerScoring, { seat: 's1' }).do(answerScoring, { seat: 's2' });
    given(table).when(scoreObjective, score('s3', ACTION_SECRET)).isAccepted();
  },
);

it('R-OBJ-01 a secret typed by hand keeps its name when it is made public', () => {
  const table = handful(pickAll(Table.start()), 's1');
  const typed = { name: 'House secret', phase: 'action' as const };
  table.do(scoreObjective, { ...score('s1', 'house'), typed });
  table.do(publishObjective, { objective: 'house', owner: 's1' });
  expect(table.game.objectives.at(-1)).toMatchObject({ id: 'house', name: 'House secret' });
});
