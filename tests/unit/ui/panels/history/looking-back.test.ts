/** What History shows of a game beside its acts: the ruler, what moved the points, what undo took. */
import { describe, expect, it } from 'vitest';
import { mark } from '$lib/core/play/mark.ts';
import { openPlay } from '$lib/core/play/open.ts';
import { headOf, type Play } from '$lib/core/play/play.ts';
import { chronicleOf } from '$lib/core/views/chronicle.ts';
import { pointsOf } from '$lib/core/points.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { ActsList } from '$lib/ui/panels/history/acts-list.svelte.ts';
import { Slots } from '$lib/ui/panels/history/slots.ts';
import { branchesOf } from '$lib/core/views/branches.ts';
import { readable } from '$lib/ui/panels/history/chapters.ts';
import { gainsOf } from '$lib/ui/panels/history/gains.ts';
import { actAt, leftFrom, middleOf, pointsOn, stretchesOf } from '$lib/ui/panels/history/ruler.ts';
import { takeTacticalAction } from '$lib/core/commands/turns.ts';
import { recordedEntries } from '../../../../support/moments.ts';
import { atFirstTurn } from '../../../../support/rounds.ts';

const entries = recordedEntries('six-players');
const play = openPlay(rulesetFor, entries);
const { line, past } = play.course;
const acts = readable(chronicleOf(line, past.stands));
const always = () => Promise.resolve(true);

function undone(of: Play): Play {
  const stamps = { at: 1, mono: 1, run: 'r', app: 'test' };
  const done = mark(of, 'undo', { head: headOf(of), stamps });
  if (!done.ok) throw new Error('not undone');
  return done.play;
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
    const game = play.course.head.context;
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
    table.play = undone(table.play);
    const [branch, ...others] = branchesOf(table.entries);
    expect(others).toEqual([]);
    expect(branch).toMatchObject({ from, acts: 1 });
  });
});

describe('the list', () => {
  const listOf = (at: number) =>
    new ActsList({ acts, branches: [], at }, (act) =>
      act.facts.map(({ fact }) => fact.type).join(' '),
    );

  it('shows a window around the act that is looked at, and more of it when asked', () => {
    const list = listOf(100);
    const shown = () => list.rows.flatMap((row) => (row.kind === 'act' ? row.index : []));
    expect(shown()).toContain(100);
    expect(shown().length).toBeLessThan(60);
    const before = shown()[0]!;
    list.more('before');
    expect(shown()[0]).toBeLessThan(before);
    list.more('after');
    expect(shown()).toContain(100);
  });

  it('holds no more rows than a few screens, and stays where it was scrolled to', () => {
    const list = listOf(acts.length - 1);
    for (let i = 0; i < 20; i++) list.more('before');
    const shown = list.rows.flatMap((row) => (row.kind === 'act' ? row.index : []));
    expect(shown.length).toBeLessThan(100);
    expect(shown).not.toContain(acts.length - 1);
  });

  it('puts a row that comes in the place of one that is gone', () => {
    const slots = new Slots();
    const rows = (...keys: string[]) => keys.map((key) => ({ kind: 'act', key }));
    const first = slots.give(rows('a1', 'a2', 'a3'));
    const then = slots.give(rows('a2', 'a3', 'a4'));
    expect(then.map(({ slot }) => slot)).toEqual([first[1]!.slot, first[2]!.slot, first[0]!.slot]);
    const more = slots.give([...rows('a2', 'a3', 'a4', 'a5'), { kind: 'out', key: 'o1' }]);
    expect(new Set(more.map(({ slot }) => slot)).size).toBe(5);
    expect(more.slice(0, 3).map(({ slot }) => slot)).toEqual(then.map(({ slot }) => slot));
  });

  it('finds by kind, person and words', () => {
    const list = listOf(acts.length - 1);
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
    for (const index of list.found) {
      expect(acts[index]?.facts.some(({ fact }) => fact.type === 'objective.scored')).toBe(true);
    }
    list.text = 'nothing of the kind';
    expect(list.found).toEqual([]);
  });

  it('stays in order, with a branch after the act that it left from', () => {
    const [act] = acts.slice(30);
    const branch = { seq: 999, from: act!.seq, at: act!.at, acts: 2, fact: act!.facts[0]!.fact };
    expect(leftFrom(acts, [branch])).toEqual([{ branch, index: 30 }]);
    // What it left from was taken out meanwhile.
    const lost = { ...branch, from: -1 };
    expect(leftFrom(acts, [lost])[0]?.index).toBe(acts.findLastIndex(({ at }) => at <= act!.at));
    const list = new ActsList({ acts, branches: [branch], at: 30 }, () => '');
    const keys = list.rows.map(({ key }) => key);
    expect(keys[keys.indexOf(`a${act!.group}`) + 1]).toBe('b999');
  });
});
