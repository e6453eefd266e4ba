/** The line law: what undo, redo, branches and amendments make of the record. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import {
  redoTarget,
  undoTarget,
  lineOf,
  ancestors,
  treeOf,
} from '../../../../src/lib/core/record/line.ts';
import type { Seat } from '../../../../src/lib/core/vocabulary.ts';
import { Log } from '../../../support/log.ts';

const pick = (seat: Seat, card: string): GameEvent => ({
  type: 'strategy-card.chosen',
  seat,
  card,
  initiative: 1,
  goods: 0,
});
const goods = (seat: Seat): GameEvent => ({ type: 'goods.gained', seat, goods: 1 });
const cards = (log: Log) =>
  log.facts.flatMap((fact) => (fact.type === 'strategy-card.chosen' ? [fact.card] : []));

/** Three picks; the new game is entries 1 to 4, the picks are 5, 6, 7. */
const three = () =>
  Log.begun().tap(pick('s1', 'trade')).tap(pick('s2', 'warfare')).tap(pick('s3', 'imperial'));

describe('the line', () => {
  it('is every fact in order while nothing is undone', () => {
    const log = three();
    expect(lineOf(log.entries).map((item) => item.seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(cards(log)).toEqual(['trade', 'warfare', 'imperial']);
  });

  it('is empty for an empty record', () => {
    expect(lineOf([])).toEqual([]);
    expect([undoTarget([]), redoTarget([])]).toEqual([null, null]);
  });

  it('carries instants, groups and what was overruled', () => {
    const log = Log.begun().overrule('card-taken', pick('s1', 'trade'));
    expect(lineOf(log.entries).at(-1)).toMatchObject({
      seq: 5,
      group: 5,
      at: 5_000,
      overruled: 'card-taken',
    });
  });

  it('leads to any entry that is asked for', () => {
    expect(lineOf(three().entries, 5).map((item) => item.seq)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('undo and redo', () => {
  it('take back and bring back one tap at a time, without limit', () => {
    const log = three();
    expect(cards(log.undo())).toEqual(['trade', 'warfare']);
    expect(cards(log.undo())).toEqual(['trade']);
    expect(cards(log.undo())).toEqual([]);
    expect(undoTarget(log.entries)).toBeNull();
    expect(cards(log.redo())).toEqual(['trade']);
    expect(cards(log.redo().redo())).toEqual(['trade', 'warfare', 'imperial']);
    expect(redoTarget(log.entries)).toBeNull();
  });

  it('never take back the tap that began the game', () => {
    expect(undoTarget(Log.begun().entries)).toBeNull();
  });

  it('treat a tap of several facts as one', () => {
    const log = three().tap(goods('s1'), goods('s2'), goods('s3'));
    expect(log.undo().told).toHaveLength(3);
    expect(log.redo().told).toHaveLength(6);
  });

  it('delete nothing', () => {
    const log = three();
    const before = log.entries.length;
    log.undo().undo().redo();
    expect(log.entries).toHaveLength(before + 3);
    expect(log.entries.slice(0, before)).toEqual(three().entries);
  });
});

describe('branches', () => {
  it('begin with a fact after an undo; the old branch stays in the record', () => {
    const log = three().undo().tap(pick('s3', 'politics'));
    expect(cards(log)).toEqual(['trade', 'warfare', 'politics']);
    expect(treeOf(log.entries).parents[9]).toBe(6);
    expect(cards(log.mark(7))).toEqual(['trade', 'warfare', 'imperial']);
  });

  it('are redone where the latest one leads', () => {
    const log = three().undo().tap(pick('s3', 'politics')).undo();
    expect(redoTarget(log.entries)).toBe(9);
    expect(cards(log.redo())).toEqual(['trade', 'warfare', 'politics']);
  });

  it('redo only the tap itself, not the taps of the same group on another branch', () => {
    const log = Log.begun().tap(goods('s1'), goods('s2')).undo().tap(goods('s3')).undo();
    expect(log.redo().told).toEqual(['goods.gained']);
    expect(ancestors(treeOf(log.entries), 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are not touched by pauses', () => {
    const log = three().pause(true).undo().pause(false);
    expect(cards(log)).toEqual(['trade', 'warfare']);
    expect(undoTarget(log.entries)).toBe(5);
  });
});

describe('amendments', () => {
  it('insert before an entry, with instants of their own', () => {
    const log = three().amend('before', 6, goods('s1'), goods('s2'));
    expect(log.told).toEqual([
      'strategy-card.chosen',
      'goods.gained',
      'goods.gained',
      'strategy-card.chosen',
      'strategy-card.chosen',
    ]);
    expect(lineOf(log.entries)[5]).toMatchObject({ seq: 8, at: 500, overruled: null });
  });

  it('replace an entry', () => {
    const log = three().amend('replace', 6, pick('s2', 'politics'));
    expect(cards(log)).toEqual(['trade', 'politics', 'imperial']);
  });

  it('remove an entry', () => {
    expect(cards(three().amend('remove', 6))).toEqual(['trade', 'imperial']);
  });

  it('are undone and redone like a tap', () => {
    const log = three().amend('replace', 6, pick('s2', 'politics'));
    expect(cards(log.undo())).toEqual(['trade', 'warfare', 'imperial']);
    expect(cards(log.redo())).toEqual(['trade', 'politics', 'imperial']);
  });

  it('may be amended themselves, each fact by itself', () => {
    const log = three().amend('before', 6, goods('s1'), goods('s2'));
    expect(log.amend('replace', 8, goods('s3')).told).toHaveLength(5);
    const twice = three().amend('before', 6, goods('s1'), goods('s2'));
    expect(twice.amend('before', 8, goods('s3')).told).toHaveLength(6);
    expect(twice.amend('remove', 8).told).toHaveLength(5);
  });

  it('put a fact after an entry, and after the last one', () => {
    const log = three().amend('after', 6, goods('s1')).amend('after', 7, goods('s2'));
    expect(lineOf(log.entries).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 8, 7, 9]);
    expect(log.undo().told).toHaveLength(4);
  });

  it('of an entry that is not on the line change nothing', () => {
    const log = three().undo().amend('remove', 7);
    expect(cards(log)).toEqual(['trade', 'warfare']);
  });
});
