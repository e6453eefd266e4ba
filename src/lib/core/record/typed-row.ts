/** A card of the table's own as a device keeps it, for the games to come. */
import * as v from 'valibot';
import { count, objective, requirement, text } from '../event-parts.ts';
import { typedFaction, typedStrategyCard, type TypedCards } from '../typed-cards.ts';

const typedObjective = v.object({
  objective,
  name: text,
  stage: v.picklist([1, 2]),
  points: count,
  requirement: v.optional(requirement),
});

const typedRow = v.variant('kind', [
  v.object({ kind: v.literal('faction'), ...typedFaction.entries }),
  v.object({ kind: v.literal('strategy-card'), ...typedStrategyCard.entries }),
  v.object({ kind: v.literal('objective'), ...typedObjective.entries }),
]);

export type TypedRow = v.InferOutput<typeof typedRow>;
export type TypedObjective = v.InferOutput<typeof typedObjective>;
/** The cards of one kind. */
export type TypedRowOf<K extends TypedRow['kind']> = Extract<TypedRow, { kind: K }>;

/** Characters of a name. */
export const TYPED_NAME = 40;

/** The id of a card; no two of a kind share one. */
export function idOfTyped(row: TypedRow): string {
  switch (row.kind) {
    case 'faction':
      return row.faction;
    case 'strategy-card':
      return row.card;
    case 'objective':
      return row.objective;
  }
}

/** The card in a kept value, or null where it is of no shape that is known here. */
export function typedRowIn(value: unknown): TypedRow | null {
  const read = v.safeParse(typedRow, value);
  return read.success ? read.output : null;
}

/** The cards that a game brought, to be kept. */
export const rowsOfTyped = ({ factions = [], strategyCards = [] }: TypedCards): TypedRow[] => [
  ...factions.map((row) => ({ kind: 'faction' as const, ...row })),
  ...strategyCards.map((row) => ({ kind: 'strategy-card' as const, ...row })),
];
