/** What can be paid, by what is tracked, and the cheapest way to pay it. */
import { describe, expect, it } from 'vitest';
import { judge, judgeAll, judgeCondition } from '../../../../src/lib/core/conditions/judge.ts';
import { cheapestPayment } from '../../../../src/lib/core/conditions/payment.ts';
import type { SpendCondition } from '../../../../src/lib/core/conditions/spending.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { all, atDepth, blankTable, has, holds, ME, type Setup } from './scenes.ts';

const cards = cardsOf(EXPANSIONS);
const spend = (parts: Omit<SpendCondition, 'kind'>): SpendCondition => ({
  kind: 'spend',
  ...parts,
});
const exhausted =
  (...planets: string[]): Setup =>
  (game) => {
    for (const id of planets) game.planetCards[id] = { exhausted: true, attachments: [] };
  };

function laid(...setups: Setup[]) {
  const game = blankTable(EXPANSIONS);
  all(...setups)(game, cards);
  return game;
}
const value = (parts: Omit<SpendCondition, 'kind'>, ...setups: Setup[]) =>
  judgeCondition(laid(...setups), cards, ME, spend(parts)).value;
const payment = (parts: Omit<SpendCondition, 'kind'>, ...setups: Setup[]) =>
  cheapestPayment(laid(...setups), cards, ME, spend(parts));

describe('whether it can be paid', () => {
  const planets = has(['lodor', 'abyz']);

  it('readied planets alone pay at depth full', () => {
    expect(value({ resources: 6 }, planets)).toBe('yes');
    expect(value({ resources: 6 }, planets, exhausted('abyz'))).toBe('no');
    expect(value({ resources: 6 }, planets, exhausted('abyz'), holds({ goods: 3 }))).toBe('yes');
  });

  it('a planet pays one of its values', () => {
    expect(value({ resources: 3, influence: 1 }, has(['lodor']))).toBe('no');
    expect(value({ resources: 3, influence: 1 }, has(['lodor', 'gral']))).toBe('yes');
  });

  it('the trade-good part takes goods alone, the others take what is left of them', () => {
    const three = { resources: 3, influence: 3, tradeGoods: 3 };
    expect(value(three, has(['lodor', 'torkan']), holds({ goods: 2 }))).toBe('no');
    expect(value(three, has(['lodor', 'torkan']), holds({ goods: 3 }))).toBe('yes');
    expect(value(three, has(['lodor', 'gral']), holds({ goods: 4 }))).toBe('no');
    expect(value(three, has(['lodor', 'gral']), holds({ goods: 5 }))).toBe('yes');
  });

  it('at depth standard goods alone are sure, and planets may be exhausted', () => {
    const standard = atDepth('standard');
    expect(value({ resources: 6 }, planets, standard)).toBe('ask');
    // Attachments on these two, none of them recorded, may bring another 8.
    expect(value({ resources: 14 }, planets, standard)).toBe('ask');
    expect(value({ resources: 15 }, planets, standard)).toBe('no');
    expect(value({ resources: 6 }, planets, standard, holds({ goods: 6 }))).toBe('yes');
    expect(value({ resources: 7 }, planets, standard, holds({ goods: null }))).toBe('ask');
    expect(value({ resources: 7, commandTokens: 1 }, planets, holds({ goods: null }))).toBe('no');
  });

  it('at depth essentials nothing is known', () => {
    expect(value({ tradeGoods: 1 }, holds({ goods: 5 }), atDepth('essentials'))).toBe('ask');
    expect(value({ tradeGoods: 1 }, atDepth('essentials'))).toBe('ask');
  });

  it('cards that are no planets may pay, a card typed by hand may be worth anything', () => {
    expect(value({ resources: 2 }, has(['tsion-station']), holds({ goods: 1 }))).toBe('ask');
    expect(value({ resources: 3 }, has(['tsion-station']), holds({ goods: 1 }))).toBe('no');
    expect(value({ resources: 30 }, has(['own-eden']))).toBe('ask');
  });

  it('doubled goods pay double, but not where the price names goods', () => {
    const doubled = holds({ technologies: ['mirror-computing'] });
    const goods = (count: number) => all(doubled, holds({ goods: count }));
    expect(value({ resources: 8 }, goods(4))).toBe('yes');
    expect(value({ resources: 8 }, goods(3))).toBe('no');
    expect(value({ tradeGoods: 5 }, goods(4))).toBe('no');
    expect(value({ tradeGoods: 5 }, goods(5))).toBe('yes');
    // Three that are named, two for three resources, two for three influence.
    const wealth = { resources: 3, influence: 3, tradeGoods: 3 };
    expect(value(wealth, goods(7))).toBe('yes');
    // Whether one good pays a resource and an influence no source says.
    expect(value(wealth, goods(6))).toBe('ask');
    expect(value(wealth, goods(5))).toBe('no');
    expect(payment({ resources: 7 }, goods(6), has(['lodor']))).toMatchObject({ goods: 2 });
    expect(value({ resources: 8 }, goods(4), atDepth('standard'))).toBe('yes');
  });

  it('progress counts what is covered', () => {
    const table = laid(has(['lodor']), holds({ goods: 2 }));
    const found = judgeCondition(table, cards, ME, spend({ resources: 8 }));
    expect(found).toMatchObject({ progress: { have: 5, need: 8 }, items: ['lodor'] });
  });
});

