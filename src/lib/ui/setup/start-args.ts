/** The draft as the arguments of the verb that lays the table. */
import type { SetUpArgs } from '$lib/core/commands/setup.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { Setup, SetupDraft } from './draft.ts';
import { settingsOfHouse } from './house.ts';
import { plainName } from './person-name.ts';
import { startingArgs } from './starting-choices.ts';

/**
 * What is recorded for this draft. A seat without a name gets the one of its number; a faction that
 * the rules in play do not have is left open. `setup` is the one that the rules are of.
 */
export function startArgs(
  draft: SetupDraft,
  ruleset: Ruleset,
  id: string,
  nameOfSeat: (number: number) => string,
  setup: Setup | null = null,
): SetUpArgs {
  const { min, max } = ruleset.players;
  // The screen has said that another number of players is a house setup.
  const house = draft.seats.length < min || draft.seats.length > max;
  return {
    id,
    expansions: [...ruleset.expansions],
    seats: draft.seats.map((seat, i) => ({
      name: plainName(seat.name) || nameOfSeat(i + 1),
      faction: seat.faction !== null && ruleset.factions[seat.faction] ? seat.faction : null,
      colour: seat.colour,
      ...startingArgs(seat, ruleset),
    })),
    speaker: Math.max(
      0,
      draft.seats.findIndex((seat) => seat.key === draft.speaker),
    ),
    objectives: draft.opening.flatMap((card) => (card ? [{ ...card }] : [])),
    settings: settingsOfHouse(draft, ruleset, setup),
    ...(house ? { house } : {}),
  };
}
