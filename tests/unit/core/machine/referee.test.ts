/** The referee over several facts; what it says of each at every step is in every-step.test.ts. */
import { describe, expect, it } from 'vitest';
import { passTurn, takeTacticalTurn } from '../../../../src/lib/core/commands/turns.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { refereeOf } from '../../../../src/lib/core/machine/referee.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

describe('the referee', () => {
  it('asks fact n where the recorder stands after facts 1 to n − 1', () => {
    const table = atFirstTurn();
    const facts = [
      ...takeTacticalTurn(table.game, table.referee.ruleset, { seat: 's1' }),
      ...takeTacticalTurn(table.game, table.referee.ruleset, { seat: 's2' }),
      ...passTurn(table.game, table.referee.ruleset, { seat: 's2' }),
    ];
    const codes = table.judge(facts).map(({ refusal }) => refusal?.code ?? null);
    expect(codes).toEqual([null, null, null, null, 'not-your-turn']);
  });

  it('goes on as if a refused fact were recorded', () => {
    const table = atFirstTurn();
    const facts: GameEvent[] = [
      { type: 'turn.passed', seat: 's1' },
      { type: 'tactical-action.taken', seat: 's2', tokens: 1 },
    ];
    const codes = table.judge(facts).map(({ refusal }) => refusal?.code ?? null);
    expect(codes).toEqual(['card-readied', null]);
  });

  it('changes nothing by being asked', () => {
    const table = atFirstTurn();
    const before = JSON.stringify(table.snapshot);
    table.judge(passTurn(table.game, table.referee.ruleset, { seat: 's1' }));
    expect(JSON.stringify(table.snapshot)).toBe(before);
  });

  it('with a guard waived it lets pass what that guard would refuse, and nothing else', () => {
    const table = Table.start();
    const waived = refereeOf(table.referee.ruleset, 'may choose strategy card');
    const { snapshot } = table;
    const taken = { seat: 's2', card: 'trade', initiative: 5, goods: 0 } as const;
    expect(waived.ask(snapshot, { type: 'strategy-card.chosen', ...taken }).refusal).toBeNull();
    expect(waived.ask(snapshot, { type: 'pick.skipped', seat: 's2' }).refusal?.code).toBe(
      'not-your-pick',
    );
  });
});
