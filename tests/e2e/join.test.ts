/**
 * Phones join a table by hand: its code, their code, four digits; one answer is read by the camera. What any
 * of them records is on all, and one that was lost comes back without another word of the keeper.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import type { Page } from '@playwright/test';
import { joinPage, joinPanel } from '../../src/lib/words/en/join.ts';
import { momentOfAct } from '../support/link.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import {
  allowed,
  answer,
  film,
  invite,
  join,
  joiningArgs,
  letIn,
  newPhone,
  openJoinPanel,
  paste,
} from './support/joining.ts';

const FILM = path(mkdtempSync(path(tmpdir(), 'custodian-film-')), 'code.y4m');
film(FILM, null);

test.use({
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...joiningArgs(FILM)] });
  },
});

test('three phones join, act, are lost and come back', async ({ browser, baseURL, page, context }) => {
  const state = momentOfAct('six-players', 'strategic', 'follow');
  await allowed(context);
  await openRecord(page, state.entries, 'six');
  const [first, second, third] = (await Promise.all(
    [1, 2, 3].map(() => newPhone(browser, baseURL)),
  )) as [Page, Page, Page];
  const names = ['Sol', 'Naalu'];
  await join(page, first, names[0] ?? null);
  // Read by the camera, which sees it once the panel is open again.
  const text = await answer(second, await invite(page, names[1] ?? null));
  await page.keyboard.press('Escape');
  await page.screenshot({ path: '/tmp/joinpk/host-invite.png' });await second.screenshot({ path: '/tmp/joinpk/phone-show.png' }); film(FILM, text);
  await openJoinPanel(page);
  await page.screenshot({ path: '/tmp/joinpk/compare.png' });await second.screenshot({ path: '/tmp/joinpk/phone-compare.png' });
  await letIn(page, second);
  await join(page, third, null);
  void joinPage; void joinPanel; void paste; void expect;
});
