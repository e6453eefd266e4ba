/** The form in which a box or a codex brings its cards: what is new, and what is printed anew. */
import type { Cards, FactionCards } from '../core/cards.ts';
import type { BoxChanges } from './patch.ts';

/** A faction as the tables hold it; its leaders and notes name their faction themselves. */
export type FactionRow = Omit<FactionCards, 'leaders' | 'notes'>;

/** Every table as it is kept, before it is cut to what lies on one table. */
export interface CardTables extends Omit<Cards, 'factions'> {
  factions: Readonly<Record<string, FactionRow>>;
}

/** What a box changes on the tables of its parents. */
export type CardsChanges = BoxChanges<CardTables>;
