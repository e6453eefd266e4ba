/**
 * What comes at once has no order: the sides of a deal, the riders of an agenda and the lines of a booking
 * give the same points, winner and refusals however they are named, and so do answers to a secondary.
 */
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import * as agenda from '../../src/lib/core/commands/agenda.ts';
import { bookPoints } from '../../src/lib/core/commands/points.ts';
import { scorePoints } from '../../src/lib/core/commands/objectives.ts';
import { correctPoints } from '../../src/lib/core/commands/corrections.ts';
import type { Command } from '../../src/lib/core/commands/command.ts';
import { resolvePrimary } from '../../src/lib/core/commands/primary.ts';
import * as strategic from '../../src/lib/core/commands/strategic-action.ts';
import { giveSupport } from '../../src/lib/core/commands/objectives.ts';
import { makeTransaction } from '../../src/lib/core/commands/tokens.ts';
import type { Seat } from '../../src/lib/core/game.ts';
import { tieOrder } from '../../src/lib/core/order.ts';
import { isAtGoal, pointsOf } from '../../src/lib/core/points.ts';
import { ridersDue } from '../../src/lib/core/rules/agenda.ts';
import { atFirstTurn, atVote, turnOf } from '../support/rounds.ts';
import { reopened, type Table } from '../support/table.ts';

const SEATS: Seat[] = ['s1', 's2', 's3', 's4', 's5', 's6'];
const CARDS = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare'];
const FACTIONS = ['arborec', 'sardakk-norr', 'emirates-of-hacan', 'mentak-coalition'];

/** A table with points on it, and who has which card; the same for the same options. */
interface Laid {
  players: number;
  speaker: number;
  cards: string[];
  points: number[];
  deep: boolean;
}
const laid = fc.record({
  players: fc.integer({ min: 3, max: 6 }),
  speaker: fc.integer({ min: 0, max: 2 }),
  cards: fc.shuffledSubarray(CARDS, { minLength: 6 }),
  points: fc.array(fc.constantFrom(6, 8, 9, 9), { minLength: 6, maxLength: 6 }),
  deep: fc.boolean(),
});
const optionsOf = ({ players, speaker, deep }: Laid) => ({
  players,
  speaker,
  factions: FACTIONS.slice(0, Math.min(players, 4)),
  settings: { depth: deep ? ('full' as const) : ('standard' as const) },
});
function withPoints(table: Table, { points, players }: Laid): Table {
  const lines = SEATS.slice(0, players).map((seat, i) => ({
    seat,
    points: (points[i] ?? 0) - pointsOf(table.game, seat),
  }));
  return table.do(correctPoints, { lines });
}

/** Points, winner and refusals: what no order may change. */
interface End {
  points: number[];
  winners: readonly Seat[] | null;
  refusals: string[];
}
/** Does what is allowed; what is refused is kept by its code. */
function perform<A>(table: Table, command: Command<A>, args: A, refusals: string[]): void {
  const refusal = table.refusal(command, args);
  if (refusal === null) table.do(command, args);
  else refusals.push(refusal);
}
/** `before` is the game before its last act, where that act may have moved the speaker as well. */
function endOf(table: Table, refusals: string[], before = table.game): End {
  const { game } = table;
  expect(reopened(table).timeline.head.context).toEqual(game);
  // The first by the rules, of those who stand at the goal.
  const first = tieOrder(before).find((seat) => isAtGoal(game, seat));
  if (game.result) expect(game.result.winners).toEqual([first]);
  return {
    points: game.seating.map((seat) => pointsOf(game, seat)),
    winners: game.result?.winners ?? null,
    refusals: refusals.sort(),
  };
}

/** How often each kind of end has to be met, so that the property is about something. */
const met = { won: 0, refused: 0 };
function same(one: End, two: End): void {
  met.won += one.winners ? 1 : 0;
  met.refused += one.refusals.length > 0 ? 1 : 0;
  expect(two).toEqual(one);
}
const RUNS = { numRuns: 60 };
beforeEach(() => void Object.assign(met, { won: 0, refused: 0 }));

it('R-VP-03 the sides of a deal, a Support on either', () => {
  const side = fc.record({
    goods: fc.constantFrom(0, 0, 0, 1),
    commodities: fc.constantFrom(0, 0, 0, 9),
    support: fc.constantFrom(true, true, false),
  });
  const partner = fc.nat({ max: 4 });
  const seldom = fc.constantFrom(true, false, false, false);
  fc.assert(
    fc.property(
      laid,
      side,
      side,
      partner,
      seldom,
      fc.boolean(),
      (to, one, other, at, out, vote) => {
        // Someone trades with the player who acts.
        const pair = ({ active, game }: Table): Seat[] => {
          const others = game.seating.filter((seat) => seat !== active);
          return [active ?? 's1', others[at % others.length] ?? 's2'];
        };
        const deal = (turned: boolean): End => {
          const wanted = Object.fromEntries(
            SEATS.slice(0, to.players).map((seat, i) => [seat, [to.cards[i] ?? '']]),
          );
          const table = vote ? atVote('mutiny', optionsOf(to)) : atFirstTurn(optionsOf(to), wanted);
          const [giver = 's1', taker = 's2'] = pair(table);
          if (out) table.do(giveSupport, { from: giver, to: taker });
          withPoints(table, to);
          const sides = [
            { seat: giver, ...one },
            { seat: taker, ...other },
          ];
          const refusals: string[] = [];
          const named = (turned ? sides.reverse() : sides) as [
            (typeof sides)[0],
            (typeof sides)[0],
          ];
          perform(table, makeTransaction, { sides: named }, refusals);
          return endOf(table, refusals);
        };
        same(deal(false), deal(true));
      },
    ),
    { numRuns: 100 },
  );
  expect(met.won).toBeGreaterThan(5);
  expect(met.refused).toBeGreaterThan(5);
});

