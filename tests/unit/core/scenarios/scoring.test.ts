/** Edge cases of scoring: S-13 to S-21, S-43, S-45. */
import { expect, it } from 'vitest';
import { adjustBalance } from '../../../../src/lib/core/commands/tokens.ts';
import { correctBalances } from '../../../../src/lib/core/commands/corrections.ts';
import { hasScored, scoredSecrets } from '../../../../src/lib/core/points.ts';
import { secretsOf } from '../../../../src/lib/core/rules/objectives.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import {
  atFirstTurn,
  atScoring,
  passEverybody,
  pickAll,
  playRound,
  turnOf,
} from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';
import { play } from '../../../support/transcript.ts';

inRulesets(
  BOTH,
  'S-13 a second secret in one status phase is refused, next round it is not',
  (start) => {
    const table = start({ players: 3 }).do(correctBalances, {
      seat: 's1',
      balances: { secrets: 2 },
    });
    play(
      passEverybody(pickAll(table)),
      `Ana scores threaten-enemies
     Ana scores forge-an-alliance         : refused quota-secret`,
    );
    play(
      passEverybody(pickAll(playRound(table))),
      `Ana scores forge-an-alliance
     = Ana has 2 points`,
    );
  },
);

inRulesets(BOTH, 'S-15 Imperial, then another public in the status phase', (start) => {
  const table = turnOf(pickAll(start({ players: 5 }), { s1: ['imperial'] }), 's1');
  play(
    table,
    `Ana plays imperial
     Ana resolves imperial by scoring develop-weaponry
     nobody else follows imperial
     Ana ends the turn`,
  );
  play(
    passEverybody(table),
    `= at status.score
     Ben is done scoring
     Cem is done scoring
     Dora is done scoring
     Emil is done scoring
     = Ana acts
     Ana scores develop-weaponry          : refused already-scored
     Ana scores corner-the-market
     = Ana has 2 points`,
  );
});

inRulesets(BOTH, 'S-17 home regained in the action phase: publics may be scored again', (start) => {
  const table = play(passEverybody(pickAll(start({ players: 3 }))), 'Ana loses a home planet');
  play(
    table,
    `Ana scores develop-weaponry          : refused home-incomplete
     Ana scores threaten-enemies`,
  );
  pickAll(playRound(table));
  play(table, 'Ana regains the home planets');
  play(
    passEverybody(table),
    `Ana scores develop-weaponry
     = Ana has 2 points`,
  );
});

inRulesets(BOTH, 'S-21 at the secret limit one of the unscored goes back', (start) => {
  const table = pickAll(start()).do(correctBalances, { seat: 's1', balances: { secrets: 3 } });
  play(table, 'Ana scores unveil-flagship');
  expect([secretsOf(table.game, 's1'), scoredSecrets(table.game, 's1')]).toEqual([
    3,
    ['unveil-flagship'],
  ]);
  play(
    table,
    `Ana draws a secret
     = Ana has 2 secrets`,
  );
  expect(table.facts.at(-1)).toEqual({ type: 'secret.returned', seat: 's1', cards: 1 });
});

inRulesets(BOTH, 'S-21 with three scored the drawn card itself goes back', (start) => {
  const table = pickAll(start()).do(correctBalances, { seat: 's1', balances: { secrets: 3 } });
  play(
    table,
    `Ana scores unveil-flagship
     Ana scores spark-a-rebellion
     Ana scores turn-their-fleets-to-dust
     Ana draws a secret
     = Ana has 0 secrets
     Ana returns a secret                 : refused secret-scored`,
  );
});

inRulesets(BOTH, 'S-43 one objective for a combat, a new slot for the ground combat', (start) => {
  const table = pickAll(start()).do(correctBalances, { seat: 's1', balances: { secrets: 3 } });
  play(
    table,
    `Ana takes a tactical action
     Ana scores unveil-flagship in the combat slot            : refused no-combat
     Ana wins a space combat
     Ana scores unveil-flagship in the combat slot
     Ana scores spark-a-rebellion in the combat slot          : refused combat-slot-used
     Ana wins a ground combat
     Ana scores spark-a-rebellion in the combat slot
     = Ana has 2 points`,
  );
});

inRulesets(BOTH, 'S-45 an objective turned up in step 2 waits for the next round', (start) => {
  const table = passEverybody(pickAll(start({ players: 3 })));
  play(
    table,
    `Ana is done scoring
     Ben is done scoring
     Cem is done scoring
     sway-the-council is turned up
     Ana scores sway-the-council          : refused score-step-over`,
  );
  play(
    passEverybody(pickAll(playRound(table))),
    `Ana scores sway-the-council
     = Ana has 1 points`,
  );
});

it('S-45 Imperial may score it before that', () => {
  const table = playRound(Table.start({ players: 5 }));
  turnOf(pickAll(table, { s1: ['imperial'] }), 's1');
  const [, , turnedUp] = table.game.objectives;
  play(
    table,
    `Ana plays imperial
     Ana resolves imperial by scoring ${turnedUp?.id}`,
  );
  expect(hasScored(table.game, 's1', turnedUp?.id ?? '')).toBe(true);
});

it('R-OBJ-20 Classified Document Leaks: a secret made public is scored by others, at home', () => {
  const table = atFirstTurn({ players: 3 });
  play(
    table,
    `Ana scores unveil-flagship
     Ana makes unveil-flagship public by law`,
  );
  play(
    passEverybody(table),
    `Ana scores unveil-flagship           : refused already-scored
     Ana is done scoring
     Ben loses a home planet
     Ben scores unveil-flagship           : refused home-incomplete
     Ben regains the home planets
     Ben scores unveil-flagship
     Ben scores develop-weaponry          : refused quota-public
     = Ben has 1 points
     = Ben has 1 secrets`,
  );
});

it('R-OBJ-20 its owner has room for a third secret again', () => {
  const table = atFirstTurn();
  play(
    table,
    `Ana scores unveil-flagship
     Ana draws a secret
     Ana draws a secret
     Ana makes unveil-flagship public by law
     Ana draws a secret
     = Ana has 3 secrets`,
  );
});

it('R-OBJ-10 Saar scores publics without a home', () => {
  const table = atScoring({ players: 3, factions: ['clan-of-saar'] });
  play(
    table,
    `Ana loses a home planet
     Ana scores develop-weaponry
     = Ana has 1 points`,
  );
});

it('R-OBJ-09 an objective scored by hand counts as scored', () => {
  const table = atScoring({ players: 3 }).record([
    {
      type: 'points.corrected',
      lines: [{ seat: 's1', points: 1 }],
      source: { kind: 'objective', id: 'develop-weaponry' },
    },
  ]);
  play(table, 'Ana scores develop-weaponry : refused already-scored');
  table.do(adjustBalance, { seat: 's1', changes: { goods: 1 } });
});
