import { fixtureFile, fixtureText } from '../support/fixture-games.ts';
import type { Tap } from '../support/scripted/keeper.ts';
import { courseOfFile, factsOf, fileOf } from './support/compare.ts';
import { expect, test } from './support/guarded.ts';
import { Keeper } from './support/keeper.ts';
import { saveFile } from './support/keeper-panels.ts';

const GAME = 'six-players-essentials';
/** Taps of one round for six at Essentials, agendas included. */
const TARGET = 50;
/** A round with agendas. */
const ROUND = 2;

const acts = JSON.parse(fixtureText(`${GAME}.acts.json`)) as Tap[];

test('a round for six at Essentials, by taps alone', async ({ page }) => {
  test.setTimeout(240_000);
  const keeper = await Keeper.at(page, ['pok']);
  for (const [i, act] of acts.entries()) {
    if (keeper.game.round > ROUND) break;
    await test.step(`${i} ${act.command}`, () => keeper.do(act, acts.slice(i + 1)));
  }
  const { line } = courseOfFile(fileOf(await saveFile(keeper)));
  const recorded = courseOfFile(fixtureFile(GAME)).line;
  expect(factsOf(line)).toEqual(factsOf(recorded.slice(0, line.length)));

  const { taps } = keeper.count.of(ROUND);
  console.log(`taps: six-player round, Essentials ${taps} (target ≤ ${TARGET})`);
  console.log(`      ${keeper.count.told(ROUND)}`);
  expect(taps).toBeLessThanOrEqual(TARGET);
});
