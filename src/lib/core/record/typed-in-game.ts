/** The cards that the record of a game brings and no box lists: a device that takes the game in keeps them. */
import type { TypedCards } from '../event-parts.ts';
import type { GameEvent } from '../events.ts';
import { idOfTyped, typedRowIn, type TypedRow } from './typed-row.ts';
import type { UnknownFields } from './unknown-fields.ts';

/** The cards that a game began with, to be kept. */
const rowsOfTyped = ({ factions = [], strategyCards = [] }: TypedCards): TypedRow[] => [
  ...factions.map((row) => ({ kind: 'faction' as const, ...row })),
  ...strategyCards.map((row) => ({ kind: 'strategy-card' as const, ...row })),
];

/** The cards that a fact of a game brought: what no box lists is named in it. */
function rowsOf(fact: GameEvent): object[] {
  switch (fact.type) {
    case 'game.created':
      return rowsOfTyped(fact.typed ?? {});
    case 'player.corrected':
      return rowsOfTyped({ factions: fact.typed ? [fact.typed] : [] });
    case 'objective.revealed':
      return fact.name ? [{ kind: 'objective', ...fact }] : [];
    case 'objective.corrected': {
      const { objective, revealed } = fact;
      return revealed?.name ? [{ kind: 'objective', objective, ...revealed }] : [];
    }
    case 'objective.scored':
      return fact.name && fact.kind === 'secret' ? [{ ...fact, kind: 'secret' }] : [];
    default:
      return [];
  }
}

/** Of what a fact says, what is kept of such a card. */
const KEPT = ['kind', 'objective', 'name', 'stage', 'points', 'requirement'] as const;
const KEPT_OF_SECRET = ['kind', 'objective', 'name', 'phase'] as const;

function keptOf(row: object): TypedRow | null {
  const { kind } = row as UnknownFields;
  const keys = kind === 'objective' ? KEPT : kind === 'secret' ? KEPT_OF_SECRET : null;
  const kept = keys
    ? Object.fromEntries(
        Object.entries(row).filter(
          ([key, value]) => value !== undefined && keys.some((one) => one === key),
        ),
      )
    : row;
  return typedRowIn(kept);
}

/** Every card that a game brought by these facts, to be kept; of two with one id the later one. */
export function rowsOfFacts(facts: readonly GameEvent[]): TypedRow[] {
  const rows = facts.flatMap(rowsOf).flatMap((row) => keptOf(row) ?? []);
  return [...new Map(rows.map((row) => [`${row.kind} ${idOfTyped(row)}`, row])).values()];
}
