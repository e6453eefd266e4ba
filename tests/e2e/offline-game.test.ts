import { expect, test as plain, type Page } from '@playwright/test';
import { kit } from '$words/kit.ts';
import { lookUp } from '$words/look-up.ts';
import { setupWords } from '$words/setup.ts';
import { table } from '$words/table.ts';
import { serveBuild, type ServedBuild } from '../support/served-build.ts';
import { reloaded, tableShown } from './support/games.ts';
import { playUntil, standing } from './support/likely.ts';
import { tap } from './support/tap.ts';

const test = plain.extend<{ host: ServedBuild }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await serveBuild();
    await use(host);
    await host.stop();
  },
});

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test('a game is begun, played for a round and found again without any network', async ({
  context,
  host,
}) => {
  test.setTimeout(240_000);
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(host.url)) foreign.push(request.url());
  });
  const first = await context.newPage();
  await first.goto(host.url);
  await controlled(first);
  await first.close();
  await host.stop();
  await context.setOffline(true);

  const page = await context.newPage();
  await page.goto(`${host.url}new`);
  await tap(
    page
      .getByRole('button', { name: /Essentials/ })
      .or(page.getByRole('radio', { name: /Essentials/ }))
      .first(),
  );
  // Three play a round in half of the taps of six.
  for (let seats = 6; seats > 3; seats--) {
    await tap(page.getByRole('button', { name: kit.less(setupWords.seatCount), exact: true }));
  }
  await tap(page.getByRole('button', { name: /start the game/i }));
  await tableShown(page);
  const address = page.url();
  await playUntil(page, ({ phase }) => phase === 'Action');
  await reloaded(page);
  expect((await standing(page)).phase).toBe('Action');
  // The rules are there too, and the index over them.
  await tap(page.getByRole('button', { name: table.rules, exact: true }));
  const rules = page.getByRole('dialog', { name: lookUp.title });
  await rules.getByRole('searchbox').fill('custodians');
  await expect(rules.locator('mark').first()).toBeVisible();
  await rules.getByRole('searchbox').press('Enter');
  await expect(rules.getByRole('heading', { level: 2 })).toBeFocused();
  for (let escapes = 0; escapes < 2; escapes++) await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await playUntil(page, ({ round }) => round === 2);
  const before = await standing(page);
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await tableShown(again);
  expect(await standing(again)).toEqual(before);
  await again.goto(host.url);
  await expect(again.getByText(/round/i).first()).toBeVisible();
  expect(foreign).toEqual([]);
});
