/** Where rules are switched off (switched-off.ts): core asks whether a refusal or a fact is off. */
import { vi } from 'vitest';
import type * as Apply from '../../../src/lib/core/changes/apply.ts';
import type * as Guards from '../../../src/lib/core/machine/guards.ts';
import { isFactOff, unlessOff } from './switched-off.ts';

vi.mock('../../../src/lib/core/changes/apply.ts', async (original) => {
  const real = await original<typeof Apply>();
  const applyEvent: typeof Apply.applyEvent = (game, event) =>
    isFactOff(event.type) ? game : real.applyEvent(game, event);
  return { ...real, applyEvent };
});

vi.mock('../../../src/lib/core/machine/guards.ts', async (original) => {
  const real = await original<typeof Guards>();
  const refusalBehind: typeof Guards.refusalBehind = (...asked) =>
    unlessOff(real.refusalBehind(...asked));
  return { ...real, refusalBehind };
});
