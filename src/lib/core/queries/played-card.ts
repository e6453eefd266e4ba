/** What has been recorded of a strategy card since it was last laid down. */
import type { EventOf, GameEvent } from '../events.ts';
import type { Seat } from '../game.ts';

interface RecordedFact {
  fact: GameEvent;
  group: number;
}

/** The facts since the card was played, oldest first; empty when it was not. */
function factsSincePlayed<T extends RecordedFact>(line: readonly T[], card: string): T[] {
  const at = line.findLastIndex(
    ({ fact }) => fact.type === 'strategy-card.played' && fact.card === card,
  );
  return at < 0 ? [] : line.slice(at);
}

/** The facts of the tap that resolved the primary, the laying down left out. */
export function primaryFacts(line: readonly RecordedFact[], card: string): GameEvent[] {
  const since = factsSincePlayed(line, card);
  const resolved = since.find(({ fact }) => fact.type === 'primary.resolved' && fact.card === card);
  return since.filter(({ group }) => group === resolved?.group).map(({ fact }) => fact);
}

/** Whether goods were placed on agreements since the card was played. */
export const hasFilled = (line: readonly RecordedFact[], card: string): boolean =>
  factsSincePlayed(line, card).some(({ fact }) => fact.type === 'agreements.filled');

/** Technologies that a seat researched with this card, in the order in which they came. */
export function technologiesGained(
  line: readonly RecordedFact[],
  card: string,
  seat: Seat,
): string[] {
  return factsSincePlayed(line, card).flatMap(({ fact }) =>
    fact.type === 'technology.gained' && fact.seat === seat && fact.cause === card
      ? [fact.technology]
      : [],
  );
}

/**
 * Whether a seat that followed names its technology next: it answered last, named none so far, and
 * the table named one for this card.
 */
export function namesNext(line: readonly RecordedFact[], card: string, seat: Seat): boolean {
  const since = factsSincePlayed(line, card).map(({ fact }) => fact);
  const last = since.findLast(
    (fact): fact is EventOf<'secondary.answered'> =>
      fact.type === 'secondary.answered' && fact.card === card,
  );
  const named = since.filter((fact) => fact.type === 'technology.gained' && fact.cause === card);
  return (
    last?.seat === seat && named.length > 0 && technologiesGained(line, card, seat).length === 0
  );
}

/** Whether a seat has paid anything since it answered this card. */
export function hasPaidFor(line: readonly RecordedFact[], card: string, seat: Seat): boolean {
  const since = factsSincePlayed(line, card).map(({ fact }) => fact);
  const at = since.findLastIndex(
    (fact) => fact.type === 'secondary.answered' && fact.card === card && fact.seat === seat,
  );
  return since.slice(at + 1).some((fact) => fact.type === 'payment.made' && fact.seat === seat);
}

/** Tokens that a seat gained by this card. */
export function tokensGained(line: readonly RecordedFact[], card: string, seat: Seat): number {
  return factsSincePlayed(line, card)
    .map(({ fact }) => fact)
    .filter((fact): fact is EventOf<'tokens.gained'> => fact.type === 'tokens.gained')
    .filter((fact) => fact.seat === seat && fact.cause === card)
    .reduce((sum, { tokens }) => sum + tokens.tactic + tokens.fleet + tokens.strategy, 0);
}
