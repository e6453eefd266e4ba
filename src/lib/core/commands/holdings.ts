/** Verbs of technologies, relics, leaders, notes, payments (LRR 1.2 60, 79; LRR PoK 70, 73, 90). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { SETTLEMENTS } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { pay } from './payment.ts';
import { correctedMecatol } from './planets.ts';
import { statusTokensWith } from './tokens.ts';
import { actionOf } from '../step.ts';

const ofNote = v.object({ seat: arg.seat, note: arg.id, owner: arg.seat });

/**
 * Researches a technology. Planets that are exhausted for their specialty turn after it, so that they
 * are still readied when its prerequisites are judged (LRR PoK 90.14, 90.15).
 */
export const researchTechnology = defineCommand({
  summary: 'Researches a technology; `exhausted` planets stand in for prerequisites.',
  args: v.object({
    seat: arg.seat,
    technology: arg.id,
    exhausted: v.optional(arg.ids),
    cause: arg.maybeText,
  }),
  facts: (game, ruleset, { seat, technology, exhausted, cause }) => {
    const because = cause ? { cause } : {};
    const gained: GameEvent[] = [
      { type: 'technology.gained', seat, technology, means: 'researched', ...because },
      ...statusTokensWith(game, ruleset, seat, { gained: [technology] }),
    ];
    return exhausted?.length
      ? [...gained, { type: 'planets.turned', planets: exhausted, exhausted: true }]
      : gained;
  },
});

/** Gains a technology: prerequisites do not matter (LRR PoK 90.5). */
export const gainTechnology = defineCommand({
  summary: 'Gains a technology without its prerequisites.',
  args: v.object({ seat: arg.seat, technology: arg.id, cause: arg.maybeText }),
  facts: (game, ruleset, { seat, technology, cause }) => [
    { type: 'technology.gained', seat, technology, means: 'gained', ...(cause ? { cause } : {}) },
    ...statusTokensWith(game, ruleset, seat, { gained: [technology] }),
  ],
});

/** A technology goes back to its deck. */
export const loseTechnology = defineCommand({
  summary: 'A technology goes back to its deck.',
  args: v.object({ seat: arg.seat, technology: arg.id }),
  facts: (game, ruleset, args) => [
    { type: 'technology.lost', ...args },
    ...statusTokensWith(game, ruleset, args.seat, { lost: [args.technology] }),
  ],
});

/** Gains a relic, from the deck or from a player (LRR PoK 73). */
export const gainRelic = defineCommand({
  summary: 'Gains a relic, from the deck or from a player.',
  args: v.object({ seat: arg.seat, relic: arg.id, from: v.optional(arg.seat) }),
  facts: (_, __, { seat, relic, from }) => [
    { type: 'relic.gained', seat, relic, from: from ?? null },
  ],
});

/** Purges a relic: it is out of the game (LRR PoK 70). */
export const purgeRelic = defineCommand({
  summary: 'Purges a relic for good.',
  args: v.object({ seat: arg.seat, relic: arg.id }),
  facts: (_, __, args) => [{ type: 'relic.purged', ...args }],
});

/** A leader is unlocked, exhausted, readied or purged. */
export const turnLeader = defineCommand({
  summary: 'A leader is unlocked, exhausted, readied or purged.',
  args: arg.fieldsOf('leader.turned'),
  facts: (_, __, args) => [{ type: 'leader.turned', ...args }],
});

/** A promissory note of another player comes into the play area (LRR 1.2 60). */
export const placeNote = defineCommand({
  summary: 'A promissory note of another player comes into the play area.',
  args: ofNote,
  facts: (_, __, args) => [{ type: 'note.placed', ...args }],
});

/** A promissory note goes back to its owner. */
export const returnNote = defineCommand({
  summary: 'A promissory note goes back to its owner.',
  args: ofNote,
  facts: (_, __, args) => [{ type: 'note.returned', ...args }],
});

/** The table says what the app cannot know; it holds until the phase ends. */
export const attestCondition = defineCommand({
  summary: 'The table says what the app cannot know; it holds until the phase ends.',
  args: arg.fieldsOf('condition.attested'),
  facts: (_, __, args) => [{ type: 'condition.attested', ...args }],
});

/**
 * A secondary that was not paid is paid now, or forgiven. In the action phase in which it was owed
 * the token goes where the card puts it (R-CARD-10); later the tokens of that round have come back
 * from the board, and so has this one.
 */
export const settleSecondary = defineCommand({
  summary: 'A secondary that was not paid is paid now, or forgiven.',
  args: v.object({
    seat: arg.seat,
    card: arg.id,
    how: v.picklist(SETTLEMENTS),
  }),
  facts: (game, _, { seat, card, how }) => {
    if (how !== 'paid') return [{ type: 'secondary.settled', seat, card, how, tokens: 0 }];
    const debt = game.debts.find((row) => row.seat === seat && row.card === card);
    const inItsPhase = actionOf(game) !== null && debt?.round === game.round;
    const to = debt && inItsPhase ? debt.to : 'reinforcements';
    return [{ type: 'secondary.settled', seat, card, how, tokens: debt?.tokens ?? 1, to }];
  },
});

/** Tokens of each status phase follow technologies that are set; unknown ones change nothing. */
function correctedStatusTokens(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  owned: readonly string[] | null,
): GameEvent[] {
  if (owned === null) return [];
  const before = game.players[seat]?.technologies ?? [];
  return statusTokensWith(game, ruleset, seat, {
    gained: owned.filter((id) => !before.includes(id)),
    lost: before.filter((id) => !owned.includes(id)),
  });
}

/** Sets what a seat owns to what lies on the table; null makes it unknown. */
export const correctHoldings = defineCommand({
  summary: 'Sets what a seat owns to what lies on the table; null makes it unknown.',
  args: arg.fieldsOf('holdings.corrected'),
  facts: (game, ruleset, args) => [
    { type: 'holdings.corrected', ...args },
    ...correctedMecatol(game, ruleset, args.seat, args.holdings.planets ?? null),
    ...correctedStatusTokens(game, ruleset, args.seat, args.holdings.technologies ?? null),
  ],
});

/** Sets side and attachments of a planet. */
export const correctPlanetCard = defineCommand({
  summary: 'Sets side and attachments of a planet.',
  args: arg.fieldsOf('planet-card.corrected'),
  facts: (_, __, args) => [{ type: 'planet-card.corrected', ...args }],
});

export const holdingsCommands = {
  researchTechnology,
  gainTechnology,
  loseTechnology,
  gainRelic,
  purgeRelic,
  turnLeader,
  placeNote,
  returnNote,
  pay,
  attestCondition,
  settleSecondary,
  correctHoldings,
  correctPlanetCard,
};
