/** The speaker and who becomes it. */
import { expect } from 'vitest';
import { nameSpeaker } from '../../../../src/lib/core/commands/agenda.ts';
import { eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import { nextToPick, voteOrder } from '../../../../src/lib/core/order.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { finishStatus, passEverybody, pickAll } from '../../../support/rounds.ts';

inRulesets(BOTH, 'R-SPK-04 Politics names someone else, the active player too', (start) => {
  const table = pickAll(start({ players: 5, speaker: 1 }), { s1: ['politics'] });
  for (let i = 0; table.active !== 's1' && i < 9; i++) {
    table.record([{ type: 'component-action.taken', seat: table.active ?? NO_SEAT, played: null }]);
    table.record([{ type: 'turn.ended', seat: table.active ?? NO_SEAT, exhausted: [] }]);
  }
  table.do(playStrategyCard, { seat: 's1', card: 'politics' });
  given(table)
    .when(resolvePrimary, { seat: 's1', card: 'politics', speaker: 's1' })
    .gives({ type: 'speaker.chosen', seat: 's1' }, { type: 'primary.resolved' });
});

inRulesets(BOTH, 'R-SPK-04 the present speaker and the eliminated are refused', (start) => {
  const table = pickAll(start());
  given(table).when(nameSpeaker, { seat: 's1' }).isRefused('same-speaker');
  table.do(eliminatePlayer, { seat: 's3' });
  given(table).when(nameSpeaker, { seat: 's3' }).isRefused('not-playing');
});

inRulesets(BOTH, 'R-SPK-05 the new speaker is in office at once', (start) => {
  const table = pickAll(start({ players: 5 })).do(nameSpeaker, { seat: 's3' });
  expect(voteOrder(table.game)).toEqual(['s4', 's5', 's1', 's2', 's3']);
  finishStatus(passEverybody(table));
  expect(nextToPick(table.game)).toBe('s3');
});

inRulesets(BOTH, 'R-SPK-06 an eliminated speaker hands the token to the left', (start) => {
  const table = pickAll(start({ players: 5, speaker: 4 }));
  table.do(eliminatePlayer, { seat: 's1' });
  given(table).when(eliminatePlayer, { seat: 's5' }).isAccepted();
  expect(table.game.speaker).toBe('s2');
});
