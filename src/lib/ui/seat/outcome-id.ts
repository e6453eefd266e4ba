/** An outcome as a device says it to the table. */
import type { Outcome } from '$lib/core/outcome.ts';

/** Its id; null for what was typed, which only the keeper records. */
export function saidAs(outcome: Outcome): string | null {
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
      return null;
  }
}
