/** Amendments: seen on a copy first, and never stored when a fact would no longer be heard. */
import { describe, expect, it } from 'vitest';
import { correctBalances, correctPoints } from '../../../../src/lib/core/commands/corrections.ts';
import { gainGoods, makeTransaction } from '../../../../src/lib/core/commands/tokens.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { amend } from '../../../../src/lib/core/engine/amend.ts';
import { mark } from '../../../../src/lib/core/engine/mark.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { gameOf, headOf, type EngineState } from '../../../../src/lib/core/engine/engine-state.ts';
import { preview, type Amendment } from '../../../../src/lib/core/engine/preview.ts';
import { readGameFile, gameFileOf } from '../../../../src/lib/core/record/game-file.ts';
import { NO_SEAT, type Seat } from '../../../../src/lib/core/vocabulary.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const AT = 1_700_000_000_000;
const how = (state: EngineState) => ({
  head: headOf(state),
  stamps: { at: AT + 9_000_000, mono: 7, run: 'run', app: '1.0.0' },
});
const goods = (seat: Seat, amount = 1): GameEvent => ({
  type: 'goods.gained',
  seat,
  goods: amount,
});
const put = (
  place: Exclude<Amendment['place'], 'remove'>,
  target: number,
  fact: GameEvent,
): Amendment => ({ target, place, fact, at: AT });
const remove = (target: number): Amendment => ({ target, place: 'remove' });
/** The seq of the first fact of a kind. */
const seqOf = ({ state }: Table, type: GameEvent['type']) =>
  state.timeline.line.find(({ fact }) => fact.type === type)?.seq ?? 0;

const withGain = () => atFirstTurn({ players: 3 }).do(gainGoods, { seat: 's1', goods: 2 });

describe('an amendment', () => {
  it('changes the past in one tap, which an undo takes back', () => {
    const table = withGain();
    const target = seqOf(table, 'goods.gained');
    const amended = amend(
      table.state,
      [put('before', target, goods('s2')), put('replace', target, goods('s1', 5))],
      how(table.state),
    );
    if (!amended.ok) throw new Error(JSON.stringify(amended));
    expect(new Set(amended.entries.map(({ group }) => group)).size).toBe(1);
    expect(gameOf(amended.state).players).toMatchObject({ s1: { goods: 5 }, s2: { goods: 1 } });
    expect(openState(rulesetFor, amended.state.entries).timeline.head.context).toEqual(
      gameOf(amended.state),
    );
    const undone = mark(amended.state, 'undo', how(amended.state));
    expect(undone.ok && gameOf(undone.state)).toEqual(table.game);
  });

  it('may target what an earlier one of the same tap put in', () => {
    const table = withGain();
    const fresh = table.entries.length + 1;
    const amended = amend(
      table.state,
      [
        put('replace', seqOf(table, 'goods.gained'), goods('s1', 5)),
        put('before', fresh, goods('s3')),
      ],
      how(table.state),
    );
    expect(amended.ok && gameOf(amended.state).players).toMatchObject({
      s1: { goods: 5 },
      s3: { goods: 1 },
    });
  });

  it('puts a fact after the last one as well', () => {
    const table = withGain();
    const amended = amend(
      table.state,
      [put('after', headOf(table.state), goods('s3'))],
      how(table.state),
    );
    if (!amended.ok) throw new Error(JSON.stringify(amended));
    expect(gameOf(amended.state).players.s3?.goods).toBe(1);
    expect(amended.state.timeline.line.at(-1)).toMatchObject({
      seq: headOf(amended.state),
      at: AT,
    });
    const between = amend(
      amended.state,
      [put('after', seqOf(table, 'goods.gained'), goods('s2'))],
      how(amended.state),
    );
    expect(between.ok && between.state.timeline.line.slice(-3).map(({ fact }) => fact)).toEqual([
      goods('s1', 2),
      goods('s2'),
      goods('s3'),
    ]);
  });

  it('painted at an older head is dropped', () => {
    const { state } = withGain();
    const amended = amend(state, [remove(5)], { ...how(state), head: 3 });
    expect(amended).toEqual({ ok: false, dropped: 'stale' });
  });

  it('of nothing on the line is not made', () => {
    const { state } = withGain();
    for (const target of [0, 99]) {
      expect(amend(state, [remove(target)], how(state))).toEqual({
        ok: false,
        why: 'no-target',
      });
    }
  });
});

