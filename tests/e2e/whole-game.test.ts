import { readFileSync } from 'node:fs';
import type { Tap } from '../support/scripted/keeper.ts';
import { fixtureText } from '../support/fixture-games.ts';
import { expect, test } from './support/guarded.ts';
import { Keeper } from './support/keeper.ts';

const acts = JSON.parse(fixtureText('six-players.acts.json')) as Tap[];

test('a whole game for six by taps alone', async ({ page }) => {
  test.setTimeout(480_000);
  void readFileSync;
  const keeper = await Keeper.at(page, ['pok']);
  const from = Date.now();
  for (const [i, act] of acts.entries()) {
    await keeper.do(act).catch((e) => { throw new Error(`act ${i} ${JSON.stringify(act)}: ${e.message}`) });
  }
  console.log('seconds', (Date.now() - from) / 1000);
  for (const round of [0, 1, 2, 3, 4]) console.log(round, keeper.count.sum((a) => a.round === round), keeper.count.told(round));
  expect(1).toBe(1);
});
