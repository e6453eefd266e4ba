/** What sentences ask the table for: the name that is used for an id. */

/** Names that a refusal may need. */
export interface Names {
  seat(id: string): string;
  /** A strategy card. */
  card(id: string): string;
  objective(id: string): string;
}

/** Names that the chronicle needs as well. */
export interface FactNames extends Names {
  agenda(id: string): string;
}
