/** What the head of a lane shows, and what its small line says: the word for its state, else its time. */
import type { GameView, LaneView } from '$lib/core/queries/game-view.ts';
import { table as words } from '$words/table.ts';

const said = words.state;

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
