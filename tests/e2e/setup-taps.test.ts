/** A table laid in few taps: every box, six people, their factions, the opening; and factions dealt. */
import type { Locator, Page } from '@playwright/test';
import { EXPANSIONS } from '../../src/lib/rulesets/boxes.ts';
import { boxes } from '../../src/lib/words/en/boxes.ts';
import { factions } from '../../src/lib/words/en/factions.ts';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { objectiveNames } from '../../src/lib/words/en/objective-names.ts';
import { setupWords as words } from '../../src/lib/words/en/setup.ts';
import { typedWords } from '../../src/lib/words/en/typed-cards.ts';
import { starting } from '../../src/lib/words/en/starting.ts';
import { expect, test } from './support/at-table.ts';
import { tableShown } from './support/games.ts';
import { LONG } from './support/long.ts';
import { storedOn } from './support/stored.ts';
import { tap as press, touch } from './support/tap.ts';

/** Taps that the whole of it may take, beside the names that are typed. */
const MOST = 20;

const PEOPLE: readonly (readonly [name: string, faction: string])[] = [
  ['Ana', 'federation-of-sol'],
  ['Ben', 'emirates-of-hacan'],
  ['Cem', 'titans-of-ul'],
  ['Dora', 'nomad'],
  ['Emil', 'crimson-rebellion'],
  ['Fay', 'barony-of-letnev'],
];
const OPENING = ['develop-weaponry', 'sway-the-council'] as const;

