/** What a faction decides for its seat, by its sheet. */
import { effectsOf } from '../card-offers.ts';
import { NO_FACTION } from '../rules/typed-ruleset.ts';
import type { Ruleset } from '../ruleset.ts';

/** Strategy cards whose secondary never costs this faction a token (R-SACT-10). */
const freeFollows = ({ cards }: Ruleset, faction: string | null): string[] =>
  effectsOf(cards, 'token')
    .filter((row) => row.always && row.faction === faction)
    .flatMap(({ follows = [] }) => follows);

/** What a faction decides for its seat; without one, the common values. `less` tokens in a status phase. */
export function profileOf(ruleset: Ruleset, faction: string | null, less = 0) {
  const facts = (faction !== null && ruleset.factions[faction]) || NO_FACTION;
  return {
    faction,
    commodityLimit: facts.commodities,
    traits: facts.traits,
    statusTokens: facts.statusTokens - less,
    initiativeToken: facts.initiativeToken,
    freeFollows: freeFollows(ruleset, faction),
    homePlanets: facts.homePlanets,
  };
}
