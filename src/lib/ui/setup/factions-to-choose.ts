/** The factions of a setup: those that turn into another one in the game start as the first. */
import type { Ruleset } from '$lib/core/ruleset.ts';

/** Ids of the factions that a seat can start with. */
export function factionsToChoose(ruleset: Ruleset): string[] {
  return Object.entries(ruleset.factions)
    .filter(([, facts]) => facts.startsAs === undefined)
    .map(([id]) => id);
}

/** The faction with which a seat starts that played this one, or null where it is not in play. */
export function startOf(ruleset: Ruleset, faction: string): string | null {
  const facts = ruleset.factions[faction];
  return facts ? (facts.startsAs ?? faction) : null;
}
