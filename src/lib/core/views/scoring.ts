/** A score from both sides: what stands in its way (checklist E.2), and what is recorded with it. */
import type { ScoreArgs } from '../commands/objectives.ts';
import { scoreFact } from '../commands/scores.ts';
import type { Payment, Verdict } from '../conditions/verdict.ts';
import type { Game, Seat } from '../game.ts';
import type { Referee, Snapshot } from '../machine/referee.ts';
import { hasScored } from '../points.ts';
import type { Refusal } from '../refusal.ts';
import { FRAGMENTS, type Fragment, type ScoreSlot } from '../vocabulary.ts';
import { publicObjectives } from './eligibility.ts';

/** Whether a seat may score an objective now, by structure alone; null when it may. */
export function scoringRefusal(
  referee: Referee,
  snapshot: Snapshot,
  seat: Seat,
  objective: string,
  slot?: ScoreSlot,
): Refusal | null {
  const fact = scoreFact(snapshot.context, referee.ruleset, seat, objective, slot);
  return referee.ask(snapshot, fact).refusal;
}

/**
 * The public that a seat scores outside the status phase, if no one says otherwise: the one worth most
 * of those whose condition is met and that may be scored; null where none is.
 */
export function likelyPublic(
  referee: Referee,
  snapshot: Snapshot,
  seat: Seat,
  verdictOf: (seat: Seat, objective: string) => Pick<Verdict, 'value'> | null,
): string | null {
  const [best] = publicObjectives(snapshot.context)
    .filter(({ id }) => !hasScored(snapshot.context, seat, id))
    .filter(({ id }) => verdictOf(seat, id)?.value === 'yes')
    .filter(({ id }) => scoringRefusal(referee, snapshot, seat, id, 'imperial') === null)
    .sort((a, b) => b.points - a.points);
  return best?.id ?? null;
}

/** A payment as it is recorded: planets only where their sides are tracked; or nothing. */
export function bookedPayment(game: Game, seat: Seat, payment: Payment): ScoreArgs['payment'] {
  const { goods, tokens, actionCards } = payment;
  const full = game.settings.depth === 'full';
  const planets = full ? payment.planets.map(({ planet }) => planet) : [];
  const fragments = fragmentsToSpend(game, seat, payment.fragments);
  const spent = goods + tokens.tactic + tokens.strategy + actionCards + planets.length;
  if (spent === 0 && !fragments) return undefined;
  return { planets, goods, tokens, actionCards, ...(fragments ? { fragments } : {}) };
}

/** Fragments taken from the kinds of which most are held, unknown ones last. */
function fragmentsToSpend(game: Game, seat: Seat, count: number) {
  const held = game.players[seat]?.fragments;
  if (!held || count === 0) return undefined;
  const spent: Partial<Record<Fragment, number>> = {};
  for (let i = 0; i < count; i++) {
    const left = FRAGMENTS.map((kind) => ({ kind, n: held[kind] - (spent[kind] ?? 0) }));
    const known = left.filter(({ kind }) => kind !== 'unknown').sort((a, b) => b.n - a.n)[0];
    const kind = known && known.n > 0 ? known.kind : 'unknown';
    spent[kind] = (spent[kind] ?? 0) + 1;
  }
  return spent;
}

/**
 * What one tap on an objective records: the answer that it implies where the app had to ask, and
 * the payment where one is due.
 */
export function scoreArgs(
  game: Game,
  seat: Seat,
  objective: string,
  verdict: Verdict | null,
): ScoreArgs {
  const asked = verdict?.value === 'ask' ? verdict.question?.key : undefined;
  const payment = verdict?.payment && verdict.value !== 'no' ? verdict.payment : null;
  const booked = payment ? bookedPayment(game, seat, payment) : undefined;
  return {
    seat,
    objective,
    ...(asked ? { attested: asked } : {}),
    ...(booked ? { payment: booked } : {}),
  };
}
