/** Edge cases of cards and turns: S-23 to S-31, S-39, S-41, and one-off effects. */
import { expect, it } from 'vitest';
import { adjustBalance, placementFrom } from '../../../../src/lib/core/commands/tokens.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import {
  atFirstTurn,
  atTokens,
  atVote,
  finishStatus,
  passEverybody,
  pickAll,
  playRound,
  turnOf,
} from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';
import { play } from '../../../support/transcript.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';

inRulesets(
  BOTH,
  'S-23 with two cards, passing with one unused is refused and names it',
  (start) => {
    const table = pickAll(start({ players: 3 }), { s1: ['trade', 'warfare'] });
    play(turnOf(table, 's1'), 'Ana takes trade in one tap');
    play(turnOf(table, 's1'), 'Ana passes : refused cards-unused');
    const verdict = table.judge([{ type: 'turn.passed', seat: 's1' }])[0]?.refusal;
    expect(verdict?.with['cards']).toEqual(['warfare']);
  },
);

inRulesets(BOTH, 'S-25 when all others have passed Ana acts again and again', (start) => {
  const table = pickAll(start({ players: 3 }));
  const others = () => table.active !== 's1';
  const names: Record<Seat, string> = { s1: 'Ana', s2: 'Ben', s3: 'Cem' };
  while (!(['s2', 's3'] as const).every((seat) => actionOf(table.game)?.passed.includes(seat))) {
    const name = names[table.active ?? NO_SEAT] ?? '';
    const own = Object.entries(table.game.strategyCards).find(
      ([, card]) => card.holder === table.active && !card.exhausted,
    )?.[0];
    if (own) play(table, `${name} takes ${own} in one tap`);
    else play(table, others() ? `${name} passes` : `${name} takes a component turn`);
  }
  play(
    table,
    `= Ana acts
     Ana takes a tactical turn
     = Ana acts
     Ana takes a component turn
     = Ana acts
     Ana passes
     = at status.score`,
  );
});

inRulesets(BOTH, 'S-27 four players pick all eight: no goods, the action phase begins', (start) => {
  const table = pickAll(start({ players: 4 }));
  play(
    table,
    `= at action.turn
     = leadership carries 0 goods
     = imperial carries 0 goods`,
  );
});

inRulesets(BOTH, 'S-29 with nothing in reinforcements the gain is lost, moving is not', (start) => {
  const table = pickAll(start({ players: 5 }));
  table.do(adjustBalance, { seat: 's1', changes: { fleet: 8 } });
  atTokens(table);
  play(
    table,
    `= Ana has 0 in reinforcements
     the usual tokens are placed
     = Ana has 3 tactic, 11 fleet, 2 strategy
     = Ben has 4 tactic, 3 fleet, 3 strategy`,
  );
});

inRulesets(BOTH, 'S-29 redistribution is still offered', (start) => {
  const table = atTokens(pickAll(start()).do(adjustBalance, { seat: 's1', changes: { fleet: 8 } }));
  table.record([
    { type: 'tokens.redistributed', seat: 's1', tokens: { tactic: 3, fleet: -3, strategy: 0 } },
  ]);
  play(table, '= Ana has 6 tactic, 8 fleet, 2 strategy');
});

inRulesets(BOTH, 'S-31 Diplomacy: from the sheet when empty, none where a token is', (start) => {
  const table = turnOf(pickAll(start({ players: 3 }), { s1: ['diplomacy'] }), 's1');
  table.do(adjustBalance, { seat: 's2', changes: { fleet: 8 } });
  expect(placementFrom(table.game, 's2')).toBe('strategy');
  play(
    table,
    `Ana plays diplomacy
     Ana resolves diplomacy by placing Ben from reinforcements : refused no-reinforcements
     Ana resolves diplomacy by placing Ben from tactic
     = Ben has 2 tactic, 11 fleet, 2 strategy
     = Ben has 1 board
     = Cem has 0 board
     = Cem has 8 in reinforcements`,
  );
});

