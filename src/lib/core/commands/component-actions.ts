/** The verb of a component action with a name, and what is tracked of it (LRR 1.2 21; LRR PoK 22). */
import * as v from 'valibot';
import type { PlayedCard } from '../event-parts.ts';
import type { BalanceChanges, EventOf, GameEvent } from '../events.ts';
import type { Game, Player, Seat } from '../game.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { drawSecretsFacts } from './gains.ts';
import { gainTechnology } from './holdings.ts';

/** What becomes of a card that is played. */
const BECOMES = ['exhausted', 'purged', 'placed'] as const;
export type Becomes = (typeof BECOMES)[number];

/** What of these changes a sheet keeps: a balance that is not tracked stays unknown. */
function kept(player: Player | undefined, changes: BalanceChanges): BalanceChanges {
  const tracked = (key: string) =>
    key === 'tactic' || key === 'fleet' || key === 'strategy'
      ? player?.tokens != null
      : player?.[key as 'board' | 'goods' | 'commodities' | 'actionCards'] != null;
  return Object.fromEntries(
    Object.entries(changes).filter(([key, change]) => change !== 0 && tracked(key)),
  );
}

/** The fact of balances that change by a card, or nothing where none of them is tracked. */
function adjusted(
  game: Game,
  seat: Seat,
  changes: BalanceChanges,
  more: Pick<EventOf<'balance.adjusted'>, 'fragments' | 'cause'>,
): GameEvent[] {
  const player = game.players[seat];
  const moved = kept(player, changes);
  const { cause } = more;
  const fragments = player?.fragments == null ? undefined : more.fragments;
  if (Object.keys(moved).length === 0 && !fragments) return [];
  return [
    {
      type: 'balance.adjusted',
      seat,
      changes: moved,
      ...(fragments ? { fragments } : {}),
      ...(cause ? { cause } : {}),
    },
  ];
}

/** The fact that turns, purges or lays down what is played, where that is tracked. */
function turned(
  game: Game,
  seat: Seat,
  what: PlayedCard,
  becomes: Becomes | undefined,
): GameEvent[] {
  const player = game.players[seat];
  if (what.kind === 'leader' && player?.leaders && becomes && becomes !== 'placed') {
    return [{ type: 'leader.turned', seat, leader: what.leader, state: becomes }];
  }
  if (what.kind === 'breakthrough' && player?.breakthrough && becomes === 'exhausted') {
    return [{ type: 'breakthrough.turned', seat, side: becomes }];
  }
  if (what.kind === 'relic' && player?.relics && becomes === 'purged') {
    return [{ type: 'relic.purged', seat, relic: what.relic }];
  }
  if (what.kind === 'note' && player?.notes && becomes === 'placed') {
    return [{ type: 'note.placed', seat, note: what.note, owner: what.owner }];
  }
  return [];
}

/** Kinds that lie exhausted without a fact of their own. */
const TURNS_BY_ITSELF: readonly PlayedCard['kind'][] = ['technology', 'relic', 'breakthrough'];

/**
 * A component action with what it plays: begun by it, or, where one is under way without a name,
 * named by it. An action card leaves the hand; prices and gains are plain numbers, and what of them
 * is not tracked is left out.
 */
export const playComponent = defineCommand({
  summary:
    'A component action with what it plays: turned, paid and gained as far as it is tracked.',
  args: v.object({
    seat: arg.seat,
    played: arg.played,
    becomes: v.optional(v.picklist(BECOMES)),
    changes: v.optional(arg.fieldsOf('balance.adjusted').entries.changes),
    fragments: v.optional(arg.fragmentChanges),
    /** Another player whose sheet changes by it. */
    other: v.optional(
      v.object({ seat: arg.seat, changes: arg.fieldsOf('balance.adjusted').entries.changes }),
    ),
    /** A technology that is gained. */
    technology: v.optional(arg.id),
    /** Secrets that are drawn. */
    secrets: v.optional(arg.count),
    cause: arg.maybeText,
  }),
  facts: (game, ruleset, args) => {
    const { seat, played: what, becomes, changes = {}, fragments, other, cause } = args;
    const { technology, secrets } = args;
    const hand = what.kind === 'action-card' ? 1 : 0;
    const own = { ...changes, actionCards: (changes.actionCards ?? 0) - hand };
    const because = cause ? { cause } : {};
    const facts = turned(game, seat, what, becomes);
    const exhausts =
      becomes === 'exhausted' && facts.length === 0 && TURNS_BY_ITSELF.includes(what.kind);
    return [
      {
        type: 'component-action.taken',
        seat,
        played: what,
        ...(exhausts ? { exhausts } : {}),
      },
      ...facts,
      ...adjusted(game, seat, own, { ...because, ...(fragments ? { fragments } : {}) }),
      ...(other ? adjusted(game, other.seat, other.changes, because) : []),
      ...(technology ? gainTechnology(game, ruleset, { seat, technology, ...because }) : []),
      ...(secrets ? drawSecretsFacts(game, ruleset, seat, secrets) : []),
    ];
  },
});
export type PlayArgs = v.InferInput<typeof playComponent.args>;

export const componentCommands = { playComponent };
