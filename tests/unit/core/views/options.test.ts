/** What the stage offers, already judged. */
import { describe, expect, it } from 'vitest';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import { takeTacticalAction } from '../../../../src/lib/core/commands/turns.ts';
import { optionsOf } from '../../../../src/lib/core/views/options.ts';
import { givePoints } from '../../../support/pay.ts';
import { atAgenda, atFirstTurn, atScoring } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

const offered = (table: Table) =>
  optionsOf(table.referee, table.recorder.snapshot).map(
    ({ act, seat, about, refusal }) => `${seat} ${act} ${about ?? '-'} ${refusal?.code ?? 'ok'}`,
  );

describe('options', () => {
  it('are the eight cards for whose pick it is', () => {
    const options = offered(Table.start());
    expect(options).toHaveLength(8);
    expect(options[0]).toBe('s1 pick leadership ok');
  });

  it('are the actions of the active seat with the reason for each that it may not take', () => {
    expect(offered(atFirstTurn())).toEqual([
      's1 strategic leadership ok',
      's1 tactical - ok',
      's1 component - ok',
      's1 pass - card-readied',
      's1 end-turn - nothing-done',
    ]);
    expect(offered(atFirstTurn().do(takeTacticalAction, { seat: 's1' }))).toEqual([
      's1 strategic leadership already-acted',
      's1 tactical - already-acted',
      's1 component - already-acted',
      's1 pass - already-acted',
      's1 end-turn - ok',
    ]);
  });

  it('are an answer for every seat that waits', () => {
    const table = atFirstTurn({ players: 5 });
    table.do(playStrategyCard, { seat: 's1', card: 'leadership' });
    const answers = offered(table).filter((option) => / (follow|decline) /.test(option));
    expect(answers).toHaveLength(8);
    expect(answers[0]).toBe('s2 follow leadership ok');
  });

  it('are the revealed objectives in the score step, and being done', () => {
    expect(offered(atScoring())).toEqual([
      's1 score corner-the-market ok',
      's1 score develop-weaponry ok',
      's1 done-scoring - ok',
    ]);
  });

  it('are none where the table has nothing to choose, and none after the end', () => {
    expect(offered(atAgenda())).toEqual([]);
    const over = offered(givePoints(atFirstTurn(), 10, 's1'));
    expect(over.filter((option) => option.endsWith(' ok'))).toEqual([]);
  });

  it('record exactly what they say', () => {
    const table = atFirstTurn();
    const [first] = optionsOf(table.referee, table.recorder.snapshot);
    table.record(first?.facts ?? []);
    expect(table.at).toBe('action.strategic');
  });
});
