/** The factions of a setup: those that turn into another one in the game start as the first. */
import type { Ruleset } from '$lib/core/ruleset.ts';

/** Ids of the factions that a seat can start with; none while the ruleset is being read. */
export function factionsToChoose(ruleset: Ruleset | null | undefined): string[] {
  return Object.entries(ruleset?.factions ?? {})
    .filter(([, facts]) => facts.startsAs === undefined)
    .map(([id]) => id);
}
