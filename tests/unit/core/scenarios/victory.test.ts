/** Edge cases of victory: S-01 to S-11, S-19, S-37. */
import { it } from 'vitest';
import { correctPoints } from '../../../../src/lib/core/commands/corrections.ts';
import { BOTH, boxesOf, inRulesets } from '../../../support/in-rulesets.ts';
import { givePoints } from '../../../support/pay.ts';
import {
  answerAll,
  atAgenda,
  atFirstTurn,
  finishStatus,
  nextObjective,
  passEverybody,
  pickAll,
  playRound,
  turnOf,
} from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';
import { play } from '../../../support/transcript.ts';

inRulesets(
  BOTH,
  'S-01 two players could reach the goal: the first in initiative order wins',
  (start) => {
    const table = pickAll(start({ players: 5 }), { s1: ['diplomacy'], s2: ['trade'] });
    givePoints(passEverybody(table), 9, 's1', 's2');
    play(
      table,
      `Cem is done scoring
     = Ana acts
     Ben scores develop-weaponry          : refused not-your-score
     Ana scores develop-weaponry
     = Ana wins by goal
     = Ben has 9 points
     Ben scores develop-weaponry          : refused game-over`,
    );
  },
);

inRulesets(BOTH, 'S-01 who is at the goal waits for those before it', (start) => {
  const table = givePoints(passEverybody(pickAll(start({ players: 3 }))), 9, 's1', 's2');
  table.do(correctPoints, { lines: [{ seat: 's2', points: 1 }] });
  play(
    table,
    `= the game goes on
     Ana scores develop-weaponry
     = Ana wins by goal`,
  );
  const other = givePoints(passEverybody(pickAll(start({ players: 3 }))), 9, 's1', 's2');
  other.do(correctPoints, { lines: [{ seat: 's2', points: 1 }] });
  play(
    other,
    `Ana is done scoring
     = Ben wins by goal`,
  );
});

inRulesets(
  BOTH,
  'S-03 one law pays two: without cards the seats from the speaker decide',
  (_, name) => {
    const table = atAgenda(
      { expansions: boxesOf(name), players: 4, speaker: 2 },
      { s2: ['leadership'] },
    );
    givePoints(givePoints(table, 9, 's1'), 8, 's2');
    play(
      table,
      `seed-of-an-empire is revealed
     Dora casts 3 for for
     Ana abstains
     Ben abstains
     Cem abstains
     the outcome is for
     = Ana wins by goal`,
    );
  },
);

inRulesets(BOTH, 'S-05 at once in the action phase: initiative decides', (start) => {
  const table = pickAll(start({ players: 5 }), { s1: ['politics'], s2: ['leadership'] });
  givePoints(table, 9, 's1', 's2');
  play(
    table,
    `a-law pays Ana and Ben 1
     = Ben wins by goal`,
  );
});

it('S-07 turning up the tenth objective does not end the game', () => {
  const table = Table.start({ players: 3 });
  for (let round = 1; round <= 7; round++) playRound(table);
  answerAll(passEverybody(pickAll(table)));
  play(
    table,
    `= round 8
     = at status.reveal
     ${nextObjective(table)} is turned up
     = at status.draw
     = the game goes on`,
  );
  passEverybody(pickAll(finishStatus(table)));
  play(
    table,
    `= round 9
     = at status.score
     Ana scores develop-weaponry and is done
     Ben is done scoring
     Cem is done scoring
     = Ana wins by objectives`,
  );
});

inRulesets(BOTH, 'S-09 the 0 token breaks a tie when objectives run out', (start) => {
  const settings = { publicObjectives: { stage1: 2, stage2: 0 } };
  const factions = ['naalu-collective'];
  const table = pickAll(start({ players: 5, settings, factions }), {
    s1: ['construction'],
    s2: ['diplomacy'],
  });
  givePoints(givePoints(table, 7, 's1', 's2'), 6, 's3');
  answerAll(passEverybody(table));
  play(table, '= Ana wins by objectives');
});

inRulesets(BOTH, 'S-11 overshoot is shown at the goal, the ledger keeps it', (start) => {
  const table = givePoints(passEverybody(pickAll(start({ players: 3 }))), 9, 's1');
  const revealed = { stage: 2 as const, points: 2, phase: 'status' as const };
  table.record([{ type: 'objective.corrected', objective: 'conquer-the-weak', revealed }]);
  play(
    table,
    `Ana scores conquer-the-weak
     = Ana wins by goal
     = Ana has 11 points
     = Ana is shown at 10`,
  );
});

inRulesets(BOTH, 'S-19 Imperial ends on the objective, Mecatol Rex pays nothing', (start) => {
  const table = pickAll(start({ players: 5 }), { s1: ['imperial'] });
  givePoints(turnOf(table, 's1'), 9, 's1');
  play(
    table,
    `Ana holds Mecatol Rex
     Ana plays imperial
     Ana resolves imperial by scoring develop-weaponry
     = Ana wins by goal
     = Ana has 10 points`,
  );
});

inRulesets(BOTH, 'S-35 agendas go on when the one who removed the custodians is out', (start) => {
  const table = pickAll(start({ players: 5 }));
  play(
    table,
    `Ana takes the custodians token
     Ana takes a component turn
     Ana is eliminated`,
  );
  finishStatus(passEverybody(table));
  play(table, '= at agenda.reveal');
});

it('S-37 a point is lost by the clause of its own law', () => {
  const table = play(
    atFirstTurn(),
    `shard-of-the-throne pays Ana 1
     = Ana has 1 points`,
  );
  table.do(correctPoints, {
    lines: [{ seat: 's1', points: -1 }],
    source: { kind: 'law', id: 'shard-of-the-throne' },
    note: 'the shard was taken',
  });
  play(table, '= Ana has 0 points');
});
