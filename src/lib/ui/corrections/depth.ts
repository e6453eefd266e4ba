/** Changing how much is tracked: raised, the table says what lies there; lowered, it is unknown. */
import type { Command } from '$lib/core/commands/command.ts';
import { changeSettings, correctBalances } from '$lib/core/commands/corrections.ts';
import type { EventOf } from '$lib/core/events.ts';
import type { Game, Player, Seat } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { scoredSecrets } from '$lib/core/points.ts';
import type { Depth } from '$lib/core/vocabulary.ts';

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

/** The depth and everybody's balances in one act; null balances are unknown. */
export const changeDepth: Command<{
  depth: Depth;
  balances: Record<Seat, Balances> | null;
  note?: string | undefined;
}> = (game, ruleset, { depth, balances, note }) => {
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
  ];
};
