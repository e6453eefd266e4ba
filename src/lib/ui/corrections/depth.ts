/** Changing how much is tracked: raised, the table says what lies there; lowered, it is unknown. */
import type { Command } from '$lib/core/commands/command.ts';
import { changeSettings, correctBalances } from '$lib/core/commands/corrections.ts';
import { correctHoldings } from '$lib/core/commands/holdings.ts';
import type { EventOf, GameEvent } from '$lib/core/events.ts';
import type { Game, Player, Seat } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { scoredSecrets } from '$lib/core/points.ts';
import type { Depth } from '$lib/core/vocabulary.ts';
import { trackOwned, type Owned } from '$lib/ui/planets/likely-holdings.ts';
import { countedAt, forgottenAt } from '$lib/ui/table/depth-holdings.ts';

export const BALANCE_KEYS = [
  'tactic',
  'fleet',
  'strategy',
  'board',
  'goods',
  'commodities',
  'secrets',
] as const;
export type Balance = (typeof BALANCE_KEYS)[number];
export type Balances = Record<Balance, number>;

/** Whether a depth tracks tokens and goods. */
export const isTracked = (depth: Depth): boolean => depth !== 'essentials';

/** What a seat most likely owns when nobody has counted yet: the start of a game. */
export function likelyBalances(game: Game, ruleset: Ruleset, player: Player): Balances {
  const { start } = ruleset.tokens;
  const spare = game.settings.secretLimit - scoredSecrets(game, player.seat).length;
  return {
    tactic: player.tokens?.tactic ?? start.tactic,
    fleet: player.tokens?.fleet ?? start.fleet,
    strategy: player.tokens?.strategy ?? start.strategy,
    board: player.board ?? 0,
    goods: player.goods ?? 0,
    commodities: player.commodities ?? 0,
    secrets: player.secrets ?? Math.max(0, Math.min(1, spare)),
  };
}

/** Seats whose planets and technologies this depth asks for, since nobody has said them yet. */
export function askedAt(game: Game, depth: Depth): Player[] {
  if (!isTracked(depth)) return [];
  return game.seating
    .flatMap((seat) => game.players[seat] ?? [])
    .filter((player) => player.presence !== 'eliminated')
    .filter(({ planets, technologies }) => planets === null || technologies === null);
}

/** What a seat owns from now on, as far as this depth tracks it. */
function holdingFacts(
  game: Game,
  ruleset: Ruleset,
  player: Player,
  depth: Depth,
  owned: Owned | undefined,
): GameEvent[] {
  const { seat, planets, technologies } = player;
  const rest = { ...forgottenAt(depth, player), ...countedAt(depth, player) };
  const known = {
    ...(planets === null && owned?.planets ? { planets: owned.planets } : {}),
    ...(technologies === null && owned?.technologies ? { technologies: owned.technologies } : {}),
  };
  if (isTracked(depth) && Object.keys(known).length > 0) {
    return trackOwned(game, ruleset, { seat, holdings: { ...rest, ...known } });
  }
  const any = Object.keys(rest).length > 0;
  return any ? correctHoldings(game, ruleset, { seat, holdings: rest }) : [];
}

/** The depth, everybody's balances and what everybody owns in one act; null is unknown. */
export const changeDepth: Command<{
  depth: Depth;
  balances: Record<Seat, Balances> | null;
  /** Planets and technologies of seats of which they are not known yet. */
  owned?: Record<Seat, Owned> | undefined;
  note?: string | undefined;
}> = (game, ruleset, { depth, balances, owned, note }) => {
  const raised = isTracked(depth);
  const unknown = Object.fromEntries(BALANCE_KEYS.map((key) => [key, null]));
  const sets: EventOf<'balance.corrected'>['balances'][] = [];
  const seats = isTracked(game.settings.depth) === raised ? [] : game.seating;
  for (const seat of seats) sets.push(raised ? (balances?.[seat] ?? {}) : unknown);
  return [
    ...changeSettings(game, ruleset, { settings: { depth }, note }),
    ...seats.flatMap((seat, i) =>
      correctBalances(game, ruleset, { seat, balances: sets[i] ?? {} }),
    ),
    ...Object.values(game.players).flatMap((player) =>
      holdingFacts(game, ruleset, player, depth, owned?.[player.seat]),
    ),
  ];
};
