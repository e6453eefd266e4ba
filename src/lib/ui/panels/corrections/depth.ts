/** What the table says when more is tracked than before: what most likely lies there. */
import type { CorrectedHoldings } from '$lib/core/events.ts';
import type { Game, Player, Seat } from '$lib/core/game.ts';
import { scoredSecrets } from '$lib/core/points.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { Depth } from '$lib/core/vocabulary.ts';
import type { LikelyHoldings } from '$lib/ui/model/likely-holdings.ts';

export const BALANCE_KEYS = [
  'tactic',
  'fleet',
  'strategy',
  'board',
  'goods',
  'commodities',
  'secrets',
] as const;
export type CountedBalance = (typeof BALANCE_KEYS)[number];
export type CountedBalances = Record<CountedBalance, number>;

/** Whether a depth tracks tokens and goods. */
export const isTracked = (depth: Depth): boolean => depth !== 'essentials';

/** What a seat most likely owns before the table has counted: what it began the game with. */
export function likelyBalances(game: Game, ruleset: Ruleset, player: Player): CountedBalances {
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

/** Seats whose planets and technologies this depth asks for because the table has not said them. */
export function askedAt(game: Game, depth: Depth): Player[] {
  if (!isTracked(depth)) return [];
  return game.seating
    .flatMap((seat) => game.players[seat] ?? [])
    .filter((player) => player.presence !== 'eliminated')
    .filter(({ planets, technologies }) => planets === null || technologies === null);
}

/** Not held by any seat when full depth begins to count it: the table sets it on the sheets. */
function countedAt(depth: Depth, player: Player): CorrectedHoldings {
  if (depth !== 'full') return {};
  return {
    ...(player.actionCards === null ? { actionCards: 0 } : {}),
    ...(player.fragments === null
      ? { fragments: { cultural: 0, hazardous: 0, industrial: 0, unknown: 0 } }
      : {}),
    ...(player.relics === null ? { relics: [] } : {}),
    ...(player.leaders === null ? { leaders: {} } : {}),
    ...(player.notes === null ? { notes: [] } : {}),
  };
}

/** What the table says that each seat owns where it begins to be tracked, as `changeDepth` has it. */
export function saidAt(
  game: Game,
  depth: Depth,
  owned: Record<Seat, LikelyHoldings>,
): Record<Seat, CorrectedHoldings> {
  const rows = Object.values(game.players).map((player): [Seat, CorrectedHoldings] => {
    const { planets = null, technologies = null } = owned[player.seat] ?? {};
    const known = {
      ...(player.planets === null && planets ? { planets } : {}),
      ...(player.technologies === null && technologies ? { technologies } : {}),
    };
    return [player.seat, { ...countedAt(depth, player), ...known }];
  });
  return Object.fromEntries(rows);
}
