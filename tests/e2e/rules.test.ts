/** The rules at hand: a question in mid-turn is answered beside the table, and the game goes on. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { plainText } from '$lib/look-up/linked-text.ts';
import { TOPIC_IDS } from '$lib/look-up/topics.ts';
import { kit } from '$words/kit.ts';
import { lookUp as words, topics } from '$words/look-up.ts';
import { menu } from '$words/menu.ts';
import { table as tableWords } from '$words/table.ts';
import { turn } from '$words/turn.ts';
import { momentOf } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { LONG } from './support/long.ts';
import {
  EVERY_RULES,
  USUAL_RULES,
  openAtVote,
  rulesOn as rules,
  showRules,
} from './support/rules-screens.ts';
import { storedOn } from './support/stored.ts';
import { tap } from './support/tap.ts';

interface Back {
  systemBack(): void;
}

const GAMES = ['six-players', 'six-players-eligible'];
const heading = (page: Page) => rules(page).getByRole('heading', { level: 2 });
const question = (page: Page) => rules(page).getByRole('searchbox');
/** Entries of every game in the store. */
const recorded = async (page: Page) => (await storedOn(page))['entries']?.length ?? 0;
const lit = (page: Page) => rules(page).locator('li[aria-current=true]').last();

async function look(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: tableWords.rules, exact: true }));
  await expect(rules(page)).toBeVisible();
}

