/** Agreements of two players (R-VAR-17, R-VAR-18). */
import type { Agreement, Game, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import { refuse } from '../refusal.ts';
import { strategicOf } from '../step.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';
import { hasEffect } from './strategy-cards.ts';

/** The open agreement of this number, or undefined. */
export const agreementOf = (game: Game, agreement: number): Agreement | undefined =>
  game.agreements?.find((row) => row.agreement === agreement);

/** Goods that lie for a seat on its agreements. */
export const goodsFor = (game: Game, seat: Seat): number =>
  (game.agreements ?? []).reduce(
    (sum, { seats, goods }) =>
      sum + (seats[0] === seat ? goods[0] : 0) + (seats[1] === seat ? goods[1] : 0),
    0,
  );

/** May this agreement be opened? R-VAR-17: one for each pair; R-VAR-18: by what a card says. */
const refuseOpening: Rule<'agreement.opened'> = (game, { seats }, ruleset) => {
  const [one, two] = seats;
  const alike = (game.agreements ?? []).filter(
    (row) =>
      row.seats.includes(one) &&
      row.seats.includes(two) &&
      (one !== two || row.seats[0] === row.seats[1]),
  );
  const most = one === two ? (ruleset.agreements?.self(playingSeats(game).length) ?? 0) : 1;
  return firstRefusal(
    () => refuseAbsent(game, one),
    () => refuseAbsent(game, two),
    () => (alike.length >= most ? refuse('agreement-twice', { seat: one, other: two }) : null),
    () =>
      one === two || hasEffect(ruleset, strategicOf(game)?.card, 'open-agreements')
        ? null
        : refuse('agreements-closed'),
  );
};

/** May these be filled? R-VAR-17: open ones. */
const refuseFilling: Rule<'agreements.filled'> = (game, { filled }) =>
  filled.every(({ agreement }) => agreementOf(game, agreement)) ? null : refuse('no-agreement');

/** May a seat collect this? R-VAR-17: what lies there for it. */
const refuseCollecting: Rule<'agreements.collected'> = (game, { seat, goods }) =>
  goodsFor(game, seat) === goods
    ? refuseAbsent(game, seat)
    : refuse('miscounted', { due: goodsFor(game, seat) });

/** May this one be broken? R-VAR-17: an open one, of whose goods no more is taken than lies there. */
const refuseBreaking: Rule<'agreement.broken'> = (game, { agreement, goods }) => {
  const broken = agreementOf(game, agreement);
  if (!broken) return refuse('no-agreement');
  return goods[0] <= broken.goods[0] && goods[1] <= broken.goods[1]
    ? null
    : refuse('miscounted', { due: broken.goods[0] + broken.goods[1] });
};

/** The guards that its facts ask. */
export const agreementGuards = {
  'agreement.opened': ['may open agreement', refuseOpening],
  'agreements.filled': ['may fill agreements', refuseFilling],
  'agreements.collected': ['may collect agreements', refuseCollecting],
  'agreement.broken': ['may break agreement', refuseBreaking],
} as const satisfies Guards;
