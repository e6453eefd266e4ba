import type { CardsChanges } from '../../cards-changes.ts';
import { componentActions } from './component-actions.ts';
import { amendedNotes } from './notes.ts';

/** The first codex words cards anew; one of them lies elsewhere since. */
export const cards: CardsChanges = {
  componentActions,
  gains: { 'magmus-reactor': null },
  amended: { notes: amendedNotes },
};
