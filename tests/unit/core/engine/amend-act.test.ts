/** An act of the past changed: looked at with all that follows, then recorded as one step. */
import { describe, expect, it } from 'vitest';
import { chooseStrategyCard } from '../../../../src/lib/core/commands/strategy-cards.ts';
import { gainGoods, makeTransaction } from '../../../../src/lib/core/commands/tokens.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import {
  amendAct,
  lookAt,
  type ActChange,
  type Looked,
} from '../../../../src/lib/core/engine/amend.ts';
import { mark } from '../../../../src/lib/core/engine/mark.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { gameOf, headOf, type EngineState } from '../../../../src/lib/core/engine/engine-state.ts';
import type { TapRecorded } from '../../../../src/lib/core/engine/tap-result.ts';
import type { LineItem } from '../../../../src/lib/core/record/line.ts';
import type { Seat } from '../../../../src/lib/core/vocabulary.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { recordedEntries } from '../../../support/moments.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import { stateOf } from '../../../support/snapshots.ts';
import type { Table } from '../../../support/table.ts';

const stamps = { at: 1_700_000_900_000, mono: 7, run: 'run', app: '1.0.0' };
const goods = (seat: Seat, amount = 1): GameEvent => ({
  type: 'goods.gained',
  seat,
  goods: amount,
});
const drafted = (...facts: GameEvent[]) => facts.map((fact) => ({ fact, overruled: null }));
/** The items of the first act with a fact of a kind. */
function actOf({ timeline }: EngineState, type: GameEvent['type'], nth = 0): LineItem[] {
  const item = timeline.line.filter(({ fact }) => fact.type === type)[nth];
  return timeline.line.filter(({ group }) => group === item?.group);
}
function looked(state: EngineState, change: ActChange): Looked {
  const seen = lookAt(state, change, { stamps });
  if (!seen.ok) throw new Error(seen.why);
  return seen;
}
function taken(state: EngineState, change: ActChange): TapRecorded {
  const done = amendAct(state, looked(state, change), { head: headOf(state), stamps });
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done;
}
const facts = ({ timeline }: EngineState, last: number) =>
  timeline.line.slice(-last).map(({ fact }) => fact);
const text = (state: EngineState) => JSON.stringify(stateOf(state.timeline.head));

const withGains = (): Table =>
  atFirstTurn({ players: 3 })
    .do(gainGoods, { seat: 's1', goods: 2 })
    .do(gainGoods, { seat: 's2', goods: 3 });

describe('what was looked at', () => {
  const { state } = withGains();
  const change: ActChange = {
    items: actOf(state, 'goods.gained'),
    place: 'after',
    drafted: drafted(goods('s3')),
  };
  const later = { ...stamps, at: stamps.at + 90_000, mono: 97 };

  it('is recorded when it is taken, and opens as it was looked at', () => {
    const seen = looked(state, change);
    const done = amendAct(state, seen, { head: headOf(state), stamps: later });
    if (!done.ok) throw new Error('not taken');
    expect(done.entries.map(({ at }) => at)).toEqual([later.at]);
    // The line is not gone along again: it leads to the very state that was looked at.
    expect(done.state.timeline.head).toBe(seen.timeline.head);
    const again = openState(rulesetFor, done.state.entries);
    expect(again.damage).toBeNull();
    expect(text(again)).toBe(text(done.state));
    expect(done.state.timeline.line).toEqual(again.timeline.line);
    expect(done.state.timeline.past.positions).toEqual(again.timeline.past.positions);
  });

  it('is recorded with a silence before it, and as well in a game that went on', () => {
    const seen = looked(state, change);
    const silences = [{ from: stamps.at, to: later.at, played: null }];
    const told = amendAct(state, seen, { head: headOf(state), stamps: later, silences });
    expect(told.ok && told.entries.map(({ body }) => body.kind)).toEqual(['gap', 'amendment']);
    const onward = taken(state, change).state;
    const twice = amendAct(onward, seen, { head: headOf(onward), stamps: later });
    expect(twice.ok && gameOf(twice.state).players.s3?.goods).toBe(
      (gameOf(onward).players.s3?.goods ?? 0) + 1,
    );
  });
});

