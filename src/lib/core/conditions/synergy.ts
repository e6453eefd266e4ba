/** Breakthroughs that let a technology count as either of two colours. */
import type { Seat } from '../game.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../vocabulary.ts';
import { ownsBreakthrough, saidTo } from './breakthroughs.ts';
import { mayHold } from './extra-means.ts';
import { holdingsAt, type KnownTable } from './holdings.ts';
import { askBreakthrough } from './question.ts';
import { known, type Truth } from './truth.ts';
import type { Question } from './verdict.ts';

export type ColourPair = readonly [TechnologyColour, TechnologyColour];
/** Colours that count together: two, all of them, or none. */
export type JoinedColours = ColourPair | 'all' | null;

/** Pairs of colours that count together: for certain, and at most; null is no pair. */
export interface Synergy {
  sure: JoinedColours;
  possible: JoinedColours[];
  question: Question | null;
}

/** The colours for which something of these colours counts, where some count together. */
export function joinedColours(
  colours: readonly TechnologyColour[] | null,
  joined: JoinedColours,
): readonly TechnologyColour[] | null {
  if (joined === null || colours === null || colours.length === 0) return colours;
  if (joined === 'all') return TECHNOLOGY_COLOURS;
  const meets = colours.some((colour) => joined.includes(colour));
  return meets ? [...new Set([...colours, ...joined])] : colours;
}

const NONE: Synergy = { sure: null, possible: [null], question: null };
const EVERY_PAIR = TECHNOLOGY_COLOURS.flatMap((one, at) =>
  TECHNOLOGY_COLOURS.slice(at + 1).map((other): ColourPair => [one, other]),
);

/** Whether these boxes have breakthroughs at all. */
const hasBreakthroughs = ({ cards }: KnownTable): boolean =>
  Object.values(cards.factions).some(({ synergy }) => synergy !== null);

/** Whether a relic of the seat joins all colours: known where relics are tracked. */
function joinsAll(table: KnownTable, seat: Seat): Truth {
  const { relics } = holdingsAt(table, seat).player;
  const joining = Object.keys(table.cards.relics).filter(
    (id) => table.cards.relics[id]?.joinsColours,
  );
  if (relics !== null) return known(joining.some((id) => relics.includes(id)));
  return joining.some((id) => mayHold(table, seat, id)) ? 'ask' : 'no';
}

/** The synergy of a seat, of its breakthrough and of a relic that joins all colours. */
export function synergyOf(table: KnownTable, seat: Seat): Synergy {
  const all = joinsAll(table, seat);
  if (all === 'yes') return { sure: 'all', possible: ['all'], question: null };
  const found = ofBreakthrough(table, seat);
  return all === 'no' ? found : { ...found, possible: [...found.possible, 'all'] };
}

/**
 * What the breakthrough of a seat joins. One that became another card is asked about: no source
 * says whether it still does.
 */
function ofBreakthrough(table: KnownTable, seat: Seat): Synergy {
  const { faction, breakthrough } = holdingsAt(table, seat).player;
  const row = faction === null ? undefined : table.cards.factions[faction];
  if (!row && !hasBreakthroughs(table)) return NONE;
  if (row?.synergy === null) return NONE;
  if (!row) {
    const owned = ownsBreakthrough(table.game, seat);
    return owned === 'no' ? NONE : { ...NONE, possible: [null, ...EVERY_PAIR] };
  }
  const question = askBreakthrough(seat, row.synergy);
  const joins =
    breakthrough === 'flipped' ? saidTo(table.game, question) : ownsBreakthrough(table.game, seat);
  if (joins === 'ask') return { sure: null, possible: [null, row.synergy], question };
  const pair = joins === 'yes' ? row.synergy : null;
  return { sure: pair, possible: [pair], question: null };
}
