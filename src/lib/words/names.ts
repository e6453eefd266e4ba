/** What sentences ask the table for: the name that is used for an id. */
import type { Seat } from '../core/vocabulary.ts';

/** Names of the cards in play areas: what a seat owns, and what lies on a planet. */
export interface HoldingNames {
  planet(id: string): string;
  technology(id: string): string;
  relic(id: string): string;
  /** A promissory note. */
  note(id: string): string;
  attachment(id: string): string;
  leader(id: string): string;
}

/** Names that a refusal may need. */
export interface Names extends HoldingNames {
  seat(id: Seat): string;
  /** A strategy card. */
  card(id: string): string;
  objective(id: string): string;
}

/** Names that the chronicle needs as well. */
export interface FactNames extends Names {
  agenda(id: string): string;
  /** What the table was asked about a seat; null where no one can tell any more. */
  asked?(seat: Seat, question: string): string | null;
}
