/** Verbs of cards that bend turns: skipped, added, and the strategy cards of others (R-ACT-13, R-SACT-09). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { drawnFacts } from './gains.ts';
import { secondaryGains } from './strategic-action.ts';

/** Whether an action card leaves the hand for it. */
const maybeHand = v.optional(v.boolean());

/** The action card that is played, where hands are counted. */
const playedFacts = (game: Game, seat: Seat, from: boolean | undefined, cause: string) =>
  from ? drawnFacts(game, seat, -1, cause) : [];

/** The turn that stands there is skipped; no one passes by it (Crisis). */
export const skipTurn = defineCommand({
  summary: 'The turn that stands there is skipped; no one passes by it.',
  args: v.object({
    ...arg.fieldsOf('turn.skipped').entries,
    /** Who played the card, where that hand is counted. */
    by: v.optional(arg.seat),
  }),
  facts: (game, _, { by, ...args }) => [
    { type: 'turn.skipped', ...args },
    ...(by ? playedFacts(game, by, true, args.cause ?? 'action-card') : []),
  ],
});

/** A seat acts before the turn that stands there, passed or not (Puppets on a String). */
export const actBetween = defineCommand({
  summary: 'A seat, passed or not, acts before the turn that stands there.',
  args: v.object({ ...arg.fieldsOf('turn.inserted').entries, hand: maybeHand }),
  facts: (game, _, { hand: from, ...args }) => [
    { type: 'turn.inserted', ...args },
    ...playedFacts(game, args.seat, from, args.cause ?? 'action-card'),
  ],
});

/** A seat undoes its pass once everyone has passed: the action phase goes on with its turn. */
export const resumeTurns = defineCommand({
  summary: 'A pass is undone once everyone has passed: that seat takes turns again.',
  args: arg.fieldsOf('turn.resumed'),
  facts: (_, __, args) => [{ type: 'turn.resumed', ...args }],
});

/**
 * The primary of a readied or unchosen strategy card, as an action: no one follows, the card is
 * neither taken nor exhausted (Overrule).
 */
export const lendPrimary = defineCommand({
  summary: 'The primary of a readied or unchosen card as an action: no one follows.',
  args: v.object({ ...arg.fieldsOf('strategy-card.lent').entries, hand: maybeHand }),
  facts: (game, _, { hand: from, ...args }) => [
    { type: 'strategy-card.lent', ...args },
    ...playedFacts(game, args.seat, from, args.cause ?? args.card),
  ],
});

/**
 * The secondary of a readied or unchosen strategy card, as an action; its token is paid as ever
 * (Strategize).
 */
export const performSecondary = defineCommand({
  summary: 'The secondary of a readied or unchosen card as an action, with its token.',
  args: v.object({
    ...arg.ofCard.entries,
    /** Tokens that it buys. */
    tokens: v.optional(arg.pools),
    cause: arg.maybeText,
    hand: maybeHand,
  }),
  facts: (game, ruleset, { seat, card, tokens, cause, hand: from }) => {
    const facts = ruleset.strategyCards[card];
    const cost = facts?.secondaryCost ?? 0;
    const because = cause ? { cause } : {};
    const board = facts?.secondaryTokenTo === 'board' ? { board: cost } : {};
    const paid: GameEvent[] =
      cost > 0 && game.players[seat]?.tokens
        ? [{ type: 'balance.adjusted', seat, changes: { strategy: -cost, ...board }, ...because }]
        : [];
    const text = cause ?? card;
    return [
      { type: 'component-action.taken', seat, played: { kind: 'typed', text } },
      ...playedFacts(game, seat, from, text),
      ...paid,
      ...secondaryGains(game, ruleset, { seat, card, tokens }),
    ];
  },
});

/**
 * A player who did not take the strategic action that it was pressed to: action cards are
 * discarded, trade goods go to who pressed it; secrets are shown (Extreme Duress).
 */
export const yieldToDuress = defineCommand({
  summary: 'A player pressed in vain discards its action cards and gives its trade goods away.',
  args: v.object({ seat: arg.seat, to: arg.seat, cause: arg.maybeText, hand: maybeHand }),
  facts: (game, _, { seat, to, cause, hand: from }) => {
    const { goods = null, actionCards = null } = game.players[seat] ?? {};
    const because = cause ? { cause } : {};
    const changes = {
      ...(goods ? { goods: -goods } : {}),
      ...(actionCards ? { actionCards: -actionCards } : {}),
    };
    return [
      ...playedFacts(game, to, from, cause ?? 'action-card'),
      ...(goods || actionCards
        ? [{ type: 'balance.adjusted' as const, seat, changes, ...because }]
        : []),
      ...(goods ? [{ type: 'goods.gained' as const, seat: to, goods, ...because }] : []),
    ];
  },
});

export const turnBendersCommands = {
  skipTurn,
  actBetween,
  resumeTurns,
  lendPrimary,
  performSecondary,
  yieldToDuress,
};
