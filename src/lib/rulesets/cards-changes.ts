/** The form in which a box or a codex brings its cards: what is new, and what is printed anew. */
import type { Cards, FactionCards } from '../core/cards.ts';

type Rows<T> = Readonly<Record<string, T>>;

/** Fields printed anew, by row. */
export type Amendments<T> = Rows<Partial<T>>;

/** A faction as the tables hold it; its leaders and notes name their faction themselves. */
export type FactionRow = Omit<FactionCards, 'leaders' | 'notes'>;

/** Every table as it is kept, before it is cut to what lies on one table. */
export interface CardTables extends Omit<Cards, 'factions'> {
  factions: Rows<FactionRow>;
}

/** What an expansion changes on its parents. */
export interface CardsChanges {
  /** Rows that it adds or replaces whole, by id; null takes a row out. */
  rows: { [K in keyof CardTables]?: Rows<CardTables[K][string] | null> };
  /** Changes on rows of earlier boxes; where the box of a row is not in play, there is no row. */
  amended?: { [K in keyof CardTables]?: Amendments<CardTables[K][string]> };
}

/** The tables with the changes merged, table by table; both stay untouched. */
export function withChanges(tables: CardTables, { rows, amended = {} }: CardsChanges): CardTables {
  const merged = Object.keys(tables).map((name) => {
    const key = name as keyof CardTables;
    const table: Record<string, object> = { ...tables[key] };
    for (const [id, row] of Object.entries<object | null>(rows[key] ?? {})) {
      if (row === null) delete table[id];
      else table[id] = row;
    }
    for (const [id, fields] of Object.entries<object>(amended[key] ?? {})) {
      if (table[id]) table[id] = { ...table[id], ...fields };
    }
    return [key, table];
  });
  return Object.fromEntries(merged) as unknown as CardTables;
}