describe('the cheapest payment', () => {
  it('keeps goods, then overspends least, then keeps planets', () => {
    // 3 + 3 + 3 wastes one and keeps the goods that 3 + 3 would need.
    const threes = has(['lodor', 'abyz', 'bereg']);
    expect(payment({ resources: 8 }, threes, holds({ goods: 5 }))).toMatchObject({ goods: 0 });
    expect(payment({ resources: 10 }, threes, holds({ goods: 5 }))).toMatchObject({ goods: 1 });
    // 3 + 1 and 2 + 2 waste nothing and take no goods, like 4 ones; two planets are fewest.
    const small = has(['lodor', 'gral', 'lazar', 'tarmann', 'thibah']);
    expect(payment({ resources: 4 }, small)?.planets).toHaveLength(2);
    expect(payment({ resources: 4 }, small, holds({ goods: 4 }))?.goods).toBe(0);
  });

  it('pays resources and influence with planets, and goods with goods', () => {
    const set = has(['lodor', 'torkan']);
    expect(
      payment({ resources: 3, influence: 3, tradeGoods: 1 }, set, holds({ goods: 1 })),
    ).toEqual({
      planets: ['lodor', 'torkan'],
      goods: 1,
      commodities: 0,
      tokens: { tactic: 0, fleet: 0, strategy: 0 },
      actionCards: 0,
      fragments: {},
      certain: true,
    });
  });

  it('leaves out planets that the same tap exhausts for something else', () => {
    const game = laid(has(['lodor', 'abyz']), holds({ goods: 1 }));
    const four = spend({ resources: 4 });
    const turned = (...ids: string[]) => cheapestPayment(game, cards, ME, four, ids);
    expect(turned()?.planets).toHaveLength(2);
    expect(turned('abyz')).toMatchObject({ planets: ['lodor'], goods: 1 });
    expect(turned('abyz', 'lodor')).toBeNull();
  });

  it('takes tokens from the fuller pool', () => {
    const tokens = (tactic: number, strategy: number) =>
      payment({ commandTokens: 3 }, holds({ tokens: { tactic, fleet: 9, strategy } }))?.tokens;
    expect(tokens(5, 1)).toEqual({ tactic: 3, fleet: 0, strategy: 0 });
    expect(tokens(1, 2)).toEqual({ tactic: 1, fleet: 0, strategy: 2 });
    expect(tokens(2, 4)).toEqual({ tactic: 1, fleet: 0, strategy: 2 });
    expect(tokens(1, 1)).toBeUndefined();
  });

  it('pays cards and fragments, and is none where they are short or unknown', () => {
    expect(payment({ actionCards: 2 }, holds({ actionCards: 3 }))).toMatchObject({
      actionCards: 2,
    });
    expect(payment({ actionCards: 2 }, holds({ actionCards: null }))).toBeNull();
    expect(payment({ relicFragments: 1 })).toBeNull();
    expect(payment({ commandTokens: 1 }, holds({ tokens: null }))).toBeNull();
    expect(payment({ resources: 1 }, holds({ planets: null, goods: null }))).toBeNull();
  });

  it('is not certain while the sides of planets are not tracked', () => {
    const standard = atDepth('standard');
    expect(payment({ resources: 3 }, has(['lodor']), standard)).toMatchObject({ certain: false });
    expect(payment({ tradeGoods: 3 }, holds({ goods: 3 }), standard)?.certain).toBe(true);
  });

  it('comes with a single verdict, unless that is a no, and not with the matrix', () => {
    const game = laid(has(['lodor', 'abyz', 'bereg']));
    expect(judge(game, cards, ME, 'erect-a-monument').payment?.planets).toHaveLength(3);
    expect(judge(game, cards, ME, 'found-a-golden-age').payment).toBeNull();
    expect(judge(game, cards, ME, 'corner-the-market').payment).toBeNull();
    expect(
      judgeAll(game, cards, ['erect-a-monument'])['erect-a-monument']?.[ME]?.payment,
    ).toBeNull();
  });
});
