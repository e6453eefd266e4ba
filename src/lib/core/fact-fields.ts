/** The fields of a fact without its type: for a command that hands them on, and for older formats. */
import * as v from 'valibot';
import { EVENT_SCHEMAS, type EventType } from './events.ts';

type FactSchema = (typeof EVENT_SCHEMAS)[number];
type SchemaOf<T extends EventType> = Extract<
  FactSchema,
  { entries: { type: v.LiteralSchema<T, undefined> } }
>;
type FieldsOf<T extends EventType> =
  Omit<SchemaOf<T>['entries'], 'type'> extends infer E extends v.ObjectEntries
    ? v.ObjectSchema<E, undefined>
    : never;

/** The fields of one fact. */
export function fieldsOf<T extends EventType>(type: T): FieldsOf<T> {
  const schema = EVENT_SCHEMAS.find((row) => row.entries.type.literal === type);
  if (!schema) throw new RangeError(`no fact ${type}`);
  const { type: _, ...fields } = schema.entries;
  return v.object(fields) as unknown as FieldsOf<T>;
}