describe('an act that is put in', () => {
  it.each([
    ['before', [goods('s3'), goods('s1', 4), goods('s1', 2), goods('s2', 3)]],
    ['after', [goods('s1', 2), goods('s3'), goods('s1', 4), goods('s2', 3)]],
    ['replace', [goods('s3'), goods('s1', 4), goods('s2', 3)]],
  ] as const)('%s stands where it is meant to, its facts in order', (place, line) => {
    const { state } = withGains();
    const items = actOf(state, 'goods.gained');
    const done = taken(state, { items, place, drafted: drafted(goods('s3'), goods('s1', 4)) });
    expect(facts(done.state, line.length)).toEqual(line);
    expect(new Set(done.entries.map(({ group }) => group)).size).toBe(1);
    const put = done.state.timeline.line.filter(({ seq }) => seq > state.entries.length);
    expect(put.map(({ at }) => at)).toEqual(put.map(() => items[0]?.at));
    expect(text(openState(rulesetFor, done.state.entries))).toBe(text(done.state));
    const undone = mark(done.state, 'undo', { head: headOf(done.state), stamps });
    expect(undone.ok && text(undone.state)).toBe(text(state));
    const redone = undone.ok && mark(undone.state, 'redo', { head: headOf(undone.state), stamps });
    expect(redone && redone.ok && text(redone.state)).toBe(text(done.state));
  });

  it('takes the place of all facts of an act', () => {
    const table = withGains();
    const { seat, card } = { seat: table.active ?? 's1', card: 'warfare' };
    const last = actOf(table.state, 'goods.placed');
    expect(last.map(({ fact }) => fact.type)).toEqual(['strategy-card.chosen', 'goods.placed']);
    const picked = last[0]?.fact;
    if (picked?.type !== 'strategy-card.chosen') throw new Error(`no pick ${seat} ${card}`);
    const free = Object.entries(table.game.strategyCards).find(([, { holder }]) => !holder);
    const [id = '', { initiative = 0 } = {}] = free ?? [];
    const placed = last[1]!.fact;
    if (placed.type !== 'goods.placed') throw new Error('no goods');
    const { [id]: _, ...others } = placed.goods;
    const then: GameEvent[] = [
      { ...picked, card: id, initiative },
      { ...placed, goods: { ...others, [picked.card]: 1 } },
    ];
    const done = taken(table.state, { items: last, place: 'replace', drafted: drafted(...then) });
    expect(gameOf(done.state).strategyCards[id]?.holder).toBe(picked.seat);
    expect(gameOf(done.state).strategyCards[picked.card]).toMatchObject({ holder: null, goods: 1 });
    expect(gameOf(done.state).players).toMatchObject({ s1: { goods: 2 }, s2: { goods: 3 } });
    expect(facts(done.state, 4)).toEqual([...then, goods('s1', 2), goods('s2', 3)]);
  });

  it('has the goods on unpicked cards follow a pick', () => {
    const table = withGains();
    const items = actOf(table.state, 'strategy-card.chosen');
    const picked = items[0]?.fact;
    const [free] = Object.entries(table.game.strategyCards).filter(([, { holder }]) => !holder);
    if (picked?.type !== 'strategy-card.chosen' || !free) throw new Error('no pick');
    const [card, { initiative }] = free;
    const change: ActChange = {
      items,
      place: 'replace',
      drafted: drafted({ ...picked, card, initiative }),
    };
    const seen = looked(table.state, change);
    expect(seen.unhandled).toEqual([]);
    expect(seen.goods).toMatchObject([{ type: 'goods.placed', goods: { [picked.card]: 1 } }]);
    const { strategyCards, players } = gameOf(taken(table.state, change).state);
    expect(strategyCards[card]).toMatchObject({ holder: picked.seat, goods: 0 });
    expect(strategyCards[picked.card]).toMatchObject({ holder: null, goods: 1 });
    expect(players).toMatchObject({ s1: { goods: 2 }, s2: { goods: 3 } });
  });

  it('says that the table put it in against a rule', () => {
    const { state } = withGains();
    const change: ActChange = {
      items: actOf(state, 'goods.gained'),
      place: 'before',
      drafted: [{ fact: { type: 'turn.passed', seat: 's1' }, overruled: 'cards-unused' }],
    };
    expect(taken(state, change).entries[0]).toMatchObject({ overruled: { code: 'cards-unused' } });
  });

  it('is not put where no one hears it, or beside what is not there', () => {
    const { state } = withGains();
    const items = actOf(state, 'goods.gained');
    const pick: GameEvent = { type: 'pick.skipped', seat: 's1' };
    const how = { stamps };
    expect(lookAt(state, { items, place: 'before', drafted: drafted(pick) }, how)).toEqual({
      ok: false,
      why: 'unhandled',
    });
    const gone = items.map((item) => ({ ...item, seq: 999 }));
    expect(lookAt(state, { items: gone, place: 'remove', drafted: [] }, how)).toEqual({
      ok: false,
      why: 'no-target',
    });
  });
});

