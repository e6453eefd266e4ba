/** On its way into the record each fact is scanned once, asked once, and its rule runs once. */
import { StateMachine } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { also, type Act } from '../../../../src/lib/core/commands/command.ts';
import { endTurn, passTurn, takeTacticalAction } from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/vocabulary.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { amend } from '../../../../src/lib/core/engine/amend.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { headOf } from '../../../../src/lib/core/engine/engine-state.ts';
import { previewCommand, tapAll } from '../../../../src/lib/core/engine/tap.ts';
import { LEGALITY, type LegalityGuard } from '../../../../src/lib/core/machine/guards.ts';
import { unknownSeats } from '../../../../src/lib/core/machine/unknown-seats.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import { reopened, type Table } from '../../../support/table.ts';

vi.mock('../../../../src/lib/core/machine/unknown-seats.ts', async (original) => {
  const real = await original<{ unknownSeats: typeof unknownSeats }>();
  return { unknownSeats: vi.fn(real.unknownSeats) };
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
  vi.mocked(unknownSeats).mockClear();
  vi.spyOn(StateMachine.prototype, 'getTransitionData');
  for (const name of Object.keys(LEGALITY)) vi.spyOn(LEGALITY, name as LegalityGuard);
});
afterEach(() => void vi.restoreAllMocks());

/** Forgets what making the table took. */
function from<T>(made: T): T {
  vi.mocked(unknownSeats).mockClear();
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
    expect(unknownSeats).toHaveBeenCalledTimes(2);
    expect(ruleRuns()).toEqual({ 'plays at this table': 1, 'may take tactical action': 1 });
    // Once the question, once the record.
    expect(chartRuns()).toEqual({ 'goods.gained': 2, 'tactical-action.taken': 2 });
  });

  it('that is refused runs the rule of the refused fact once', () => {
    const table = from(atFirstTurn());
    expect(table.tap([{ type: 'turn.passed', seat: 's1' }])).toMatchObject({
      refusal: { code: 'card-readied' },
    });
    expect(unknownSeats).toHaveBeenCalledTimes(1);
    expect(ruleRuns()).toEqual({ 'may pass': 1 });
  });

  it('recorded anyway costs no further question', () => {
    const table = from(atFirstTurn());
    expect(table.tap([{ type: 'turn.passed', seat: 's1' }], true).ok).toBe(true);
    expect(unknownSeats).toHaveBeenCalledTimes(1);
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

describe('a tap that was asked about', () => {
  const S1 = { seat: 's1' as const };
  const action = also(takeTacticalAction, S1);
  const stamps = { at: 1_800_000_000_000, mono: 0, run: 'r', app: 'test' };
  const how = ({ state }: Table) => ({ head: headOf(state), stamps });
  const made = (table: Table, acts: readonly Act[], anyway = false) =>
    tapAll(table.state, acts, { ...how(table), anyway });
  const ONCE = { 'may take tactical action': 1 };

  it('is judged once, however often it was asked about, and moves the chart once', () => {
    const table = from(atFirstTurn());
    expect(table.refusal(takeTacticalAction, { seat: 's1' })).toBeNull();
    expect(table.refusal(takeTacticalAction, { seat: 's1' })).toBeNull();
    expect(previewCommand(table.state, [action]).step).not.toEqual(table.game.step);
    expect(made(table, [also(takeTacticalAction, { seat: 's1' })]).ok).toBe(true);
    expect(unknownSeats).toHaveBeenCalledTimes(1);
    expect(ruleRuns()).toEqual(ONCE);
    expect(chartRuns()).toEqual({ 'tactical-action.taken': 2 });
  });

  it('is judged once where it is refused, and then recorded anyway', () => {
    const table = from(atFirstTurn());
    expect(table.refusal(passTurn, S1)).toBe('card-readied');
    expect(made(table, [also(passTurn, S1)])).toMatchObject({ refusal: { code: 'card-readied' } });
    const anyway = made(table, [also(passTurn, S1)], true);
    expect(anyway.ok && anyway.entries).toMatchObject([{ overruled: { code: 'card-readied' } }]);
    expect(ruleRuns()).toEqual({ 'may pass': 1 });
    expect(chartRuns()).toEqual({ 'turn.passed': 2 });
  });

  it('is judged only in what more acts of the tap add to it', () => {
    const table = from(atFirstTurn());
    expect(table.refusal(takeTacticalAction, S1)).toBeNull();
    const both = made(table, [action, also(endTurn, S1)]);
    expect(both.ok && both.entries).toHaveLength(2);
    expect(ruleRuns()).toEqual({ ...ONCE, 'may end turn': 1 });
    // The first act alone is still what it was.
    const one = made(table, [action]);
    expect(one.ok && one.entries).toHaveLength(1);
    expect(ruleRuns()).toEqual({ ...ONCE, 'may end turn': 1 });
  });

  it('is another one with other arguments', () => {
    const table = from(atFirstTurn());
    expect(table.refusal(takeTacticalAction, S1)).toBeNull();
    expect(table.refusal(takeTacticalAction, { seat: 's2' })).toBe('not-your-turn');
    expect(ruleRuns()).toEqual({ 'may take tactical action': 2 });
  });

  it.each<[string, (table: Table) => void]>([
    ['another act', (table) => void table.record([goods('s2')])],
    ['an act and its undo', (table) => void table.record([goods('s2')]).undo()],
    [
      'an amendment',
      (table) => {
        const { seq, at } = table.state.timeline.line.at(-1)!;
        const fact = goods('s2');
        const amended = amend(table.state, [{ target: seq, place: 'after', at, fact }], how(table));
        if (!amended.ok) throw new Error('not amended');
        table.state = amended.state;
      },
    ],
    [
      'entries of another window',
      (table) => {
        const other = tapAll(table.state, [() => [goods('s2')]], how(table));
        if (!other.ok) throw new Error('not taken');
        const { rulesets, entries } = table.state;
        table.state = openState(rulesets, [...entries, ...other.entries], table.state);
      },
    ],
  ])('is judged anew after %s', (_, happens) => {
    const table = atFirstTurn();
    expect(table.refusal(takeTacticalAction, S1)).toBeNull();
    happens(table);
    from(table);
    expect(made(table, [action]).ok).toBe(true);
    expect(ruleRuns()).toEqual(ONCE);
  });
});

it('a question records nothing of its last fact', () => {
  const table = from(atFirstTurn());
  table.judge([goods('s1'), goods('s2')]);
  expect(unknownSeats).toHaveBeenCalledTimes(2);
  expect(ruleRuns()).toEqual({ 'plays at this table': 2 });
  expect(chartRuns()).toEqual({ 'goods.gained': 3 });
});

it('a record that is opened is scanned once, and asked nothing', () => {
  const table = atFirstTurn();
  const length = from(table).facts.length;
  expect(reopened(table).damage).toBeNull();
  expect(unknownSeats).toHaveBeenCalledTimes(length);
  expect(ruleRuns()).toEqual({});
  expect(Object.values(chartRuns()).reduce((a, b) => a + b)).toBe(length);
});
