import { describe, expect, test } from 'vitest';
import {
  changeBetween,
  changedSeatIn,
  stepBack,
  stepOn,
  stepTaken,
  type DraftSteps,
} from '$lib/ui/setup/draft-steps.ts';
import { freshDraft, type SetupDraft } from '$lib/ui/setup/draft.ts';
import { changedSeat, withoutSeat, withSeat } from '$lib/ui/setup/seats.ts';

const NONE: DraftSteps = { past: [], future: [] };
const goal = (number: number): SetupDraft => ({ ...freshDraft(), goal: String(number) });

describe('the steps of setup', () => {
  test('lead back one by one, and on again', () => {
    const steps = stepTaken(stepTaken(NONE, goal(1)), goal(2));
    const back = stepBack(steps, goal(3))!;
    expect(back.draft.goal).toBe('2');
    const further = stepBack(back.steps, back.draft)!;
    expect(further.draft.goal).toBe('1');
    expect(stepBack(further.steps, further.draft)).toBeNull();
    const on = stepOn(further.steps, further.draft)!;
    expect(on.draft.goal).toBe('2');
    expect(stepOn(on.steps, on.draft)!.draft.goal).toBe('3');
  });

  test('a new one forgets what was undone', () => {
    const back = stepBack(stepTaken(NONE, goal(1)), goal(2))!;
    expect(stepOn(stepTaken(back.steps, back.draft), goal(4))).toBeNull();
  });

  test('are a hundred at most, the last ones', () => {
    let steps = NONE;
    for (let i = 0; i < 150; i++) steps = stepTaken(steps, goal(i));
    expect(steps.past).toHaveLength(100);
    expect(steps.past.at(-1)!.goal).toBe('149');
  });
});

describe('what a step has changed', () => {
  const before = freshDraft();
  const { seats } = before;
  const named = changedSeat(seats, 2, { name: 'Ana' });

  test.each([
    ['added', { seats: withSeat(seats) }],
    ['seating', { seats: [...seats.slice(1), seats[0]!] }],
    ['names', { seats: named }],
    ['factions', { seats: changedSeat(seats, 1, { faction: 'winnu' }) }],
    ['factions', { seats: changedSeat(seats, 1, { rolled: true }) }],
    ['speaker', { speaker: 3 }],
    ['opening', { opening: [{ objective: 'x' }, null] as SetupDraft['opening'] }],
    ['goal', { goal: '12' }],
    ['depth', { depth: 'full' as const }],
    ['clock', { clock: 'off' as const }],
    ['rules', { tokenTotal: 20 }],
    ['table', { goal: '12', seats: named }],
  ])('%s', (what, change: Partial<SetupDraft>) => {
    expect(changeBetween(before, { ...before, ...change }).what).toBe(what);
  });

  test('a seat that left, with its token', () => {
    const after = { ...before, seats: withoutSeat(seats, 0), speaker: 1 };
    expect(changeBetween(before, after)).toEqual({ what: 'removed', seats: [seats[0]] });
  });

  test('the seat that it concerned', () => {
    expect(changedSeatIn({ ...before, seats: named }, before)?.key).toBe(2);
    expect(changedSeatIn(before, { ...before, seats: withoutSeat(seats, 4) })?.key).toBe(4);
    expect(changedSeatIn({ ...before, goal: '12' }, before)).toBeNull();
  });
});
