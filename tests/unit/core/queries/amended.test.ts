/** Which acts were put right, what was recorded first, and what was taken out. */
import { describe, expect, it } from 'vitest';
import { gainGoods } from '../../../../src/lib/core/commands/tokens.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { amendAct, lookAt, type ActChange } from '../../../../src/lib/core/engine/amend.ts';
import { headOf } from '../../../../src/lib/core/engine/engine-state.ts';
import { amendedOf } from '../../../../src/lib/core/queries/amended.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const stamps = { at: 1_700_000_900_000, mono: 7, run: 'run', app: '1.0.0' };
const goods = (seat: 's1' | 's2', amount: number): GameEvent => ({
  type: 'goods.gained',
  seat,
  goods: amount,
});

function changed(table: Table, place: ActChange['place'], ...facts: GameEvent[]): Table {
  const drafted = facts.map((fact) => ({ fact, overruled: null }));
  const items = table.state.timeline.line.slice(-1);
  const seen = lookAt(table.state, { items, place, drafted }, { stamps });
  if (!seen.ok) throw new Error(seen.why);
  const done = amendAct(table.state, seen, { head: headOf(table.state), stamps });
  if (!done.ok) throw new Error('not amended');
  table.state = done.state;
  return table;
}
const withGain = () => atFirstTurn({ players: 3 }).do(gainGoods, { seat: 's1', goods: 2 });
const seenIn = ({ state }: Table) => amendedOf(state.entries, state.timeline.line);

describe('what was amended', () => {
  it('is nothing in a game without amendments', () => {
    expect(seenIn(withGain())).toEqual({ acts: new Map(), out: [] });
  });

  it('is an act with what stood there first, or with nothing where it was put in', () => {
    const table = changed(withGain(), 'replace', goods('s1', 5));
    const { group = 0 } = table.state.timeline.line.at(-1) ?? {};
    const act = { at: stamps.at, original: [goods('s1', 2)] };
    expect(seenIn(table)).toEqual({ acts: new Map([[group, act]]), out: [] });
    const put = seenIn(changed(table, 'after', goods('s2', 1)));
    expect([...put.acts.values()]).toEqual([act, { at: stamps.at, original: [] }]);
  });

  it('is what was taken out, behind the act that it followed', () => {
    const table = withGain();
    const { group = 0 } = table.state.timeline.line.at(-2) ?? {};
    const { acts, out } = seenIn(changed(table, 'remove'));
    expect(acts.size).toBe(0);
    expect(out).toMatchObject([{ after: group, facts: [goods('s1', 2)], acts: 1 }]);
  });
});
