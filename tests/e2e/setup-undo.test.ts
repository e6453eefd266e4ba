/** Whatever setup throws away can be had back, after a reload as well. */
import type { Page } from '@playwright/test';
import { setupWords as words } from '../../src/lib/words/en/setup.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { expect, test } from './support/at-table.ts';
import { LONG } from './support/long.ts';
import { tap, touch } from './support/tap.ts';

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chairs = (page: Page) => page.getByRole('button', { name: /^Seat \d/ });
const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Emil', 'Fay'];

/** Everything that the page shows of the table: seats, speaker, objectives, goal. */
async function shown(page: Page): Promise<string[]> {
  const rows = page.getByRole('button', {
    name: new RegExp(`^(Seat \\d|${words.speaker}:|${words.chooseObjective(1)}:|${words.rules}:)`),
  });
  const labels = await rows.evaluateAll((all) => all.map((row) => row.ariaLabel ?? ''));
  const pressed = page.getByRole('group', { name: words.goal }).locator('[aria-pressed=true]');
  return [...labels, ...(await pressed.allInnerTexts())];
}

/** Six people with names and factions, two objectives, and a goal of 14. */
async function laid(page: Page): Promise<void> {
  await page.goto('./new');
  const field = page.getByRole('textbox', { name: words.name, exact: true });
  await touch(field);
  for (const name of NAMES) {
    await field.pressSequentially(name);
    await field.press('Enter');
  }
  await touch(key(page, words.rollFactions));
  await touch(key(page, words.deal(2)));
  await touch(page.getByRole('group', { name: words.goal }).getByText('14'));
  await expect(key(page, words.start)).toBeEnabled();
}

const ACTS: { what: string; act: (page: Page) => Promise<void>; says?: string }[] = [
  {
    what: 'a seat removed',
    act: async (page) => {
      await touch(chairs(page).filter({ hasText: 'Cem' }));
      await touch(key(page, words.removeSeatLabel('Cem')));
    },
    says: words.undone.removed(['Cem']),
  },
  {
    what: 'one seat fewer',
    act: (page) => touch(key(page, kit.less(words.seatCount))),
    says: words.undone.removed(['Fay']),
  },
  {
    what: 'random factions',
    act: (page) => touch(key(page, words.rollFactions)),
    says: words.undone.factions,
  },
  {
    what: 'random seats',
    act: (page) => touch(key(page, words.rollSeats)),
    says: words.undone.seating,
  },
  {
    what: 'objectives dealt',
    act: (page) => touch(key(page, words.deal(2))),
    says: words.undone.opening,
  },
  {
    what: 'a random speaker',
    // Chance may name the same one.
    act: async (page) => {
      const before = await shown(page);
      await expect(async () => {
        await touch(key(page, words.anySpeaker));
        expect(await shown(page)).not.toEqual(before);
      }).toPass();
    },
    says: words.undone.speaker,
  },
  {
    what: 'a random faction of one seat',
    act: async (page) => {
      await touch(chairs(page).filter({ hasText: 'Dora' }));
      await touch(key(page, words.anyFactionLabel('Dora')));
    },
    says: words.undone.factions,
  },
  {
    what: 'the whole table, started over',
    act: (page) => touch(key(page, words.startOver)),
    says: words.undone.table,
  },
];

const TABLET = [1080, 810] as const;

for (const [width, height] of LONG ? [TABLET, [390, 844] as const] : [TABLET]) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    for (const [i, { what, act, says }] of ACTS.entries()) {
      // One of three on every change.
      if (!LONG && i % 3 > 0) continue;
      test(`undone: ${what}`, async ({ page }) => {
        await laid(page);
        const before = await shown(page);
        await act(page);
        await expect.poll(() => shown(page)).not.toEqual(before);
        const after = await shown(page);
        await page.reload();
        await expect.poll(() => shown(page)).toEqual(after);
        await touch(key(page, words.undo));
        expect(await shown(page)).toEqual(before);
        if (says) await expect(page.getByText(says)).toBeVisible();
        await touch(key(page, words.redo));
        expect(await shown(page)).toEqual(after);
        await page.reload();
        await expect.poll(() => shown(page)).toEqual(after);
        await touch(key(page, words.undo));
        expect(await shown(page)).toEqual(before);
        await expect(key(page, words.start)).toBeEnabled();
      });
    }

    test('a name that is typed in one go is one step; the first step leads to a fresh table', async ({
      page,
    }) => {
      await page.goto('./new');
      const field = page.getByRole('textbox', { name: words.name, exact: true });
      await expect(chairs(page)).toHaveCount(6);
      const fresh = await shown(page);
      await expect(key(page, words.undo)).toBeDisabled();
      await touch(field);
      await field.pressSequentially('Martina');
      await field.press('Enter');
      await field.pressSequentially('Jonas');
      await touch(key(page, words.undo));
      await expect(chairs(page).first()).toContainText('Martina');
      await expect(page.getByText('Jonas')).toHaveCount(0);
      await expect(field).toHaveValue('');
      await touch(key(page, words.undo));
      expect(await shown(page)).toEqual(fresh);
      await expect(key(page, words.undo)).toBeDisabled();
      await expect(key(page, words.redo)).toBeEnabled();
    });
  });
}

test('by keys too, and a game that has begun leaves no step behind', async ({ page }) => {
  await page.goto('./new');
  await expect(key(page, words.start)).toBeEnabled();
  await tap(key(page, words.rollFactions));
  const rolled = await shown(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => shown(page)).not.toEqual(rolled);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => shown(page)).toEqual(rolled);
  await tap(key(page, words.start));
  await expect(page.locator('main.table')).toBeVisible();
  await page.goto('./new');
  await expect(key(page, words.undo)).toBeDisabled();
});
