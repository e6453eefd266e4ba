/**
 * What may be recorded whatever the step, in groups with the reason for each. Everything else is
 * handled where it belongs (`steps/`, `phases.ts`); the rule behind a guard still knows when a fact of
 * these is early or late, and the table may record it anyway.
 *
 * Some do not move the game: they change nothing that the step, the active seat, the clocks or a
 * branch of the chart depend on. So they may come and go anywhere in a line, and the position after every
 * other fact stays the same.
 */
import type { EventType } from '../events.ts';

/** It leaves the game standing in every game: what a player owns, owes, pays and says. */
const STILL = 'still';
/** It does as long as no one can come to the goal: it changes totals, and nothing else of it. */
const STILL_BELOW_GOAL = 'still below the goal';
const MOVES = 'moves';

type AnyTimeRow = {
  readonly [T in EventType]?: typeof STILL | typeof STILL_BELOW_GOAL | typeof MOVES;
};

/** The table puts right what was recorded: a mistake is noticed whenever it is noticed. */
const PUT_RIGHT = {
  'seating.corrected': MOVES,
  'speaker.corrected': MOVES,
  'player.corrected': MOVES,
  'balance.corrected': STILL,
  'holdings.corrected': STILL_BELOW_GOAL,
  'planet-card.corrected': STILL,
  'strategy-card.corrected': MOVES,
  'points.corrected': STILL_BELOW_GOAL,
  'objective.corrected': MOVES,
  'custodians.corrected': MOVES,
  'expedition.corrected': STILL,
  'law.corrected': STILL,
} satisfies AnyTimeRow;

/** People come and go, and the table changes what it plays, when life wants it. */
const PEOPLE = {
  'settings.changed': MOVES,
  'player.eliminated': MOVES,
  'player.left': MOVES,
  'player.returned': MOVES,
} satisfies AnyTimeRow;

/** Cards and abilities give, take and turn things in any window, by their own text. */
const CARDS = {
  'tokens.gained': STILL,
  'tokens.placed': STILL,
  'token.taken-back': STILL,
  'token.captured': STILL,
  'token.released': STILL,
  'status-tokens.set': STILL,
  'goods.gained': STILL,
  'commodities.replenished': STILL,
  'balance.adjusted': STILL,
  'initiative-token.given': MOVES,
  'initiative-token.returned': MOVES,
  'planets.turned': STILL,
  'attachment.placed': STILL,
  'attachment.removed': STILL,
  'technology.gained': STILL,
  'technology.lost': STILL,
  'relic.gained': STILL,
  'relic.purged': STILL,
  'breakthrough.gained': STILL,
  'breakthrough.turned': STILL,
  'breakthrough.lost': STILL,
  'expedition.claimed': STILL,
  'leader.turned': STILL,
  'note.placed': STILL,
  'note.returned': STILL,
  'objective.published': MOVES,
  'secret.drawn': STILL,
  'secret.returned': STILL,
  'speaker.chosen': MOVES,
  'direction.turned': MOVES,
  'strategy-card.drawn': MOVES,
  'law.discarded': STILL,
  'law.moved': STILL,
} satisfies AnyTimeRow;

/** Control follows units, which the app does not see move. */
const CONTROL = {
  'planet.gained': STILL,
  'planet.lost': STILL,
  'home.changed': STILL_BELOW_GOAL,
  'mecatol.taken': STILL,
  'custodians.taken': MOVES,
} satisfies AnyTimeRow;

/** What was agreed, paid or said is recorded when it comes up. */
const SAID = {
  'transaction.made': STILL,
  'deal.noted': STILL,
  'deal.settled': STILL,
  'agreement.opened': STILL,
  'agreements.filled': STILL,
  'agreements.collected': STILL,
  'agreement.broken': STILL,
  'support.given': STILL_BELOW_GOAL,
  'support.returned': STILL_BELOW_GOAL,
  'secondary.settled': STILL,
  'payment.made': STILL,
  'condition.attested': STILL,
} satisfies AnyTimeRow;

/** A point that was forgotten counts once the table remembers it. */
const POINTS = {
  'objective.scored': STILL_BELOW_GOAL,
  'points.scored': STILL_BELOW_GOAL,
} satisfies AnyTimeRow;

/** What is handled at any time, and whether it leaves the game standing where it stood. */
export const ANY_TIME: AnyTimeRow = {
  ...PUT_RIGHT,
  ...PEOPLE,
  ...CARDS,
  ...CONTROL,
  ...SAID,
  ...POINTS,
};

/** Whether a fact of this type leaves the game standing where it stood, whatever the points are. */
export const isStill = (type: EventType): boolean => ANY_TIME[type] === STILL;

/** Whether it does as long as no one can come to the goal. */
export const isStillBelowGoal = (type: EventType): boolean => ANY_TIME[type] === STILL_BELOW_GOAL;
