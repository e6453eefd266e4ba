/** Agendas that lie open for a council: each under the flag of its player, and those off the deck. */
import type { Seat } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { council as words } from '$words/council.ts';

export interface Flag {
  /** Id of the seat, or `deck-1` and so on. */
  by: string;
  /** Null where it came off the deck. */
  seat: Seat | null;
  /** Which card off the deck it is, from 1; 0 for that of a player. */
  number: number;
}

/** The flags of these players; cards off the deck make up what a council needs at least. */
export function flagsOf(seats: readonly Seat[], ruleset: Pick<Ruleset, 'agendaOpeners'>): Flag[] {
  const least = Math.max(
    0,
    ...Object.values(ruleset.agendaOpeners).map(({ agendas }) => agendas ?? 0),
  );
  const added = Math.max(0, least - seats.length);
  return [
    ...seats.map((seat) => ({ by: seat as string, seat, number: 0 })),
    ...Array.from({ length: added }, (_, i) => ({
      by: `deck-${i + 1}`,
      seat: null,
      number: i + 1,
    })),
  ];
}

/** Whose flag it is, in words. */
export const nameOfFlag = (model: GameModel, { seat, number }: Flag): string =>
  seat ? model.nameOf(seat) : words.agendas.added(number);
