/** Verbs that one tap joins: an action and the end of its turn are one step of the record. */
import * as v from 'valibot';
import type { StrategyCardEffect, Ruleset } from '../ruleset.ts';
import { filledByCard } from './agreements.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { gainPlanets } from './planets.ts';
import { resolvedFact, resolvePrimary } from './primary.ts';
import { declineRest, letInFacts, playStrategyCard } from './strategic-action.ts';
import { adjustBalance } from './tokens.ts';
import { endTurn, turnEnded } from './turns.ts';

type AdjustArgs = v.InferInput<typeof adjustBalance.args>;

/** Effects that ask the table for something even when nothing but points and speaker is tracked. */
const ALWAYS: readonly StrategyCardEffect['effect'][] = [
  'name-speaker',
  'score-public',
  'mecatol-point',
];
/** Effects that the table carries out by itself: a reminder, nothing to record. */
const REMINDERS: readonly StrategyCardEffect['effect'][] = [
  'ready-planets',
  'draw-action-cards',
  'look-at-agendas',
  'build-structures',
  'research',
  'produce-at-home',
];

/** Whether an effect of a primary records something, at a table that tracks balances or not. */
export function isRecorded(effect: StrategyCardEffect, tracked: boolean): boolean {
  return tracked ? !REMINDERS.includes(effect.effect) : ALWAYS.includes(effect.effect);
}

/** Whether the primary of a card leaves the table anything to record. */
export function hasChoices(ruleset: Ruleset, card: string, tracked: boolean): boolean {
  return (ruleset.strategyCards[card]?.primary ?? []).some((effect) => isRecorded(effect, tracked));
}

/** The table takes what a card gives by itself, and tells nothing of it. */
const NOTHING_TAKEN = {
  tokens: null,
  speaker: null,
  goods: null,
  commodities: null,
  point: null,
};

/** The whole strategic action in one tap, for tables that track no more. */
export const takeStrategicAction = defineCommand({
  summary: 'The whole strategic action in one tap, for tables that track no more.',
  args: arg.ofCard,
  facts: (game, ruleset, { seat, card }) => [
    { type: 'strategy-card.played', seat, card },
    resolvedFact(game, ruleset, { seat, card, ...NOTHING_TAKEN }),
    { type: 'turn.ended', seat, exhausted: [card] },
  ],
});

/** Planets that a tactical action brought, then the turn ends. */
export const gainPlanetsAndEnd = defineCommand({
  summary: 'Planets come under control, and the turn ends.',
  args: gainPlanets.args,
  facts: (game, ruleset, args) => [
    ...gainPlanets(game, ruleset, args),
    ...endTurn(game, ruleset, { seat: args.seat }),
  ],
});

/** Whether anything is said of a balance: no number that changes, no card and no cause is nothing. */
const saysAny = ({ changes, fragments = {}, exhausts, cause }: AdjustArgs): boolean =>
  exhausts !== undefined ||
  Boolean(cause) ||
  Object.values({ ...changes, ...fragments }).some((change) => change !== 0);

/** What an action changed on the sheet, then the turn ends. */
export const adjustBalanceAndEnd = defineCommand({
  summary: 'Balances change by an action, and the turn ends.',
  args: adjustBalance.args,
  facts: (game, ruleset, args) => [
    ...(saysAny(args) ? adjustBalance(game, ruleset, args) : []),
    ...endTurn(game, ruleset, { seat: args.seat }),
  ],
});

/** Lays a card down; a primary that records nothing at this depth is resolved with it. */
export const layDownCard = defineCommand({
  summary: 'Lays a card down; a primary that records nothing at this depth is resolved with it.',
  args: arg.ofCard,
  facts: (game, ruleset, { seat, card }) => {
    const played = playStrategyCard(game, ruleset, { seat, card });
    const tracked = game.settings.depth !== 'essentials';
    if (hasChoices(ruleset, card, tracked)) return played;
    return [...played, ...resolvePrimary(game, ruleset, { seat, card })];
  },
});

/** Resolves the primary and ends the turn; a winning point ends the game instead. */
export const resolvePrimaryAndEnd = defineCommand({
  summary: 'Resolves the primary and ends the turn; a winning point ends the game instead.',
  args: resolvePrimary.args,
  facts: (game, ruleset, args) => {
    const facts = resolvePrimary(game, ruleset, args);
    if (facts.at(-1)?.type !== 'primary.resolved') return facts;
    const { seat, card, freed = [] } = args;
    return [...facts, ...letInFacts(game, ruleset, card, freed), turnEnded(game, seat)];
  },
});

/** No one else follows, then the turn ends: who is let in free takes it, all others decline. */
export const closeCard = defineCommand({
  summary: 'No one else follows, and the turn ends.',
  args: v.object({ seat: arg.seat, ...declineRest.args.entries }),
  facts: (game, ruleset, { seat, card, taking }) => [
    ...declineRest(game, ruleset, { card, taking }),
    ...filledByCard(game, ruleset, 0),
    turnEnded(game, seat),
  ],
});

export const wholeTurnsCommands = {
  takeStrategicAction,
  gainPlanetsAndEnd,
  adjustBalanceAndEnd,
  layDownCard,
  resolvePrimaryAndEnd,
  closeCard,
};
