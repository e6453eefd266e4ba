import type { CardsChanges } from '../../cards-changes.ts';
import { effects } from './effects.ts';
import { attachments } from './attachments.ts';
import { relics } from './relics.ts';

/** Codex II, Affinity: three relics, of which one is attached to a planet. */
export const cards = {
  effects,
  attachments,
  relics,
} satisfies CardsChanges;
