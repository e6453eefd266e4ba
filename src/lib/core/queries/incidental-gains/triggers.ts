/** What has just happened that a small gain waits for, one finder a moment. */
import type { GameEvent } from '../../events.ts';
import type { Game, Seat } from '../../game.ts';
import { playingSeats } from '../../order.ts';
import { sameOutcome } from '../../outcome.ts';
import { commodityLimit } from '../../rules/standing.ts';
import type { GainMoment, GainEffect } from '../../card-effects.ts';
import { actionOf, isScoring } from '../../step.ts';
import { tacticalOf } from '../../tactical.ts';
import type { GainHolder } from './takers.ts';
import { gainOf, type GainNow } from './moment.ts';

/** What the table has to know for itself before it books. */
export type GainAsk =
  /** Is the card there, and may it be used? */
  'has' | 'neighbour' | 'neighbours' | 'fought' | 'voted' | NonNullable<GainEffect['onlyIf']>;

/** One thing that happened. */
export interface GainTrigger {
  /** Its place among the recent facts; -1 where it is the step itself. */
  at: number;
  /** With whom it happened, or null. */
  about: Seat | null;
  /** How often: tokens spent, players who voted otherwise. */
  count: number;
  ask: GainAsk | null;
}

type GainFinder = (now: GainNow, holder: GainHolder, row: GainEffect) => GainTrigger[];

const trigger = (
  at: number,
  about: Seat | null = null,
  count = 1,
  ask: GainAsk | null = null,
): GainTrigger => ({ at, about, count, ask });

/** What each recent fact is to a gain. */
const each = (
  { recent }: GainNow,
  find: (fact: GameEvent, at: number) => (GainTrigger | false | null)[],
): GainTrigger[] =>
  recent.flatMap(({ fact }, at) =>
    find(fact, at).filter((found) => found !== null && found !== false),
  );

/** The step itself is the moment. */
const atStep =
  (isIt: (game: Game) => boolean): GainFinder =>
  ({ game }) =>
    isIt(game) ? [trigger(-1)] : [];

/** A fact of the holder itself. */
const ofHolder =
  (isIt: (fact: GameEvent) => boolean): GainFinder =>
  (now, { seat }) =>
    each(now, (fact, at) => [isIt(fact) && 'seat' in fact && fact.seat === seat && trigger(at)]);

/** Who gained trade goods by a fact, or made a transaction in it. */
function enriched(fact: GameEvent): Seat[] {
  if (fact.type === 'transaction.made') return fact.sides.map(({ seat }) => seat);
  if (fact.type === 'goods.gained') return fact.goods > 0 ? [fact.seat] : [];
  if (fact.type === 'strategy-card.chosen') return fact.goods > 0 ? [fact.seat] : [];
  if (fact.type !== 'balance.adjusted') return [];
  const { goods = 0, commodities = 0 } = fact.changes;
  return goods > 0 && commodities >= 0 ? [fact.seat] : [];
}

const anotherGained: GainFinder = (now, { seat: holder }, { takesFrom, shield }) =>
  each(now, (fact, at) =>
    enriched(fact).map((seat) => {
      const { goods = null, notes = null } = now.game.players[seat] ?? {};
      const isSafe = notes?.some(({ note, owner }) => note === shield && owner === holder);
      const has = goods !== null && goods >= (takesFrom?.goods ?? 0);
      return seat !== holder && has && !isSafe && trigger(at, seat, 1, 'neighbour');
    }),
  );

const replenished = (fact: GameEvent): Seat[] =>
  fact.type === 'commodities.replenished' ? fact.replenished.map(({ seat }) => seat) : [];

/** Strategy tokens that a fact spends for a seat; what is borrowed from a card is none. */
function strategySpent(now: GainNow, fact: GameEvent, seat: Seat): number {
  if (!('seat' in fact) || fact.seat !== seat || gainOf(now.cards, fact) !== null) return 0;
  if (fact.type === 'payment.made') return fact.tokens.strategy;
  if (fact.type === 'secondary.answered') return fact.tokens;
  if (fact.type === 'secondary.settled') return fact.tokens;
  return fact.type === 'balance.adjusted' ? Math.max(0, -(fact.changes.strategy ?? 0)) : 0;
}

/** A combat is between the active player and one other; who else lost it only the table knows. */
const combatOfHolder: GainFinder = (now, { seat }) => {
  const taken = now.recent.findLast(({ fact }) => tacticalOf(fact) !== null)?.fact;
  const active = (taken && tacticalOf(taken)) ?? actionOf(now.game)?.active;
  return each(now, (fact, at) => {
    if (fact.type !== 'combat.won' || fact.combat !== 'space') return [];
    if (fact.seat === seat || active === seat) return [trigger(at)];
    return [fact.seat === active && trigger(at, null, 1, 'fought')];
  });
};

