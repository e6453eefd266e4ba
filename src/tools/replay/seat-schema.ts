/** What a seat has on the table, beside its row of the scoreboard. */
import * as v from 'valibot';
import { id, seat } from '$lib/core/event-parts.ts';
import { BREAKTHROUGH_SIDES, FRAGMENTS, LEADER_STATES, TRAITS } from '$lib/core/vocabulary.ts';
import { exactly, ids, int, maybeInt, seats } from '$lib/core/views/document-parts.ts';

/** A planet card: null is not tracked (LRR 1.2 12, 55). */
const planet = exactly({
  planet: id,
  exhausted: v.nullable(v.boolean()),
  attachments: v.nullable(ids),
});
const leader = exactly({ leader: id, state: v.picklist(LEADER_STATES) });
const note = exactly({ note: id, owner: seat });
const fragments = exactly(
  Object.fromEntries(FRAGMENTS.map((kind) => [kind, int])) as Record<
    (typeof FRAGMENTS)[number],
    typeof int
  >,
);

/** One seat; null is not tracked, but for `initiative`, `initiativeToken` and `passed`. */
export const seatSchema = exactly({
  seat,
  /** Its token, else its lowest card (LRR 1.2 43); null without either. */
  initiative: maybeInt,
  /** Number of the initiative token that it holds, or null. */
  initiativeToken: maybeInt,
  /** Whether it has passed; null outside the action phase. */
  passed: v.nullable(v.boolean()),
  /** Whether every planet of its home system is controlled. */
  home: v.boolean(),
  homePlanets: ids,
  /** In the order in which they were gained. */
  planets: v.nullable(v.array(planet)),
  technologies: v.nullable(ids),
  relics: v.nullable(ids),
  leaders: v.nullable(v.array(leader)),
  /** Its side, or `none`; null where nobody has said. */
  breakthrough: v.nullable(v.picklist([...BREAKTHROUGH_SIDES, 'none'])),
  notes: v.nullable(v.array(note)),
  fragments: v.nullable(fragments),
  actionCards: maybeInt,
  /** Tokens gained in each status phase. */
  statusTokens: int,
  /** Seats whose token lies in its fleet pool. */
  captured: seats,
  /** Strategy cards whose secondary costs it no token. */
  freeFollows: ids,
  /** What its faction may that others may not. */
  traits: v.array(v.picklist(TRAITS)),
});
/** A planet card that nobody is known to control, though something lies on it. */
export const planetSchema = planet;

export type SeatRow = v.InferOutput<typeof seatSchema>;
export type PlanetCardRow = v.InferOutput<typeof planetSchema>;
