/** What of the printed cards can lie on one table: without its faction, a card is not in play. */
import type { CardEffect } from '../core/card-effects.ts';
import type { Cards, Condition } from '../core/cards.ts';
import type { CardTables } from './cards-changes.ts';

type CardRows<T> = Readonly<Record<string, T>>;

/** The rows of everyone, and of the factions in play. */
function ofFactions<T extends { faction: string | null }>(
  rows: CardRows<T>,
  factions: CardRows<unknown>,
): CardRows<T> {
  return Object.fromEntries(
    Object.entries(rows).filter(([, { faction }]) => faction === null || faction in factions),
  );
}

/** Leaders but for those who go with the home system of a faction that is not in play. */
function withHomes(leaders: Cards['leaders'], factions: CardRows<unknown>): Cards['leaders'] {
  return Object.fromEntries(
    Object.entries(leaders).filter(([, { home }]) => home === undefined || home in factions),
  );
}

/** What the cards that lie on the table offer; those of no table of ours are all there. */
function offered(
  effects: Cards['effects'],
  lies: Partial<Record<CardEffect['card'], CardRows<unknown>>>,
): Cards['effects'] {
  return Object.fromEntries(
    Object.entries(effects).filter(([, { card, id }]) => {
      const rows = lies[card];
      return rows === undefined || id in rows;
    }),
  );
}

/** A condition on notes counts those that lie in a play area as this game prints them. */
function withNotes(condition: Condition, notes: Cards['notes']): Condition {
  return 'qualifyingNotes' in condition
    ? {
        ...condition,
        qualifyingNotes: condition.qualifyingNotes.filter((id) => notes[id]?.inPlayArea),
      }
    : condition;
}

/** The tables cut to one game; every id that a row names is a row. */
export function inPlay(tables: CardTables): Cards {
  const technologies = ofFactions(tables.technologies, tables.factions);
  const leaders = withHomes(ofFactions(tables.leaders, tables.factions), tables.factions);
  const notes = ofFactions(tables.notes, tables.factions);
  const lies = { leader: leaders, relic: tables.relics, technology: technologies, note: notes };
  const own = (rows: CardRows<{ faction: string | null }>, id: string) =>
    Object.keys(rows).filter((row) => rows[row]?.faction === id);
  return {
    ...tables,
    technologies,
    leaders,
    notes,
    factions: Object.fromEntries(
      Object.entries(tables.factions).map(([id, row]) => [
        id,
        {
          ...row,
          choice: row.choice && {
            ...row.choice,
            from: row.choice.from.filter((technology) => technology in technologies),
          },
          homeChoice: row.homeChoice.filter((home) => home in tables.factions),
          leaders: own(leaders, id),
          notes: own(notes, id),
        },
      ]),
    ),
    effects: ofFactions(offered(tables.effects, lies), tables.factions),
    conditions: Object.fromEntries(
      Object.entries(tables.conditions).map(([id, row]) => [id, withNotes(row, notes)]),
    ),
  };
}