describe('an act that is taken out', () => {
  it('leaves what rests on it, and says so', () => {
    const table = withGains();
    table.do(makeTransaction, {
      sides: [
        { seat: 's1', goods: 2, commodities: 0 },
        { seat: 's2', goods: 0, commodities: 0 },
      ],
    });
    const items = actOf(table.state, 'goods.gained');
    const seen = looked(table.state, { items, place: 'remove', drafted: [] });
    expect(seen.unhandled).toEqual([]);
    expect([...seen.affected()].flat()).toMatchObject([
      { item: { fact: { type: 'transaction.made' } }, refusal: { code: 'goods-short' } },
    ]);
  });

  it('takes with it what no one would hear any more, and says why', () => {
    const table = withGains();
    const items = actOf(table.state, 'strategy-card.chosen', 1);
    const seen = looked(table.state, { items, place: 'remove', drafted: [] });
    expect(seen.unhandled.length).toBeGreaterThan(0);
    expect(seen.unhandled.every(({ refusal }) => refusal !== null)).toBe(true);
    const done = taken(table.state, { items, place: 'remove', drafted: [] });
    const left = new Set(done.state.timeline.line.map(({ seq }) => seq));
    for (const { item } of seen.unhandled) expect(left.has(item.seq)).toBe(false);
    expect(text(done.state)).toBe(text({ ...done.state, timeline: seen.timeline }));
    expect(table.at).not.toBe('strategy.pick');
    table.state = done.state;
    expect(table.at).toBe('strategy.pick');
    table.do(chooseStrategyCard, { seat: table.active ?? 's1', card: 'imperial' });
  });

  it('leads where the look said, at any act of a long game', () => {
    const state = openState(rulesetFor, recordedEntries('six-players').slice(0, 300));
    const { line } = state.timeline;
    for (let index = 20; index < line.length; index += 90) {
      const items = line.filter(({ group }) => group === line[index]?.group);
      const change: ActChange = { items, place: 'remove', drafted: [] };
      const done = taken(state, change);
      expect(text(done.state)).toBe(text({ ...state, timeline: looked(state, change).timeline }));
      expect(openState(rulesetFor, done.state.entries).damage).toBeNull();
    }
  }, 60_000);

  it('is never the laying of the table', () => {
    const { state } = withGains();
    const items = actOf(state, 'game.created');
    expect(lookAt(state, { items, place: 'remove', drafted: [] }, { stamps }).ok).toBe(false);
  });
});
