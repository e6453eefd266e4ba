/** Amendments: seen on a copy first, and never stored when a fact would no longer be heard. */
import { describe, expect, it } from 'vitest';
import { correctBalances, correctPoints } from '../../../../src/lib/core/commands/corrections.ts';
import { gainGoods, makeTransaction } from '../../../../src/lib/core/commands/tokens.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { amend } from '../../../../src/lib/core/play/amend.ts';
import { mark } from '../../../../src/lib/core/play/mark.ts';
import { openPlay } from '../../../../src/lib/core/play/open.ts';
import { gameOf, headOf, type Play } from '../../../../src/lib/core/play/play.ts';
import { preview, type Amendment } from '../../../../src/lib/core/play/preview.ts';
import { readGameFile, gameFileOf } from '../../../../src/lib/core/record/game-file.ts';
import type { Seat } from '../../../../src/lib/core/seat.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const AT = 1_700_000_000_000;
const how = (play: Play) => ({
  head: headOf(play),
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
const seqOf = ({ play }: Table, type: GameEvent['type']) =>
  play.course.line.find(({ fact }) => fact.type === type)?.seq ?? 0;

const withGain = () => atFirstTurn({ players: 3 }).do(gainGoods, { seat: 's1', goods: 2 });

describe('an amendment', () => {
  it('changes the past in one tap, which an undo takes back', () => {
    const table = withGain();
    const target = seqOf(table, 'goods.gained');
    const amended = amend(
      table.play,
      [put('before', target, goods('s2')), put('replace', target, goods('s1', 5))],
      how(table.play),
    );
    if (!amended.ok) throw new Error(JSON.stringify(amended));
    expect(new Set(amended.entries.map(({ group }) => group)).size).toBe(1);
    expect(gameOf(amended.play).players).toMatchObject({ s1: { goods: 5 }, s2: { goods: 1 } });
    expect(openPlay(rulesetFor, amended.play.entries).course.head.context).toEqual(
      gameOf(amended.play),
    );
    const undone = mark(amended.play, 'undo', how(amended.play));
    expect(undone.ok && gameOf(undone.play)).toEqual(table.game);
  });

  it('may target what an earlier one of the same tap put in', () => {
    const table = withGain();
    const fresh = table.entries.length + 1;
    const amended = amend(
      table.play,
      [
        put('replace', seqOf(table, 'goods.gained'), goods('s1', 5)),
        put('before', fresh, goods('s3')),
      ],
      how(table.play),
    );
    expect(amended.ok && gameOf(amended.play).players).toMatchObject({
      s1: { goods: 5 },
      s3: { goods: 1 },
    });
  });

  it('puts a fact after the last one as well', () => {
    const table = withGain();
    const amended = amend(
      table.play,
      [put('after', headOf(table.play), goods('s3'))],
      how(table.play),
    );
    if (!amended.ok) throw new Error(JSON.stringify(amended));
    expect(gameOf(amended.play).players.s3?.goods).toBe(1);
    expect(amended.play.course.line.at(-1)).toMatchObject({ seq: headOf(amended.play), at: AT });
    const between = amend(
      amended.play,
      [put('after', seqOf(table, 'goods.gained'), goods('s2'))],
      how(amended.play),
    );
    expect(between.ok && between.play.course.line.slice(-3).map(({ fact }) => fact)).toEqual([
      goods('s1', 2),
      goods('s2'),
      goods('s3'),
    ]);
  });

  it('painted at an older head is dropped', () => {
    const { play } = withGain();
    const amended = amend(play, [remove(5)], { ...how(play), head: 3 });
    expect(amended).toEqual({ ok: false, dropped: 'stale' });
  });

  it('of nothing on the line is not made', () => {
    const { play } = withGain();
    for (const target of [0, 99]) {
      expect(amend(play, [remove(target)], how(play))).toEqual({
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
    const amended = amend(table.play, [remove(target)], how(table.play));
    expect(amended).toMatchObject({
      ok: false,
      why: 'unheard',
      item: { fact: { type: 'goods.placed' } },
    });
  });

  it('is refused where the fact put in is the one', () => {
    const table = withGain();
    const target = seqOf(table, 'goods.gained');
    const fact: GameEvent = { type: 'pick.skipped', seat: 's1' };
    expect(amend(table.play, [put('before', target, fact)], how(table.play))).toMatchObject({
      why: 'unheard',
      item: { fact },
    });
  });

  it('is refused when the line would break', () => {
    const { play } = withGain();
    const stranger = put('before', headOf(play), goods('s9'));
    expect(amend(play, [stranger], { ...how(play), anyway: true })).toMatchObject({
      why: 'unheard',
      item: { fact: { seat: 's9' } },
    });
    expect(amend(play, [remove(1)], how(play))).toMatchObject({ why: 'unheard' });
  });

  it('is refused when the record would not hold together', () => {
    const { play } = withGain();
    const never = { ...put('replace', headOf(play), goods('s1')), at: NaN };
    expect(amend(play, [never], how(play))).toEqual({ ok: false, why: 'unsound' });
    const doubled: GameEvent = { type: 'seating.corrected', order: ['s1', 's1', 's2'] };
    expect(amend(play, [put('replace', headOf(play), doubled)], how(play))).toEqual({
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
    expect(amend(table.play, amendments, how(table.play))).toMatchObject({
      why: 'refused',
      refused: [{ fact: pass, refusal: { code: 'cards-unused' } }],
    });
    const amended = amend(table.play, amendments, { ...how(table.play), anyway: true });
    expect(amended).toMatchObject({ entries: [{ overruled: { code: 'cards-unused' } }] });
    const entries = amended.ok ? amended.play.entries : [];
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
    const seen = preview(table.play, [remove(target)], how(table.play));
    expect(seen).toMatchObject({
      ok: true,
      unheard: [],
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
    const seen = preview(table.play, [put('replace', target, won)], how(table.play));
    expect(seen).toMatchObject({
      changed: {
        position: { was: { phase: 'action' }, is: { phase: 'over' } },
        result: { was: null, is: { winners: ['s3'], reason: 'goal' } },
      },
    });
    const [one, two] = ['leadership', 'diplomacy'];
    const swap: GameEvent = { type: 'strategy-cards.swapped', cards: [one, two] } as GameEvent;
    const swapped = preview(table.play, [put('before', target, swap)], how(table.play));
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
    const seen = preview(table.play, [put('before', target, gain)], how(table.play));
    // Goods that are added to goods rest on nothing; what was counted rests on what lay there.
    expect(seen.ok && [...seen.rested()].flat()).toMatchObject([
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
    const seen = preview(table.play, [remove(at)], how(table.play));
    expect(seen.ok && seen.unheard).toEqual([]);
    expect(seen.ok && [...seen.rested()].flat()).toMatchObject([
      { item: { fact: { type: 'transaction.made' } }, refusal: { code: 'goods-short' } },
    ]);
    expect(amend(table.play, [remove(at)], how(table.play)).ok).toBe(true);
  });
});
