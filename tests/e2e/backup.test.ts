/** Files of games: what is in none yet is said between the rounds; where the browser can, they are shared. */
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { menu } from '../../src/lib/words/en/menu.ts';
import { banner as barWords } from '../../src/lib/words/en/banner.ts';
import { table } from '../../src/lib/words/en/table.ts';
import { readGameFile } from '../../src/lib/core/record/game-file.ts';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { downloaded } from './support/downloaded.ts';
import { openRecord, reloaded } from './support/games.ts';
import { tapLikely } from './support/likely.ts';
import { tap } from './support/tap.ts';

const { act } = barWords;
const HOURS = /No backup for/;

test('a game that has gone on for hours without a file is offered one between the rounds', async ({
  page,
}) => {
  const entries = entriesUntil(recordedEntries('three-players'), {
    phase: 'status',
    step: 'tokens',
    round: 2,
  });
  const last = entries.at(-1)?.at ?? 0;
  // The evening of the record: the clock of the device stands a minute after its last tap.
  await page.clock.setFixedTime(last + 60_000);
  await openRecord(page, entries, 'evening');
  // A mark on the menu says so; the sentence and its acts are in it.
  const button = page.getByRole('button', { name: table.menu, exact: true });
  await expect(button).toHaveAccessibleDescription(table.notices(1));
  await tap(button);
  const panel = page.getByRole('dialog', { name: menu.title });
  await expect(panel.getByText(HOURS)).toBeVisible();

  const save = panel.getByRole('button', { name: act.save, exact: true });
  const { text } = await downloaded(page, () => tap(save));
  expect(readGameFile(text)).toMatchObject({ ok: true });
  await expect(panel.getByText(HOURS)).toHaveCount(0);
  await reloaded(page);
  await expect(button).not.toHaveAccessibleDescription(table.notices(1));

  // Played on for hours, the list of games says it too.
  await page.clock.setFixedTime(last + 3 * 3_600_000);
  await tapLikely(page);
  await page.goto('./');
  await expect(page.getByText(gamesWords.goneOn)).toBeVisible();
});

test('a file is handed to another app in a form that the browser takes', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: { name: string; text: string }[] = [];
    Object.assign(window, { shared });
    // As Chromium does on Android: text, but no JSON.
    navigator.canShare = ({ files = [] } = {}) => files.every(({ type }) => type === 'text/plain');
    navigator.share = async ({ files = [] } = {}) => {
      for (const file of files) shared.push({ name: file.name, text: await file.text() });
    };
  });
  const entries = recordedEntries('three-players').slice(0, 40);
  await openRecord(page, entries, 'shared');
  await tap(page.getByRole('button', { name: table.menu, exact: true }));
  await tap(page.getByRole('button', { name: menu.share.title }));
  await expect(page.getByText(/^Shared as .*\.json\.txt$/)).toBeVisible();
  const shared = await page.evaluate(
    () => (window as unknown as { shared: { text: string }[] }).shared,
  );
  const read = readGameFile(shared[0]?.text ?? '');
  expect(read.ok && read.file.entries).toHaveLength(entries.length);
});
