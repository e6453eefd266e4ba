/** What History shows of a game beside its acts: the ruler, what moved the points, what undo took. */
import { describe, expect, it } from 'vitest';
import { mark } from '$lib/core/engine/mark.ts';
import { openState } from '$lib/core/engine/open.ts';
import { headOf, type EngineState } from '$lib/core/engine/engine-state.ts';
import { chronicleOf } from '$lib/core/queries/chronicle.ts';
import { pointsOf } from '$lib/core/points.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { ActList } from '$lib/ui/panels/history/act-list.svelte.ts';
import { branchesOf, type Branch } from '$lib/core/queries/branches.ts';
import { gainsOf, placeOf, readable } from '$lib/ui/panels/history/chapters.ts';
import {
  actAt,
  fits,
  leftFrom,
  middleOf,
  pointsOn,
  stretchesOf,
} from '$lib/ui/panels/history/ruler.ts';
import { takeTacticalAction } from '$lib/core/commands/turns.ts';
import { recordedEntries } from '../../../../support/moments.ts';
import { atFirstTurn } from '../../../../support/rounds.ts';

const entries = recordedEntries('six-players');
const state = openState(rulesetFor, entries);
const { line, past } = state.timeline;
const acts = readable(chronicleOf(line, past.positions));
const always = () => Promise.resolve(true);

function undone(of: EngineState): EngineState {
  const stamps = { at: 1, mono: 1, run: 'r', app: 'test' };
  const done = mark(of, 'undo', { head: headOf(of), stamps });
  if (!done.ok) throw new Error('not undone');
  return done.state;
}

