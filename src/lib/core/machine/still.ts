/**
 * Facts that leave the game standing where it stood: they change nothing that a step, whose act the
 * table waits for, or the clocks are read from, and nothing that a branch of the chart asks. So they
 * may come and go anywhere in a line, and the game stands after every other fact as it did.
 */
import type { EventType } from '../events.ts';

/** These do in every game: what a player owns, owes, pays and says. */
export const STILL = [
  'tokens.gained',
  'tokens.placed',
  'token.taken-back',
  'token.captured',
  'token.released',
  'status-tokens.set',
  'goods.gained',
  'commodities.replenished',
  'transaction.made',
  'balance.adjusted',
  'balance.corrected',
  'planet.gained',
  'planet.lost',
  'planets.turned',
  'planet-card.corrected',
  'attachment.placed',
  'attachment.removed',
  'mecatol.taken',
  'technology.gained',
  'technology.lost',
  'relic.gained',
  'relic.purged',
  'breakthrough.gained',
  'breakthrough.turned',
  'breakthrough.lost',
  'expedition.claimed',
  'expedition.corrected',
  'leader.turned',
  'note.placed',
  'note.returned',
  'secret.drawn',
  'secret.returned',
  'secondary.settled',
  'payment.made',
  'condition.attested',
  'law.discarded',
  'law.moved',
  'law.corrected',
] as const satisfies readonly EventType[];

/** These do as long as no one can come to the goal: they change totals, and nothing else of it. */
export const STILL_BELOW_GOAL = [
  'objective.scored',
  'points.scored',
  'points.corrected',
  'support.given',
  'support.returned',
  'home.changed',
  'holdings.corrected',
] as const satisfies readonly EventType[];

const still: ReadonlySet<EventType> = new Set(STILL);
const belowGoal: ReadonlySet<EventType> = new Set(STILL_BELOW_GOAL);

/** Whether a fact of this type leaves the game standing where it stood, whatever the points are. */
export const isStill = (type: EventType): boolean => still.has(type);

/** Whether it does as long as no one can come to the goal. */
export const isStillBelowGoal = (type: EventType): boolean => belowGoal.has(type);
