/** The referee: what it says is what the chart says, and what the recorder would reach. */
import { describe, expect, it } from 'vitest';
import { passTurn, takeTacticalTurn } from '../../../../src/lib/core/commands/turns.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import type { Game } from '../../../../src/lib/core/game.ts';
import {
  LEGALITY,
  refusalBehind,
  type LegalityGuard,
} from '../../../../src/lib/core/machine/guards.ts';
import { recorderOf, refereeOf, type Snapshot } from '../../../../src/lib/core/machine/referee.ts';
import { strangers } from '../../../../src/lib/core/strangers.ts';
import type { Ruleset } from '../../../../src/lib/core/ruleset.ts';
import { playOut } from '../../../support/playout.ts';
import { Random } from '../../../support/random.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

/** The chart with the guards on, built here a second time. */
function guarded(ruleset: Ruleset) {
  const guards = Object.fromEntries(
    (Object.keys(LEGALITY) as LegalityGuard[]).map((name) => [
      name,
      ({ context, event }: { context: Game; event: GameEvent }) =>
        refusalBehind(name, context, event, ruleset) === null,
    ]),
  );
  const machine = recorderOf(ruleset.plan).provide({ guards });
  return (snapshot: Snapshot, fact: GameEvent) =>
    machine.resolveState({ value: snapshot.value, context: snapshot.context }).can(fact);
}

describe('the referee', () => {
  it('refuses exactly what the chart with its guards cannot take', { timeout: 60_000 }, () => {
    const random = new Random(11);
    const foreign = playOut(3, {}, 300).table.facts;
    let refused = 0;
    let asked = 0;
    const { table: sample } = playOut(5, {}, 1);
    const can = guarded(sample.referee.ruleset);
    playOut(5, {
      after: ({ snapshot, referee, facts }) => {
        for (let i = 0; i < 4; i++) {
          const fact = random.pick(random.chance(0.5) ? foreign : facts);
          if (strangers(snapshot.context, fact).length > 0) continue;
          const { heard, refusal } = referee.ask(snapshot, fact);
          expect(refusal === null, fact.type).toBe(can(snapshot, fact));
          expect(heard, fact.type).toBe(snapshot.can(fact));
          asked += 1;
          if (refusal) refused += 1;
        }
      },
    });
    expect(refused).toBeGreaterThan(100);
    expect(asked - refused).toBeGreaterThan(100);
  });

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
    const taken = { seat: 's2', card: 'trade', initiative: 5, goods: 0 };
    expect(waived.ask(snapshot, { type: 'strategy-card.chosen', ...taken }).refusal).toBeNull();
    expect(waived.ask(snapshot, { type: 'pick.skipped', seat: 's2' }).refusal?.code).toBe(
      'not-your-pick',
    );
  });
});
