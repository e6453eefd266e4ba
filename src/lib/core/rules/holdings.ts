/**
 * Technologies, relics, notes, payments, and breakthroughs with their expedition: LRR 1.2 32, 60, 79;
 * LRR PoK 69-71, 73, 90.
 */
import type { Game, Seat } from '../game.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import { isSpent } from './planets.ts';
import { refusePrerequisites } from './prerequisites.ts';
import { refuseTree } from './technology-tree.ts';
import { refuseAbsent, type Guards, type Rule } from './rule.ts';

/** The faction that alone may own a technology, or null (LRR PoK 90.11). */
function factionOf(ruleset: Ruleset, technology: string): string | null {
  const row = Object.entries(ruleset.factions).find(([, facts]) =>
    facts.technologies.includes(technology),
  );
  return row?.[0] ?? null;
}

/** Command tokens that this player gains wherever others research, or null (SPEC R-REF-07). */
export function tokensForResearch(game: Game, ruleset: Ruleset, seat: Seat): number | null {
  return ruleset.factions[game.players[seat]?.faction ?? '']?.tokensForResearch ?? null;
}

/**
 * May this technology come in? R-REF-04, R-REF-05, R-REF-07: not another faction's, not twice, to some
 * not by research, and by research with its prerequisites.
 */
const refuseTechnology: Rule<'technology.gained'> = (game, event, ruleset) => {
  const { seat, technology } = event;
  const player = game.players[seat];
  if (player?.technologies?.includes(technology)) {
    return refuse('technology-owned', { seat, technology });
  }
  const faction = factionOf(ruleset, technology);
  const copies = player?.traits.includes('copies-technologies') === true;
  const instead = tokensForResearch(game, ruleset, seat);
  if (event.means === 'researched' && instead !== null) {
    return refuse('never-researches', { seat, technology, tokens: instead });
  }
  const foreign = faction !== null && player?.faction != null && faction !== player.faction;
  if (foreign && !copies) return refuse('other-factions-technology', { seat, technology, faction });
  const absent = refuseAbsent(game, seat);
  if (absent || event.means === 'gained') return absent;
  return (
    refuseTree(game, ruleset, seat, technology) ??
    refusePrerequisites(game, ruleset, seat, technology)
  );
};

/** May this technology go? Only one that is owned. R-REF-05. */
const refuseLoseTechnology: Rule<'technology.lost'> = (game, { seat, technology }) => {
  const owned = game.players[seat]?.technologies ?? null;
  return owned !== null && !owned.includes(technology)
    ? refuse('technology-not-owned', { seat, technology })
    : null;
};

/** Who is known to have this relic, or null. */
export function relicHolder(game: Game, relic: string): Seat | null {
  return game.seating.find((seat) => game.players[seat]?.relics?.includes(relic)) ?? null;
}

/** May this relic be gained? R-POK-01, R-POK-03: one card, and a purged one is gone for good. */
const refuseRelic: Rule<'relic.gained'> = (game, { seat, relic, from }) => {
  if (game.purged.includes(relic)) return refuse('card-purged', { relic });
  const holder = relicHolder(game, relic);
  if (holder !== null && (holder === seat || holder !== from)) {
    return refuse('relic-held', { relic, seat: holder });
  }
  return refuseAbsent(game, seat);
};

/** May this relic be purged? R-POK-01, R-POK-03: by who has it, once. */
const refusePurge: Rule<'relic.purged'> = (game, { seat, relic }) => {
  if (game.purged.includes(relic)) return refuse('card-purged', { relic });
  const relics = game.players[seat]?.relics ?? null;
  if (relics !== null && !relics.includes(relic)) return refuse('relic-not-held', { relic, seat });
  const holder = relicHolder(game, relic);
  return holder !== null && holder !== seat ? refuse('relic-held', { relic, seat: holder }) : null;
};

