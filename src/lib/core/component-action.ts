/** What is played as a component action, as data (LRR 1.2 22; LRR PoK 22). */

/** What can be played as a component action (LRR 1.2 22.1; LRR PoK 22.1). */
export const PLAYED_KINDS = [
  'action-card',
  'leader',
  'relic',
  'technology',
  'breakthrough',
  'note',
  'ability',
] as const;
export type PlayedKind = (typeof PLAYED_KINDS)[number];

/** What the table does by hand after it: what the app does not know, or cannot decide. */
export const PLAYED_STEPS = [
  'agenda',
  'attachment',
  'cards',
  'explore',
  'faction',
  'fragments',
  'goods',
  'influence',
  'law',
  'planets',
  'points',
  'relic',
  'resources',
  'strategy-card',
  'technology',
  'tokens',
] as const;
export type PlayedStep = (typeof PLAYED_STEPS)[number];

/** Balances of a sheet that a component action moves by a plain number. */
export type PlayedChanges = Readonly<
  Partial<Record<'tactic' | 'fleet' | 'strategy' | 'board' | 'goods' | 'actionCards', number>>
>;

/** One component action of a card, a leader, an ability: what is tracked of it. */
export interface ComponentAction {
  kind: PlayedKind;
  /** What is played, by its id among those of its kind. */
  id: string;
  /** The only faction that has it, of a note the one that gave it; null where anybody may. */
  faction: string | null;
  /** What becomes of the card; null where it stays as it is, or where the table says it. */
  becomes: 'exhausted' | 'purged' | 'placed' | null;
  /** Copies in the deck, of action cards. */
  copies?: number;
  /** What its player gains and pays. */
  changes?: PlayedChanges;
  /** Trade goods gained by a count of what the player has. */
  goodsBy?: 'industrial-planets' | 'best-planet' | 'commodity-limit';
  /** Whether every own token on the board goes to reinforcements. */
  clearsBoard?: boolean;
  /** What happens to one other player, whom the table names. */
  other?: PlayedChanges;
  /** Relic fragments that are purged for it, of one kind. */
  fragments?: number;
  /** Action cards that come to hand, at most; the table says how many. */
  upTo?: number;
  /** A technology that it gives. */
  technology?: string;
  /** Secrets that are drawn. */
  secrets?: number;
  /** Planet that has to be controlled. */
  where?: string;
  /** What is left to do by hand. */
  steps?: readonly PlayedStep[];
}
