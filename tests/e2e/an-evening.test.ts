/**
 * An evening at depth Full by taps, in `npm run test:long`; where it is run alone, two of its rounds,
 * joined where they begin. What is compared is the record; taps are printed, and held to what was promised.
 */
import type { BoxId } from '$lib/core/vocabulary.ts';
import { fixtureFile, fixtureText, pinnedFixture } from '../support/fixture-games.ts';
import { pinnedOf } from '../support/pinned.ts';
import type { Tap } from '../support/scripted/keeper.ts';
import { courseOfFile, factsOf, fileOf } from './support/compare.ts';
import { expect, test } from './support/guarded.ts';
import { Keeper } from './support/keeper.ts';
import { saveFile, toTheStory } from './support/keeper-panels.ts';
import { LONG } from './support/long.ts';

const GAME = 'evening-by-taps';
/** Taps of a round for six at Standard; tests/e2e/a-whole-game.test.ts counts them. */
const STANDARD = 108;
/** What a round at Full takes at most. */
const MOST = 145;
/** The rounds that are played on every change. */
const [FIRST, LAST] = LONG ? [1, Infinity] : [3, 4];

const acts = JSON.parse(fixtureText(`${GAME}.acts.json`)) as Tap[];
const recorded = fixtureFile(GAME);
const { expansions } = acts[0]?.args as { expansions: BoxId[] };

// A trace of so many taps takes longer than the taps; so does what moves, where a finger would not wait.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

test('an evening of six at depth Full is played by taps, and its record is the recorded one', async ({
  page,
}) => {
  test.setTimeout(LONG ? 1_200_000 : 480_000);
  const { keeper, before } = await Keeper.from(page, expansions, acts, FIRST, recorded.entries);
  expect(keeper.position.round).toBe(FIRST);
  for (const [i, act] of acts.slice(before).entries()) {
    if (keeper.position.round > LAST) break;
    await test.step(`${before + i} ${act.command}`, () =>
      keeper.do(act, acts.slice(before + i + 1)));
  }

  if (LONG) await toTheStory(keeper);
  const file = fileOf(await saveFile(keeper));
  const timeline = courseOfFile(file);
  // The record is older than the planets that votes tell; what they exhaust is told beside them.
  const played = factsOf(timeline.line).map(({ fact, overruled }) => ({
    fact: fact.type === 'votes.cast' ? { ...fact, planets: undefined } : fact,
    overruled,
  }));
  const then = factsOf(courseOfFile(recorded).line).slice(0, played.length);
  expect(played).toEqual(then);
  if (LONG) expect(pinnedOf(timeline.head)).toEqual(pinnedFixture(GAME));

  const rounds = LONG ? [1, 2, 3, 4, 5] : [FIRST, LAST];
  for (const round of rounds) {
    const { taps } = keeper.count.of(round);
    const share = (taps / STANDARD).toFixed(2);
    const target = `target ≤ ${MOST}; ${share} of the round at Standard`;
    console.log(`taps: six-player round ${round}, Full ${taps} (${target})`);
    console.log(`      ${keeper.count.told(round)}`);
  }
  expect(rounds.filter((round) => keeper.count.of(round).taps > MOST)).toEqual([]);
});
