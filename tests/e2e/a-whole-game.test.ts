/**
 * A whole game by taps alone; on every change its second round. It is the longest test, and the first in
 * the alphabet, so that it is not what the rest waits for in the end.
 */
import { currentAgenda } from '../../src/lib/core/step.ts';
import { agenda } from '$words/agenda.ts';
import { end } from '$words/end.ts';
import { lookUp, topics } from '$words/look-up.ts';
import { story } from '$words/story.ts';
import { table } from '$words/table.ts';
import { fixtureFile, fixtureText, pinnedFixture } from '../support/fixture-games.ts';
import { pinnedOf } from '../support/pinned.ts';
import type { Tap } from '../support/scripted/keeper.ts';
import { courseOfFile, factsOf, fileOf } from './support/compare.ts';
import { expect, test } from './support/guarded.ts';
import { Keeper } from './support/keeper.ts';
import { saveFile, toTheStory } from './support/keeper-panels.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const GAME = 'six-players';
/** Taps of one round for six at Standard, agendas included. */
const TARGET = 112;
/** A round with agendas; how a game begins is `offline-game`'s. */
const ROUND = 2;
/** The last round that is played; the whole game by `npm run test:long`. */
const LAST = LONG ? Infinity : ROUND;

const acts = JSON.parse(fixtureText(`${GAME}.acts.json`)) as Tap[];

/** Something beside the game, done once at the first moment of the round that fits. */
interface Aside {
  when(keeper: Keeper): boolean;
  run(keeper: Keeper): Promise<void>;
}

const at = (where: string, run: Aside['run'], more: Aside['when'] = () => true): Aside => ({
  when: (keeper) => {
    const { phase, round, step } = keeper.position;
    return round === ROUND && where === `${phase}.${step}` && more(keeper);
  },
  run,
});

/** A ballot that is half filled in is still so after a reload. */
async function reloadInBallot(keeper: Keeper): Promise<void> {
  const seven = keeper.button(agenda.vote.quick(7));
  keeper.count.beside();
  await keeper.tap(seven);
  await keeper.reload();
  await expect(seven).toHaveAttribute('aria-pressed', 'true');
}

/** Someone asks who goes first, and reads on at a term; the turn is where it was. */
async function lookUpInTurn({ stage, count }: Keeper): Promise<void> {
  const page = stage.page();
  const head = await stage.getByRole('heading').first().textContent();
  count.beside();
  await tap(page.getByRole('button', { name: table.rules, exact: true }));
  const rules = page.getByRole('dialog', { name: lookUp.title });
  await rules.getByRole('searchbox').fill('speaker last');
  await rules.getByRole('searchbox').press('Enter');
  await expect(rules.getByRole('heading', { level: 2 })).toHaveText(topics.speaker.name);
  await tap(rules.locator('.card a').first());
  for (let escapes = 0; escapes < 3; escapes++) await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(stage.getByRole('heading').first()).toHaveText(head!);
}

const asides = (): Aside[] => [
  at('action.turn', lookUpInTurn),
  at('action.strategic', (keeper) => keeper.reload()),
  at('status.score', (keeper) => keeper.undoAndRedo('action')),
  at('agenda.vote', reloadInBallot, ({ game }) => currentAgenda(game)?.votes.length === 3),
];

function sayTaps({ count }: Keeper): number {
  const { taps } = count.of(ROUND);
  console.log(`taps: six-player round, Standard ${taps} (target ≤ ${TARGET})`);
  console.log(`      ${count.told(ROUND)}`);
  console.log(`      by round: ${[1, 2, 3, 4].map((round) => count.of(round).taps).join(', ')}`);
  return taps;
}

/** The end is shown, and the file that is saved then is the recorded one. */
async function expectEnd(keeper: Keeper) {
  const { winner } = pinnedFixture(GAME).summary.result!;
  const heading = keeper.stage.getByRole('heading', { name: end.wins(keeper.seat(winner!)) });
  await expect(heading).toBeVisible();
  await toTheStory(keeper);
  await expect(keeper.stage).toContainText(story.decided.goal(keeper.game.settings.goal));

  const file = fileOf(await saveFile(keeper));
  const timeline = courseOfFile(file);
  const recorded = fixtureFile(GAME);
  expect(factsOf(timeline.line)).toEqual(factsOf(courseOfFile(recorded).line));
  expect(pinnedOf(timeline.head)).toEqual(pinnedFixture(GAME));
  expect(file.summary).toEqual(recorded.summary);
  return file;
}

// A trace of a thousand taps takes longer than the taps.
test.use({ trace: 'off' });

test('a game for six is played by taps alone, and its file is the recorded one', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const { keeper, before } = LONG
    ? { keeper: await Keeper.at(page, ['pok']), before: 0 }
    : await Keeper.from(page, ['pok'], acts, ROUND, fixtureFile(GAME).entries);
  const waiting = asides();
  for (const [i, act] of acts.slice(before).entries()) {
    if (keeper.position.round > LAST) break;
    await test.step(`${before + i} ${act.command}`, () =>
      keeper.do(act, acts.slice(before + i + 1)));
    const due = waiting.findIndex((aside) => aside.when(keeper));
    if (due >= 0) await waiting.splice(due, 1)[0]?.run(keeper);
  }
  expect(waiting).toEqual([]);

  const file = LONG ? await expectEnd(keeper) : fileOf(await saveFile(keeper));
  const played = factsOf(courseOfFile(file).line);
  expect(played).toEqual(factsOf(courseOfFile(fixtureFile(GAME)).line).slice(0, played.length));
  expect(sayTaps(keeper)).toBeLessThanOrEqual(TARGET);
});
