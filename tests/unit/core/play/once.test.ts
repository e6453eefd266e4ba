/** On its way into the record each fact is scanned once, asked once, and its rule runs once. */
import { StateMachine } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeTacticalAction } from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/seat.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { LEGALITY, type LegalityGuard } from '../../../../src/lib/core/machine/guards.ts';
import { strangers } from '../../../../src/lib/core/strangers.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import { reopened } from '../../../support/table.ts';

vi.mock('../../../../src/lib/core/strangers.ts', async (original) => {
  const real = await original<{ strangers: typeof strangers }>();
  return { strangers: vi.fn(real.strangers) };
});

const goods = (seat: Seat): GameEvent => ({ type: 'goods.gained', seat, goods: 1 });

/** How often the rule of a guard ran, by guard. */
function ruleRuns(): Partial<Record<LegalityGuard, number>> {
  const runs = Object.entries(LEGALITY).map(([name, rule]) => [name, vi.mocked(rule).mock.calls]);
  return Object.fromEntries(
    runs.flatMap(([name, calls]) => (calls?.length ? [[name, calls.length]] : [])),
  ) as Partial<Record<LegalityGuard, number>>;
}

/** How often a chart was asked or moved, by kind of fact. */
function chartRuns(): Record<string, number> {
  const runs: Record<string, number> = {};
  const { mock } = vi.mocked(StateMachine.prototype.getTransitionData);
  for (const [, { type }] of mock.calls as unknown as [unknown, GameEvent][]) {
    runs[type] = (runs[type] ?? 0) + 1;
  }
  return runs;
}

beforeEach(() => {
  vi.mocked(strangers).mockClear();
  vi.spyOn(StateMachine.prototype, 'getTransitionData');
  for (const name of Object.keys(LEGALITY)) vi.spyOn(LEGALITY, name as LegalityGuard);
});
afterEach(() => void vi.restoreAllMocks());

/** Forgets what making the table took. */
function from<T>(made: T): T {
  vi.mocked(strangers).mockClear();
  vi.mocked(StateMachine.prototype.getTransitionData).mockClear();
  for (const rule of Object.values(LEGALITY)) vi.mocked(rule).mockClear();
  return made;
}

describe('a tap', () => {
  it('scans, asks, rules and records each of its facts once', () => {
    const table = from(atFirstTurn());
    const facts = [
      goods('s1'),
      ...takeTacticalAction(table.game, table.referee.ruleset, { seat: 's1' }),
    ];
    expect(table.tap(facts).ok).toBe(true);
    expect(strangers).toHaveBeenCalledTimes(2);
    expect(ruleRuns()).toEqual({ 'plays at this table': 1, 'may take tactical action': 1 });
    // Once the question, once the record.
    expect(chartRuns()).toEqual({ 'goods.gained': 2, 'tactical-action.taken': 2 });
  });

  it('that is refused runs the rule of the refused fact once', () => {
    const table = from(atFirstTurn());
    expect(table.tap([{ type: 'turn.passed', seat: 's1' }])).toMatchObject({
      refusal: { code: 'card-readied' },
    });
    expect(strangers).toHaveBeenCalledTimes(1);
    expect(ruleRuns()).toEqual({ 'may pass': 1 });
  });

  it('recorded anyway costs no further question', () => {
    const table = from(atFirstTurn());
    expect(table.tap([{ type: 'turn.passed', seat: 's1' }], true).ok).toBe(true);
    expect(strangers).toHaveBeenCalledTimes(1);
    expect(ruleRuns()).toEqual({ 'may pass': 1 });
    expect(chartRuns()).toEqual({ 'turn.passed': 2 });
  });

  it('out of step asks the rule once for its reason', () => {
    const table = from(atFirstTurn());
    expect(table.tap([{ type: 'pick.skipped', seat: 's1' }])).toMatchObject({ outOfStep: true });
    expect(ruleRuns()).toEqual({ 'may skip pick': 1 });
    expect(chartRuns()).toEqual({ 'pick.skipped': 1 });
  });
});

it('a question records nothing of its last fact', () => {
  const table = from(atFirstTurn());
  table.judge([goods('s1'), goods('s2')]);
  expect(strangers).toHaveBeenCalledTimes(2);
  expect(ruleRuns()).toEqual({ 'plays at this table': 2 });
  expect(chartRuns()).toEqual({ 'goods.gained': 3 });
});

it('a record that is opened is scanned once, and asked nothing', () => {
  const table = atFirstTurn();
  const length = from(table).facts.length;
  expect(reopened(table).damage).toBeNull();
  expect(strangers).toHaveBeenCalledTimes(length);
  expect(ruleRuns()).toEqual({});
  expect(Object.values(chartRuns()).reduce((a, b) => a + b)).toBe(length);
});
