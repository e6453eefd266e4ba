import type { CardsChanges } from '../../../src/lib/rulesets/cards-changes.ts';

/** What the made-up objective asks for. */
export const cards: CardsChanges = {
  conditions: { 'hold-a-parade': { kind: 'planetsWithSameTrait', count: 2 } },
};
