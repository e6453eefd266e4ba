/** What the head of a lane shows, and what its small line says: the word for its state, else its time. */
import type { GameView, LaneView } from '$lib/core/queries/game-view.ts';
import { table as words } from '$words/table.ts';

const said = words.state;

/** A number of points, which may be below 0. */
export const withSign = (points: number): string => (points < 0 ? '−' : '') + Math.abs(points);

/** The word for a lane's state, or null when there is nothing to say but its time. */
export function laneWord(
  { activity, presence, seat }: LaneView,
  result: GameView['result'],
  card: (id: string) => string,
): string | null {
  if (presence !== 'playing') return said[presence];
  if (result) return result.winners.includes(seat) ? said.winner : null;
  if (!activity) return null;
  switch (activity.kind) {
    case 'strategic':
      return card(activity.card);
    case 'scored':
      return said.scored(activity.objectives);
    case 'barred':
      return said.noVote;
    default:
      return said[activity.kind];
  }
}

/** A tile at the head of a lane. */
export interface LaneTile {
  number: number | string;
  state: 'readied' | 'exhausted' | 'open' | 'token' | 'place';
}

/** The tiles at the head of a lane: cards and token, or its `place` in the vote or at the end. */
export function laneTiles(lane: LaneView, place: number | null): LaneTile[] {
  const { cards, initiativeToken, picksLeft, presence } = lane;
  if (place !== null) return presence === 'playing' ? [{ number: place, state: 'place' }] : [];
  const token: LaneTile[] =
    initiativeToken === null ? [] : [{ number: initiativeToken, state: 'token' }];
  const held = cards.map(({ initiative, exhausted }): LaneTile => ({
    number: initiative,
    state: exhausted ? 'exhausted' : 'readied',
  }));
  const open = Array.from({ length: picksLeft }, (): LaneTile => ({ number: '', state: 'open' }));
  return [...token, ...held, ...open];
}

/** So many letters of a person's name are always seen. */
export const LETTERS = 6;
/** Width of one letter of the small line (px), and of a smaller one in a tight sheet. */
const LETTER = 7.4;
const TIGHT_LETTER = 6.5;
/** Air around it, and the dot between person and state (px). */
const AIR = 33;

/**
 * What is said of a lane beside the person, longest first, in a column of so many px. The person comes
 * first: null where six letters of it leave no room.
 */
export function besidePerson(
  texts: readonly (string | null)[],
  person: string,
  room: number,
  tight: boolean,
): string | null {
  const letters = (room - AIR) / (tight ? TIGHT_LETTER : LETTER);
  const left = letters - Math.min(LETTERS, person.length);
  return texts.find((text) => text !== null && text.length <= left) ?? null;
}

/** Letters that tell an objective from those beside it: of its great words, or of its only one. */
export function initials(name: string): string {
  const great = name.split(/\s+/u).filter((word) => /^\p{Lu}/u.test(word));
  return great.length > 1 ? great.map((word) => word.charAt(0)).join('') : name.slice(0, 2);
}
