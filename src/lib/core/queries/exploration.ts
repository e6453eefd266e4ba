/** What exploring can bring: to which planet, from which deck, as far as the table tracks it. */
import type { Cards, ExplorationDeck, ExplorationGain } from '../cards.ts';
import { heldPlanet } from '../conditions/held-planet.ts';
import type { Find } from '../commands/arguments.ts';
import type { GameEvent } from '../events.ts';
import type { Game, Player, Seat } from '../game.ts';
import { FRAGMENTS, PLANET_TRAITS, TOKEN_POOLS, type TokenPool } from '../vocabulary.ts';

/** One thing that a card gives; a card that leaves a choice comes as often. */
export interface ExplorationOffer {
  /** The card, or the planet that gives it. */
  cause: string;
  deck: ExplorationDeck | null;
  gain: ExplorationGain;
}

/** Whether there is anything to explore in this game. */
export const explores = (cards: Cards): boolean =>
  Object.values(cards.explorations).some(({ deck }) => deck !== 'frontier');

/** The decks from which a planet is explored. */
function decksOf(game: Game, cards: Cards, planet: string): ExplorationDeck[] {
  if (!explores(cards)) return [];
  const { traits } = heldPlanet(game, cards, planet);
  return PLANET_TRAITS.filter((trait) => traits.has(trait));
}

/** Whether something comes to who takes a planet from no one. */
export const isExplored = (game: Game, cards: Cards, planet: string): boolean =>
  cards.planets[planet]?.givesRelic === true || decksOf(game, cards, planet).length > 0;

/** Whether a player has what is turned into something else, or paid. */
function isPayable({ goods, commodities }: Player, { converts, costs }: ExplorationGain): boolean {
  if (converts !== undefined) return (commodities ?? 0) > 0;
  return costs !== true || (commodities ?? 0) + (goods ?? 0) > 0;
}

/** Whether the table tracks anything of a gain. */
function isTracked(game: Game, cards: Cards, player: Player, gain: ExplorationGain): boolean {
  const { attachment } = gain;
  const counts = (balance: unknown, part: unknown) =>
    part !== undefined && part !== false && balance !== null;
  if (attachment !== undefined) {
    const lies = Object.values(game.planetCards).some((card) =>
      card.attachments.includes(attachment),
    );
    return attachment in cards.attachments && !lies;
  }
  return (
    counts(player.fragments, gain.fragment) ||
    counts(player.goods, gain.goods) ||
    counts(player.tokens, gain.tokens) ||
    counts(player.actionCards, gain.actionCards) ||
    counts(player.secrets, gain.secrets) ||
    counts(player.relics, gain.relic) ||
    counts(
      player.commodities,
      gain.commodities ?? gain.converts ?? gain.replenishes ?? gain.costs,
    ) ||
    (gain.readies === true && game.settings.depth === 'full')
  );
}

/** What stands first: attachments, then fragments, then the rest as the deck has it. */
const RANK = ({ gain }: ExplorationOffer) => {
  if (gain.attachment !== undefined) return 0;
  return gain.fragment !== undefined ? 1 : 2;
};

/** What a seat can find on a planet, or with null in the frontier. */
export function offersAt(
  game: Game,
  cards: Cards,
  seat: Seat,
  planet: string | null,
): ExplorationOffer[] {
  const player = game.players[seat];
  if (!player) return [];
  const decks = planet === null ? ['frontier'] : decksOf(game, cards, planet);
  const printed = Object.entries(cards.explorations)
    .filter(([, { deck }]) => decks.includes(deck))
    .flatMap(([cause, { deck, gives }]) =>
      gives.map((gain): ExplorationOffer => ({ cause, deck, gain })),
    );
  const own: ExplorationOffer[] =
    planet !== null && cards.planets[planet]?.givesRelic
      ? [{ cause: planet, deck: null, gain: { relic: true } }]
      : [];
  return [...own, ...printed]
    .filter(({ gain }) => isTracked(game, cards, player, gain) && isPayable(player, gain))
    .sort((a, b) => RANK(a) - RANK(b));
}

/** Relics that no one is known to have, and that are not out of the game. */
export function relicsLeft(game: Game, cards: Cards): string[] {
  const held = game.seating.flatMap((seat) => game.players[seat]?.relics ?? []);
  return Object.keys(cards.relics).filter(
    (relic) => !held.includes(relic) && !game.purged.includes(relic),
  );
}

/** What the table still has to say of an offer. */
export interface ExplorationDetails {
  pool?: TokenPool;
  relic?: string;
}

/** An offer that was taken, as it is recorded. */
export function findOf(
  game: Game,
  seat: Seat,
  planet: string | null,
  { cause, gain }: ExplorationOffer,
  { pool = 'tactic', relic }: ExplorationDetails = {},
): Find {
  const { attachment, fragment, goods, actionCards, secrets } = gain;
  const commodities = game.players[seat]?.commodities ?? 0;
  const kind = FRAGMENTS.find((one) => one === fragment);
  const pools = Object.fromEntries(
    TOKEN_POOLS.map((one) => [one, one === pool ? (gain.tokens ?? 0) : 0]),
  ) as Record<TokenPool, number>;
  return {
    cause,
    ...(planet === null ? {} : { planet }),
    ...(attachment ? { attachment } : {}),
    ...(kind ? { fragments: { [kind]: 1 } } : {}),
    ...(goods ? { goods } : {}),
    ...(gain.commodities ? { commodities: gain.commodities } : {}),
    ...(gain.converts ? { converts: Math.min(gain.converts, commodities) } : {}),
    ...(gain.replenishes ? { replenishes: true } : {}),
    ...(gain.tokens ? { tokens: pools } : {}),
    ...(actionCards ? { actionCards } : {}),
    ...(secrets ? { secrets } : {}),
    ...(gain.relic && relic ? { relic } : {}),
    ...(gain.readies ? { readies: true } : {}),
    ...(gain.costs
      ? { pays: commodities > 0 ? ('commodities' as const) : ('goods' as const) }
      : {}),
  };
}

/** Planets that a seat took from no one in these facts and holds, and on which nothing was put yet. */
export function explorable(
  game: Game,
  cards: Cards,
  facts: readonly GameEvent[],
  seat: Seat,
): string[] {
  const own = game.players[seat]?.planets ?? [];
  const done = facts.flatMap((fact) => (fact.type === 'attachment.placed' ? [fact.planet] : []));
  const taken = facts.flatMap((fact) =>
    fact.type === 'planet.gained' && fact.seat === seat && fact.from === null ? [fact.planet] : [],
  );
  return [...new Set(taken)].filter(
    (planet) => own.includes(planet) && !done.includes(planet) && isExplored(game, cards, planet),
  );
}
