/** Laws of the evaluator: more never harms, payments are the cheapest, words fit the answer. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judge, judgeAll, judgeCondition } from '../../src/lib/core/conditions/judge.ts';
import { cheapestPayment } from '../../src/lib/core/conditions/payment.ts';
import type { SpendCondition } from '../../src/lib/core/conditions/spending.ts';
import type { Cards } from '../../src/lib/core/cards.ts';
import type { Game, Player } from '../../src/lib/core/game.ts';
import { EXPANSIONS } from '../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../src/lib/rulesets/cards.ts';
import { withDefaults } from '../unit/core/conditions/blank-player.ts';
import { at, blankTable, ME } from '../unit/core/conditions/scenes.ts';

const cards = cardsOf(EXPANSIONS);
const objectives = Object.keys(cards.conditions);
const planets = Object.keys(cards.planets);
const technologies = Object.keys(cards.technologies);
const attachments = Object.keys(cards.attachments);
const depth = fc.constantFrom('essentials' as const, 'standard' as const, 'full' as const);
const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { freq: 6, nil: null });
const few = (ids: readonly string[], max: number) =>
  fc.uniqueArray(fc.constantFrom(...ids, 'own-card'), { maxLength: max });

const table = fc
  .record({
    depth,
    mine: maybe(few(planets, 14)),
    theirs: maybe(few(planets, 8)),
    technologies: maybe(few(technologies, 9)),
    goods: maybe(fc.nat(9)),
    faction: maybe(fc.constantFrom(...Object.keys(cards.factions))),
    attached: fc.array(fc.tuple(fc.nat(13), fc.constantFrom(...attachments)), { maxLength: 4 }),
    spent: fc.array(fc.nat(13), { maxLength: 6 }),
  })
  .map((row): Game => {
    const game = smallTable();
    game.settings.depth = row.depth;
    const { goods, faction } = row;
    Object.assign(at(game), { goods, faction, planets: row.mine, technologies: row.technologies });
    const taken = new Set(row.mine ?? []);
    at(game, 's2').planets = row.theirs && row.theirs.filter((id) => !taken.has(id));
    const card = (index: number) => {
      const id = row.mine?.[index];
      return id === undefined
        ? null
        : (game.planetCards[id] ??= { exhausted: false, attachments: [] });
    };
    for (const [index, id] of row.attached) card(index)?.attachments.push(id);
    for (const index of row.spent) Object.assign(card(index) ?? {}, { exhausted: true });
    return game;
  });

/** Two seats are enough here, and quicker. */
function smallTable(): Game {
  const game = blankTable(EXPANSIONS);
  game.seating = [ME, 's2'];
  return game;
}

const withMine = (game: Game, change: Partial<Player>): Game => ({
  ...game,
  players: { ...game.players, [ME]: { ...at(game), ...change } },
});

it('a planet or a technology more never takes a yes away', () => {
  let yes = 0;
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(...planets),
      fc.constantFrom(...technologies),
      (game, planet, technology) => {
        const me = at(game);
        const held = game.players.s2?.planets?.includes(planet);
        const more = [
          withMine(game, {
            planets: me.planets && !held ? [...new Set([...me.planets, planet])] : me.planets,
          }),
          withMine(game, {
            technologies: me.technologies && [...new Set([...me.technologies, technology])],
          }),
        ];
        const before = judgeAll(game, cards, objectives);
        const after = more.map((next) => judgeAll(next, cards, objectives));
        for (const id of objectives) {
          if (before[id]?.[ME]?.value !== 'yes') continue;
          yes += 1;
          for (const matrix of after) expect([id, matrix[id]?.[ME]?.value]).toEqual([id, 'yes']);
        }
      },
    ),
    { numRuns: 250 },
  );
  expect(yes).toBeGreaterThan(100);
});

it('a verdict says what goes with its value', () => {
  fc.assert(
    fc.property(table, (game) => {
      for (const row of Object.values(judgeAll(game, cards, objectives))) {
        for (const { value, missing, question, progress } of Object.values(row)) {
          expect([missing !== null, question !== null]).toEqual([value === 'no', value === 'ask']);
          if (progress && value === 'yes')
            expect(progress.have).toBeGreaterThanOrEqual(progress.need);
          if (progress && value === 'no') expect(progress.have).toBeLessThan(progress.need);
        }
      }
    }),
    { numRuns: 200 },
  );
});

/** Every way to use each planet: not at all, for its resources, for its influence. */
function* ways(count: number): Generator<('no' | 'resources' | 'influence')[]> {
  if (count === 0) return yield [];
  for (const rest of ways(count - 1)) {
    for (const use of ['no', 'resources', 'influence'] as const) yield [...rest, use];
  }
}

