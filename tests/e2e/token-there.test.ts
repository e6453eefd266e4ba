/** The Construction secondary where a token lies in the system already: it goes to reinforcements. */
import type { Page } from '@playwright/test';
import { follow as words } from '$words/follow.ts';
import { strategicOf } from '../../src/lib/core/step.ts';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, settled } from './support/games.ts';
import { storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

const GAME = 'token-there';
const FOLLOWS = new RegExp(`${words.followsLabel('', 'Construction')}$`);
const answers = (page: Page) => storedFacts(page, GAME, 'secondary.answered');

/** The table of a recorded game at the secondary of Construction, which no one has answered. */
const entries = entriesUntil(recordedEntries('six-players'), {
  phase: 'action',
  step: 'strategic',
  when: ({ context }) => strategicOf(context)?.card === 'construction',
});

/** The first in line follows. */
async function follows(page: Page): Promise<void> {
  const before = (await answers(page)).length;
  const button = page.locator('section.stage').getByRole('button', { name: FOLLOWS }).first();
  await tap(button);
  await expect.poll(async () => (await answers(page)).length).toBe(before + 1);
  await settled(page);
}

test('the token of a follower goes onto the board, or back where one is there already', async ({
  page,
}) => {
  await openRecord(page, entries, GAME);
  const there = page.getByRole('button', { name: words.there, exact: true });
  await follows(page);
  expect(await answers(page)).toMatchObject([{ body: { fact: { to: 'board' } } }]);

  await tap(there);
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await follows(page);
  expect((await answers(page)).at(-1)).toMatchObject({ body: { fact: { to: 'reinforcements' } } });
  // It was said of this one only.
  await expect(there).toHaveAttribute('aria-pressed', 'false');
});
