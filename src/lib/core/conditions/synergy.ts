/** Breakthroughs that let a technology count as either of two colours. */
import type { Seat } from '../game.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../vocabulary.ts';
import { holdingsAt, type KnownTable } from './holdings.ts';
import { answerTo, askBreakthrough } from './question.ts';
import type { Question } from './verdict.ts';

export type ColourPair = readonly [TechnologyColour, TechnologyColour];

/** Pairs of colours that count together: for certain, and at most; null is no pair. */
export interface Synergy {
  sure: ColourPair | null;
  possible: (ColourPair | null)[];
  question: Question | null;
}

const NONE: Synergy = { sure: null, possible: [null], question: null };
const EVERY_PAIR = TECHNOLOGY_COLOURS.flatMap((one, at) =>
  TECHNOLOGY_COLOURS.slice(at + 1).map((other): ColourPair => [one, other]),
);

/** Whether these boxes have breakthroughs at all. */
const hasBreakthroughs = ({ cards }: KnownTable): boolean =>
  Object.values(cards.factions).some(({ synergy }) => synergy !== null);

/** The synergy of a seat; owning the breakthrough is not tracked, only what the table says. */
export function synergyOf(table: KnownTable, seat: Seat): Synergy {
  const { faction } = holdingsAt(table, seat).player;
  const row = faction === null ? undefined : table.cards.factions[faction];
  if (!row && !hasBreakthroughs(table)) return NONE;
  if (!row) return { sure: null, possible: [null, ...EVERY_PAIR], question: null };
  if (row.synergy === null) return NONE;
  const question = askBreakthrough(seat, row.synergy);
  const answer = answerTo(table.game, question);
  if (answer === null) return { sure: null, possible: [null, row.synergy], question };
  const pair = answer ? row.synergy : null;
  return { sure: pair, possible: [pair], question: null };
}