/** May this note lie in this play area? R-TRD-08: no one plays an own note. */
const refuseNote: Rule<'note.placed'> = (game, { seat, owner }) =>
  seat === owner ? refuse('own-note', { seat }) : refuseAbsent(game, seat);

/** May this note go back? R-TRD-08: only one that lies there. */
const refuseReturnNote: Rule<'note.returned'> = (game, event) => {
  const notes = game.players[event.seat]?.notes ?? null;
  const lies = notes?.some(({ note, owner }) => note === event.note && owner === event.owner);
  return notes !== null && !lies ? refuse('note-not-held', { seat: event.seat }) : null;
};

/** May this be paid? R-GEN-05, R-OBJ-11, R-REF-01: in full, with own readied planets. */
const refusePayment: Rule<'payment.made'> = (game, event) => {
  const { seat, planets } = event;
  const player = game.players[seat];
  if (!player) return null;
  const foreign = planets.find((planet) => player.planets?.includes(planet) === false);
  if (foreign !== undefined) return refuse('planet-not-held', { planet: foreign, seat });
  const spent = planets.find((planet, at) => isSpent(game, planet) || planets.indexOf(planet) < at);
  if (spent !== undefined) return refuse('planet-exhausted', { planet: spent });
  const owed: [string, number | null | undefined, number][] = [
    ['goods', player.goods, event.goods],
    ['commodities', player.commodities, event.commodities],
    ['tactic', player.tokens?.tactic, event.tokens.tactic],
    ['fleet', player.tokens?.fleet, event.tokens.fleet],
    ['strategy', player.tokens?.strategy, event.tokens.strategy],
    ['actionCards', player.actionCards, event.actionCards],
    ...Object.entries(event.fragments).map(
      ([kind, count]): [string, number | undefined, number] => [
        kind,
        player.fragments?.[kind as keyof typeof player.fragments],
        count ?? 0,
      ],
    ),
  ];
  const short = owed.find(([, have, cost]) => have != null && have < cost);
  return short ? refuse('below-zero', { seat, balance: short[0] }) : null;
};

/** The guards that its facts ask. */
export const holdingGuards = {
  'technology.gained': ['may gain technology', refuseTechnology],
  'technology.lost': ['may lose technology', refuseLoseTechnology],
  'relic.gained': ['may gain relic', refuseRelic],
  'relic.purged': ['may purge relic', refusePurge],
  'note.placed': ['may place note', refuseNote],
  'note.returned': ['may return note', refuseReturnNote],
  'payment.made': ['may pay', refusePayment],
} as const satisfies Guards;

/** May this breakthrough be gained? R-TE-01: one of each player, once. */
const refuseBreakthrough: Rule<'breakthrough.gained'> = (game, { seat }) =>
  game.players[seat]?.breakthrough
    ? refuse('breakthrough-owned', { seat })
    : refuseAbsent(game, seat);

function refuseNotOwned(game: Game, { seat }: { seat: Seat }): Refusal | null {
  return game.players[seat]?.breakthrough ? null : refuse('breakthrough-not-owned', { seat });
}

/** May this breakthrough be turned, or go? R-TE-01: only one that is owned. */
const refuseTurnBreakthrough: Rule<'breakthrough.turned' | 'breakthrough.lost'> = refuseNotOwned;

/** May this part of the expedition be claimed? R-TE-02: each once. */
const refusePart: Rule<'expedition.claimed'> = (game, { seat, part }) => {
  const holder = game.expedition?.[part];
  return holder ? refuse('part-claimed', { seat: holder }) : refuseAbsent(game, seat);
};

/** The guards that its facts ask. */
export const breakthroughGuards = {
  'breakthrough.gained': ['may gain breakthrough', refuseBreakthrough],
  'breakthrough.turned': ['may turn breakthrough', refuseTurnBreakthrough],
  'breakthrough.lost': ['may turn breakthrough', refuseTurnBreakthrough],
  'expedition.claimed': ['may claim part', refusePart],
} as const satisfies Guards;
