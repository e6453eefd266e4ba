/**
 * What a seat keeps secret stays on its own device: it is in nothing that any device sends, on no other
 * screen and in no other store, though its seat acts and the table goes on. On its own screen it is covered.
 */
import type { Page } from '@playwright/test';
import { seat as words } from '../../src/lib/words/en/seat.ts';
import { table as tableWords } from '../../src/lib/words/en/table.ts';
import { momentOfAct } from '../support/link.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, settled } from './support/games.ts';
import { allowed, join, newPhone, noteSecret } from './support/joining.ts';
import { storedOn } from './support/stored.ts';
import { tap } from './support/tap.ts';

test.use({
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** A card that no one has scored, and what only its player would write. */
const CARD = { id: 'become-the-gatekeeper', name: 'Become the Gatekeeper' };
const OWN = 'Kaleidoscope at dawn';
const SECRET = new RegExp([CARD.id, CARD.name, OWN].join('|'));

/** In the page: keeps all that it sends to other devices. */
function keepsSent(): void {
  const { prototype } = RTCDataChannel;
  const send = prototype.send as (this: RTCDataChannel, text: string) => void;
  const sent: string[] = [];
  Object.assign(globalThis, { sent });
  Object.assign(prototype, {
    send(this: RTCDataChannel, text: string) {
      sent.push(text);
      send.call(this, text);
    },
  });
}
const sentBy = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent.join('\n'));

const shownOn = (page: Page): Promise<string> => page.locator('body').innerText();
const keptOn = async (page: Page): Promise<string> => JSON.stringify(await storedOn(page));
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what a seat notes for itself leaves its phone in no message, and shows on no other screen', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { entries } = momentOfAct('six-players', 'strategic', 'follow');
  expect(JSON.stringify(entries)).not.toMatch(SECRET);
  await allowed(context);
  await page.addInitScript(keepsSent);
  await openRecord(page, entries, 'six');
  const [own, other] = await Promise.all([newPhone(browser, baseURL), newPhone(browser, baseURL)]);
  for (const phone of [own, other]) await phone.addInitScript(keepsSent);
  await join(page, own, 'Sol');
  await join(page, other, 'Naalu');

  await own.bringToFront();
  await tap(key(own, words.secrets.note));
  for (const text of [CARD.name, OWN]) await noteSecret(own, text);
  await own.keyboard.press('Escape');
  // Who looks over the shoulder sees how many there are.
  await expect(own.getByText(words.secrets.row(2))).toBeVisible();
  expect(await shownOn(own)).not.toMatch(SECRET);
  // The control: it is there, and is shown when it is asked for.
  expect(await keptOn(own)).toContain(CARD.id);
  expect(await keptOn(own)).toContain(OWN);
  await tap(key(own, words.secrets.show));
  await expect(own.getByText(OWN)).toBeVisible();
  await expect(own.getByText(CARD.name)).toBeVisible();

  // Its seat acts, and the keeper takes that back.
  await tap(key(own, words.act.dont));
  await expect(key(own, words.act.dont)).toHaveCount(0);
  await page.bringToFront();
  await tap(key(page, tableWords.undo));
  await settled(page);
  await expect(key(own, words.act.dont)).toBeVisible();
  await expect(key(other, words.act.dont)).toBeVisible();

  const sent = await sentBy(own);
  expect(sent).toContain('"act":"decline"');
  expect(await sentBy(page)).toContain('"kind":"entries"');
  for (const text of [sent, await sentBy(page), await sentBy(other)]) {
    expect(text).not.toMatch(SECRET);
  }
  for (const place of [page, other]) {
    expect(await keptOn(place)).not.toMatch(SECRET);
    expect(await shownOn(place)).not.toMatch(SECRET);
  }
  // Nor does its own list there hold any: cards are listed by their names, and none is noted.
  await other.bringToFront();
  await expect(other.getByText(words.secrets.none)).toBeVisible();
  await tap(key(other, words.secrets.note));
  await expect(other.getByRole('button', { name: CARD.name })).toBeEnabled();
  await expect(other.getByRole('button', { name: words.secrets.forget(CARD.name) })).toHaveCount(0);
  expect(await shownOn(other)).not.toContain(OWN);
});
