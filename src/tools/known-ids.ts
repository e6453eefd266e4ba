/** The ids of the boxes in play, for commands that come from outside. */
import type { PlayedKind } from '$lib/core/card-effects.ts';
import { effectsOf } from '$lib/core/card-offers.ts';
import type { Cards } from '$lib/core/cards.ts';
import type { KnownIds } from '$lib/core/commands/known-ids.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';

const idsOf = (...tables: object[]) => new Set(tables.flatMap((table) => Object.keys(table)));

/** What can be played of a kind, by its ids. */
const playedIds = (cards: Cards, kind: PlayedKind) =>
  effectsOf(cards, 'play')
    .filter(({ card }) => card === kind)
    .map(({ id }) => id);

/** Every card of these boxes by what it is. */
export function knownIdsOf(expansions: Ruleset['expansions']): KnownIds {
  const ruleset = rulesetOf(expansions);
  const { cards } = ruleset;
  const played = (kind: PlayedKind) => new Set(playedIds(cards, kind));
  return {
    'action card': played('action-card'),
    ability: played('ability'),
    agenda: idsOf(ruleset.agendas),
    attachment: idsOf(cards.attachments),
    box: new Set(ruleset.boxes),
    breakthrough: played('breakthrough'),
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
