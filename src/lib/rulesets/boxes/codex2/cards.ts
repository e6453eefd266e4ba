import type { CardsChanges } from '../../cards-changes.ts';
import { attachments } from './attachments.ts';
import { componentActions } from './component-actions.ts';
import { relics } from './relics.ts';

/** Codex II, Affinity: three relics, of which one is attached to a planet. */
export const cards: CardsChanges = { attachments, relics, componentActions };
