/** The short forms in which component actions are written: one call is one card. */
import type { ComponentAction, PlayedKind } from '../core/cards.ts';

type More = Partial<Omit<ComponentAction, 'kind' | 'id'>>;
type Rows = Readonly<Record<string, ComponentAction>>;

/** Rows of one kind, each under a name of its own. */
function rowsOf(kind: PlayedKind, usual: More, rows: Readonly<Record<string, More>>): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([id, more]) => [
      `${kind}-${id}`,
      { kind, id, faction: null, becomes: null, ...usual, ...more },
    ]),
  );
}

/** Action cards: one copy unless told. */
export const playedCards = (rows: Readonly<Record<string, More>>): Rows =>
  rowsOf('action-card', {}, rows);

/** Relics, technologies and the like; what becomes of each is told. */
export const playedRelics = (rows: Readonly<Record<string, More>>): Rows =>
  rowsOf('relic', { becomes: 'purged' }, rows);

/** Technologies are exhausted to use them. */
export const playedTechnologies = (rows: Readonly<Record<string, More>>): Rows =>
  rowsOf('technology', { becomes: 'exhausted' }, rows);

/** Agents, which are exhausted; by their faction. */
export const playedAgents = (rows: Readonly<Record<string, More>>): Rows =>
  rowsOf('leader', { becomes: 'exhausted' }, rows);

/** Heroes that are purged to use them; of the others the table says what becomes of them. */
export const playedHeroes = (rows: Readonly<Record<string, More>>): Rows =>
  rowsOf('leader', { becomes: 'purged' }, rows);

/** Promissory notes, by the faction that gives them. */
export const playedNotes = (rows: Readonly<Record<string, More>>): Rows =>
  rowsOf('note', { becomes: 'placed' }, rows);

/** Breakthroughs are exhausted to use them. */
export const playedBreakthroughs = (rows: Readonly<Record<string, More>>): Rows =>
  rowsOf('breakthrough', { becomes: 'exhausted' }, rows);

/** What a faction, or everybody, may do without a card to turn. */
export const abilities = (rows: Readonly<Record<string, More>>): Rows =>
  rowsOf('ability', {}, rows);