describe('an amendment after which a fact is not heard', () => {
  it('is refused, and names the first', () => {
    const table = withGain();
    // Without one pick the game stays at the picks, and hears nothing of the turns.
    const target = seqOf(table, 'strategy-card.chosen');
    const amended = amend(table.state, [remove(target)], how(table.state));
    expect(amended).toMatchObject({
      ok: false,
      why: 'unhandled',
      item: { fact: { type: 'goods.placed' } },
    });
  });

  it('is refused where the fact put in is the one', () => {
    const table = withGain();
    const target = seqOf(table, 'goods.gained');
    const fact: GameEvent = { type: 'pick.skipped', seat: 's1' };
    expect(amend(table.state, [put('before', target, fact)], how(table.state))).toMatchObject({
      why: 'unhandled',
      item: { fact },
    });
  });

  it('is refused when the line would break', () => {
    const { state } = withGain();
    const stranger = put('before', headOf(state), goods('s9'));
    expect(amend(state, [stranger], { ...how(state), anyway: true })).toMatchObject({
      why: 'unhandled',
      item: { fact: { seat: 's9' } },
    });
    expect(amend(state, [remove(1)], how(state))).toMatchObject({ why: 'unhandled' });
  });

  it('is refused when the record would not hold together', () => {
    const { state } = withGain();
    const never = { ...put('replace', headOf(state), goods('s1')), at: NaN };
    expect(amend(state, [never], how(state))).toEqual({ ok: false, why: 'unsound' });
    const doubled: GameEvent = { type: 'seating.corrected', order: ['s1', 's1', 's2'] };
    expect(amend(state, [put('replace', headOf(state), doubled)], how(state))).toEqual({
      ok: false,
      why: 'unsound',
    });
  });
});

describe('a fact put in against the rules', () => {
  const pass: GameEvent = { type: 'turn.passed', seat: 's1' };

  it('waits for the table’s word, which the entry keeps', () => {
    const table = withGain();
    const amendments = [put('before', seqOf(table, 'goods.gained'), pass)];
    expect(amend(table.state, amendments, how(table.state))).toMatchObject({
      why: 'refused',
      refused: [{ fact: pass, refusal: { code: 'cards-unused' } }],
    });
    const amended = amend(table.state, amendments, { ...how(table.state), anyway: true });
    expect(amended).toMatchObject({ entries: [{ overruled: { code: 'cards-unused' } }] });
    const entries = amended.ok ? amended.state.entries : [];
    const text = JSON.stringify(gameFileOf(entries, { app: '1.0.0', at: AT }));
    expect(readGameFile(text).ok).toBe(true);
  });
});

describe('a preview', () => {
  it('names what changes at the head, and stores nothing', () => {
    const table = withGain();
    table.do(correctPoints, { lines: [{ seat: 's2', points: 3 }], note: 'Counted.' });
    const before = table.entries.length;
    const target = seqOf(table, 'points.corrected');
    const seen = preview(table.state, [remove(target)], how(table.state));
    expect(seen).toMatchObject({
      ok: true,
      unhandled: [],
      refused: [],
      changed: {
        points: [{ seat: 's2', was: 3, is: 0 }],
        speaker: null,
        order: null,
        position: null,
        result: null,
      },
    });
    expect(table.entries).toHaveLength(before);
  });

  it('names order, position and winner too', () => {
    const table = withGain();
    const target = seqOf(table, 'goods.gained');
    const won: GameEvent = {
      type: 'points.scored',
      lines: [{ seat: 's3', points: 10 }],
      source: { kind: 'other' },
    };
    const seen = preview(table.state, [put('replace', target, won)], how(table.state));
    expect(seen).toMatchObject({
      changed: {
        position: { was: { phase: 'action' }, is: { phase: 'over' } },
        result: { was: null, is: { winners: ['s3'], reason: 'goal' } },
      },
    });
    const [one, two] = ['leadership', 'diplomacy'];
    const swap: GameEvent = { type: 'strategy-cards.swapped', cards: [one, two] } as GameEvent;
    const swapped = preview(table.state, [put('before', target, swap)], how(table.state));
    expect(swapped.ok && swapped.changed.order).not.toBeNull();
  });

  it('names what rested on a number that is another one now', () => {
    const table = withGain();
    table.do(correctBalances, { seat: 's2', balances: { tactic: 4 } });
    table.do(gainGoods, { seat: 's1', goods: 1 });
    const target = seqOf(table, 'goods.gained');
    const gain: GameEvent = {
      type: 'tokens.gained',
      seat: 's2',
      tokens: { tactic: 1, fleet: 0, strategy: 0 },
    };
    const seen = preview(table.state, [put('before', target, gain)], how(table.state));
    // Goods that are added to goods rest on nothing; what was counted rests on what lay there.
    expect(seen.ok && [...seen.affected()].flat()).toMatchObject([
      { item: { fact: { type: 'balance.corrected', seat: 's2' } }, refusal: null },
    ]);
  });

  it('names what the rules would refuse now', () => {
    const table = withGain();
    const { seat, at } = { seat: table.active ?? NO_SEAT, at: seqOf(table, 'goods.gained') };
    table.do(makeTransaction, {
      sides: [
        { seat, goods: 2, commodities: 0 },
        { seat: seat === 's1' ? 's2' : 's1', goods: 0, commodities: 0 },
      ],
    });
    const seen = preview(table.state, [remove(at)], how(table.state));
    expect(seen.ok && seen.unhandled).toEqual([]);
    expect(seen.ok && [...seen.affected()].flat()).toMatchObject([
      { item: { fact: { type: 'transaction.made' } }, refusal: { code: 'goods-short' } },
    ]);
    expect(amend(table.state, [remove(at)], how(table.state)).ok).toBe(true);
  });
});
