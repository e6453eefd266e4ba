import type { CardsChanges } from '../../cards-changes.ts';
import { effects } from './effects.ts';
import { planets } from './planets.ts';
import { relics } from './relics.ts';

/** Codex IV, Liberation: three relics, one planet, and events. */
export const cards = {
  effects,
  planets,
  relics,
} satisfies CardsChanges;
