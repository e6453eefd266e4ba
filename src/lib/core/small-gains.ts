/**
 * Gains that a table forgets: what has to happen, whose they are and what they are. Rulesets attach
 * them to cards and abilities; facts of the record never name more of them than their id.
 */
/** What has just happened, as far as the record shows it. `holder` is who has the card. */
export type GainMoment =
  | 'strategy-phase-begins'
  | 'status-phase-begins'
  | 'status-phase-ends'
  | 'everybody-passed'
  | 'holder-passed'
  | 'holder-ended-turn'
  | 'holder-gained-planet'
  | 'holder-gained-technology'
  | 'holder-replenished'
  | 'another-replenished'
  | 'holder-spent-strategy-token'
  | 'holder-produced'
  | 'holder-won-combat'
  | 'combat-of-holder'
  | 'any-combat'
  /** Another player gained trade goods, or made a transaction with somebody. */
  | 'another-gained-goods'
  | 'another-scored-for-mecatol'
  /** The agenda came to what the holder voted for or predicted. */
  | 'outcome-of-holder'
  /** The holder of the note gave its owner commodities, as many as the holder may have. */
  | 'holder-paid-owner'
  | 'holder-received-note'
  /** The owner of the note replenished, and somebody was given the note in a transaction. */
  | 'owner-replenished'
  /** Another gain was booked. */
  | 'after-gain';

/** What is gained; a number below zero is lost. Conversions turn commodities into trade goods. */
export interface Gain {
  goods?: number;
  commodities?: number;
  /** Command tokens, into the usual pools. */
  tokens?: number;
  fleet?: number;
  actionCards?: number;
  converts?: number | 'all';
  replenishes?: boolean;
  /** All commodities of the player with whom it happened, as trade goods. */
  takesCommodities?: boolean;
}

/** Whose gain it is. */
export type GainCard =
  'ability' | 'breakthrough' | 'law' | 'leader' | 'note' | 'planet' | 'technology';

export interface GainSource {
  card: GainCard;
  /** The only faction that has it, or whose note it is; null where it is bound to none. */
  faction: string | null;
  when: GainMoment;
  /** What is gained, the usual first; a table chooses. */
  gives: readonly Gain[];
  /** What the player gains with whom it happened. */
  other?: Gain;
  /** Where it is taken from that player, who has to have so many trade goods. */
  takesFrom?: { goods: number };
  /** Once for each: planet, token, combat. Else once for the moment. */
  each?: boolean;
  /** The table says how many trade goods: neighbours are not known. */
  asks?: 'neighbours';
  /** Planet cards of which each in a play area is one trade good more. */
  counts?: readonly string[];
  /** The leader is exhausted or purged by it; a planet's own card is exhausted. */
  uses?: 'exhausts' | 'purges';
  /** Its holder undoes its pass with it: the action phase goes on. */
  resumes?: boolean;
  /** What the app cannot see and the table knows: fighting, building, a right guess. */
  onlyIf?: 'built-three-ships' | 'card-there';
  /** The gain after which this one comes. */
  after?: string;
  /** The note that keeps its holder safe from it. */
  shield?: string;
  /** The card that votes were cast with. */
  castWith?: string;
}
