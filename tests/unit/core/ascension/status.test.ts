/** The status phase of Shattered Ascension: rows SA-STA, SA-CC-05, SA-RUP and SA-ECO. */
import { describe, expect } from 'vitest';
import {
  finishOwnStep,
  offersOf,
  recordOwnFact,
} from '../../../../src/lib/core/commands/own-steps.ts';
import { scorePoints } from '../../../../src/lib/core/commands/objectives.ts';
import { finishSteps } from '../../../../src/lib/core/commands/status.ts';
import { losePlanet } from '../../../../src/lib/core/commands/planets.ts';
import { placeStatusTokens } from '../../../../src/lib/core/commands/tokens.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { handsOver } from '../../../../src/lib/core/rules/standing.ts';
import { stepsOf } from '../../../../src/lib/core/step.ts';
import { goOn, inEditions, laid, until } from '../../../support/ascension/table.ts';
import { ASCENSION, type EditionName } from '../../../support/ascension/ruleset.ts';
import { given } from '../../../support/given.ts';
import type { Table } from '../../../support/table.ts';

const at = (edition: EditionName, step: string, options: Parameters<typeof laid>[1] = {}) =>
  until(laid(edition, { settings: { goal: 30 }, ...options }), `status.${step}`);

const points = (table: Table, rows: Partial<Record<Seat, number>>) => {
  for (const [seat, number] of Object.entries(rows)) {
    table.do(scorePoints, {
      lines: [{ seat: seat as Seat, points: number ?? 0 }],
      source: { kind: 'other', name: 'before' },
    });
  }
  return table;
};

const goods = (table: Table, seat: Seat = 's1') => table.game.players[seat]?.goods;
const own = (table: Table, fact: string, data: Record<string, unknown>, seat?: Seat) =>
  given(table).when(recordOwnFact, { fact, data, ...(seat ? { seat } : {}) } as never);