test('a question in mid-turn is answered, cards stack, and the turn goes on', async ({ page }) => {
  await openRecord(page, momentOf({ phase: 'action', step: 'turn', round: 2 }, GAMES), 'asked');
  const facts = await recorded(page);
  await look(page);
  // The card of the step is there before anything is typed, at its point.
  await expect(heading(page)).toHaveText(topics['action-phase'].name);
  await expect(lit(page)).toContainText(/action/i);
  expect(new URL(page.url()).hash).toBe('#rules');

  await question(page).fill('speeker votes last');
  await expect(rules(page).locator('.hit').first()).toContainText(topics.speaker.name);
  await expect(rules(page).locator('mark').first()).toBeVisible();
  await question(page).press('Enter');
  await expect(heading(page)).toHaveText(topics.speaker.name);
  await expect(heading(page)).toBeFocused();
  expect(new URL(page.url()).hash).toMatch(/^#rules\/speaker\./);

  // A term opens its card on top; Escape peels it off, and the last one puts the rules away.
  await tap(rules(page).locator('.card a').first());
  await expect(
    rules(page).getByRole('button', { name: words.back(topics.speaker.name) }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText(topics.speaker.name);
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText(topics['action-phase'].name);

  // The stage is in reach all the while: the turn goes on, and the rules stay.
  await tap(page.locator('section.stage').getByRole('button', { name: /^Tactical \d/ }));
  await expect(heading(page)).toHaveText(topics['tactical-action'].name);
  expect(await recorded(page)).toBeGreaterThan(facts);
  await page.keyboard.press('Escape');
  await expect(rules(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.locator('section.sheet')).toBeVisible();
});

test('a question is answered by what has come with the panel', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  await openRecord(page, momentOf({ phase: 'action', step: 'turn', round: 2 }, GAMES), 'early');
  await look(page);
  // From now on nothing can be fetched.
  await page.route(/\.js$/, (route) => route.abort());
  await question(page).fill('speaker last');
  await question(page).press('Enter');
  await expect(heading(page)).toHaveText(topics.speaker.name);
});

test('a link opens its point, another one the next, and the menu leads there', async ({ page }) => {
  await openRecord(page, momentOf({ phase: 'agenda', step: 'vote' }, GAMES), 'linked');
  await page.goto('./game/linked#rules/agenda-phase.tie');
  await expect(heading(page)).toHaveText(topics['agenda-phase'].name);
  await expect(lit(page)).toContainText(topics['agenda-phase'].points.tie);
  await expect(lit(page)).toBeInViewport();
  await page.evaluate(() => (location.hash = '#rules/custodians-token'));
  await expect(heading(page)).toHaveText(topics['custodians-token'].name);
  await page.goto('./game/linked#rules/nothing.known');
  await expect(heading(page)).toHaveText(topics['agenda-phase'].name);
  // A card by its name, from the tables; its topic opens on top.
  await question(page).fill('diversfy');
  // What was listed before gives way once the search has answered.
  await tap(rules(page).locator('.hit', { hasText: 'Diversify Research' }).first());
  await expect(heading(page)).toHaveText('Diversify Research');
  const card = rules(page).locator('.card');
  await expect(card).toContainText('Base game');
  await tap(card.getByRole('button', { name: topics['objective-cards'].name }).first());
  await expect(heading(page)).toHaveText(topics['objective-cards'].name);
  await tap(rules(page).getByRole('button', { name: words.close }).last());
  await expect(rules(page)).toBeHidden();

  await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
  await tap(page.getByRole('dialog').getByRole('button', { name: menu.rules.title }));
  await expect(rules(page)).toBeVisible();
  await expect(question(page)).toBeVisible();
  await tap(rules(page).getByRole('button', { name: words.all(TOPIC_IDS.length) }));
  await expect(rules(page).locator('.hit')).toHaveCount(TOPIC_IDS.length);
});

test('steps are ticked beside the table, and nothing of it is recorded', async ({ page }) => {
  await openRecord(page, momentOf({ phase: 'agenda', step: 'vote' }, GAMES), 'ticked');
  const facts = await recorded(page);
  await page.goto('./game/ticked#rules/sequence/space-combat');
  const steps = rules(page).getByRole('checkbox');
  await tap(steps.first());
  await expect(steps.first()).toBeChecked();
  await expect(rules(page).getByText(words.sequence.done(1, 7))).toBeVisible();
  await tap(rules(page).getByRole('button', { name: /^The rule: Roll/ }));
  await expect(heading(page)).toHaveText(topics['space-combat'].name);
  await page.keyboard.press('Escape');
  await expect(steps.first()).toBeChecked();
  expect(await recorded(page)).toBe(facts);
});

test('why? leads from what a turn refuses to the very point', async ({ page }) => {
  await openRecord(page, momentOf({ phase: 'action', step: 'turn' }, GAMES), 'refused');
  const stage = page.locator('section.stage');
  await tap(stage.getByRole('button', { name: kit.whyLabel(turn.pass), exact: true }));
  await expect(heading(page)).toHaveText(topics['action-phase'].name);
  await expect(lit(page)).toContainText(plainText(topics['action-phase'].points['use-card-first']));
});

test('why? leads from a row that asks and from a verdict to the very point, and back', async ({
  page,
}) => {
  const score = momentOf({ phase: 'status', step: 'score', round: 2 }, ['six-players-eligible']);
  await openRecord(page, score, 'why');
  const stage = page.locator('section.stage');
  await tap(stage.getByRole('button', { name: /^Why\?/ }).first());
  await expect(rules(page)).toBeVisible();
  await expect(lit(page)).toBeVisible();
  // The card that was judged lies under the rule.
  await page.keyboard.press('Escape');
  await expect(rules(page).locator('.card')).toContainText(/^\s*[^?]+objective/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(rules(page)).toBeHidden();

  await tap(page.locator('section.sheet .heads button.name').first());
  const panel = page.locator('dialog[open]');
  const objective = (await panel.getByRole('heading', { level: 2 }).textContent())!;
  await tap(panel.getByRole('button', { name: kit.whyLabel(objective) }).first());
  await expect(rules(page)).toBeVisible();
  await expect(lit(page)).toBeVisible();
  // Back to where it was asked.
  await tap(rules(page).getByRole('button', { name: words.close }).last());
  await expect(page.getByRole('dialog', { name: objective })).toBeVisible();
});

test('on a phone it covers all but the foot, and the lit phase is its key', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRecord(page, momentOf({ phase: 'agenda', step: 'vote' }, GAMES), 'phone');
  await tap(page.getByRole('button', { name: tableWords.rulesOf('Agenda') }));
  await expect(question(page)).toBeVisible();
  await tap(rules(page).locator('.hit').first());
  await expect(heading(page)).toHaveText(topics['agenda-phase'].name);
  const foot = (await page.locator('section.stage > footer').boundingBox())!;
  const panel = (await rules(page).boundingBox())!;
  expect(Math.abs(panel.y + panel.height - foot.y)).toBeLessThan(2);
  await tap(rules(page).getByRole('button', { name: words.backToList }));
  await expect(question(page)).toBeVisible();
});

test('the back of the system peels one card off, where the browser tells of it', async ({
  page,
}) => {
  // What the system says is not to be had here: it is said to those who listen.
  await page.addInitScript(() => {
    const heard: { onclose: (() => void) | null }[] = [];
    class Watcher {
      onclose: (() => void) | null = null;
      constructor() {
        heard.push(this);
      }
      destroy() {
        heard.splice(heard.indexOf(this), 1);
      }
    }
    const matched = window.matchMedia.bind(window);
    const coarse = (query: string) => matched(query === '(pointer: coarse)' ? 'all' : query);
    const back = () => heard.pop()?.onclose?.();
    Object.assign(window, { CloseWatcher: Watcher, matchMedia: coarse, systemBack: back });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openRecord(page, momentOf({ phase: 'agenda', step: 'vote' }, GAMES), 'back');
  const back = () => page.evaluate(() => (window as unknown as Back).systemBack());
  await tap(page.getByRole('button', { name: tableWords.rulesOf('Agenda') }));
  await tap(rules(page).locator('.hit').first());
  await tap(rules(page).locator('.card a').first());
  await expect(heading(page)).not.toHaveText(topics['agenda-phase'].name);
  await back();
  await expect(heading(page)).toHaveText(topics['agenda-phase'].name);
  await back();
  await expect(question(page)).toBeVisible();
  await back();
  await expect(rules(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
});

/** A tablet; in the long run it held upright, a smaller one, phones and a large screen, too. */
const SIZES = [
  [1280, 800],
  [800, 1280],
  [1080, 810],
  [390, 844],
  [360, 640],
  [1920, 1080],
] as const;

for (const screen of LONG ? EVERY_RULES : USUAL_RULES.slice(-1)) {
  test(`axe finds nothing wrong: ${screen.name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAtVote(page, `axe-rules-${screen.name.replace('/', '-')}`);
    await showRules(page, screen);
    for (const [width, height] of LONG ? SIZES : SIZES.slice(0, 1)) {
      await page.setViewportSize({ width, height });
      for (const theme of LONG ? ['light', 'dark'] : ['dark']) {
        await page.evaluate((on) => (document.documentElement.dataset['theme'] = on), theme);
        await page.waitForTimeout(30);
        const { violations } = await new AxeBuilder({ page }).include('dialog.rules').analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
        );
        expect(found, `${width}x${height} ${theme}`).toEqual([]);
      }
    }
  });
}