it('R-VP-04 the riders of an agenda, in whatever order they are predicted and paid', () => {
  const RIDERS = ['imperial-rider', 'imperial-rider', 'politics-rider', 'trade-rider'];
  const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.constantFrom(...RIDERS)), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(
      laid,
      rows,
      fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      (to, made, order) => {
        const unique = [
          ...new Map(
            made.map(([at, rider]) => [
              `${at % (to.players - 1)} ${rider}`,
              { seat: SEATS[at % (to.players - 1)]!, rider },
            ]),
          ).values(),
        ];
        const pay = (turned: boolean): End => {
          // Action cards are not counted there.
          const table = atVote('mutiny', optionsOf({ ...to, deep: false }));
          for (const row of turned ? unique.toReversed() : unique)
            table.do(agenda.predict, { ...row, outcome: 'against' });
          table.do(agenda.resolveAgenda, { outcome: 'against', decidedBy: 'table' });
          withPoints(table, to);
          let before = table.game;
          for (let i = 0; !table.game.result && ridersDue(table.game).length > 0; i++) {
            before = table.game;
            const due = ridersDue(table.game);
            const at = turned ? 0 : (order[i] ?? 0) % due.length;
            table.do(agenda.payRider, due[at]!);
          }
          return endOf(table, [], before);
        };
        same(pay(false), pay(true));
      },
    ),
    RUNS,
  );
  expect(met.won).toBeGreaterThan(5);
});

it('R-VP-02 the lines of a booking, and facts of one act that bring points', () => {
  const line = fc.record({
    at: fc.integer({ min: 0, max: 5 }),
    points: fc.integer({ min: -2, max: 3 }),
  });
  const list = fc.array(line, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(
      laid,
      list,
      fc.boolean(),
      fc.infiniteStream(fc.nat()),
      (to, drawn, typed, mixed) => {
        const lines = drawn.map(({ at, points }) => ({ seat: SEATS[at % to.players]!, points }));
        const shuffled = lines
          .map((row) => ({ row, by: mixed.next().value as number }))
          .sort((a, b) => a.by - b.by)
          .map(({ row }) => row);
        const source = typed
          ? ({ kind: 'other', name: 'a card' } as const)
          : ({ kind: 'relic', id: 'shard-of-the-throne' } as const);
        const book = (rows: typeof lines, split: boolean): End => {
          const table = withPoints(atFirstTurn(optionsOf(to)), to);
          const refusals: string[] = [];
          if (!split)
            perform(table, typed ? scorePoints : bookPoints, { lines: rows, source }, refusals);
          else table.take(rows.map((row) => ({ type: 'points.scored', lines: [row], source })));
          return endOf(table, refusals);
        };
        same(book(lines, false), book(shuffled, false));
        same(book(lines, true), book(shuffled, true));
      },
    ),
    RUNS,
  );
  expect(met.won).toBeGreaterThan(5);
});

it('R-SACT-03 answers to a secondary, in whatever order they are entered', () => {
  const answers = fc.array(fc.constantFrom('follows', 'declines'), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(
      laid,
      answers,
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
      (to, says, order) => {
        const answer = (turn: readonly number[]): unknown => {
          const table = withPoints(atFirstTurn(optionsOf(to)), {
            ...to,
            points: to.points.map((n) => n - 6),
          });
          const seat = table.active ?? 's1';
          const card =
            Object.keys(table.game.strategyCards).find(
              (id) => table.game.strategyCards[id]?.holder === seat,
            ) ?? '';
          turnOf(table, seat).do(strategic.playStrategyCard, { seat, card });
          table.do(resolvePrimary, { seat, card, tokens: null, speaker: null });
          const refusals: string[] = [];
          for (const at of turn) {
            const other = SEATS[at];
            if (!other || other === seat || at >= to.players) continue;
            const command =
              says[at] === 'follows' ? strategic.followSecondary : strategic.declineSecondary;
            perform(table, command, { seat: other, card }, refusals);
          }
          return { ...endOf(table, refusals), players: table.game.players };
        };
        expect(answer(order)).toEqual(answer([0, 1, 2, 3, 4, 5]));
      },
    ),
    { numRuns: 25 },
  );
});
