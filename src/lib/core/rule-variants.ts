/**
 * The variants of a rule that a ruleset may choose, by name. A command writes the names into the
 * game when it is created, so that chart and changes read the game alone.
 */

/** Which way "clockwise" goes round the table: picks, secondaries, votes, ties. */
export const DIRECTIONS = ['clockwise', 'counter-clockwise'] as const;

/** In which order the score step asks: by initiative, or from the speaker on. */
export const SCORING_ORDERS = ['initiative', 'from-speaker'] as const;

/**
 * When a seat at the goal wins in the score step: once everyone before it has answered, or once
 * everyone has. Elsewhere it wins at once.
 */
export const ENDINGS = ['in-turn', 'after-scoring'] as const;

/** Who wins: the first of them in the order that breaks ties, or everyone with the most points. */
export const VICTORIES = ['first-in-order', 'most-points'] as const;

/** While what a seat's total is changed, beside the lines of its ledger. */
export const TOTAL_CONDITIONS = ['home-missing'] as const;

export interface TotalChange {
  /** `home-missing`: as long as planets of the home system are missing. */
  while: (typeof TOTAL_CONDITIONS)[number];
  points: number;
}

export interface RuleVariants {
  direction: (typeof DIRECTIONS)[number];
  scoring: (typeof SCORING_ORDERS)[number];
  ending: (typeof ENDINGS)[number];
  victory: (typeof VICTORIES)[number];
  totals: readonly TotalChange[];
}

/** The variants of a game that names none of its own (LRR PoK 81.1, 84.1, 98.7). */
export const STANDARD: RuleVariants = {
  direction: 'clockwise',
  scoring: 'initiative',
  ending: 'in-turn',
  victory: 'first-in-order',
  totals: [],
};
