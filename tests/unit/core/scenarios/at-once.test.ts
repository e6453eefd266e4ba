/** Points that come together are judged together, whatever is named first (R-VP-02 to R-VP-04). */
import { describe, expect, it } from 'vitest';
import * as agenda from '../../../../src/lib/core/commands/agenda.ts';
import { bookPoints } from '../../../../src/lib/core/commands/points.ts';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { makeTransaction } from '../../../../src/lib/core/commands/tokens.ts';
import { passTurn, takeTacticalAction } from '../../../../src/lib/core/commands/turns.ts';
import { gainPlanetsAndEnd } from '../../../../src/lib/core/commands/whole-turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { tapAll } from '../../../../src/lib/core/engine/tap.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { ridersDue } from '../../../../src/lib/core/rules/agenda.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { givePoints } from '../../../support/pay.ts';
import { atFirstTurn, atVote, pickAll, turnOf } from '../../../support/rounds.ts';
import { reopened, type Table } from '../../../support/table.ts';
import { play } from '../../../support/transcript.ts';

/** Two players swap their Supports; the first seat is named first. */
const swap = (one: Seat, two: Seat) => ({
  sides: [one, two].map((seat) => ({ seat, goods: 0, commodities: 0, support: true })) as [
    { seat: Seat; goods: number; commodities: number; support: boolean },
    { seat: Seat; goods: number; commodities: number; support: boolean },
  ],
});
const totals = ({ game }: Table) => game.seating.map((seat) => pointsOf(game, seat));
const again = (table: Table) => reopened(table).timeline.head.context;

describe('a swap of Supports', () => {
  const NAMED: [Seat, Seat][] = [
    ['s1', 's3'],
    ['s3', 's1'],
  ];

  inRulesets(BOTH, 'R-VP-02 is one transaction, though its first point wins', (start) => {
    for (const [one, two] of NAMED) {
      const table = pickAll(start({ players: 3 }), { s1: ['warfare'], s3: ['leadership'] });
      givePoints(turnOf(table, 's1'), 9, 's1');
      given(table).when(makeTransaction, swap(one, two)).isAccepted();
      expect(totals(table)).toEqual([10, 0, 1]);
      play(table, '= Ana wins by goal');
      expect(again(table)).toEqual(table.game);
    }
  });

  inRulesets(BOTH, 'R-VP-03 at 9 both, the earlier in initiative wins', (start) => {
    for (const [one, two] of NAMED) {
      const table = pickAll(start({ players: 4 }), { s1: ['imperial'], s3: ['leadership'] });
      givePoints(turnOf(table, 's1'), 9, 's1', 's3').do(makeTransaction, swap(one, two));
      expect(totals(table)).toEqual([10, 0, 10, 0]);
      play(table, '= Cem wins by goal');
      expect(again(table)).toEqual(table.game);
    }
  });

  it('R-VP-04 in the agenda phase, the nearer to the speaker wins', () => {
    for (const [one, two] of NAMED) {
      const table = atVote('mutiny', { players: 6, speaker: 1 });
      for (const seat of ['s1', 's3'] as const) {
        givePoints(table, 9 - pointsOf(table.game, seat), seat);
      }
      play(table.do(makeTransaction, swap(one, two)), '= Cem wins by goal');
    }
  });

  it('R-VP-10 a Support that is out already is refused on either side', () => {
    const table = turnOf(atFirstTurn({ players: 3 }), 's1').do(makeTransaction, swap('s1', 's2'));
    for (const [one, two] of NAMED)
      given(table).when(makeTransaction, swap(one, two)).isRefused('support-out');
  });

  it('R-TRD-03 what is missing on either side is refused alike', () => {
    const table = turnOf(atFirstTurn({ players: 3, factions: ['arborec'] }), 's1');
    const short = (first: Seat, second: Seat) => {
      const sides = [first, second].map((seat) => ({
        seat,
        goods: seat === 's1' ? 9 : 0,
        commodities: seat === 's3' ? 9 : 0,
      }));
      const judged = table.judge([{ type: 'transaction.made', sides: sides as never }]);
      return judged.map(({ refusal }) => refusal);
    };
    expect(short('s3', 's1')).toEqual(short('s1', 's3'));
    expect(short('s1', 's3')[0]?.code).toBe('goods-short');
  });
});

