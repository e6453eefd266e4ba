/** What a change on the command sheet would record: numbers only, no table and no screen. */
import type { EventOf } from '$lib/core/events.ts';
import type { Player } from '$lib/core/game.ts';
import { TOKEN_POOLS } from '$lib/core/vocabulary.ts';

/** The balances that the sheet changes, in the order in which they are shown. */
export const KEYS = ['tactic', 'fleet', 'strategy', 'board', 'goods', 'commodities'] as const;
export type BalanceKey = (typeof KEYS)[number];
export type BalanceEdits = Partial<Record<BalanceKey, number>>;

/** Balances that become known together. */
export const GROUPS = {
  tokens: ['tactic', 'fleet', 'strategy', 'board'],
  goods: ['goods'],
  commodities: ['commodities'],
} as const satisfies Record<string, readonly BalanceKey[]>;
export type BalanceGroup = keyof typeof GROUPS;

/** A change that is not recorded yet. */
export interface BalanceDraft {
  changes: BalanceEdits;
  /** True when the sheet was wrong, so that no rule is asked. */
  mistake: boolean;
  /** Groups that were unknown and are being entered. */
  entered: BalanceGroup[];
  cause: string | null;
  note: string;
}

export const EMPTY: BalanceDraft = {
  changes: {},
  mistake: false,
  entered: [],
  cause: null,
  note: '',
};

/** A balance as recorded; null when unknown. */
export function balanceOf(player: Player, key: BalanceKey): number | null {
  if (key === 'tactic' || key === 'fleet' || key === 'strategy')
    return player.tokens?.[key] ?? null;
  return player[key];
}

/** Whether every balance of a group is known. */
export function isKnown(player: Player, group: BalanceGroup): boolean {
  return GROUPS[group].every((key) => balanceOf(player, key) !== null);
}

/** The changes that are not zero. */
export function changesOf(draft: BalanceDraft): EventOf<'balance.adjusted'>['changes'] {
  const rows = KEYS.map((key) => [key, draft.changes[key] ?? 0] as const);
  return Object.fromEntries(rows.filter(([, change]) => change !== 0));
}

/** What a correction sets: changed balances, and all of a group that becomes known. */
export function balancesOf(
  player: Player,
  draft: BalanceDraft,
): EventOf<'balance.corrected'>['balances'] {
  const entered = new Set<BalanceKey>(draft.entered.flatMap((group) => [...GROUPS[group]]));
  const rows = KEYS.filter((key) => entered.has(key) || (draft.changes[key] ?? 0) !== 0);
  return Object.fromEntries(
    rows.map((key) => [
      key,
      Math.max(0, (balanceOf(player, key) ?? 0) + (draft.changes[key] ?? 0)),
    ]),
  );
}

/** Tokens that the draft takes from reinforcements. */
export function tokensTaken({ changes }: BalanceDraft): number {
  return [...TOKEN_POOLS, 'board' as const].reduce((sum, key) => sum + (changes[key] ?? 0), 0);
}
