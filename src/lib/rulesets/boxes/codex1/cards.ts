import type { CardsChanges } from '../../cards-changes.ts';
import { effects } from './effects.ts';
import { amendedNotes } from './notes.ts';

/** The first codex words cards anew; one of them lies elsewhere since. */
export const cards = {
  effects,
  amended: { notes: amendedNotes },
} satisfies CardsChanges;