/** The agenda came to what the holder voted for or predicted; asked where votes were not noted. */
const outcomeOfHolder: GainFinder = (now, { seat }, { castWith }) => {
  // A law that is voted on again follows another outcome: its votes are those since then.
  const before = (at: number) => {
    const facts = now.recent.slice(0, at).map(({ fact }) => fact);
    return facts.slice(facts.findLastIndex(({ type }) => type === 'agenda.resolved') + 1);
  };
  return each(now, (fact, at) => {
    if (fact.type !== 'agenda.resolved') return [];
    const earlier = before(at);
    const votes = earlier.flatMap((vote) => (vote.type === 'votes.cast' ? [vote] : []));
    const mine = votes.find((vote) => vote.seat === seat);
    const right = (vote: (typeof votes)[number]) =>
      vote.votes + vote.extra > 0 && sameOutcome(vote.outcome, fact.outcome);
    if (castWith !== undefined) {
      if (!mine || !right(mine) || !mine.from?.some(({ card }) => card === castWith)) return [];
      const others = playingSeats(now.game).filter((other) => other !== seat);
      const wrong = others.filter(
        (other) => !votes.some((vote) => vote.seat === other && right(vote)),
      );
      return [wrong.length > 0 && trigger(at, null, wrong.length)];
    }
    const predicted = earlier.some(
      (said) =>
        said.type === 'prediction.made' &&
        said.seat === seat &&
        sameOutcome(said.outcome, fact.outcome),
    );
    if (predicted || (mine && right(mine))) return [trigger(at)];
    return [votes.length === 0 && fact.decidedBy !== 'votes' && trigger(at, null, 1, 'voted')];
  });
};

/** What a seat gave in the transactions with another. */
const given = (fact: GameEvent, from: Seat, to: Seat | null) =>
  fact.type === 'transaction.made' && fact.sides.some((side) => side.seat === to)
    ? fact.sides.find((side) => side.seat === from)
    : undefined;

const FINDERS: Record<Exclude<GainMoment, 'holder-received-note' | 'after-gain'>, GainFinder> = {
  'strategy-phase-begins': atStep(({ step }) => step.phase === 'strategy' && step.at === 'pick'),
  'status-phase-begins': atStep((game) => isScoring(game)),
  'status-phase-ends': (now) =>
    each(now, (fact, at) => [fact.type === 'strategy-cards.returned' && trigger(at)]),
  'everybody-passed': (now) =>
    isScoring(now.game)
      ? each(now, (fact, at) => [fact.type === 'turn.passed' && trigger(at)])
      : [],
  'holder-passed': ofHolder(({ type }) => type === 'turn.passed'),
  'holder-ended-turn': ofHolder(({ type }) => type === 'turn.ended' || type === 'turn.passed'),
  'holder-gained-planet': ofHolder(({ type }) => type === 'planet.gained'),
  'holder-gained-technology': ofHolder(({ type }) => type === 'technology.gained'),
  'holder-replenished': (now, { seat }, { asks }) =>
    each(now, (fact, at) => [
      replenished(fact).includes(seat) && trigger(at, null, 1, asks ?? null),
    ]),
  'another-replenished': (now, holder) =>
    each(now, (fact, at) =>
      replenished(fact).map((seat) => seat !== holder.seat && trigger(at, seat)),
    ),
  'owner-replenished': (now, { owner }) =>
    each(now, (fact, at) => [replenished(fact).includes(owner) && trigger(at, owner)]),
  'holder-spent-strategy-token': (now, { seat }) =>
    each(now, (fact, at) => {
      const tokens = strategySpent(now, fact, seat);
      return [tokens > 0 && trigger(at, null, tokens)];
    }),
  'holder-produced': (now, { seat }, { onlyIf }) =>
    each(now, (fact, at) => [
      fact.type === 'payment.made' &&
        fact.for?.kind === 'production' &&
        fact.seat === seat &&
        trigger(at, null, 1, onlyIf ?? null),
    ]),
  'holder-won-combat': ofHolder(({ type }) => type === 'combat.won'),
  'combat-of-holder': combatOfHolder,
  'any-combat': (now) => each(now, (fact, at) => [fact.type === 'combat.won' && trigger(at)]),
  'another-gained-goods': anotherGained,
  'another-scored-for-mecatol': (now, { seat }) =>
    each(now, (fact, at) => [
      fact.type === 'points.scored' &&
        fact.source.kind === 'imperial' &&
        fact.lines.some((line) => line.seat !== seat && line.points > 0) &&
        trigger(at),
    ]),
  'outcome-of-holder': outcomeOfHolder,
  'holder-paid-owner': (now, { seat, owner }) =>
    each(now, (fact, at) => {
      const side = given(fact, seat, owner);
      const all = commodityLimit(now.game, now.ruleset, seat);
      return [side !== undefined && all > 0 && side.commodities >= all && trigger(at, owner)];
    }),
};

/** What has happened that this gain of this holder waits for, oldest first. */
export function triggersOf(now: GainNow, holder: GainHolder, row: GainEffect): GainTrigger[] {
  if (row.moment === 'after-gain') {
    return now.booked.flatMap(({ id: booked, at, seats }) => {
      const about = seats.find((seat) => seat !== holder.seat) ?? null;
      return booked === row.after && seats.includes(holder.seat) ? [trigger(at, about)] : [];
    });
  }
  if (row.moment === 'holder-received-note') {
    return each(now, (fact, at) => [
      given(fact, holder.owner, holder.seat)?.note === row.id && trigger(at),
    ]);
  }
  const found = FINDERS[row.moment](now, holder, row);
  const { onlyIf = null } = row;
  return onlyIf === null ? found : found.map((one) => ({ ...one, ask: one.ask ?? onlyIf }));
}
