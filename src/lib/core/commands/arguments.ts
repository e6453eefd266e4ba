/** Argument schemas that commands share: where arguments are handed on they have a fact's limits. */
import * as v from 'valibot';
import { EVENT_SCHEMAS, type EventType } from '../events.ts';
import { id, seat, text } from '../event-parts.ts';

export {
  boxes,
  count,
  id,
  ids,
  lines,
  pools,
  profile,
  seat,
  seats,
  settings,
  source,
  text,
} from '../event-parts.ts';

type FactSchema = (typeof EVENT_SCHEMAS)[number];
type SchemaOf<T extends EventType> = Extract<
  FactSchema,
  { entries: { type: v.LiteralSchema<T, undefined> } }
>;
type FieldsOf<T extends EventType> =
  Omit<SchemaOf<T>['entries'], 'type'> extends infer E extends v.ObjectEntries
    ? v.ObjectSchema<E, undefined>
    : never;

/** The fields of one fact, for a command that hands its arguments on. */
export function fieldsOf<T extends EventType>(type: T): FieldsOf<T> {
  const schema = EVENT_SCHEMAS.find((row) => row.entries.type.literal === type);
  if (!schema) throw new RangeError(`no fact ${type}`);
  const { type: _, ...fields } = schema.entries;
  return v.object(fields) as unknown as FieldsOf<T>;
}

/** Arguments of an act of one seat. */
export { step } from '../event-parts.ts';
export const ofSeat = v.object({ seat });
/** Arguments of an act of one seat with one strategy card. */
export const ofCard = v.object({ seat, card: id });
/** A note, a cause: typed, or left out. */
export const maybeText = v.optional(text);
/** What is spent for a score: the payment without whose and what for. */
export const spent = v.omit(fieldsOf('payment.made'), ['seat', 'objective']);
/** No arguments. */
export const nothing = v.object({});
