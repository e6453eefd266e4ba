/** The ids of the boxes in play, for commands that come from outside. */
import type { KnownIds } from '$lib/core/commands/known-ids.ts';
import { cardsOf } from './cards.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';

const idsOf = (...tables: object[]) => new Set(tables.flatMap((table) => Object.keys(table)));

/** Every card of these boxes by what it is. */
export function knownIdsOf(expansions: Ruleset['expansions']): KnownIds {
  const ruleset = rulesetOf(expansions);
  const cards = cardsOf(expansions);
  return {
    agenda: idsOf(ruleset.agendas),
    attachment: idsOf(cards.attachments),
    box: new Set(ruleset.boxes),
    faction: idsOf(ruleset.factions),
    leader: idsOf(cards.leaders),
    note: idsOf(cards.notes),
    objective: idsOf(ruleset.objectives),
    planet: idsOf(cards.planets),
    relic: idsOf(cards.relics),
    rider: idsOf(ruleset.riders),
    'strategy card': idsOf(ruleset.strategyCards),
    technology: idsOf(cards.technologies),
  };
}
