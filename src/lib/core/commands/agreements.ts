/** Verbs of agreements: opened, filled with goods, collected, broken. */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Agreement, Game, Seat } from '../game.ts';
import { agreementOf, goodsFor } from '../rules/agreements.ts';
import { waitingSeats } from '../rules/secondaries.ts';
import type { Ruleset } from '../ruleset.ts';
import { strategicOf } from '../step.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';

/** Two players open an agreement; each receives its value whenever agreements are filled. */
export const openAgreement = defineCommand({
  summary: 'Two players open an agreement, or one with itself; each receives its value.',
  args: v.object({ seats: arg.parties, values: v.tuple([arg.count, arg.count]) }),
  facts: (game, _, { seats, values }) => {
    const last = Math.max(0, ...(game.agreements ?? []).map(({ agreement }) => agreement));
    return [{ type: 'agreement.opened', agreement: last + 1, seats, values }];
  },
});

/** What comes onto the agreements where each receives its values. */
export const valuesOf = (game: Game): { agreement: number; goods: [number, number] }[] =>
  (game.agreements ?? []).map(({ agreement, values }) => ({ agreement, goods: values }));

/** Every agreement receives its values, or what the table says of each. */
export const fillAgreements = defineCommand({
  summary: 'Every agreement receives its values, or these alone what is said of each.',
  args: v.object({
    filled: v.optional(
      v.array(v.object({ agreement: arg.count, goods: v.tuple([arg.count, arg.count]) })),
    ),
  }),
  facts: (game, _, { filled = valuesOf(game) }) =>
    filled.length > 0 ? [{ type: 'agreements.filled', filled }] : [],
});

/**
 * What the card that is played puts onto the agreements as its turn ends: nothing while someone may still
 * collect what lay there before, nor where the table has filled them by other numbers.
 */
export function filledByCard(game: Game, ruleset: Ruleset, waiting: number): GameEvent[] {
  const { card, resolved, lent, filled } = strategicOf(game) ?? {};
  if (!card || !resolved || lent || filled || waiting > 0) return [];
  return ruleset.strategyCards[card]?.fillsAgreements ? fillAgreements(game, ruleset, {}) : [];
}

/**
 * What an earlier card puts onto the agreements with the last answer to it, where its turn ended before all
 * had answered: nothing while it is played, or while someone may still collect.
 */
export function filledByAnswers(game: Game, ruleset: Ruleset, card: string): GameEvent[] {
  const done = strategicOf(game)?.card !== card && waitingSeats(game, card).length === 0;
  const fills = done && ruleset.strategyCards[card]?.fillsAgreements;
  return fills ? fillAgreements(game, ruleset, {}) : [];
}

/** What a seat collects from its agreements, or nothing where nothing lies there. */
export function collectedFacts(game: Game, seat: Seat): GameEvent[] {
  const goods = goodsFor(game, seat);
  return goods > 0 ? [{ type: 'agreements.collected', seat, goods }] : [];
}

/** A seat collects every good that lies for it on its agreements. */
export const collectAgreements = defineCommand({
  summary: 'A seat collects every good on its agreements.',
  args: arg.ofSeat,
  facts: (game, _, { seat }) => collectedFacts(game, seat),
});

/** Who collects what where an agreement breaks: an aggressor nothing, its partner all; else both half. */
function shares({ seats, goods }: Agreement, aggressor: Seat | undefined): [number, number] {
  const share = (i: 0 | 1) =>
    aggressor === undefined ? Math.floor(goods[i] / 2) : seats[i] === aggressor ? 0 : goods[i];
  return [share(0), share(1)];
}

/** The fact of each of these that breaks. */
export const brokenFacts = (agreements: readonly Agreement[], aggressor?: Seat): GameEvent[] =>
  agreements.map((row) => ({
    type: 'agreement.broken',
    agreement: row.agreement,
    goods: shares(row, aggressor),
  }));

/** An agreement breaks: by a hostile act of one of the two, or otherwise. */
export const breakAgreement = defineCommand({
  summary: 'An agreement breaks, by a hostile act of the aggressor, or otherwise.',
  args: v.object({ agreement: arg.count, aggressor: v.optional(arg.seat) }),
  facts: (game, _, { agreement, aggressor }) => {
    const row = agreementOf(game, agreement);
    return row
      ? brokenFacts([row], aggressor)
      : [{ type: 'agreement.broken', agreement, goods: [0, 0] }];
  },
});

export const agreementCommands = {
  openAgreement,
  fillAgreements,
  collectAgreements,
  breakAgreement,
};
