/** Verbs that one tap joins: what the table does in one breath is one step of the record. */
import type { Command } from '$lib/core/commands/command.ts';
import {
  playStrategyCard,
  resolvePrimary,
  type PrimaryChoices,
} from '$lib/core/commands/strategic-action.ts';
import { adjustBalance } from '$lib/core/commands/tokens.ts';
import { endTurn } from '$lib/core/commands/turns.ts';
import type { EventOf } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';
import type { CardEffect, Ruleset } from '$lib/core/ruleset.ts';

interface CardArgs {
  seat: Seat;
  card: string;
}

/** Effects that ask the table for something even when nothing but points and speaker is tracked. */
const ALWAYS: readonly CardEffect['effect'][] = ['name-speaker', 'score-public', 'mecatol-point'];
/** Effects that the table carries out by itself: a reminder, nothing to record. */
const REMINDERS: readonly CardEffect['effect'][] = [
  'ready-planets',
  'draw-action-cards',
  'look-at-agendas',
  'build-structures',
  'research',
  'produce-at-home',
];

/** Whether an effect of a primary records something, at a table that tracks balances or not. */
export function isRecorded(effect: CardEffect, tracked: boolean): boolean {
  return tracked ? !REMINDERS.includes(effect.effect) : ALWAYS.includes(effect.effect);
}

/** Whether the primary of a card leaves the table anything to record. */
export function hasChoices(ruleset: Ruleset, card: string, tracked: boolean): boolean {
  return (ruleset.strategyCards[card]?.primary ?? []).some((effect) => isRecorded(effect, tracked));
}

/** Lays a card down; a primary that records nothing is resolved with it. */
export const layDownCard: Command<CardArgs & { tracked: boolean }> = (game, ruleset, args) => {
  const { seat, card, tracked } = args;
  const played = playStrategyCard(game, ruleset, { seat, card });
  if (hasChoices(ruleset, card, tracked)) return played;
  return [...played, ...resolvePrimary(game, ruleset, { seat, card })];
};

/** Resolves the primary and ends the turn; a winning point ends the game instead. */
export const resolveAndEnd: Command<CardArgs & PrimaryChoices> = (game, ruleset, args) => {
  const facts = resolvePrimary(game, ruleset, args);
  if (facts.at(-1)?.type !== 'primary.resolved') return facts;
  return [...facts, ...endTurn(game, ruleset, { seat: args.seat })];
};

export type BalanceChanges = EventOf<'balance.adjusted'>['changes'];

/** Whether any balance changes at all. */
function changesAnything(changes: BalanceChanges): boolean {
  return Object.values(changes).some((change) => change !== 0);
}

/** What an action changed on the sheet, and the end of the turn. */
export const adjustAndEnd: Command<{
  seat: Seat;
  changes: BalanceChanges;
  cause?: string | undefined;
}> = (game, ruleset, args) => [
  ...(changesAnything(args.changes) ? adjustBalance(game, ruleset, args) : []),
  ...endTurn(game, ruleset, { seat: args.seat }),
];
