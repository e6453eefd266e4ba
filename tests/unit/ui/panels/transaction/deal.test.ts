import { describe, expect, it } from 'vitest';
import { correctBalances } from '$lib/core/commands/corrections.ts';
import { makeTransaction } from '$lib/core/commands/tokens.ts';
import type { Seat } from '$lib/core/game.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import {
  isDeal,
  lastPartner,
  likelyPair,
  sideOf,
  usualDeals,
  type DealSide,
} from '$lib/ui/panels/transaction/deal.ts';
import { SUPPORT } from '$lib/ui/parts/points/offers.ts';
import { Table } from '../../../../support/table.ts';

const table = Table.start({ players: 4 });
const side = (seat: Seat, note?: string): DealSide => ({ seat, goods: 1, commodities: 0, note });
const traded = (one: Seat, two: Seat): LineItem => ({
  seq: 1,
  group: 1,
  at: 0,
  overruled: null,
  fact: { type: 'transaction.made', sides: [side(one), side(two)] },
});

describe('a transaction in one act', () => {
  it('books the point of a Support for the Throne that changes hands', () => {
    const facts = makeTransaction(table.game, table.referee.ruleset, {
      sides: [sideOf(side('s1')), sideOf(side('s2', ` ${SUPPORT} `))],
    });
    expect(facts.map(({ type }) => type)).toEqual(['transaction.made', 'support.given']);
    expect(facts[0]).toEqual({
      type: 'transaction.made',
      sides: [side('s1'), side('s2', SUPPORT)],
    });
    expect(facts[1]).toMatchObject({ from: 's2', to: 's1', points: 1 });
  });

  it('books nothing for another note', () => {
    const facts = makeTransaction(table.game, table.referee.ruleset, {
      sides: [sideOf(side('s1', 'ceasefire')), sideOf(side('s2'))],
    });
    expect(facts).toHaveLength(1);
  });
});

describe('the usual deals', () => {
  const of = (table: Table) =>
    usualDeals(table.game, ['s1', 's2']).map((deal) =>
      deal.map(({ goods, commodities }) => ({ goods, commodities })),
    );
  const goods = (number: number) => ({ goods: number, commodities: 0 });
  const commodities = (number: number) => ({ goods: 0, commodities: number });
  const having = (one: object, two: object) =>
    Table.start({ players: 3 })
      .do(correctBalances, { seat: 's1', balances: { goods: 0, commodities: 0, ...one } })
      .do(correctBalances, { seat: 's2', balances: { goods: 0, commodities: 0, ...two } });

  it('swap as many commodities as both have, and sell all of one for goods that the other has', () => {
    expect(of(having({ commodities: 3 }, { goods: 2, commodities: 2 }))).toEqual([
      [commodities(2), commodities(2)],
      [commodities(3), goods(2)],
    ]);
    expect(of(having({ goods: 4 }, { commodities: 3 }))).toEqual([
      [goods(3), commodities(3)],
      [goods(2), commodities(3)],
    ]);
  });

  it('are none where no one has what the other would pay', () => {
    expect(of(having({ commodities: 3 }, { goods: 1 }))).toEqual([]);
    expect(of(having({ commodities: 1 }, {}))).toEqual([]);
    expect(of(having({ goods: 5 }, { goods: 5 }))).toEqual([]);
  });
});

describe('the pair that most likely trades', () => {
  it('is the active player and whom the panel was opened for', () => {
    expect(likelyPair(table.game, [], 's1', 's3')).toEqual(['s1', 's3']);
  });

  it('is the active player and the last partner', () => {
    const line = [traded('s1', 's2'), traded('s4', 's1'), traded('s2', 's3')];
    expect(lastPartner(line, 's1')).toBe('s4');
    expect(likelyPair(table.game, line, 's1', 's1')).toEqual(['s1', 's4']);
  });

  it('is the active player and the player to the left, before anyone has traded', () => {
    expect(likelyPair(table.game, [], 's3', 's3')).toEqual(['s3', 's4']);
    expect(likelyPair(table.game, [], 's4', null)).toEqual(['s4', 's1']);
  });

  it('is never one player twice', () => {
    expect(likelyPair(table.game, [], null, null)).toEqual(['s1', 's2']);
    expect(likelyPair(table.game, [], 's1', null)).toEqual(['s1', 's2']);
  });
});

describe('a usual deal', () => {
  const give = (seat: Seat, more: Partial<DealSide> = {}): DealSide => ({ ...side(seat), ...more });
  const deal = [give('s1'), give('s2', { goods: 0, commodities: 2 })];

  it('is chosen where both sides give it, and nothing beside it', () => {
    const [one, two] = [give('s1'), give('s2', { goods: 0, commodities: 2 })];
    expect(isDeal([one, two], deal)).toBe(true);
    expect(isDeal([{ ...one, fragments: { cultural: 0 } }, two], deal)).toBe(true);
    expect(isDeal([{ ...one, fragments: { cultural: 1 } }, two], deal)).toBe(false);
    expect(isDeal([one, { ...two, note: 'ceasefire' }], deal)).toBe(false);
    expect(isDeal([{ ...one, goods: 2 }, two], deal)).toBe(false);
  });
});
