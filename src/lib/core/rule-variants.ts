/**
 * The variants of a rule that a ruleset may choose, by name. A command writes the names into the
 * game when it is created, so that chart and changes read the game alone.
 */

/** Which way "clockwise" goes round the table: picks, secondaries, votes, ties. */
export const DIRECTIONS = ['clockwise', 'counter-clockwise'] as const;

/** In which order the score step asks: by initiative, from the speaker on, or in any order. */
export const SCORING_ORDERS = ['initiative', 'from-speaker', 'any-order'] as const;

/**
 * When a seat at the goal wins in the score step: once everyone before it has answered, or once
 * everyone has. Elsewhere it wins at once; `after-claims`: but in the rest of the status phase, where who
 * comes to the goal waits for the next score step.
 */
export const ENDINGS = ['in-turn', 'after-scoring', 'after-claims'] as const;

/** Who wins: the first of them in the order that breaks ties, or everyone with the most points. */
export const VICTORIES = ['first-in-order', 'most-points'] as const;

/** Who of those with the most points wins: all of them, or those with the most planets outside home. */
export const TIES = ['shared', 'planets-outside-home'] as const;

/**
 * How low a total is shown: a marker stays on the track, at 0; a total may be negative; or none falls
 * below 0, nor below the number of the standing objectives that its seat holds.
 */
export const FLOORS = ['track', 'none', 'standing'] as const;

/** What the goods on an unchosen card become for who takes it: goods, or goods and command tokens. */
export const BONUSES = ['goods', 'goods-or-tokens'] as const;

/**
 * When objectives of stage II are turned up and scored: once those of stage I are all revealed; or they
 * lie open from the start, and are scored once as many of stage I lie open as the goal has points.
 */
export const SECOND_STAGES = ['in-turn', 'at-goal'] as const;

/** How votes of one sitting are given: for each agenda anew, or shared out among all of its agendas. */
export const BALLOTS = ['each', 'shared'] as const;

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
  ties: (typeof TIES)[number];
  floor: (typeof FLOORS)[number];
  bonus: (typeof BONUSES)[number];
  secondStage: (typeof SECOND_STAGES)[number];
  ballots: (typeof BALLOTS)[number];
}

/** The variants of a game that names none of its own (LRR PoK 81.1, 84.1, 98.7). */
export const STANDARD: RuleVariants = {
  direction: 'clockwise',
  scoring: 'initiative',
  ending: 'in-turn',
  victory: 'first-in-order',
  totals: [],
  ties: 'shared',
  floor: 'track',
  bonus: 'goods',
  secondStage: 'in-turn',
  ballots: 'each',
};
