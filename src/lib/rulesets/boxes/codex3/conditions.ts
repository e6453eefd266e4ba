import type { Condition } from '../../../core/cards.ts';

/** Three secrets as the third codex words them: whatever destroyed the units in that step. */
export const conditions: Readonly<Record<string, Condition>> = {
  'make-an-example-of-their-world': {
    kind: 'event',
    event: 'destroyedLastOf',
    units: 'ground-forces',
    place: 'planet',
    means: 'any-during-bombardment-step',
  },
  'turn-their-fleets-to-dust': {
    kind: 'event',
    event: 'destroyedLastOf',
    units: 'non-fighter-ships',
    place: 'active-system',
    means: 'any-during-space-cannon-offense-step',
  },
  'fight-with-precision': {
    kind: 'event',
    event: 'destroyedLastOf',
    units: 'fighters',
    place: 'active-system',
    means: 'any-during-anti-fighter-barrage-step',
  },
};
