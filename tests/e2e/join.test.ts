/**
 * Devices join a table by hand: its code, their code, four digits; one answer is read by the camera. What any
 * of them records is on all, and one that was lost comes back without another word of the keeper.
 */
import type { Locator, Page } from '@playwright/test';
import type { Act } from '../../src/lib/core/commands/command.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { tapAll } from '../../src/lib/core/engine/tap.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { fileWords } from '../../src/lib/words/en/files.ts';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { joinPage, joinPanel } from '../../src/lib/words/en/join.ts';
import { seat as seatWords } from '../../src/lib/words/en/seat.ts';
import { table as tableWords } from '../../src/lib/words/en/table.ts';
import { legalActs, momentOfAct } from '../support/link.ts';
import { fileText } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, settled, tableShown } from './support/games.ts';
import {
  allowed,
  answer,
  BareDevice,
  film,
  invite,
  join,
  letIn,
  newPhone,
  noFilm,
  openJoinPanel,
  paste,
  PHONE,
} from './support/joining.ts';
import { LONG } from './support/long.ts';
import { OwnBrowser } from './support/own-browser.ts';
import { storedEntries } from './support/stored.ts';
import { tap } from './support/tap.ts';

test.use({
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeAll(() => film(null));
test.afterAll(noFilm);

/**
 * In the page: it names no address but that of this machine, which is guarded. Those of its network may count
 * as the internet's.
 */
function onlyThisMachine(): void {
  const { prototype } = RTCPeerConnection;
  const own = Object.getOwnPropertyDescriptor(prototype, 'localDescription');
  Object.defineProperty(prototype, 'localDescription', {
    get(this: RTCPeerConnection) {
      const { type, sdp } = (own?.get?.call(this) ?? {}) as Partial<RTCSessionDescription>;
      const lines = (sdp ?? '').split('\r\n');
      const kept = lines.filter((l) => !l.startsWith('a=candidate') || l.includes(' 127.0.0.1 '));
      return { type, sdp: kept.join('\r\n') };
    },
  });
}

/** In the page: its clock is five minutes fast. */
function fastClock(): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + 300_000;
}

/** Opens a record through the list of games, as a keeper does who brings it from another device. */
async function openFile(page: Page, entries: readonly Written[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByText(gamesWords.openFile));
  const file = {
    name: 'tablet.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileText(entries)),
  };
  await (await chooser).setFiles(file);
}

const fileNotes = (page: Page) => page.getByRole('main').getByRole('status');

/** A record with one more act, which only the device that it lies on has seen. */
function wentOn(entries: readonly Written[]): readonly Written[] {
  const corrects: Act = () => [{ type: 'balance.corrected', seat: 's1', balances: { tactic: 7 } }];
  const stamps = { at: Date.now(), mono: 1, run: 'tablet', app: 'test' };
  const went = tapAll(openState(rulesetFor, [...entries]), [corrects], { stamps, anyway: true });
  if (!went.ok) throw new Error(JSON.stringify(went));
  return went.state.entries;
}

/** A time that a screen shows, in seconds. */
const secondsOf = async (time: Locator): Promise<number> =>
  (await time.innerText()).split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

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
  await byText.addInitScript(fastClock);
  await join(page, byText, 'Naalu');
  // Read by the camera, which is asked for anew when the panel is open again.
  const text = await answer(byCamera, await invite(page, null));
  await page.keyboard.press('Escape');
  film(text);
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
  const declines = byText.getByRole('button', { name: seatWords.act.dont, exact: true });
  await byText.bringToFront();
  // A phone's own clock doesn't matter.
  const late = async () =>
    (await secondsOf(byText.locator('.turn .time'))) - (await secondsOf(page.getByRole('timer')));
  await expect.poll(async () => Math.abs(await late())).toBeLessThanOrEqual(1);
  await tap(declines);
  await expect(declines).toHaveCount(0);
  await expect.poll(async () => (await sums()).length).toBeGreaterThan(recorded.length);
  await page.bringToFront();
  await tap(page.getByRole('button', { name: tableWords.undo }));
  await settled(page);
  await expect(declines).toBeVisible();
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

test('a phone goes on as the keeper once the tablet is dead', async ({
  browser,
  baseURL,
  playwright,
  launchOptions,
}) => {
  const tablet = await OwnBrowser.start(playwright, launchOptions);
  const context = await tablet.browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await allowed(context);
  const keeper = await context.newPage();
  const { entries } = momentOfAct('six-players', 'strategic', 'follow');
  await openRecord(keeper, entries, 'six');
  const phone = await newPhone(browser, baseURL);
  await phone.clock.install();
  await join(keeper, phone, 'Naalu');
  // The last act before it dies is the phone's.
  await tap(phone.getByRole('button', { name: seatWords.act.dont, exact: true }));
  await expect(phone.getByText(seatWords.act.nothing)).toBeVisible();
  const recorded = await storedEntries(keeper, 'six');
  expect(recorded.length).toBeGreaterThan(entries.length);
  await tablet.kill();

  await expect(phone.getByText(seatWords.away)).toBeVisible();
  const goesOn = (name: string) => phone.getByRole('button', { name, exact: true });
  await expect(goesOn(seatWords.takeOver.title)).toHaveCount(0);
  await phone.clock.fastForward(30_000);
  await tap(goesOn(seatWords.takeOver.title));
  await tap(goesOn(seatWords.takeOver.yes));
  await tap(goesOn(seatWords.takeOver.surely));
  await tableShown(phone);
  const sums = async () => (await storedEntries(phone, 'six')).map(({ sum }) => sum);
  expect(await sums()).toEqual(recorded.map(({ sum }) => sum));
  // It records what comes next.
  await tap(phone.locator('section.stage button.plain').first());
  await settled(phone);
  await expect.poll(async () => (await sums()).length).toBeGreaterThan(recorded.length);

  // The tablet is back, and what it holds is brought here: the shorter record, then one that went on there too.
  const own = await sums();
  await phone.goto('./');
  await openFile(phone, recorded);
  await expect(fileNotes(phone)).toContainText(fileWords.known);
  await openFile(phone, wentOn(recorded));
  await expect(fileNotes(phone)).toContainText(fileWords.copied);
  expect(await sums()).toEqual(own);
  await phone.goto('archive');
  const rows = phone.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: gamesWords.copy })).toHaveCount(1);
});

