/** Where the time went: by person and phase, and the turns that took longest. */
import type { Game, Seat } from '../../game.ts';
import { longestTurns } from '../time/longest-turns.ts';
import type { Ledger } from '../time/ledger.ts';
import { settledTimes } from '../time/times.ts';
import type { LongTurn, Place, TimeStory } from './story.ts';
import { placesOf, type ToldLine } from './walk.ts';

/** Less play than this (ms) is no evening, and a shorter turn is not long. */
const MINUTE = 60_000;
/** How many turns are told. */
const MOST = 3;

/** Where the time went; null where clocks are off, or no minute was played. */
export function timeOf(game: Game, ledger: Ledger | null): TimeStory | null {
  if (!ledger || game.settings.clock === 'off') return null;
  const { game: play, held, seats } = settledTimes(ledger);
  if (play < MINUTE) return null;
  const { over: _, ...table } = held.table;
  return {
    play,
    seats: game.seating.map((seat) => ({
      seat,
      ms: seats[seat] ?? 0,
      phases: held.seats[seat] ?? {},
    })),
    table,
    breaks: held.breaks,
    nobody: held.nobody,
  };
}

/** The last act of a turn that is on the line. */
function turnEnd(
  { past }: ToldLine,
  places: readonly Place[],
  turn: { seat: Seat; round: number; nth: number },
): Place | undefined {
  const index = places.findLastIndex((_, i) => {
    const from = past.positions[i - 1];
    return (
      from?.phase === 'action' &&
      from.round === turn.round &&
      from.turnNumber === turn.nth &&
      from.activeSeat === turn.seat
    );
  });
  return places[index];
}

/** The longest turns of the action phase that are on the line; null where none took a minute. */
export function turnsOf(told: ToldLine, game: Game, ledger: Ledger | null): LongTurn[] | null {
  if (!ledger || game.settings.clock === 'off') return null;
  const places = placesOf(told);
  const turns = longestTurns(ledger, Infinity).flatMap(({ seat, round, nth, ms }): LongTurn[] => {
    if (seat === null || ms < MINUTE) return [];
    const at = turnEnd(told, places, { seat, round, nth });
    return at ? [{ ...at, seat, ms }] : [];
  });
  return turns.length > 0 ? turns.slice(0, MOST) : null;
}
