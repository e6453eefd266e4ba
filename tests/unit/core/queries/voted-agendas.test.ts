/** What a council of the round has voted on is not chosen again in it. */
import { expect, it } from 'vitest';
import { discardAgenda, revealAgenda } from '../../../../src/lib/core/commands/agenda.ts';
import { callCouncil } from '../../../../src/lib/core/commands/council.ts';
import { closeCouncil, openCouncil } from '../../../../src/lib/core/commands/turns.ts';
import { agendasVotedOn } from '../../../../src/lib/core/queries/voted-agendas.ts';
import { laid, until } from '../../../support/ascension/table.ts';

it('tells the agendas of this round that were voted on, and none of the round before', () => {
  const at = until(laid('v42', { players: 3 }), 'action.turn');
  const voted = () => agendasVotedOn(at.state.timeline.line);
  expect(voted()).toEqual([]);
  const agendas = ['arms-reduction', 'class-struggle'].map((agenda) => ({ agenda }));
  at.do(openCouncil, {}).do(callCouncil, { seat: at.active!, option: 'table', agendas });
  at.do(revealAgenda, { agenda: 'arms-reduction' }).do(discardAgenda, {}).do(closeCouncil, {});
  expect(voted()).toEqual(['arms-reduction']);
  until(until(at, 'strategy.pick'), 'action.turn');
  expect(voted()).toEqual([]);
});
