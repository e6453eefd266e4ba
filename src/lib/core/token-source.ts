/** What stands for a token of the strategy pool, and what costs one, as data (LRR 1.2 19.5). */

/** What pays for a secondary instead of a token of the strategy pool (LRR 1.2 19.5). */
export interface TokenSource {
  card: 'ability' | 'relic' | 'leader' | 'breakthrough' | 'note';
  /** What it is, by its id among those of its kind. */
  id: string;
  /** The faction whose it is, of a note the one that gave it; null where anybody may have it. */
  faction: string | null;
  /** The only strategy cards with which it helps; every one that costs a token if left out. */
  follows?: readonly string[];
  /** What the app cannot see and the table knows: the owner of the strategy card is a puppet. */
  onlyIf?: 'puppet';
  /** Whether it is no choice: its faction never pays for these cards. */
  always?: boolean;
  /** Whose token is used instead; none is used, nor placed, if left out. */
  uses?: 'reinforcements' | 'active-player';
  /** Whether its use exhausts it. */
  exhausts?: boolean;
  /** Whether it stands for a token of the strategy pool wherever one is spent. */
  anywhere?: boolean;
}

/** An ability that costs a token of the strategy pool each time. */
export interface TokenCost {
  card: 'ability' | 'technology';
  /** The faction whose it is. */
  faction: string;
  /** When it is used. */
  when: 'agenda-revealed' | 'action-card-played';
  /** Whether its use exhausts it. */
  exhausts?: boolean;
}