/** The cheapest cost by trying every way: goods, then waste, then planets; null for none. */
function bruteForce(values: [number, number][], goods: number, need: SpendCondition) {
  const { resources = 0, influence = 0, tradeGoods = 0 } = need;
  let best: [number, number, number] | null = null;
  for (const uses of ways(values.length)) {
    const paid = { resources: 0, influence: 0 };
    values.forEach(([r, i], index) => {
      if (uses[index] === 'resources') paid.resources += r;
      if (uses[index] === 'influence') paid.influence += i;
    });
    const over = Math.max(0, paid.resources - resources) + Math.max(0, paid.influence - influence);
    const short = Math.max(0, resources - paid.resources) + Math.max(0, influence - paid.influence);
    if (tradeGoods + short > goods) continue;
    const cost: [number, number, number] = [
      tradeGoods + short,
      over,
      uses.filter((use) => use !== 'no').length,
    ];
    const at = best === null ? -1 : [0, 1, 2].findIndex((part) => cost[part] !== best?.[part]);
    if (best === null || (at >= 0 && (cost[at] ?? 0) < (best[at] ?? 0))) best = cost;
  }
  return best;
}

const worth = fc.tuple(fc.nat(5), fc.nat(5));
const price = fc
  .record({ resources: fc.nat(9), influence: fc.nat(9), tradeGoods: fc.nat(3) })
  .map((parts): SpendCondition => ({ kind: 'spend', ...parts }));

/** Cards with planets of these values alone, and a table of someone who holds them. */
function bank(values: [number, number][], goods: number): { game: Game; own: Cards } {
  const facts = cards.planets.lodor;
  if (!facts) throw new Error('no planet to copy');
  const rows = values.map(([resources, influence], index) => [
    `p${index}`,
    { ...facts, resources, influence },
  ]);
  const game = blankTable();
  const planets = values.map((_, i) => `p${i}`);
  game.players[ME] = withDefaults({ seat: ME, faction: 'emirates-of-hacan', goods, planets });
  return { game, own: { ...cards, planets: Object.fromEntries(rows) } };
}

it('the payment proposed is payable, pays the price, and is the cheapest', () => {
  fc.assert(
    fc.property(fc.array(worth, { maxLength: 6 }), fc.nat(6), price, (values, goods, need) => {
      const { game, own } = bank(values, goods);
      const best = bruteForce(values, goods, need);
      const payment = cheapestPayment(game, own, ME, need);
      expect(judgeCondition(game, own, ME, need).value).toBe(best ? 'yes' : 'no');
      expect(payment !== null).toBe(best !== null);
      if (!payment || !best) return;
      const used = payment.planets;
      expect(new Set(used).size).toBe(used.length);
      expect(payment.goods).toBeLessThanOrEqual(goods);
      // Just these planets pay the price with as many goods, and nothing pays it better.
      const paying = used.map((id) => values[Number(id.slice(1))]!);
      expect(bruteForce(paying, payment.goods, need)).toEqual(best);
      expect([payment.goods, used.length]).toEqual([best[0], best[2]]);
    }),
    { numRuns: 400 },
  );
});

it('what is said to be short is enough, and the least', () => {
  fc.assert(
    fc.property(fc.array(worth, { maxLength: 5 }), fc.nat(4), price, (values, goods, need) => {
      const { game, own } = bank(values, goods);
      const { missing } = judgeCondition(game, own, ME, need);
      if (missing?.kind !== 'payment') return;
      const lack = Object.values(missing.short).reduce((sum, part) => sum + part, 0);
      expect(bruteForce(values, goods + lack, need)).not.toBeNull();
      expect(bruteForce(values, goods + lack - 1, need)).toBeNull();
    }),
    { numRuns: 300 },
  );
});

it('more planets than neighbours is a no only where no choice of neighbours would do', () => {
  const count = fc.option(fc.integer({ min: 0, max: 3 }), { freq: 4, nil: null });
  fc.assert(
    fc.property(count, fc.array(count, { minLength: 5, maxLength: 5 }), (mine, others) => {
      const game = blankTable(EXPANSIONS);
      const pool = planets.filter((id) => cards.planets[id]?.traits.length === 1);
      const take = (size: number | null) => size && pool.splice(0, size);
      [mine, ...others].forEach((size, index) => {
        at(game, `s${index + 1}`).planets = size === null ? null : take(size) || [];
      });
      const { value } = judge(game, cards, ME, 'push-boundaries');
      const beatable = others.filter((size) => mine === null || (size ?? 0) < mine).length;
      expect(value).toBe(beatable < 2 ? 'no' : 'ask');
    }),
  );
});
