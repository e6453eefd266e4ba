/** Tokens that seats are about to take by following a card: drafts, until they are recorded. */
import type { CommandTokens, Seat } from '$lib/core/game.ts';
import type { KeptDraft } from '$lib/ui/model/draft.svelte.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';

/** Tokens that a seat is about to take by following. */
export interface Taking {
  seat: Seat;
  tokens: CommandTokens;
}

export type FollowDrafts = Readonly<Record<Seat, KeptDraft<CommandTokens | null>>>;

/** The drafts of all seats for one card; null while a seat has opened none. */
export function followDrafts(table: TableModel, card: string): FollowDrafts {
  return Object.fromEntries(
    table.game.seating.map((seat) => [seat, table.draft(`follow-${card}-${seat}`, null)]),
  );
}

/** What those who have not answered are about to take. */
export function takingOf(drafts: FollowDrafts, waiting: readonly Seat[]): Taking[] {
  return waiting.flatMap((seat) => {
    const tokens = drafts[seat]?.value ?? null;
    return tokens === null ? [] : [{ seat, tokens }];
  });
}

/** Forgets what has been recorded. */
export function clearTaken(drafts: FollowDrafts, taken: readonly Taking[]): void {
  for (const { seat } of taken) drafts[seat]?.clear();
}
