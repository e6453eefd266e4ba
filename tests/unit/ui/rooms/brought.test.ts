/** A family of rulesets can bring stages of its own. */
import { expect, it, vi } from 'vitest';
import { ROOMS, stageOf } from '../../../../src/lib/ui/rooms/index.ts';
import { BROUGHT } from '../../../../src/lib/ui/rooms/brought.ts';

vi.mock('../../../../src/lib/ui/rooms/brought.ts', async () => {
  const { room } = await import('../../../../src/lib/ui/rooms/room.ts');
  const fetched = () => Promise.reject(new Error('made up'));
  return {
    BROUGHT: {
      ascension: {
        council: room('action.own-council', fetched),
        pick: room('strategy.pick', fetched),
      },
    },
  };
});

it('a game brings stages for its own steps, and others for known ones, to its rulesets alone', () => {
  const at = (phase: 'action' | 'strategy', step: 'own-council' | 'pick', ruleset: string) =>
    stageOf({ phase, step }, ruleset);
  const { council, pick } = BROUGHT['ascension'] ?? {};
  expect(council).toBeDefined();
  expect(at('action', 'own-council', 'ascension+pok')).toBe(council);
  expect(at('strategy', 'pick', 'ascension')).toBe(pick);
  expect(at('strategy', 'pick', 'base+pok')).toBe(ROOMS.pick);
  expect(at('action', 'own-council', 'base')).toBe(ROOMS.own);
});