describe('the status phase', () => {
  inEditions('SA-STA-01 has the order of its edition', (edition) => {
    const steps = stepsOf(ASCENSION[edition].plan, 'status');
    const middle =
      edition === 'v6'
        ? ['own-unlock-racial-upgrades', 'own-produce-trade-goods']
        : ['own-produce-trade-goods', 'own-unlock-racial-upgrades'];
    expect(steps).toEqual([
      ...['score', 'own-progression-feedback', ...middle, 'own-refresh-planets', 'draw', 'tokens'],
      ...(edition === 'v6' ? [] : ['own-upkeep']),
      ...['own-scuttle', 'return-tokens', 'repair', 'return-cards'],
    ]);
    const table = at(edition, 'score');
    const met: string[] = [];
    while (table.game.round === 1) {
      if (met.at(-1) !== table.at) met.push(table.at);
      goOn(table);
    }
    // No one keeps a fleet that has to be paid for.
    expect(met).toEqual(steps.filter((id) => id !== 'own-upkeep').map((id) => `status.${id}`));
  });

  inEditions('SA-STA-03 pays the leader what it is ahead', (edition) => {
    const table = points(at(edition, 'own-progression-feedback'), { s1: 3, s2: 7, s3: 5 });
    own(table, 'own-feedback.paid', { to: 's2', goods: 3 }).isRefused('miscounted');
    own(table, 'own-feedback.paid', { to: 's1', goods: 2 }).isRefused('miscounted');
    const before = goods(table, 's2')!;
    table.do(finishSteps, { step: 'own-progression-feedback' });
    expect(goods(table, 's2')).toBe(before + 2);
    expect(table.at).not.toBe('status.own-progression-feedback');
    // Told by hand, it is paid no second time, and the table goes on all the same.
    const told = points(at(edition, 'own-progression-feedback'), { s1: 3, s2: 7, s3: 5 });
    own(told, 'own-feedback.paid', { to: 's2', goods: 2 }).isAccepted();
    told.do(finishSteps, { step: 'own-progression-feedback', only: true });
    expect(goods(told, 's2')).toBe(before + 2);
    expect(told.at).not.toBe('status.own-progression-feedback');
    // Points as they are shown: a penalty counts.
    const other = points(at(edition, 'own-progression-feedback'), { s1: 7, s2: 4 });
    other.do(losePlanet, { seat: 's1', planet: other.game.players['s1']!.homePlanets[0]! });
    expect(offersOf(other.game, other.referee.ruleset)).toMatchObject([{ data: { goods: 1 } }]);
  });

  inEditions('SA-STA-04 pays no one where the lead is shared', (edition) => {
    const table = points(at(edition, 'own-progression-feedback'), { s1: 5, s2: 5 });
    expect(offersOf(table.game, table.referee.ruleset)).toEqual([]);
    own(table, 'own-feedback.paid', { to: 's1', goods: 1 }).isRefused('miscounted');
    const before = goods(table);
    table.do(finishSteps, { step: 'own-progression-feedback' });
    expect(goods(table)).toBe(before);
  });

  inEditions('SA-STA-05 turns resources into half as many goods', (edition) => {
    const table = at(edition, 'own-produce-trade-goods');
    const [one = '', two = '', three = ''] = table.game.players['s1']!.homePlanets;
    const { planets } = table.referee.ruleset.cards;
    const worth = (ids: string[]) => ids.reduce((sum, id) => sum + planets[id]!.resources, 0);
    const due = Math.floor(worth([one, two, three]) / 2);
    own(table, 'own-exchange.made', { planets: [one, two, three], goods: due + 1 }, 's1').isRefused(
      'miscounted',
    );
    own(table, 'own-exchange.declined', {}, 's2').isRefused('asked-later');
    const before = goods(table)!;
    own(table, 'own-exchange.made', { planets: [one, two, three], goods: due }, 's1').isAccepted();
    expect(goods(table)).toBe(before + due);
    expect(table.game.planetCards[one]?.exhausted).toBe(true);
    expect(table.active).toBe('s2');
  });

  // Worked example 10.
  inEditions('SA-STA-07 prices an upgrade by points and what is unlocked', (edition) => {
    const table = points(at(edition, 'own-unlock-racial-upgrades'), { s1: 4 });
    table.record([{ type: 'goods.gained', seat: 's1', goods: 60 }]);
    const unlock = (base: number, paid: number) =>
      own(table, 'own-upgrade.unlocked', { upgrade: `base ${base}`, base, goods: paid }, 's1');
    // A first one of base 3 costs nothing.
    unlock(5, 0).isRefused('miscounted');
    unlock(5, 1).isAccepted();
    unlock(4, 4).isRefused('miscounted');
    unlock(4, 5).isAccepted();
    unlock(7, 11).isRefused('miscounted');
    unlock(7, 12).isAccepted();
    own(table, 'own-upgrades.done', {}, 's1').isAccepted();
    // What is unlocked is remembered in the next round.
    until(table, 'strategy.pick');
    until(table, 'status.own-unlock-racial-upgrades');
    unlock(0, 11).isRefused('miscounted');
    unlock(0, 12).isAccepted();
    const cheap = points(at(edition, 'own-unlock-racial-upgrades'), { s1: 4 });
    own(cheap, 'own-upgrade.unlocked', { upgrade: 'base 3', base: 3, goods: 0 }, 's1').isAccepted();
  });

  // Worked example 11.
  inEditions('SA-ECO-01 takes all of a planet, and SA-ECO-02 a good for a resource', (edition) => {
    const table = points(at(edition, 'own-unlock-racial-upgrades'), { s1: 0 });
    const { planets } = table.referee.ruleset.cards;
    const home = table.game.players['s1']!.homePlanets;
    const best = [...home].sort((a, b) => planets[b]!.resources - planets[a]!.resources)[0]!;
    const worth = planets[best]!.resources;
    table.record([{ type: 'goods.gained', seat: 's1', goods: 5 }]);
    const before = goods(table)!;
    own(
      table,
      'own-upgrade.unlocked',
      { upgrade: 'one', base: worth + 2, planets: [best], goods: 1 },
      's1',
    ).isRefused('miscounted');
    own(
      table,
      'own-upgrade.unlocked',
      { upgrade: 'one', base: worth + 1, planets: [best], goods: 1 },
      's1',
    ).isAccepted();
    expect(goods(table)).toBe(before - 1);
    // It is turned over, and pays no second time.
    own(
      table,
      'own-upgrade.unlocked',
      { upgrade: 'two', base: 0, planets: [best], goods: 0 },
      's1',
    ).isRefused('planet-exhausted');
  });

  inEditions('SA-STA-09 has facilities where the edition lets them stand', (edition) => {
    const table = at(edition, 'own-refresh-planets');
    const [home = ''] = table.game.players['s1']!.homePlanets;
    const build = (planet: string) =>
      own(table, 'own-facility.built', { planet, facility: 'refinery' }, 's1');
    if (edition === 'v6') build(home).isAccepted();
    else build(home).isRefused('no-facility');
    const station = Object.entries(table.referee.ruleset.cards.planets).find(
      ([, planet]) => planet.tradeStation,
    )![0];
    table.record([{ type: 'planet.gained', seat: 's1', planet: station, from: null }]);
    build(station).isRefused('no-facility');
    table.record([{ type: 'planet.gained', seat: 's1', planet: 'mecatol-rex', from: null }]);
    build('mecatol-rex').isAccepted();
    own(table, 'own-facility.built', { planet: 'mecatol-rex', facility: 'colony' }, 's1').isRefused(
      'no-facility',
    );
    // Built upon, it keeps its state.
    own(table, 'own-refresh.done', { left: [] }, 's1').isRefused('no-facility');
    const left = edition === 'v6' ? [home, 'mecatol-rex'] : ['mecatol-rex'];
    own(table, 'own-refresh.done', { left }, 's1').isAccepted();
    expect(table.game.planetCards['mecatol-rex']).toEqual({
      exhausted: true,
      attachments: ['refinery'],
    });
  });

  inEditions('SA-STA-08 refreshes the planets of each player', (edition) => {
    const table = at(edition, 'own-refresh-planets');
    const planets = table.game.players['s1']!.homePlanets;
    table.record([{ type: 'planets.turned', planets, exhausted: true }]);
    const [kept = ''] = planets;
    own(table, 'own-refresh.done', { left: [kept] }, 's1').isAccepted();
    expect(planets.map((id) => table.game.planetCards[id]?.exhausted ?? false)).toEqual([
      true,
      ...planets.slice(1).map(() => false),
    ]);
  });

  // Worked example 16.
  inEditions('SA-STA-10 gives two counters, to two players what the edition says', (edition) => {
    const gained = (players: number) => {
      const table = at(edition, 'tokens', { players });
      const before = table.game.players['s1']!.tokens!;
      goOn(table);
      const after = table.game.players['s1']!.tokens!;
      const sum = (tokens: typeof before) => tokens.tactic + tokens.fleet + tokens.strategy;
      return sum(after) - sum(before);
    };
    expect([2, 3, 6, 8].map(gained)).toEqual([edition === 'v6' ? 2 : 1, 2, 2, 2]);
    const table = at(edition, 'draw');
    goOn(table);
    expect(table.game.players['s1']?.actionCards).toBe(1);
    const taught = at(edition, 'draw');
    taught.record([
      { type: 'technology.gained', seat: 's1', technology: 'neural-motivator', means: 'gained' },
      { type: 'technology.gained', seat: 's1', technology: 'hyper-metabolism', means: 'gained' },
    ]);
    goOn(taught);
    expect(taught.game.players['s1']?.actionCards).toBe(2);
    const placed = [
      { seat: 's1' as const, gained: { tactic: 3, fleet: 0, strategy: 0 } },
      ...(['s2', 's3'] as const).map((seat) => ({
        seat,
        gained: { tactic: 2, fleet: 0, strategy: 0 },
      })),
    ];
    given(taught).when(placeStatusTokens, { placed }).isAccepted();
  });

  // Worked example 15.
  inEditions('SA-CC-05 counts the counters of a player in edition 6 alone', (edition) => {
    const table = at(edition, 'tokens');
    table.record([
      {
        type: 'balance.corrected',
        seat: 's1',
        balances: { tactic: 10, fleet: 4, strategy: 3, board: 6 },
      },
    ]);
    const give = (count: number) => [
      {
        type: 'tokens.gained' as const,
        seat: 's1' as const,
        tokens: { tactic: count, fleet: 0, strategy: 0 },
      },
    ];
    if (edition === 'v6') {
      expect(table.refusalOf(give(2))).toBe('no-reinforcements');
      table.record(give(1));
      expect(table.game.players['s1']?.tokens?.tactic).toBe(11);
    } else {
      table.record(give(2));
      expect(table.game.players['s1']?.tokens?.tactic).toBe(12);
    }
  });

  inEditions(
    'SA-STA-12 has a fleet paid for that is larger than 8',
    (edition) => {
      const table = at(edition, 'tokens');
      table.record([
        { type: 'balance.corrected', seat: 's2', balances: { tactic: 1, fleet: 11, strategy: 1 } },
        { type: 'goods.gained', seat: 's2', goods: 5 },
      ]);
      goOn(table);
      expect(table.at).toBe('status.own-upkeep');
      const fleet = table.game.players['s2']!.tokens!.fleet;
      const due = fleet - 8;
      own(table, 'own-upkeep.paid', { lost: 0, goods: due - 1 }, 's2').isRefused('miscounted');
      own(table, 'own-upkeep.paid', { lost: 1, goods: due - 1 }, 's2').isAccepted();
      expect(table.game.players['s2']!.tokens!.fleet).toBe(fleet - 1);
      expect(table.at).toBe('status.own-scuttle');
    },
    ['v42'],
  );

  inEditions('SA-CRD-01 keeps seven action cards, drawn before any is laid down', (edition) => {
    const table = at(edition, 'draw');
    table.record([{ type: 'holdings.corrected', seat: 's1', holdings: { actionCards: 7 } }]);
    expect(handsOver(table.game, table.referee.ruleset)).toEqual([]);
    table.do(finishSteps, { step: 'draw', only: true });
    expect(table.game.players['s1']?.actionCards).toBe(8);
    expect(handsOver(table.game, table.referee.ruleset)).toEqual([{ seat: 's1', over: 1 }]);
  });

  inEditions('SA-STA-14 clears the board and takes the cards back', (edition) => {
    const table = at(edition, 'own-scuttle');
    table.record([
      {
        type: 'balance.corrected',
        seat: 's1',
        balances: { tactic: 3, fleet: 3, strategy: 2, board: 4 },
      },
    ]);
    table.do(finishOwnStep, {});
    until(table, 'strategy.own-council-propositions');
    expect(table.game.players['s1']?.board).toBe(0);
    expect(Object.values(table.game.strategyCards).every(({ holder }) => holder === null)).toBe(
      true,
    );
  });
});
