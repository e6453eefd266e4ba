/** The draft as the arguments of the verb that lays the table. */
import type { SetUpArgs } from '$lib/core/commands/setup.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { SetupDraft } from './draft.ts';
import { goalIn } from './goal.ts';
import { plainName } from './person-name.ts';
import { startingArgs } from './starting-choices.ts';

/**
 * What is recorded for this draft. A seat without a name gets the one of its number; a faction that
 * the rules in play do not have is left open.
 */
export function startArgs(
  draft: SetupDraft,
  ruleset: Ruleset,
  id: string,
  nameOfSeat: (number: number) => string,
): SetUpArgs {
  const { depth, clock, endAfterRound, tokenTotal } = draft;
  const { min, max } = ruleset.players;
  // The screen has said that another number of players is a house setup.
  const house = draft.seats.length < min || draft.seats.length > max;
  const goal = goalIn(draft.goal) ?? ruleset.goals[0] ?? 10;
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
    settings: { goal, depth, clock, endAfterRound, tokenTotal },
    ...(house ? { house } : {}),
  };
}
