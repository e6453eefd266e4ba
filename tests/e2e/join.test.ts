/**
 * Devices join a table by hand: its code, their code, four digits; one answer is read by the camera. What any
 * of them records is on all, and one that was lost comes back without another word of the keeper.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { joinPage, joinPanel } from '../../src/lib/words/en/join.ts';
import { table as tableWords } from '../../src/lib/words/en/table.ts';
import { legalActs, momentOfAct } from '../support/link.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, settled } from './support/games.ts';
import {
  allowed,
  answer,
  BareDevice,
  film,
  invite,
  join,
  joiningArgs,
  letIn,
  newPhone,
  openJoinPanel,
} from './support/joining.ts';
import { storedEntries } from './support/stored.ts';
import { tap } from './support/tap.ts';

const FILM = path(mkdtempSync(path(tmpdir(), 'custodian-film-')), 'code.y4m');
film(FILM, null);

test.use({
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...joiningArgs(FILM)] });
  },
});

test('three devices join, act, are lost and come back', async ({
  browser,
  baseURL,
  page,
  context,
}) => {
  const state = momentOfAct('six-players', 'strategic', 'follow');
  const own = legalActs(state).find(({ act, args }) => act === 'decline' && args.seat === 's2');
  if (!own) throw new Error('the second seat has nothing to answer');
  await allowed(context);
  await openRecord(page, state.entries, 'six');
  const [byText, byCamera, bare] = await Promise.all([
    newPhone(browser, baseURL),
    newPhone(browser, baseURL),
    BareDevice.open(browser, baseURL),
  ]);
  await join(page, byText, 'Naalu');
  // Read by the camera, which is asked for anew when the panel is open again.
  const text = await answer(byCamera, await invite(page, null));
  await page.keyboard.press('Escape');
  film(FILM, text);
  await openJoinPanel(page);
  await letIn(page, byCamera);
  await bare.join(page, 'Sol');

  // An act of a device, while the panel is closed; then one of the keeper.
  await page.keyboard.press('Escape');
  const sums = async () => (await storedEntries(page, 'six')).map(({ sum }) => sum);
  const args = own.args as { seat: 's2'; card: string };
  expect(await bare.act('decline', args)).toMatchObject({ kind: 'recorded' });
  const recorded = await sums();
  expect(recorded.length).toBeGreaterThan(state.entries.length);
  expect((await bare.call('followed')).sums).toEqual(recorded);
  await tap(page.getByRole('button', { name: tableWords.undo }));
  await settled(page);
  await expect.poll(async () => (await bare.call('followed')).sums).toEqual(await sums());

  // Lost and back by the two codes, known again; a page that is reloaded is back by itself.
  await bare.call('leave');
  await bare.join(page, 'Sol', true);
  await byText.reload();
  await expect(byText.getByRole('heading', { name: joinPage.title })).toHaveCount(0);
  await openJoinPanel(page);
  const seats = page.getByRole('group', { name: joinPanel.seats });
  for (const name of ['Naalu', 'Sol']) {
    await expect(seats.getByRole('button', { name })).toContainText(joinPanel.states.connected);
  }
  expect((await bare.call('followed')).sums).toEqual(await sums());
});
