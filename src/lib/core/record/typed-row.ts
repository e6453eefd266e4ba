/**
 * A card of the table's own as a device keeps it, for the games to come. It is read without a schema: stages
 * offer such cards, and have no other use for schemas.
 */
import type { Requirement, TypedFaction, TypedStrategyCard } from '../event-parts.ts';
import { isId } from '../id.ts';
import { OBJECTIVE_PHASES, REQUIREMENTS, type ObjectivePhase } from '../vocabulary.ts';
import type { UnknownFields } from './unknown-fields.ts';

export interface TypedObjective {
  objective: string;
  name: string;
  stage: 1 | 2;
  points: number;
  requirement?: Requirement;
}

/** A secret; it is worth 1 point, and the table judges it. */
interface TypedSecret {
  objective: string;
  name: string;
  /** When it is scored. */
  phase: ObjectivePhase;
}

export type TypedRow =
  | ({ kind: 'faction' } & TypedFaction)
  | ({ kind: 'strategy-card' } & TypedStrategyCard)
  | ({ kind: 'objective' } & TypedObjective)
  | ({ kind: 'secret' } & TypedSecret);
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
    case 'secret':
      return row.objective;
  }
}

const isOne = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string' && value.length <= 200;
const isName = (value: unknown) => isText(value) && value !== '';
const isCount = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 999;
const isKnownId = (value: unknown) => typeof value === 'string' && isId(value);
const isListOf = (value: unknown, most: number, is: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length <= most && value.every(is);

const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every(isCount);

const isPlanet = (value: unknown) =>
  isOne(value) &&
  isKnownId(value['planet']) &&
  isName(value['name']) &&
  isCount(value['resources']) &&
  isCount(value['influence']);

const isRequirement = (value: unknown) =>
  isOne(value) &&
  REQUIREMENTS.some((one) => one === value['of']) &&
  isCount(value['atLeast']) &&
  value['atLeast'] !== 0;

/** What a row of each kind has beside its name. */
const SHAPES: { readonly [K in TypedRow['kind']]: (row: UnknownFields) => boolean } = {
  faction: (row) =>
    isKnownId(row['faction']) &&
    isCount(row['commodities']) &&
    isListOf(row['planets'], 9, isPlanet) &&
    isListOf(row['technologies'], 99, isKnownId) &&
    (row['contracts'] === undefined || isPair(row['contracts'])),
  'strategy-card': (row) =>
    isKnownId(row['card']) && isCount(row['initiative']) && isCount(row['cost']),
  objective: (row) =>
    isKnownId(row['objective']) &&
    (row['stage'] === 1 || row['stage'] === 2) &&
    isCount(row['points']) &&
    (row['requirement'] === undefined || isRequirement(row['requirement'])),
  secret: (row) =>
    isKnownId(row['objective']) && OBJECTIVE_PHASES.some((phase) => phase === row['phase']),
};

/** The card in a kept value, or null where it is of no shape that is known here. */
export function typedRowIn(value: unknown): TypedRow | null {
  if (!isOne(value) || !isName(value['name'])) return null;
  const kind = String(value['kind']) as TypedRow['kind'];
  const known = Object.hasOwn(SHAPES, kind) && SHAPES[kind](value);
  return known ? (value as unknown as TypedRow) : null;
}
