/** Verbs of breakthroughs and of the expedition that leads to them (R-TE-01, R-TE-02). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import { claimedMost } from '../expedition.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import * as arg from './arguments.ts';
import { breakthroughFacts } from './brought.ts';
import { defineCommand } from './command.ts';
import { paymentFact } from './payment.ts';
import { gainPlanets } from './planets.ts';

/** Gains its breakthrough: by the expedition, a planet, a card. */
export const gainBreakthrough = defineCommand({
  summary: 'Gains its breakthrough, by whatever way.',
  args: arg.fieldsOf('breakthrough.gained'),
  facts: breakthroughFacts,
});

/** A breakthrough is exhausted, readied, or becomes the card that it turns into. */
export const turnBreakthrough = defineCommand({
  summary: 'A breakthrough is exhausted, readied, or becomes the card that it turns into.',
  args: arg.fieldsOf('breakthrough.turned'),
  facts: (_, __, args) => [{ type: 'breakthrough.turned', ...args }],
});

/** A breakthrough is no longer there: no card takes one, so it was never gained. */
export const loseBreakthrough = defineCommand({
  summary: 'A breakthrough goes: it was not gained after all.',
  args: arg.fieldsOf('breakthrough.lost'),
  facts: (_, __, args) => [{ type: 'breakthrough.lost', ...args }],
});

/** What the last part leads to: the planet goes to who claimed most, or to whom the table names. */
function arrivalFacts(
  game: Game,
  ruleset: Ruleset,
  claimed: Readonly<Record<string, Seat>>,
  named: Seat | undefined,
): GameEvent[] {
  const { expedition } = ruleset;
  if (!expedition || !Object.keys(expedition.parts).every((part) => claimed[part])) return [];
  const most = claimedMost(claimed);
  const seat = named ?? (most.length === 1 ? most[0] : undefined);
  return seat ? gainPlanets(game, ruleset, { seat, planets: [expedition.planet], take: true }) : [];
}

/**
 * A part of the expedition is claimed, with its price as far as it is tracked. The first part of a
 * player brings its breakthrough; the last part of all brings the planet, on a tie to whom the table names.
 */
export const claimPart = defineCommand({
  summary:
    'Claims a part of the expedition, with its price; the first one brings the breakthrough.',
  args: v.object({
    seat: arg.seat,
    part: arg.id,
    /** What was paid of planets, goods and cards. */
    payment: v.optional(arg.spent),
    breakthrough: v.optional(arg.id),
    /** Who gets the planet, where several claimed most. */
    control: v.optional(arg.seat),
  }),
  facts: (game, ruleset, { seat, part, payment, breakthrough, control }) => {
    const price = ruleset.expedition?.parts[part];
    const player = game.players[seat];
    const secrets = player?.secrets ? Math.min(player.secrets, price?.secrets ?? 0) : 0;
    const claimed = { ...game.expedition, [part]: seat };
    // The player who claims a part has its breakthrough when the planet comes.
    const then: Game = player
      ? { ...game, players: { ...game.players, [seat]: { ...player, breakthrough: 'readied' } } }
      : game;
    const cause = 'expedition';
    return [
      ...(payment ? [paymentFact(seat, payment, { kind: 'expedition', part })] : []),
      ...(secrets > 0 ? [{ type: 'secret.returned' as const, seat, cards: secrets }] : []),
      { type: 'expedition.claimed', seat, part },
      ...(player?.breakthrough
        ? []
        : breakthroughFacts(game, ruleset, { seat, breakthrough, cause })),
      ...arrivalFacts(then, ruleset, claimed, control),
    ];
  },
});

/** Sets who claimed a part of the expedition; no one opens it again. */
export const correctPart = defineCommand({
  summary: 'Sets who claimed a part of the expedition; no one opens it again.',
  args: arg.fieldsOf('expedition.corrected'),
  facts: (_, __, args) => [{ type: 'expedition.corrected', ...args }],
});

export const breakthroughsCommands = {
  gainBreakthrough,
  turnBreakthrough,
  loseBreakthrough,
  claimPart,
  correctPart,
};
