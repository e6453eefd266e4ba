/** What a faction decides for its seat, by its sheet. */
import type { FactionFacts, Ruleset } from '../ruleset.ts';

const NO_FACTION: FactionFacts = {
  commodities: 3,
  traits: [],
  statusTokens: 2,
  initiativeToken: null,
  freeFollows: [],
  homePlanets: [],
  startingTechnologies: [],
  technologies: [],
};

/** What a faction decides for its seat; without one, the common values. */
export function profileOf(ruleset: Ruleset, faction: string | null) {
  const facts = (faction !== null && ruleset.factions[faction]) || NO_FACTION;
  return {
    faction,
    commodityLimit: facts.commodities,
    traits: facts.traits,
    statusTokens: facts.statusTokens,
    initiativeToken: facts.initiativeToken,
    freeFollows: facts.freeFollows,
    homePlanets: facts.homePlanets,
  };
}