const key = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${label}(?!\\p{L})`, 'u') });
const chairs = (page: Page) => page.locator('.round').getByRole('button', { name: /^Seat \d/ });
const labels = (page: Page) => chairs(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
const short = (faction: string) => factions[faction]?.short ?? faction;
const field = (page: Page) => page.getByRole('textbox', { name: words.name, exact: true });

async function typeNames(page: Page): Promise<void> {
  for (const [name] of PEOPLE) {
    await field(page).pressSequentially(name);
    await field(page).press('Enter');
  }
}

const TABLET = [1080, 810] as const;

for (const [width, height] of LONG ? [TABLET, [390, 844] as const] : [TABLET]) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test(`six people with every box and the opening take at most ${MOST} taps and the names`, async ({
      page,
    }) => {
      let taps = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await press(target);
      };
      await page.goto('./');
      await tap(page.getByRole('link', { name: gamesWords.newGame }));
      await tap(page.getByRole('button', { name: new RegExp(`^${words.rules}: `) }));
      await tap(key(page, words.everyBox));
      await tap(key(page.getByRole('dialog'), kit.close));
      await tap(field(page));
      await typeNames(page);
      await tap(key(page, `${words.faction}: ${words.chooseFaction}`));
      for (const [name, faction] of PEOPLE) {
        await expect(page.getByRole('heading', { name: words.factionOf(name) })).toBeVisible();
        await tap(row(page, short(faction)));
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await tap(page.getByRole('button', { name: new RegExp(`^${words.speaker}: `) }));
      await tap(key(page, words.seated(short('titans-of-ul'), 'Cem')));
      await tap(key(page, `${words.chooseObjective(1)}: ${words.noObjective(1)}`).first());
      for (const objective of OPENING) await tap(row(page, objectiveNames[objective]));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await labels(page)).toEqual(
        PEOPLE.map(([name, faction], at) =>
          words.seatLabel(at + 1, name, short(faction), name === 'Cem'),
        ),
      );
      await tap(key(page, words.start));
      await tableShown(page);
      test.info().annotations.push({ type: 'taps', description: `${taps}` });
      console.log(`taps of a setup at ${width} × ${height}: ${taps}`);
      expect(taps).toBeLessThanOrEqual(MOST);

      const rows = (await storedOn(page))['entries'] as {
        body: { fact?: { type: string; expansions?: string[]; players?: object[] } };
      }[];
      const laid = rows.find(({ body }) => body.fact?.type === 'game.created')?.body.fact;
      expect(laid?.expansions).toEqual(EXPANSIONS);
      expect(laid?.players).toMatchObject(PEOPLE.map(([name, faction]) => ({ name, faction })));
    });

    test('a faction that is changed leaves the other seats alone', async ({ page }) => {
      await page.goto('./new');
      await touch(key(page, `${words.faction}: ${words.chooseFaction}`));
      const sol = row(page, short('federation-of-sol'));
      await sol.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await sol.boundingBox())!;
      await touch(sol);
      // The second half of a slow double tap picks nothing for the next player.
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
      await expect(title).toHaveText(words.factionOf(words.player(2)));
      // Back to the first seat, by its mark over the list.
      const first = words.seatLabel(1, words.player(1), short('federation-of-sol'), false);
      await touch(key(page.getByRole('dialog'), first));
      await press(row(page, short('emirates-of-hacan')));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const taken = (await labels(page)).map((label) => label?.split(', ')[1]);
      expect(taken).toEqual([
        short('emirates-of-hacan'),
        ...Array<string>(5).fill('no faction yet'),
      ]);
    });

    test('factions are dealt, one of them is kept, and undo and a reload lose none of it', async ({
      page,
    }) => {
      test.skip(!LONG, 'by npm run test:long');
      await page.goto('./new');
      await touch(field(page));
      await typeNames(page);
      await touch(key(page, words.dealFactions));
      await touch(key(page, words.dealEach(3)));
      const dialog = page.getByRole('dialog');
      const kept: string[] = [];
      for (const [name] of PEOPLE) {
        await expect(page.getByRole('heading', { name: words.factionOf(name) })).toBeVisible();
        const dealt = dialog.getByRole('listitem').filter({ has: page.getByRole('button') });
        // The group of those that were dealt comes first, and holds three.
        await expect(dialog.getByRole('listitem').first()).toHaveText(words.dealtTo(name));
        await expect(dialog.getByRole('listitem').nth(4)).toHaveText(boxes.base.name);
        const second = dealt.nth(1).getByRole('button');
        kept.push((await second.innerText()).split('\n')[0]!);
        await press(second);
      }
      await expect(dialog).toHaveCount(0);
      expect(new Set(kept).size).toBe(6);
      const said = PEOPLE.map(([name], at) => words.seatLabel(at + 1, name, kept[at]!, at === 0));
      expect(await labels(page)).toEqual(said);

      await page.reload();
      await expect.poll(() => labels(page)).toEqual(said);
      await touch(key(page, words.undo));
      expect((await labels(page))[5]).toBe(words.seatLabel(6, 'Fay', null, false));
      await expect(page.getByText(words.undone.factions)).toBeVisible();
      // What was dealt to her is there again, after a reload as well.
      await page.reload();
      await touch(chairs(page).nth(5));
      const again = page.getByRole('button', { name: new RegExp(`^${words.faction}: Keep `) });
      await expect(again).toContainText(kept[5]!);
      for (let i = 0; i < 6; i++) await touch(key(page, words.undo));
      await expect(page.getByRole('button', { name: /: Keep / })).toHaveCount(0);
      expect((await labels(page)).every((label) => label?.includes('no faction yet'))).toBe(true);
    });
  });
}

test.describe('at 1080 × 810', () => {
  test.use({ hasTouch: true, viewport: { width: 1080, height: 810 } });

  test('the opening is in view without scrolling', async ({ page }) => {
    await page.goto('./new');
    // Three that choose their technologies or their home, so that all that an opening has is there.
    const choosers = ['Argent', 'Winnu', 'Keleres'];
    await touch(page.getByRole('button', { name: new RegExp(`^${words.rules}: `) }));
    await touch(key(page, words.everyBox));
    await touch(key(page.getByRole('dialog'), kit.close));
    await touch(key(page, `${words.faction}: ${words.chooseFaction}`));
    for (const faction of choosers) await press(row(page, faction));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const foot = await page.locator('footer').boundingBox();
    for (const button of [
      page.getByRole('button', { name: new RegExp(`^${words.speaker}: `) }),
      key(page, words.anySpeaker),
      page.getByRole('button', { name: new RegExp(`^${words.chooseObjective(1)}: `) }).last(),
      key(page, words.deal(2)),
      ...choosers.map((faction) =>
        key(page, `${starting.of(faction)}: ${faction}, ${starting.open}`),
      ),
    ]) {
      const box = (await button.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(foot!.y);
    }
  });
});

test('factions stand under the boxes that brought them', async ({ page }) => {
  await page.goto('./new');
  await touch(key(page, `${words.faction}: ${words.chooseFaction}`));
  const all = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  const base = all.indexOf(boxes.base.name);
  const kings = all.indexOf(boxes.pok.name);
  const at = (faction: string) => all.findIndex((text) => text.startsWith(short(faction)));
  expect(base).toBe(0);
  expect(at('federation-of-sol')).toBeGreaterThan(base);
  expect(at('federation-of-sol')).toBeLessThan(kings);
  expect(at('titans-of-ul')).toBeGreaterThan(kings);
  // Typing finds without them; what is typed may also be one that no box lists.
  await page.getByRole('dialog').getByRole('searchbox').fill('titans');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    new RegExp(short('titans-of-ul')),
    typedWords.notListed('titans'),
  ]);
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test('people come first, over a low foot with one line', async ({ page }) => {
      await page.goto('./new');
      const foot = (await page.locator('footer').boundingBox())!;
      expect(foot.height).toBeLessThanOrEqual(112);
      await expect(page.locator('footer').getByText(words.missing.noOnesFaction)).toBeVisible();
      const people = (await page.getByRole('heading', { name: words.thePeople }).boundingBox())!;
      const game = (await page.getByRole('heading', { name: words.theGame }).boundingBox())!;
      expect(people.y).toBeLessThan(game.y);
      const seat = (await chairs(page).first().boundingBox())!;
      expect(seat.y + seat.height).toBeLessThanOrEqual(foot.y);
    });
  });
}
