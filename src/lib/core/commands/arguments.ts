/** Argument schemas that commands share: where arguments are handed on they have a fact's limits. */
import * as v from 'valibot';
import { count, fragments, id, ids, outcome, pools, seat, text } from '../event-parts.ts';

export {
  boxes,
  count,
  fragmentChanges,
  fragments,
  id,
  ids,
  lines,
  parties,
  played,
  pools,
  profile,
  purpose,
  requirement,
  seat,
  seats,
  settings,
  source,
  text,
  typedCards,
  typedFaction,
} from '../event-parts.ts';

export { fieldsOf } from '../fact-fields.ts';
/** Arguments of an act of one seat. */
export { step } from '../event-parts.ts';
export const ofSeat = v.object({ seat });
/** Arguments of an act of one seat with one strategy card. */
export const ofCard = v.object({ seat, card: id });
/** A note, a cause: typed, or left out. */
export const maybeText = v.optional(text);
/** What is spent; what is left out is none of it. */
export const spent = v.object({
  planets: ids,
  goods: count,
  commodities: v.optional(count),
  tokens: v.object({ tactic: count, fleet: v.optional(count), strategy: count }),
  actionCards: count,
  fragments: v.optional(v.partial(fragments)),
});
export type Spent = v.InferInput<typeof spent>;
/** An outcome of the agenda on the table: tagged, or as a table says it (core/outcome.ts). */
export const said = v.union([outcome, text]);
export type OutcomeOrText = v.InferInput<typeof said>;
/** No arguments. */
export const nothing = v.object({});
/** What one card gave; what is left out is none of it. */
const find = v.object({
  /** The card, by its id. */
  cause: text,
  /** Where it was found; left out for a frontier. */
  planet: v.optional(id),
  attachment: v.optional(id),
  fragments: v.optional(v.partial(fragments)),
  goods: v.optional(count),
  commodities: v.optional(count),
  /** Commodities that become trade goods. */
  converts: v.optional(count),
  replenishes: v.optional(v.boolean()),
  tokens: v.optional(pools),
  actionCards: v.optional(count),
  secrets: v.optional(count),
  relic: v.optional(id),
  /** The planet is readied. */
  readies: v.optional(v.boolean()),
  /** What is paid for it. */
  pays: v.optional(v.picklist(['commodities', 'goods'])),
});
export type Find = v.InferInput<typeof find>;
export const finds = v.pipe(v.array(find), v.maxLength(20));
