/** What an outcome changes of what is tracked, beside points (LRR 1.2 7, 8.20). */
import type { BalanceChanges, GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { nextSeat, playingSeats } from '../order.ts';
import { AGAINST, electedPlanet, electedSeat, FOR, sameOutcome, type Outcome } from '../outcome.ts';
import type { AgendaAudience, AgendaEffect, Ruleset } from '../ruleset.ts';
import { secretsOf } from '../rules/objectives.ts';
import { secretLimit } from '../rules/standing.ts';
import { currentAgenda } from '../step.ts';
import { discardLaw } from './laws.ts';
import { drawSecretsFacts, gainFacts } from './gains.ts';

/** Whether a seat has more secrets, scored ones too, than it may (R-OBJ-16). */
const holdsTooMany = (game: Game, ruleset: Ruleset, seat: Seat): boolean =>
  (secretsOf(game, seat) ?? 0) > secretLimit(game, ruleset, seat);

/** What was decided, with what the table adds. */
interface DecidedEffect {
  outcome: Outcome;
  /** Who voted For, when votes were not taken down. */
  voters?: Seat[] | undefined;
}

function audience(game: Game, who: AgendaAudience, { outcome, voters }: DecidedEffect): Seat[] {
  const seats = playingSeats(game);
  if (who === 'each') return seats;
  if (who === 'elected') return seats.filter((seat) => seat === electedSeat(outcome));
  if (typeof who === 'object') {
    const isOne = (id: string) => who.owns.includes(id);
    return seats.filter((seat) => game.players[seat]?.technologies?.some(isOne));
  }
  const votes = currentAgenda(game)?.votes ?? [];
  const side = who === 'voted-for' ? FOR : AGAINST;
  if (who === 'voted-for' && voters) return seats.filter((seat) => voters.includes(seat));
  return seats.filter((seat) =>
    votes.some((vote) => vote.seat === seat && sameOutcome(vote.outcome, side)),
  );
}

/** A change of balances, without what does not change or is not tracked; or nothing. */
function adjusted(game: Game, seat: Seat, changes: BalanceChanges): GameEvent[] {
  const cause = currentAgenda(game)?.id;
  const real = Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== 0));
  return Object.keys(real).length > 0
    ? [{ type: 'balance.adjusted', seat, changes: real, ...(cause ? { cause } : {}) }]
    : [];
}

/** The change that brings a balance to a number; 0 where it is not tracked. */
const towards = (have: number | null | undefined, to: number): number =>
  have === null || have === undefined ? 0 : to - have;

/** Action cards of a hand that is counted: all of them, or at most so many. */
const inHand = (game: Game, seat: Seat, atMost = Infinity): number =>
  Math.min(game.players[seat]?.actionCards ?? 0, atMost);

/** The facts of one effect of an outcome; what the app does not track is left to the table. */
export function effectFacts(
  game: Game,
  ruleset: Ruleset,
  row: AgendaEffect,
  args: DecidedEffect,
): GameEvent[] {
  const { outcome } = args;
  const elected = electedSeat(outcome);
  const cause = currentAgenda(game)?.id ?? '';
  switch (row.effect) {
    case 'discard-laws':
      return game.laws.flatMap(({ id }) => discardLaw(game, ruleset, { law: id }));
    case 'discard-elected-law':
      return game.laws
        .filter(({ id }) => outcome.kind === 'law' && id === outcome.law)
        .flatMap(({ id }) => discardLaw(game, ruleset, { law: id }));
    case 'pass-speaker': {
      const next = elected && game.speaker === elected ? nextSeat(game, elected) : null;
      return next ? [{ type: 'speaker.chosen', seat: next }] : [];
    }
    case 'set-goods':
      return playingSeats(game).flatMap((seat) =>
        adjusted(game, seat, { goods: towards(game.players[seat]?.goods, row.goods) }),
      );
    case 'gain-goods':
      return audience(game, row.who, args).map((seat) => ({
        type: 'goods.gained',
        seat,
        goods: row.goods,
        cause,
      }));
    case 'set-tokens': {
      const tokens = elected && game.players[elected]?.tokens;
      if (!tokens) return [];
      const { tactic, fleet, strategy } = row.tokens;
      return adjusted(game, elected, {
        tactic: towards(tokens.tactic, tactic),
        fleet: towards(tokens.fleet, fleet),
        strategy: towards(tokens.strategy, strategy),
      });
    }
    case 'gain-fleet':
      return playingSeats(game)
        .filter((seat) => game.players[seat]?.tokens)
        .flatMap((seat) =>
          gainFacts(game, seat, { tactic: 0, fleet: row.tokens, strategy: 0 }, cause),
        );
    case 'lose-fleet':
      return playingSeats(game).flatMap((seat) => {
        const have = game.players[seat]?.tokens?.fleet ?? 0;
        return adjusted(game, seat, { fleet: -Math.min(have, row.tokens) });
      });
    case 'draw-secrets':
      // Who holds too many already would return each at once: the outcome does not wait for that.
      return elected && game.players[elected] && !holdsTooMany(game, ruleset, elected)
        ? drawSecretsFacts(game, ruleset, elected, row.secrets)
        : [];
    case 'discard-action-cards':
      return audience(game, row.who, args).flatMap((seat) =>
        adjusted(game, seat, { actionCards: -inHand(game, seat, row.cards) }),
      );
    case 'draw-action-cards':
      return audience(game, row.who, args).flatMap((seat) =>
        game.players[seat]?.actionCards == null
          ? []
          : adjusted(game, seat, { actionCards: row.cards }),
      );
    case 'attach': {
      const planet = electedPlanet(outcome);
      return planet !== null && game.seating.some((seat) => game.players[seat]?.planets != null)
        ? [{ type: 'attachment.placed', planet, attachment: row.attachment }]
        : [];
    }
    // Who it bars and what is voted on again is in the outcome itself; a card is turned up when the table names it,
    // and planets are readied at the end.
    case 'bar-voter':
    case 'reveal-public':
    case 'vote-again':
    case 'limit-readying':
      return [];
  }
}
