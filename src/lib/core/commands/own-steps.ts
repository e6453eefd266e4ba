/** Verbs of the steps that a ruleset brings: what is recorded in them, and that the table is done. */
import * as v from 'valibot';
import { ownData, ownFactType } from '../event-parts.ts';
import type { OwnFact } from '../events.ts';
import type { OwnFactDefinition, Typed } from '../own-step.ts';
import type { Game, Seat } from '../game.ts';
import { ownFactOf } from '../rules/own-steps.ts';
import type { Ruleset } from '../ruleset.ts';
import { hostOf, ownOf } from '../step.ts';
import { isOwn, type OwnFactType } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';

/** A fact of the step, with what it brings, decided now. */
export const recordOwnFact = defineCommand({
  summary:
    'A fact of a step that the ruleset brings, with the tokens, goods or points that come with it.',
  args: v.object({ fact: ownFactType, seat: v.optional(arg.seat), data: v.optional(ownData) }),
  facts: (game, ruleset, { fact: type, seat, data = {} }) => {
    const definition = ownFactOf(game, ruleset, type);
    const state = ownOf(game)?.data ?? {};
    const fact: OwnFact = { type, data, ...(seat ? { seat } : {}) };
    return [fact, ...(definition?.effects?.(game, state, data, seat, ruleset.cards) ?? [])];
  },
});

/** The table goes on from a step that the ruleset brings. */
export const finishOwnStep = defineCommand({
  summary: 'The table is done with a step that the ruleset brings.',
  args: v.object({}),
  facts: () => [{ type: 'step.finished' }],
});

/** What a seat, or without one the table, may choose in the step now. */
export interface OwnOffer {
  fact: OwnFactType;
  seat?: Seat;
  data: OwnFact['data'];
}

/** A fact whose data a seat, or without one the table, types in the step now. */
export interface TypedOffer extends Omit<OwnOffer, 'data'> {
  parts: Typed;
}

/** The facts of the step in which the game stands, of those that a ruleset brings. */
function factsHere(game: Game, ruleset: Ruleset): [OwnFactType, OwnFactDefinition][] {
  const { at } = hostOf(game);
  const facts = isOwn(at) ? ruleset.plan.own?.[at]?.facts : undefined;
  return Object.entries(facts ?? {}) as [OwnFactType, OwnFactDefinition][];
}

/** What the step that a ruleset brings offers to this seat, or to the table; nothing in any other step. */
export function offersOf(game: Game, ruleset: Ruleset, seat?: Seat): OwnOffer[] {
  const state = ownOf(game)?.data ?? {};
  return factsHere(game, ruleset).flatMap(([fact, { offers }]) =>
    (offers?.(game, state, seat, ruleset.cards) ?? []).map((data) => ({
      fact,
      data,
      ...(seat ? { seat } : {}),
    })),
  );
}

/** What this seat, or the table, types in the step that a ruleset brings; nothing in any other step. */
export function typedOffersOf(game: Game, ruleset: Ruleset, seat?: Seat): TypedOffer[] {
  const state = ownOf(game)?.data ?? {};
  return factsHere(game, ruleset).flatMap(([fact, { typed }]) => {
    const parts = typed?.(game, state, seat, ruleset.cards);
    return parts ? [{ fact, parts, ...(seat ? { seat } : {}) }] : [];
  });
}

export const ownStepsCommands = { recordOwnFact, finishOwnStep };
