/** What an entry of the command vocabulary is, and the argument schemas that entries share. */
import * as v from 'valibot';
import { EVENT_SCHEMAS, type EventType } from '../../events.ts';
import type { Command } from '../command.ts';

type FactSchema = (typeof EVENT_SCHEMAS)[number];
type SchemaOf<T extends EventType> = Extract<
  FactSchema,
  { entries: { type: v.LiteralSchema<T, undefined> } }
>;

/** The schema of one fact: where a command hands its arguments on, it has the fact's limits. */
export function schemaOf<T extends EventType>(type: T): SchemaOf<T> {
  const schema = EVENT_SCHEMAS.find((row) => row.entries.type.literal === type);
  if (!schema) throw new RangeError(`no fact ${type}`);
  return schema as SchemaOf<T>;
}

/** Resolves to `unknown` when a schema takes exactly these arguments, else to `never`. */
type Fits<Output, Args> = [Output] extends [Args]
  ? [Args] extends [Output]
    ? [keyof Args] extends [keyof Output]
      ? unknown
      : never
    : never
  : never;

/** One command as data: what it does, what it takes, and the function itself. */
export interface Verb<A, S extends v.GenericSchema<unknown, A>> {
  /** What it records, in a few words. */
  summary: string;
  args: S;
  run: Command<A>;
}

/** An entry of the vocabulary; it compiles only when the schema fits the arguments, all of them. */
export function verb<A, S extends v.GenericSchema<unknown, A>>(
  summary: string,
  run: Command<A>,
  args: S & Fits<v.InferOutput<S>, A>,
): Verb<A, S> {
  return { summary, run, args };
}

const chosen = schemaOf('strategy-card.chosen').entries;

/** A seat id, `s1` … */
export const seat = chosen.seat;
/** The id of a card. */
export const id = chosen.card;
/** A whole number from 0 to 999. */
export const count = chosen.goods;
/** Free text, at most 200 characters. */
export const text = schemaOf('votes.added').entries.outcome;
export const seats = schemaOf('secondaries.declined').entries.seats;
/** Tokens by pool, gains or changes. */
export const pools = schemaOf('tokens.gained').entries.tokens;
export const lines = schemaOf('points.scored').entries.lines;
/** Arguments of an act of one seat. */
export const ofSeat = v.object({ seat });
/** Arguments of an act of one seat with one strategy card. */
export const ofCard = v.object({ seat, card: id });
/** No arguments. */
export const nothing = v.object({});
