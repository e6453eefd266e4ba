/** What an agenda came to, or is voted for: tagged values, told apart by what they name. */
import type { Outcome } from './event-parts.ts';
import { isId, planetId, type PlanetId } from './id.ts';
import type { Seat, Election, VoteSide } from './vocabulary.ts';

export type { Outcome } from './event-parts.ts';

export const FOR: Outcome = { kind: 'side', side: 'for' };
export const AGAINST: Outcome = { kind: 'side', side: 'against' };

/** What an outcome names, without its tag. */
export function named(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'side':
      return outcome.side;
    case 'seat':
      return outcome.seat;
    case 'planet':
      return outcome.planet;
    case 'law':
      return outcome.law;
    case 'card':
      return outcome.card;
    case 'typed':
      return outcome.text;
  }
}

/** The key of an outcome: the same for the same outcome, and for no other. */
export const outcomeKey = (outcome: Outcome): string => `${outcome.kind} ${named(outcome)}`;

/** Whether both are the same outcome; no one's is the same as no one's. */
export const sameOutcome = (one: Outcome | null, two: Outcome | null): boolean =>
  one === null || two === null ? one === two : outcomeKey(one) === outcomeKey(two);

/** Each outcome once, in the order in which they come. */
export const distinct = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter((one, i) => outcomes.findIndex((two) => sameOutcome(one, two)) === i);

/** For or Against, or null where something else is decided. */
export const sideOf = (outcome: Outcome): VoteSide | null =>
  outcome.kind === 'side' ? outcome.side : null;

/** Who is elected in person, or null. */
export const electedSeat = (outcome: Outcome): Seat | null =>
  outcome.kind === 'seat' ? outcome.seat : null;

/** The id of the planet that is elected, one whose name the table typed included; or null. */
export function electedPlanet(outcome: Outcome): PlanetId | null {
  if (outcome.kind === 'planet') return outcome.planet;
  return outcome.kind === 'typed' ? planetId(outcome.text) : null;
}

/** What of a card comes into force by an outcome: a side of it, or what it does to the elected. */
export const branchOf = (election: Election, outcome: Outcome): VoteSide | 'elected' | null =>
  election === 'for-against' ? sideOf(outcome) : 'elected';

const OF_IDS: Partial<Record<Election, (id: string) => Outcome>> = {
  planet: (planet) => ({ kind: 'planet', planet }),
  law: (law) => ({ kind: 'law', law }),
  'strategy-card': (card) => ({ kind: 'card', card }),
  'scored-secret-objective': (card) => ({ kind: 'card', card }),
};

/**
 * The outcome that a table means: as it is tagged, or by a word: `for`, a seat, or an id of what the
 * agenda elects.
 */
export function outcomeSaid(
  said: Outcome | string,
  election: Election,
  seats: readonly Seat[],
): Outcome {
  if (typeof said !== 'string') return said;
  if (said === 'for' || said === 'against') return { kind: 'side', side: said };
  const seat = seats.find((one) => one === said);
  if (seat) return { kind: 'seat', seat };
  return (isId(said) ? OF_IDS[election]?.(said) : undefined) ?? { kind: 'typed', text: said };
}
