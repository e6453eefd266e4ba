/** What the factions at this table choose before the first round, and what of it is recorded. */
import type { Cards } from '$lib/core/cards.ts';
import type { SeatSetup } from '$lib/core/commands/setup.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { SeatDraft, StartingDraft } from './draft.ts';

export interface StartingQuestion {
  seat: SeatDraft;
  faction: string;
  /** Technologies to choose; 0 where there is no choice. */
  count: number;
  /** Factions whose home system may be used and that nobody plays. */
  homes: string[];
  chosen: StartingDraft;
}

/** What a seat has chosen for the faction that it has now. */
export function chosenBy({ faction, starting }: SeatDraft): StartingDraft | null {
  return starting && starting.faction === faction ? starting : null;
}

/** The seats that have something to choose. */
export function startingQuestions(seats: readonly SeatDraft[], cards: Cards): StartingQuestion[] {
  return seats.flatMap((seat) => {
    const { faction } = seat;
    const row = faction === null ? undefined : cards.factions[faction];
    if (faction === null || !row) return [];
    const homes = row.homeChoice.filter((home) => seats.every((other) => other.faction !== home));
    const count = row.choice?.count ?? 0;
    if (count === 0 && homes.length === 0) return [];
    const chosen = chosenBy(seat) ?? { faction, technologies: [], home: null };
    return [{ seat, faction, count, homes, chosen }];
  });
}

/** What the verb that lays the table is told; what was left open is left out. */
export function startingArgs(
  seat: SeatDraft,
  ruleset: Ruleset,
): Pick<SeatSetup, 'technologies' | 'homePlanets'> {
  const chosen = chosenBy(seat);
  if (!chosen || !ruleset.factions[chosen.faction]) return {};
  const home = chosen.home === null ? undefined : ruleset.factions[chosen.home]?.homePlanets;
  return {
    ...(chosen.technologies.length > 0 ? { technologies: [...chosen.technologies] } : {}),
    ...(home ? { homePlanets: [...home] } : {}),
  };
}
