/**
 * The taps of what a table does most often, each act from the screen before it to the screen after
 * it, printed as the rows of docs/taps.md; those that were promised are held.
 */
import { banner } from '../../src/lib/words/en/banner.ts';
import type { Tap } from '../support/scripted/keeper.ts';
import {
  actionPhase,
  agendaPhase,
  EXPANSIONS,
  laid,
  statusPhase,
  strategyPhase,
  type CommonAct,
} from './support/common-acts.ts';
import { expect, test } from './support/guarded.ts';
import { Keeper } from './support/keeper.ts';
import { tap } from './support/tap.ts';

/** Taps at most. */
const PROMISED: Readonly<Record<string, number>> = {
  'A wrong strategy card, seen a pick later: retaken': 3,
  'A wrong pass, seen a turn later: taken back': 3,
  'A tactical turn, three planets in three systems': 6,
  'An equal swap of commodities': 4,
  'A transaction of goods for commodities, with another player than the last time': 4,
  'A vote for a side': 2,
  'Cards drawn, the usual tokens for everyone, the phase ends': 1,
  'A vote for a player': 3,
  'An abstention': 1,
};

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

test('the commonest acts take few taps', async ({ page }) => {
  test.setTimeout(240_000);
  const keeper = await Keeper.joining(page, EXPANSIONS, laid);
  // The record is old: what is asked about the time since lies over the last lane.
  await tap(page.getByRole('button', { name: banner.act.fine, exact: true }));
  const rows: CommonAct[] = [...strategyPhase, ...actionPhase, ...statusPhase, ...agendaPhase];
  const acts = rows.flatMap((row) => row.acts);
  const taken: [name: string, taps: number][] = [];
  const count = async (name: string, play: () => Promise<void>) => {
    const before = keeper.count.of(1).taps;
    await play();
    taken.push([name, keeper.count.of(1).taps - before]);
  };
  let done = 0;
  const play = async (list: readonly Tap[]) => {
    for (const act of list) await keeper.do(act, acts.slice(++done));
  };
  for (const { name, acts: list } of rows) {
    if (name === undefined) await play(list);
    else await test.step(name, () => count(name, () => play(list)));
  }
  await count('The last act undone', () => keeper.do({ command: 'undo' }));
  keeper.count.begin(1, 'pause');
  const clock = page.locator('header.rail .clock');
  await count('The clock paused', () => keeper.tap(clock));

  for (const [name, taps] of taken) console.log(`taps: | ${name} | ${taps} |`);
  const over = taken.filter(([name, taps]) => taps > (PROMISED[name] ?? Infinity));
  expect(over).toEqual([]);
});
