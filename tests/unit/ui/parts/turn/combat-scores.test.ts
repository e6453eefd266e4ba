import { expect, test } from 'vitest';
import { drawSecret, scoreObjective, type ScoreArgs } from '$lib/core/commands/objectives.ts';
import { takeTacticalAction, winCombat } from '$lib/core/commands/turns.ts';
import { NO_SEAT } from '$lib/core/vocabulary.ts';
import { combatScores } from '$lib/ui/parts/turn/combat-scores.ts';
import { atFirstTurn } from '../../../../support/rounds.ts';
import { actionOf } from '../../../../../src/lib/core/step.ts';

test('each combat keeps what was scored for it', () => {
  const table = atFirstTurn({ players: 3 });
  const seat = table.active ?? NO_SEAT;
  table.do(drawSecret, { seat });
  const scores = () =>
    combatScores(actionOf(table.game)?.combats ?? [], table.facts).map((rows) =>
      rows.map(({ objective }) => objective),
    );
  const slot = 'combat' as ScoreArgs['slot'];
  table.do(takeTacticalAction, { seat }).do(winCombat, { seat, combat: 'space' });
  expect(scores()).toEqual([[]]);
  table.do(scoreObjective, { seat, objective: 'unveil-flagship', slot });
  table.do(winCombat, { seat, combat: 'ground' });
  expect(scores()).toEqual([['unveil-flagship'], []]);
  table.do(scoreObjective, { seat, objective: 'brave-the-void', slot });
  expect(scores()).toEqual([['unveil-flagship'], ['brave-the-void']]);
});
