/**
 * Changes of agreements, whose goods come onto them and off them again, and of deals beside what changed
 * hands at once (LRR 1.2 27).
 */
import type { Agreement, Game, Seat } from '../game.ts';
import { plus, withPlayer, type Changes } from './change.ts';
import { withStrategic } from './turn-state.ts';

const withAgreements = (game: Game, agreements: Agreement[]): Game => ({ ...game, agreements });

const open = (game: Game): Agreement[] => game.agreements ?? [];

/** The game with goods of a seat added. */
const paid = (game: Game, seat: Seat, goods: number): Game =>
  goods === 0 ? game : withPlayer(game, seat, (p) => ({ goods: plus(p.goods, goods) }));

/** The game without the agreements of a seat, with the goods that lie on them gone. */
export const withoutAgreementsOf = (game: Game, seat: Seat): Game =>
  open(game).some(({ seats }) => seats.includes(seat))
    ? withAgreements(
        game,
        open(game).filter(({ seats }) => !seats.includes(seat)),
      )
    : game;

export const agreementChanges: Changes<
  'agreement.opened' | 'agreements.filled' | 'agreements.collected' | 'agreement.broken'
> = {
  'agreement.opened': {
    names: { 'seats.*': 1 },
    change: (game, { agreement, seats, values }) =>
      withAgreements(game, [...open(game), { agreement, seats, values, goods: [0, 0] }]),
  },
  'agreements.filled': (game, { filled }) =>
    withAgreements(
      withStrategic(game, { filled: true }),
      open(game).map((row) => {
        const more = filled.find(({ agreement }) => agreement === row.agreement)?.goods ?? [0, 0];
        return { ...row, goods: [row.goods[0] + more[0], row.goods[1] + more[1]] };
      }),
    ),
  'agreements.collected': (game, { seat, goods }) =>
    paid(
      withAgreements(
        game,
        open(game).map((row) => ({
          ...row,
          goods: [
            row.seats[0] === seat ? 0 : row.goods[0],
            row.seats[1] === seat ? 0 : row.goods[1],
          ],
        })),
      ),
      seat,
      goods,
    ),
  'agreement.broken': (game, { agreement, goods }) => {
    const broken = open(game).find((row) => row.agreement === agreement);
    if (!broken) return game;
    const without = withAgreements(
      game,
      open(game).filter((row) => row !== broken),
    );
    const [one, two] = broken.seats;
    return paid(paid(without, one, goods[0]), two, goods[1]);
  },
};

export const dealChanges: Changes<'deal.noted' | 'deal.settled'> = {
  'deal.noted': {
    names: { 'seats.*': 1 },
    change: (game, { deal, seats, text, until }) => ({
      ...game,
      deals: [...(game.deals ?? []), { deal, seats, text, until, settled: false }],
    }),
  },
  'deal.settled': (game, event) => ({
    ...game,
    deals: (game.deals ?? []).map((row) =>
      row.deal === event.deal ? { ...row, settled: true } : row,
    ),
  }),
};
