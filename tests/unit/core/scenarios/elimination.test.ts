/** Players who are out, in every state of the game: S-33, R-ELIM. */
import { expect, it } from 'vitest';
import { waitingSeats } from '../../../../src/lib/core/rules/secondaries.ts';
import { voteOrder } from '../../../../src/lib/core/order.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { givePoints } from '../../../support/pay.ts';
import {
  answerAll,
  atFirstTurn,
  atScoring,
  atTokens,
  atVote,
  finishStatus,
  passEverybody,
  pickAll,
} from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';
import { play } from '../../../support/transcript.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';

inRulesets(BOTH, 'S-33 the speaker is eliminated in the action phase', (start) => {
  const table = pickAll(start({ players: 3 }));
  play(
    table,
    `= Ana is the speaker
     Ana is eliminated
     = Ben is the speaker
     = nobody holds leadership readied
     = nobody holds construction readied
     = Ben acts`,
  );
  play(
    finishStatus(passEverybody(table)),
    `= round 2
     = Ben acts`,
  );
});

it('R-ELIM-08 in the picks: the next seat picks, the card returns', () => {
  const table = Table.start({ players: 5 });
  play(
    table,
    `Ana picks trade
     Ben is eliminated
     = Cem acts
     Ana is eliminated
     = nobody holds trade
     = Cem acts
     Cem picks trade`,
  );
});

it('R-ELIM-08 in its own turn, in the middle of a strategic action', () => {
  const table = atFirstTurn({ players: 5 });
  play(
    table,
    `Ana takes a component turn
     Ben plays diplomacy
     Ben is eliminated
     = at action.turn
     = Cem acts
     Ana follows diplomacy`,
  );
  expect(waitingSeats(table.game, 'diplomacy')).toEqual(['s3', 's4', 's5']);
});

it('R-ELIM-08 with an open secondary: the others may still follow', () => {
  const table = atFirstTurn({ players: 5 });
  play(
    table,
    `Ana plays leadership
     Ana resolves leadership
     Cem is eliminated
     Cem follows leadership              : refused not-playing
     nobody else follows leadership
     Ana ends the turn
     = Ben acts`,
  );
  expect(waitingSeats(table.game, 'leadership')).toEqual([]);
});

it('R-ELIM-08 the last one who had not passed: the status phase begins', () => {
  const table = atFirstTurn({ players: 3 });
  const names: Record<Seat, string> = { s1: 'Ana', s2: 'Ben', s3: 'Cem' };
  while ((actionOf(table.game)?.passed.length ?? 2) < 2) {
    const name = names[table.active ?? NO_SEAT] ?? '';
    const own = Object.entries(table.game.strategyCards).find(
      ([, card]) => card.holder === table.active && !card.exhausted,
    )?.[0];
    if (own) play(table, `${name} takes ${own} in one tap`);
    else play(table, name === 'Cem' ? 'Cem takes a component turn' : `${name} passes`);
  }
  play(
    table,
    `Cem is eliminated
     = at status.score
     = Ana acts`,
  );
});

it('R-ELIM-08 in the score step: the next seat scores, the last one ends it', () => {
  const table = atScoring({ players: 3 });
  play(
    table,
    `Ana is eliminated
     = Ben acts
     Ben is done scoring
     Cem is eliminated
     = at status.reveal`,
  );
});

it('R-ELIM-08 in the score step a seat behind it at the goal wins at once', () => {
  const table = givePoints(atScoring({ players: 3 }), 9, 's2');
  table.record([{ type: 'points.corrected', lines: [{ seat: 's2', points: 1 }] }]);
  play(
    table,
    `= the game goes on
     Ana is eliminated
     = Ben wins by goal`,
  );
});

it('R-ELIM-08 in the vote: the next seat votes, an open vote may end', () => {
  const table = atVote('mutiny', { players: 4 });
  play(
    table,
    `Ben is eliminated
     = Cem acts
     Cem casts 2 for for
     Dora casts 1 for against
     = Ana acts
     Ana is eliminated
     = at agenda.outcome
     = Cem is the speaker
     the outcome is for`,
  );
});

it('R-SPK-06 in the vote: the new speaker votes last', () => {
  const table = atVote('mutiny', { players: 4 });
  play(
    table,
    `Ana is eliminated
     = Ben is the speaker
     = Cem acts`,
  );
  expect(voteOrder(table.game)).toEqual(['s3', 's4', 's2']);
});

it('R-AGD-06 an eliminated player cannot be elected', () => {
  const table = atVote('public-execution', { players: 4 });
  play(
    table,
    `Dora is eliminated
     Ben casts 2 for Dora                : refused no-outcome
     the table says Dora                 : refused no-outcome
     Ben casts 2 for Cem`,
  );
});

it('R-ELIM-09 in the token step it gains nothing', () => {
  const table = atTokens(Table.start({ players: 3 }));
  play(
    table,
    `Ana is eliminated
     the usual tokens are placed
     = Ana has 0 tactic, 0 fleet, 0 strategy
     = Ben has 4 tactic, 3 fleet, 3 strategy`,
  );
});

it('R-PC-07 a table of five that becomes four keeps one card each for good', () => {
  const table = play(atFirstTurn({ players: 5 }), 'Emil is eliminated');
  finishStatus(passEverybody(table));
  play(
    table,
    `Ana picks imperial
     Ben picks trade
     Cem picks politics
     Dora picks warfare
     = at action.turn
     = leadership carries 1 goods`,
  );
});

it('R-ELIM-08 who leaves the table is skipped in turns, scores and votes, and comes back', () => {
  const table = atFirstTurn({ players: 3 });
  play(
    table,
    `Ben leaves the table
     Ana takes a component turn
     = Cem acts
     Ben comes back
     Cem takes a component turn
     Ana takes a component turn
     = Ben acts
     Ben leaves the table
     = Cem acts`,
  );
  answerAll(passEverybody(table));
  play(
    table,
    `= at status.reveal
     = Ben holds diplomacy
     Ben comes back
     Ben is eliminated
     Ben comes back                      : refused not-playing`,
  );
});

it('R-ELIM-08 who leaves in the middle of its own turn gives it up', () => {
  const table = atFirstTurn({ players: 5 });
  play(
    table,
    `Ana takes a component turn
     Ben takes a component turn
     Cem takes a tactical action
     Cem leaves the table
     = at action.turn
     = Dora acts
     Cem comes back
     Dora takes a component turn
     Emil takes a component turn
     Ana takes a component turn
     Ben takes a component turn
     = Cem acts`,
  );
});
