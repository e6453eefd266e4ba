/** Verbs of the strategic action: the card that is laid down, its secondaries (LRR PoK 82). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { CommandTokens, Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { secondaryCost, waitingSeats } from '../rules/secondaries.ts';
import * as arg from './arguments.ts';
import { collectedFacts } from './agreements.ts';
import { insteadFacts } from './token-sources.ts';
import { drawnFacts, drawSecretFacts, gainFacts, replenishFacts } from './gains.ts';
import { defineCommand } from './command.ts';
import { actionOf, hostOf } from '../step.ts';

/** Lays the card down: its secondary opens for everyone else. */
export const playStrategyCard = defineCommand({
  summary: 'Lays a card down; its secondary opens for everyone else.',
  args: arg.ofCard,
  facts: (_, __, { seat, card }) => [{ type: 'strategy-card.played', seat, card }],
});

/** What the secondary of a card gives a seat. */
export function secondaryGains(
  game: Game,
  ruleset: Ruleset,
  { seat, card, tokens }: { seat: Seat; card: string; tokens?: CommandTokens | undefined },
): GameEvent[] {
  return (ruleset.strategyCards[card]?.secondary ?? []).flatMap((effect): GameEvent[] => {
    if (effect.effect === 'buy-tokens') return tokens ? gainFacts(game, seat, tokens, card) : [];
    if (effect.effect === 'replenish') return replenishFacts(game, ruleset, [seat]);
    if (effect.effect === 'collect-agreements') return collectedFacts(game, seat);
    if (effect.effect === 'gain-goods') {
      return [{ type: 'goods.gained', seat, goods: effect.goods, cause: card }];
    }
    if (effect.effect === 'draw-action-cards') return drawnFacts(game, seat, effect.cards, card);
    return effect.effect === 'draw-secret' ? drawSecretFacts(game, ruleset, seat) : [];
  });
}

/** A seat follows: it pays what the card asks and takes what the card gives. */
export const followSecondary = defineCommand({
  summary: 'A seat follows: it pays what the card asks and takes what the card gives.',
  args: v.object({
    ...arg.ofCard.entries,
    tokens: v.optional(arg.pools),
    owing: v.optional(v.boolean()),
    /** The system of the token holds one of this seat: it goes to reinforcements (R-TOK-06). */
    there: v.optional(v.boolean()),
    /** What pays instead of the strategy pool (R-SACT-10). */
    instead: v.optional(arg.played),
  }),
  facts: (game, ruleset, { seat, card, tokens, owing, there, instead }) => {
    const facts = ruleset.strategyCards[card];
    if (instead) {
      const paid = insteadFacts(game, ruleset, { seat, card, instead, there });
      return [...paid, ...secondaryGains(game, ruleset, { seat, card, tokens })];
    }
    const cost = secondaryCost(game, ruleset, seat, card);
    const have = game.players[seat]?.tokens?.strategy ?? cost;
    const paid = owing ? 0 : Math.min(cost, have);
    const owed = cost - paid;
    const to = (!there && facts?.secondaryTokenTo) || 'reinforcements';
    const gains = secondaryGains(game, ruleset, { seat, card, tokens });
    const answer = 'followed' as const;
    const answered: GameEvent = {
      type: 'secondary.answered',
      seat,
      card,
      answer,
      tokens: paid,
      to,
      ...(owed > 0 ? { owed } : {}),
    };
    return [answered, ...gains];
  },
});

/** A seat does not follow. */
export const declineSecondary = defineCommand({
  summary: 'A seat does not follow.',
  args: arg.ofCard,
  facts: (_, __, { seat, card }) => [
    { type: 'secondary.answered', seat, card, answer: 'declined', tokens: 0, to: 'reinforcements' },
  ],
});

/** Seats let in free that have not taken it yet: they must (LRR PoK 92.4; R-CARD-12). */
export function freedWaiting(game: Game, card: string): Seat[] {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  const playing = (seat: Seat) => game.players[seat]?.presence === 'playing';
  return open?.freed.filter((seat) => playing(seat) && !open.answers[seat]) ?? [];
}

/** These seats are let in free and take it in the same act. */
export function letInFacts(game: Game, ruleset: Ruleset, card: string, seats: Seat[]): GameEvent[] {
  const step = hostOf(game);
  if (step.phase !== 'action') return [];
  const followUps = step.kept.followUps.map((open) =>
    open.card === card ? { ...open, freed: seats } : open,
  );
  const opened: Game = { ...game, step: { ...step, kept: { ...step.kept, followUps } } };
  return freedWaiting(opened, card).flatMap((seat) =>
    followSecondary(opened, ruleset, { seat, card }),
  );
}

/** No one else follows: those let in free take it (R-CARD-12), all others decline. */
export const declineRest = defineCommand({
  summary: 'No one else follows: those let in free take it, all others decline.',
  args: v.object({
    card: arg.id,
    /** Who follows in the same act, with the tokens that it takes. */
    taking: v.optional(v.array(v.object({ seat: arg.seat, tokens: arg.pools }))),
  }),
  facts: (game, ruleset, { card, taking = [] }) => {
    const taken = taking.flatMap((row) => followSecondary(game, ruleset, { ...row, card }));
    const takes = new Set(taking.map(({ seat }) => seat));
    const waiting = waitingSeats(game, card).filter(
      (seat) => game.players[seat]?.presence === 'playing' && !takes.has(seat),
    );
    const free = freedWaiting(game, card).filter((seat) => !takes.has(seat));
    const followed = waiting
      .filter((seat) => free.includes(seat))
      .flatMap((seat) => followSecondary(game, ruleset, { seat, card }));
    const seats = waiting.filter((seat) => !free.includes(seat));
    const declined: GameEvent[] =
      seats.length > 0 ? [{ type: 'secondaries.declined', card, seats }] : [];
    return [...taken, ...followed, ...declined];
  },
});

export const strategicActionCommands = {
  playStrategyCard,
  followSecondary,
  declineSecondary,
  declineRest,
};