describe('the ruler', () => {
  it('holds every act once, in its round and phase', () => {
    const stretches = stretchesOf(acts);
    expect(stretches.reduce((sum, { count }) => sum + count, 0)).toBe(acts.length);
    expect(stretches[0]).toMatchObject({ round: 0, phase: 'setup', from: 0 });
    for (const [i, { from, count }] of stretches.entries()) {
      expect(stretches[i + 1]?.from ?? acts.length).toBe(from + count);
    }
  });

  it('finds the act under a finger where it is drawn', () => {
    for (const index of [0, 1, 40, acts.length - 1]) {
      expect(actAt(middleOf(index, acts.length, 1200), acts.length, 1200)).toBe(index);
    }
    expect(actAt(-20, acts.length, 1200)).toBe(0);
    expect(actAt(5000, acts.length, 1200)).toBe(acts.length - 1);
  });

  it('tells marks apart that a tap left in two places, as an amendment may', async () => {
    const gains = (await gainsOf({ line, past }, always))!;
    const scoring = acts.find(({ group }) => gains.has(group))!;
    const twice = [...acts, { ...scoring, seq: scoring.seq + 1 }];
    const keys = pointsOn(twice, gains, { width: 1200, size: 22 }).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(gains.size);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('names what has room for its name', () => {
    expect(fits('Agenda', 80)).toBe(true);
    expect(fits('Agenda', 40)).toBe(false);
    expect(fits('Strategy', 62)).toBe(false);
  });

  it('keeps the marks apart', async () => {
    const gains = (await gainsOf({ line, past }, always))!;
    const points = pointsOn(acts, gains, { width: 1200, size: 22 });
    for (const row of [0, 1]) {
      const xs = points
        .filter((point) => point.row === row)
        .map(({ x }) => x)
        .sort((one, two) => one - two);
      expect(xs.at(-1)).toBeLessThanOrEqual(1200 - 11);
      for (const [i, x] of xs.slice(1).entries()) expect(x - xs[i]!).toBeGreaterThan(21.9);
    }
  });

  it('has all of the marks on it, however narrow it is', async () => {
    const gains = (await gainsOf({ line, past }, always))!;
    const all = [...gains.values()].flat().length;
    const points = pointsOn(acts, gains, { width: 8 * all, size: 22 });
    expect(points).toHaveLength(all);
    for (const { x } of points) expect(Math.abs(x - 4 * all)).toBeLessThanOrEqual(4 * all);
  });
});

describe('what moved the points', () => {
  it('adds up to the end of the game', async () => {
    const gains = (await gainsOf({ line, past }, always))!;
    const game = state.timeline.head.context;
    for (const seat of game.seating) {
      const mine = [...gains.values()].flat().filter((gain) => gain.seat === seat);
      expect(mine.reduce((sum, { before, after }) => sum + after - before, 0)).toBe(
        pointsOf(game, seat),
      );
    }
  });

  it('is looked for no further once no one waits for it', async () => {
    expect(await gainsOf({ line, past }, () => Promise.resolve(false))).toBeNull();
  });
});

describe('what undo took back', () => {
  it('is one branch for each way that was left, with its first act and their number', () => {
    const table = atFirstTurn({ players: 3, settings: { depth: 'essentials' } });
    expect(branchesOf(table.entries)).toEqual([]);
    const from = table.entries.length;
    const seat = 's1' as const;
    table.do(takeTacticalAction, { seat });
    expect(branchesOf(table.entries)).toEqual([]);
    table.state = undone(table.state);
    const [branch, ...others] = branchesOf(table.entries);
    expect(others).toEqual([]);
    expect(branch).toMatchObject({ from, acts: 1 });
  });
});

describe('the list', () => {
  const listOf = (of = acts, branches: readonly Branch[] = []) =>
    new ActList({ acts: of, branches }, (act) => act.facts.map(({ fact }) => fact.type).join(' '));
  const stretchesIn = ({ phases }: ActList) => phases.flatMap(({ stretches }) => stretches);
  const indicesIn = (list: ActList) =>
    stretchesIn(list).map(({ rows }) =>
      rows.flatMap((row) => (row.kind === 'act' ? row.index : [])),
    );

  it('holds every act once and in order, in stretches of one phase that are drawn in one go', () => {
    const list = listOf();
    expect(indicesIn(list).flat()).toEqual(acts.map((_, index) => index));
    for (const indices of indicesIn(list)) {
      expect(indices.length).toBeLessThanOrEqual(10);
      const places = indices.map((index) => JSON.stringify(placeOf(acts[index]!)));
      expect(new Set(places).size).toBe(1);
    }
  });

  it('heads a phase once, however many stretches it has', () => {
    const list = listOf();
    const heads = list.phases.map(({ place }) => place);
    expect(heads).toEqual(stretchesOf(acts).map(({ round, phase }) => ({ round, phase })));
    expect(stretchesIn(list).length).toBeGreaterThan(heads.length);
  });

  it('tells its rows and stretches apart, also where an amendment cut an act in two', () => {
    const [act, next] = acts.slice(30);
    const twice = [act!, next!, { ...act!, seq: next!.seq + 1 }];
    const list = listOf(twice);
    const keys = stretchesIn(list).flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(3);
    const stretches = stretchesIn(list).map(({ key }) => key);
    expect(new Set(stretches).size).toBe(stretches.length);
    expect(new Set(list.phases.map(({ key }) => key)).size).toBe(list.phases.length);
  });

  it('stands at the act that is looked at, else at the last found before it', () => {
    const list = listOf();
    const place = list.placeOf(100);
    expect(place).toMatchObject({ row: { kind: 'act', index: 100 } });
    expect(place?.stretch.rows).toContain(place?.row);
    list.kind = 'votes';
    const [first, second] = list.found;
    expect(list.placeOf(second! - 1)).toMatchObject({ row: { index: first } });
    expect(list.placeOf(first! - 1)).toBeNull();
  });

  it('finds by kind, person and words', () => {
    const list = listOf();
    list.kind = 'votes';
    const votes = list.found.length;
    expect(votes).toBeGreaterThan(0);
    expect(votes).toBeLessThan(acts.length);
    list.seat = 's1';
    expect(list.found.length).toBeLessThan(votes);
    list.kind = null;
    list.seat = null;
    list.text = 'objective.scored';
    expect(list.found.length).toBeGreaterThan(0);
    expect(indicesIn(list).flat()).toEqual(list.found);
    for (const index of list.found) {
      expect(acts[index]?.facts.some(({ fact }) => fact.type === 'objective.scored')).toBe(true);
    }
    list.text = 'nothing of the kind';
    expect(list.found).toEqual([]);
    expect(list.phases).toEqual([]);
  });

  it('stays in order, with a branch after the act that it left from', () => {
    const [act] = acts.slice(30);
    const branch = { seq: 999, from: act!.seq, at: act!.at, acts: 2, fact: act!.facts[0]!.fact };
    expect(leftFrom(acts, [branch])).toEqual([{ branch, index: 30 }]);
    // What it left from was taken out meanwhile.
    const lost = { ...branch, from: -1 };
    expect(leftFrom(acts, [lost])[0]?.index).toBe(acts.findLastIndex(({ at }) => at <= act!.at));
    const list = listOf(acts, [branch]);
    const keys = stretchesIn(list).flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(keys[keys.indexOf(`a${act!.group}.${act!.seq}`) + 1]).toBe('b999');
    // It is no act that is looked for.
    list.kind = 'votes';
    const found = stretchesIn(list).flatMap(({ rows }) => rows.map(({ kind }) => kind));
    expect(found).not.toContain('branch');
  });
});
