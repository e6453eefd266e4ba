/** The strategy phase on a screen in French (tests/support/fr): every sentence of it is French, and fits. */
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { strategy as english } from '../../src/lib/words/en/strategy.ts';
import { strategy as french } from '../support/fr/strategy.ts';
import { fileText, momentOf } from '../support/moments.ts';
import { buildWith } from '../support/pseudo/build.ts';
import { serveBuild, type ServedBuild } from '../support/served-build.ts';
import { expect, test as plain } from './support/at-table.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const test = plain.extend<object, { host: ServedBuild }>({
  host: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = await serveBuild(await buildWith('tests/support/fr', 'test-results/fr', 'fr'));
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Sentences of a section that are whole as they stand, longer than a word. */
const sentences = Object.values(english).filter(
  (text): text is string => typeof text === 'string' && text.includes(' '),
);

test.skip(!LONG, 'it needs one build more');

test('picks are made, asked about and swapped in French', async ({ page, host }) => {
  const entries = momentOf({ phase: 'strategy', step: 'pick', round: 2 }, ['six-players']);
  const buffer = Buffer.from(fileText(entries, 'choix'));
  const file = { name: 'choix.json', mimeType: 'application/json', buffer };
  await page.goto(host.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('link', { name: gamesWords.resume })).toBeVisible();
  await page.goto(`${host.url}game/choix`);
  const stage = page.locator('section.stage');
  const button = (name: string | RegExp) => stage.getByRole('button', { name });
  const inFrench = async () => {
    const text = await stage.innerText();
    expect(sentences.filter((one) => text.includes(one))).toEqual([]);
  };
  await expect(stage).toContainText(french.pick(1, 6), { timeout: 20_000 });
  await inFrench();
  await tap(stage.locator('[data-choice=card]').nth(2));
  await expect(stage).toContainText(french.pick(2, 6));
  // The one that was taken, asked about once.
  await tap(button(/déjà prise par/));
  await expect(button(french.changeIt)).toBeVisible();
  await inFrench();
  await tap(button(french.changeIt));
  await expect(stage.getByText(french.meant)).toBeVisible();
  await inFrench();
  // How to leave a question is of another section, which this language leaves to English.
  await tap(button(kit.cancel));
  await tap(stage.locator('[data-choice=card]').first());
  await expect(stage).toContainText(french.pick(3, 6));
  await tap(button(french.other));
  await expect(button(new RegExp(french.putBack))).toBeVisible();
  await inFrench();
  await tap(button(new RegExp(french.swap)));
  await expect(stage.getByText(french.swapAsk)).toBeVisible();
  await inFrench();
});