if (LONG) {
  test('an answer opens though the table reads it a minute later', async ({
    browser,
    baseURL,
    page,
    context,
  }) => {
    await allowed(context);
    await openRecord(page, momentOfAct('six-players', 'strategic', 'follow').entries, 'six');
    const phone = await newPhone(browser, baseURL);
    const text = await answer(phone, await invite(page, null));
    // The phone's browser has given up by then.
    await page.waitForTimeout(60_000);
    await paste(page, text);
    await letIn(page, phone);
  });

  test('a device that floods the table is cut off, and no tap waits for it', async ({
    browser,
    baseURL,
    page,
    context,
  }) => {
    const state = momentOfAct('six-players', 'strategic', 'follow');
    const legal = legalActs(state).find(({ act, args }) => act === 'decline' && args.seat === 's2');
    if (!legal) throw new Error('the second seat has nothing to answer');
    await allowed(context);
    await openRecord(page, state.entries, 'six');
    const bare = await BareDevice.open(browser, baseURL);
    await bare.join(page, 'Sol');
    await page.keyboard.press('Escape');
    /** Takes a tap back and does it again: how long each takes until it is stored (ms). */
    const taps = async (count: number) => {
      const took: number[] = [];
      for (let i = 0; i < count; i++) {
        for (const name of [tableWords.undo, tableWords.redo]) {
          const key = page.getByRole('button', { name });
          await expect(key).toBeEnabled();
          const began = Date.now();
          await key.tap();
          await settled(page);
          took.push(Date.now() - began);
        }
      }
      return took.sort((a, b) => a - b);
    };
    const before = await taps(10);
    const head = state.entries.length;
    // An act that would be recorded, as the hundredth message.
    const act = { kind: 'act', id: 'flood-act-0001', act: legal.act, args: legal.args, head };
    const flooding = bare.call('flood', 10_000, 99, JSON.stringify(act));
    const during = await taps(10);
    const sent = await flooding;
    expect(sent).toBeGreaterThan(99);
    await expect.poll(() => bare.call('stage')).toBe('ended');
    const answers = (entries: readonly Written[]) =>
      entries.filter(({ body }) => body.kind === 'fact' && body.fact.type === 'secondary.answered');
    const declined = answers(await storedEntries(page, 'six'));
    const was = answers(state.entries);
    expect(declined).toHaveLength(was.length);
    const median = (all: number[]) => all[all.length >> 1] ?? 0;
    expect(median(during)).toBeLessThan(2 * median(before) + 100);
    // It is named, and comes back by the keeper's word alone.
    await openJoinPanel(page);
    const seat = page
      .getByRole('group', { name: joinPanel.seats })
      .getByRole('button', { name: 'Sol' });
    await expect(seat).toContainText(joinPanel.states.cut);
    await tap(seat);
    await expect(page.getByText(joinPanel.whyCut.flood)).toBeVisible();
  });

  for (const granted of [true, false]) {
    test(`where the browser guards the local network, ${granted ? 'granted' : 'refused'}`, async ({
      playwright,
      launchOptions,
      baseURL,
    }) => {
      const home = (baseURL ?? '').replace('localhost', '127.0.0.1');
      const { host } = new URL(home);
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          // The page counts as one of the internet: a page of this machine is never asked.
          `--ip-address-space-overrides=${host}=public`,
          '--enable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebRTC',
        ],
      });
      const permissions = [
        'camera',
        'clipboard-read',
        'clipboard-write',
        ...(granted ? ['local-network-access'] : []),
      ];
      const [keeper, phone] = await Promise.all(
        [undefined, PHONE].map(async (viewport) => {
          const context = await browser.newContext({
            baseURL: home,
            ...(viewport ? { viewport } : {}),
            hasTouch: true,
            serviceWorkers: 'block',
          });
          await context.grantPermissions(permissions);
          await context.addInitScript(onlyThisMachine);
          return context.newPage();
        }),
      );
      if (!keeper || !phone) throw new Error('no pages');
      const state = momentOfAct('six-players', 'strategic', 'follow');
      await openRecord(keeper, state.entries, 'six');
      await paste(keeper, await answer(phone, await invite(keeper, null)));
      if (granted) await letIn(keeper, phone);
      else {
        await expect(keeper.getByText(joinPanel.silent)).toBeVisible({ timeout: 20_000 });
        await expect(phone.getByText(joinPage.silent)).toBeVisible({ timeout: 20_000 });
      }
      await browser.close();
    });
  }
}