describe('riders of one agenda', () => {
  const { payRider, predict, resolveAgenda } = agenda;
  type Rows = [Seat, string][];
  /** They all come true, with these players at `points`. */
  function due(players: number, speaker: number, rows: Rows, points: number, ...at: Seat[]) {
    const table = atVote('mutiny', { players, speaker });
    for (const [seat, rider] of rows) table.do(predict, { seat, outcome: 'against', rider });
    table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
    for (const seat of at) givePoints(table, points - pointsOf(table.game, seat), seat);
    return table;
  }
  const IMPERIAL = 'imperial-rider';

  it('R-AGD-11 are due from the speaker on, no matter who predicted first', () => {
    const rows: Rows = [
      ['s2', IMPERIAL],
      ['s1', 'trade-rider'],
      ['s4', IMPERIAL],
    ];
    const order = ridersDue(due(4, 2, rows, 3).game).map(({ seat }) => seat);
    expect(order).toEqual(['s4', 's1', 's2']);
  });

  it.each<[Seat, Seat]>([
    ['s4', 's2'],
    ['s2', 's4'],
  ])('R-VP-04 pay their points together where they win: %s is paid first', (first, second) => {
    const table = due(
      5,
      2,
      [
        ['s2', IMPERIAL],
        ['s4', IMPERIAL],
      ],
      9,
      's2',
      's4',
    );
    given(table)
      .when(payRider, { seat: first, rider: IMPERIAL })
      .gives({ type: 'rider.paid' }, { type: 'rider.paid' }, { type: 'points.scored' });
    play(table, '= Dora wins by goal\n= Ben has 10 points\n= Dora has 10 points');
    given(table).when(payRider, { seat: second, rider: IMPERIAL }).isRefused('game-over');
  });

  it('R-VP-04 pay them before another makes its player the speaker', () => {
    const rows: Rows = [
      ['s3', 'politics-rider'],
      ['s4', IMPERIAL],
      ['s2', IMPERIAL],
    ];
    const table = due(4, 0, rows, 9, 's2', 's4');
    table.do(payRider, { seat: 's3', rider: 'politics-rider' });
    play(table, '= Ben wins by goal\n= Dora has 10 points');
  });

  it('R-AGD-11 are paid one by one where no one wins by them', () => {
    const table = due(
      3,
      0,
      [
        ['s2', IMPERIAL],
        ['s3', IMPERIAL],
      ],
      5,
      's2',
      's3',
    );
    given(table)
      .when(payRider, { seat: 's3', rider: IMPERIAL })
      .gives({ type: 'rider.paid', seat: 's3' }, { type: 'points.scored' });
    expect(ridersDue(table.game)).toMatchObject([{ seat: 's2' }]);
  });

  it('R-VP-02 two of one player win together', () => {
    const table = atVote('mutiny', { players: 3 });
    for (const rider of [IMPERIAL, 'warfare-rider'])
      table.do(predict, { seat: 's2', outcome: 'against', rider });
    table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
    givePoints(table, 9, 's2').do(payRider, { seat: 's2', rider: 'warfare-rider' });
    play(table, '= Ben wins by goal');
  });
});