inRulesets(BOTH, 'S-39 zero votes for an outcome are an abstention', (_, name) => {
  const expansions = name === 'base' ? [] : (['pok'] as const);
  const table = atVote('mutiny', { players: 3, expansions: [...expansions], speaker: 2 });
  // Ben has a point to lose (R-VP-06).
  table.record([
    {
      type: 'points.scored',
      lines: [{ seat: 's2', points: 1 }],
      source: { kind: 'other', name: 'a bet' },
    },
  ]);
  play(
    table,
    `Ana casts 0 for against
     Ben casts 1 for for
     Cem casts 2 for against
     the outcome is against`,
  );
  // Mutiny takes a point from who voted For when it falls, and from no one else.
  play(
    table,
    `= Ana has 0 points
     = Ben has 0 points
     = Cem has 1 points`,
  );
});

inRulesets(BOTH, 'S-41 Politics may name its player, not the present speaker', (start) => {
  const table = turnOf(pickAll(start({ players: 5, speaker: 1 }), { s1: ['politics'] }), 's1');
  play(
    table,
    `= Ben is the speaker
     Ana plays politics
     Ana resolves politics by naming Ben : refused same-speaker
     Ana resolves politics by naming Ana
     = Ana is the speaker`,
  );
});

it('R-STRAT-07 Public Disgrace: the card goes back and its seat picks again', () => {
  const table = playRound(Table.start({ players: 5 }));
  play(
    table,
    `Ana picks imperial
     = Ana has 1 goods
     Ana puts imperial back
     = Ana has 0 goods
     = imperial carries 1 goods
     = Ana acts
     Ana picks trade
     = Ben acts`,
  );
});

it('R-STRAT-07 Political Stability: cards are kept and nothing is picked', () => {
  const table = passEverybody(atFirstTurn({ players: 5 }, { s1: ['politics'] }));
  play(
    finishTo(table),
    `the steps from ready are ticked, Ana keeps cards
     = round 2
     = Ben acts
     = Ana holds politics readied`,
  );
  pickAll(table, { s2: ['imperial'] });
  expect(table.game.strategyCards['politics']?.holder).toBe('s1');
});

/** The status phase up to the readying of cards. */
function finishTo(table: Table): Table {
  const stopped = atTokens(table);
  return play(stopped, 'the usual tokens are placed');
}

it('R-SACT-04 Coup d’Etat: the turn ends, the card stays readied and is played later', () => {
  const table = atFirstTurn({ players: 5 });
  play(
    table,
    `Ana plays leadership
     Ana ends the turn with the card readied
     = Ana holds leadership readied`,
  );
  play(
    turnOf(table, 's1'),
    `Ana passes                          : refused card-readied
     Ana plays leadership
     Ana resolves leadership
     Ben follows leadership
     Ana ends the turn
     = Ana holds leadership exhausted`,
  );
});

it('R-STRAT-07 swapped cards bring their initiative with them', () => {
  const table = atFirstTurn({ players: 5 });
  play(
    table,
    `leadership and trade are swapped
     = Emil holds leadership
     = Emil acts
     Emil takes a component turn
     = Ben acts
     Ben takes a component turn
     diplomacy and politics are swapped
     = Cem acts`,
  );
});

it('R-ACT-11 a second action in a turn, and not a third', () => {
  const table = atFirstTurn({ players: 5 });
  play(
    table,
    `Ana takes a tactical action
     Ana may act again
     Ana plays leadership
     Ana resolves leadership
     Ana takes a tactical action         : refused already-acted
     Ana ends the turn
     = Ana holds leadership exhausted
     = Ben acts`,
  );
});

it('R-ACT-12 a cancelled action leaves the turn, even after a granted one', () => {
  const table = atFirstTurn({ players: 5 });
  play(
    table,
    `Ana takes a tactical action
     Ana may act again
     Ana takes a component action
     Ana cancels the action
     Ana ends the turn
     = Ben acts`,
  );
});

it('R-CARD-12 Hacan follows Trade free without being let in', () => {
  const table = atFirstTurn(
    { players: 5, factions: [null, 'emirates-of-hacan'] },
    { s1: ['trade'] },
  );
  play(
    turnOf(table, 's1'),
    `Ana plays trade
     Ana resolves trade by freeing Cem
     Ben follows trade
     = Ben has 3 tactic, 3 fleet, 2 strategy
     = Ben has 6 commodities
     Cem declines trade                  : refused must-follow
     nobody else follows trade
     = Cem has 3 commodities
     = Dora has 0 commodities`,
  );
  expect(finishStatus(passEverybody(play(table, 'Ana ends the turn'))).game.round).toBe(2);
});
