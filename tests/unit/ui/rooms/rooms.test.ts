/** Every step has a stage. */
import { expect, it } from 'vitest';
import { STEPS } from '../../../../src/lib/core/vocabulary.ts';
import { ROOMS, stageOf, type Room } from '../../../../src/lib/ui/rooms/index.ts';

const named = (stage: Room) => Object.entries(ROOMS).find(([, room]) => room === stage)?.[0];

const stagesIn = (phase: keyof typeof STEPS) =>
  Object.fromEntries(STEPS[phase].map((step) => [step, named(stageOf({ phase, step }))]));

it('each step has its own stage, else that of steps of rulesets or of its phase, else a tick', () => {
  expect(stagesIn('setup')).toEqual({ table: 'opening', opening: 'opening', secrets: 'secrets' });
  expect(stagesIn('strategy')).toEqual({ pick: 'pick', goods: 'goods' });
  expect(stagesIn('status')).toMatchObject({ score: 'score', draw: 'routine', ready: 'routine' });
  expect(stagesIn('over')).toEqual({ result: 'end' });
  const own = { phase: 'action', step: 'own-council' } as const;
  expect(named(stageOf(own))).toBe('own');
  const before = { phase: 'setup', step: 'own-lots' } as const;
  expect(named(stageOf(before))).toBe('own');
});

it('an agenda has the same stages in whatever phase it was opened', () => {
  for (const step of ['vote', 'outcome', 'riders'] as const) {
    expect(named(stageOf({ phase: 'action', step }))).toBe(step);
    expect(named(stageOf({ phase: 'status', step }))).toBe(step);
  }
  // Objectives are turned up in the status phase, agendas in theirs.
  expect(named(stageOf({ phase: 'status', step: 'reveal' }))).toBe('reveal');
  expect(named(stageOf({ phase: 'agenda', step: 'reveal' }))).toBe('agenda');
});