describe('the point of a planet', () => {
  const options = {
    players: 3,
    expansions: ['pok', 'thunders-edge'] as const,
    factions: ['arborec', 'sardakk-norr', 'emirates-of-hacan'],
    settings: { depth: 'full' as const },
  };
  const acting = (points: number, expansions: BoxId[] = [...options.expansions]) => {
    const table = atFirstTurn({ ...options, expansions });
    const seat = table.active ?? 's1';
    if (points > 0) givePoints(table, points, seat);
    return { table: table.do(takeTacticalAction, { seat }), seat };
  };

  it('R-VP-02 comes with it, and the game ends before the turn does', () => {
    const { table, seat } = acting(9);
    given(table)
      .when(gainPlanetsAndEnd, { seat, planets: ['styx'] })
      .isAccepted();
    expect(table.game.result).toEqual({ reason: 'goal', winners: [seat] });
    expect(table.facts.at(-1)?.type).toBe('points.scored');
    given(table).when(passTurn, { seat: 's2' }).isRefused('game-over');
  });

  it('R-VP-09 below the goal it comes too, and the turn ends', () => {
    const { table, seat } = acting(3);
    table.do(gainPlanetsAndEnd, { seat, planets: ['styx', 'lodor'] });
    expect(pointsOf(table.game, seat)).toBe(4);
    expect(table.active).not.toBe(seat);
  });

  it('R-VP-09 the player who loses the planet loses it, and it comes once', () => {
    const { table, seat } = acting(0);
    const [other = 's2'] = table.game.seating.filter((one) => one !== seat);
    table.do(gainPlanets, { seat: other, planets: ['styx'] });
    table.do(gainPlanets, { seat, planets: ['styx'], take: true });
    expect([pointsOf(table.game, seat), pointsOf(table.game, other)]).toEqual([1, 0]);
  });

  it('R-VP-09 that of a law goes with the planet that was elected', () => {
    const { table, seat } = acting(9, []);
    const outcome = { kind: 'planet', planet: 'lodor' } as never;
    table.record([
      { type: 'law.corrected', law: 'holy-planet-of-ixth' as never, holder: null, outcome },
    ]);
    table.do(gainPlanetsAndEnd, { seat, planets: ['lodor'] });
    expect(table.game.result?.winners).toEqual([seat]);
  });
});

describe('an act with several facts', () => {
  it('R-VP-02 is not refused because its first fact ends the game', () => {
    const table = givePoints(atFirstTurn({ players: 4 }), 9, 's1', 's2');
    const scored = (seat: Seat) => ({
      type: 'points.scored' as const,
      lines: [{ seat, points: 1 }],
      source: { kind: 'other' as const, name: 'a card' },
    });
    for (const facts of [
      [scored('s2'), scored('s1')],
      [scored('s1'), scored('s2')],
    ]) {
      expect(table.refusalOf(facts)).toBeNull();
      table.record(facts);
      play(table, '= Ana wins by goal');
      expect(totals(table)).toEqual([10, 10, 0, 0]);
      table.undo();
    }
  });

  it('R-VP-02 leaves out what only comes after the end, in every act of one tap', () => {
    const table = givePoints(atFirstTurn({ players: 3 }), 9, 's2').do(takeTacticalAction, {
      seat: 's1',
    });
    const lines = [{ seat: 's2' as const, points: 1 }];
    const tapped = tapAll(
      table.state,
      [
        (game, ruleset) =>
          bookPoints(game, ruleset, { lines, source: { kind: 'other', name: 'x' } }),
        () => [{ type: 'turn.ended', seat: 's1', exhausted: [] }],
      ],
      { head: table.entries.length, ...table.when() },
    );
    expect(tapped).toMatchObject({
      ok: true,
      entries: [{ body: { fact: { type: 'points.scored' } } }],
    });
  });

  it('R-VP-02 an act of its own after the end is refused still', () => {
    const table = givePoints(atFirstTurn({ players: 3 }), 10, 's2');
    const support = { type: 'support.given', from: 's1', to: 's3', points: 1 } as const;
    expect(table.refusalOf([support])).toBe('game-over');
  });

  it('R-VP-02 an older record, whose second fact came after the end, keeps its result', () => {
    const table = givePoints(atFirstTurn({ players: 3 }), 9, 's1', 's2');
    const gives = (to: Seat) => ({
      type: 'support.given' as const,
      from: 's3' as const,
      to,
      points: 1,
    });
    table.take([gives('s2')]).take([gives('s1')]);
    play(table, '= Ben wins by goal');
  });
});
