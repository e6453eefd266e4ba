/** Devices that join a table in a browser: pages of their own, the keeper's panel, codes carried as text. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { encode } from 'uqr';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { ActName, ArgsOf } from '../../../src/lib/link/acts.ts';
import type { ActOutcome } from '../../../src/lib/link/messages.ts';
import { joinPage, joinPanel } from '../../../src/lib/words/en/join.ts';
import { seat as seatWords } from '../../../src/lib/words/en/seat.ts';
import { table as tableWords } from '../../../src/lib/words/en/table.ts';
import type * as LinkPage from './link-page.ts';
import { FILM } from './joining-args.ts';
import { bundlePage } from './page-bundle.ts';
import { tap } from './tap.ts';

export const PHONE = { width: 390, height: 844 };

/** A browser names its addresses only to a page that may use the camera; other permissions are refused. */
export const allowed = (context: BrowserContext): Promise<void> =>
  context.grantPermissions(['camera', 'clipboard-read', 'clipboard-write']);

const [WIDTH, HEIGHT] = [1280, 720];

/** The camera of this worker's browser shows a code in the middle of its picture, or an empty room. */
export function film(text: string | null): void {
  const light = Buffer.alloc(WIDTH * HEIGHT, 128);
  // A dim room, where there is nothing to read.
  for (let y = 0; text === null && y < HEIGHT; y++) {
    light.fill(28 + Math.round((44 * y) / HEIGHT), y * WIDTH, (y + 1) * WIDTH);
  }
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  if (text !== null) {
    const { size, data } = encode(text, { ecc: 'L', border: 4 });
    const module = Math.floor(560 / size);
    const [left, top] = [WIDTH - size * module, HEIGHT - size * module].map((room) => room >> 1);
    for (let y = 0; y < size * module; y++) {
      for (let x = 0; x < size * module; x++) {
        const dark = data[Math.floor(y / module)]?.[Math.floor(x / module)];
        light[((top ?? 0) + y) * WIDTH + (left ?? 0) + x] = dark ? 24 : 230;
      }
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colours]);
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`;
  mkdirSync(dirname(FILM), { recursive: true });
  writeFileSync(FILM, Buffer.concat([Buffer.from(head), frame, frame]));
}

/** The camera of this worker's browser shows nothing that was written. */
export const noFilm = (): void => rmSync(FILM, { force: true });

/** A phone with nothing on it: another context, so that nothing is shared. */
export async function newPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await allowed(context);
  return context.newPage();
}

type Link = typeof LinkPage;
type Calls = {
  [K in keyof Link as Link[K] extends (...args: never[]) => unknown ? K : never]: Link[K];
};

/** A device without a screen, which speaks as the app does: for acts by the number, and for hostile ones. */
export class BareDevice {
  private constructor(readonly page: Page) {}

  static async open(browser: Browser, baseURL: string | undefined): Promise<BareDevice> {
    const context = await browser.newContext({ baseURL });
    await allowed(context);
    const html = '<!doctype html><html lang="en"><title>device</title><body></body></html>';
    await context.route('**/device', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    const page = await context.newPage();
    await page.goto('device');
    await page.addScriptTag({ content: (await bundlePage('link-page', 'link')).script });
    return new BareDevice(page);
  }

  /** Calls what its page exports. */
  call<K extends keyof Calls>(
    name: K,
    ...args: Parameters<Calls[K]>
  ): Promise<Awaited<ReturnType<Calls[K]>>> {
    return this.page.evaluate(
      ([named, given]) => {
        const { link } = globalThis as unknown as {
          link: Record<string, (...all: unknown[]) => unknown>;
        };
        return link[named as string]?.(...(given as unknown[]));
      },
      [name, args] as const,
    ) as Promise<Awaited<ReturnType<Calls[K]>>>;
  }

  /** Joins for a seat, or to watch; `again`: as the device that it was. */
  async join(keeper: Page, name: string | null, again = false): Promise<void> {
    await paste(keeper, await this.call('answer', await invite(keeper, name), again));
    if (!again) await tap(button(keeper, joinPanel.letIn));
    await expect.poll(() => this.call('stage')).toBe('in');
  }

  /** Asks for an act, and waits for what comes of it. */
  async act<N extends ActName>(name: N, args: ArgsOf<N>): Promise<ActOutcome> {
    return this.outcome(await this.call('act', name, args));
  }

  /** What came of an act. */
  async outcome(id: string): Promise<ActOutcome> {
    await expect
      .poll(() => this.call('outcome', id), { intervals: [5, 20, 50, 100] })
      .not.toBeNull();
    const done = await this.call('outcome', id);
    if (!done) throw new Error('no outcome');
    return done.outcome;
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What a page has copied. */
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function copy(page: Page, name: string, done: string): Promise<string> {
  await page.bringToFront();
  await tap(button(page, name));
  await expect(button(page, done)).toBeVisible();
  return copied(page);
}

/** Opens the panel of the devices at the keeper's table. */
export async function openJoinPanel(keeper: Page): Promise<void> {
  await keeper.bringToFront();
  if (await keeper.getByRole('heading', { name: joinPanel.title }).isVisible()) return;
  await tap(button(keeper, tableWords.menu));
  await tap(keeper.getByRole('button', { name: joinPanel.menu.title }));
}

/** Makes an invitation by hand: the link that its code says. `name`: of the seat; null: to watch. */
export async function invite(keeper: Page, name: string | null): Promise<string> {
  await openJoinPanel(keeper);
  const seats = keeper.getByRole('group', { name: joinPanel.seats });
  await tap(seats.getByRole('button', { name: name ?? joinPanel.watching }));
  const again = name === null ? null : button(keeper, joinPanel.inviteAgain(name));
  const first = button(keeper, name === null ? joinPanel.inviteWatcher : joinPanel.invite(name));
  await tap(again && (await again.isVisible()) ? again : first);
  await expect(keeper.getByRole('img', { name: joinPanel.scanLabel })).toBeVisible();
  return copy(keeper, joinPanel.copy, joinPanel.copied);
}

/** Opens the link on a phone: the text of its answer. */
export async function answer(phone: Page, link: string): Promise<string> {
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: joinPage.showing })).toBeVisible();
  return copy(phone, joinPage.copy, joinPage.copied);
}

/** Pastes an answer at the keeper's table. */
export async function paste(keeper: Page, text: string): Promise<void> {
  await keeper.bringToFront();
  await keeper.getByRole('textbox', { name: joinPanel.pasted }).fill(text);
  await tap(button(keeper, joinPanel.take));
}

/** Compares the short codes of both screens, and lets the device in. */
export async function letIn(keeper: Page, phone: Page): Promise<void> {
  const shown = (page: Page) => page.getByLabel(/^Code \d \d \d \d$/);
  await expect(shown(keeper)).toBeVisible();
  await expect(shown(phone)).toHaveText(await shown(keeper).innerText());
  await tap(button(keeper, joinPanel.letIn));
  await expect(shown(phone)).toHaveCount(0);
}

/** A phone joins for a seat by text alone. */
export async function join(keeper: Page, phone: Page, name: string | null): Promise<void> {
  await paste(keeper, await answer(phone, await invite(keeper, name)));
  await letIn(keeper, phone);
}

/** The name of a seat as the panel of the devices calls it: the first one is seat 0. */
export async function nameOfSeat(keeper: Page, seat: number): Promise<string> {
  await openJoinPanel(keeper);
  const seats = keeper.getByRole('group', { name: joinPanel.seats });
  return seats.getByRole('button').nth(seat).locator('b').innerText();
}

/** Notes a secret in the open list of a phone: a card of this name, or these words where none has it. */
export async function noteSecret(phone: Page, text: string): Promise<void> {
  const list = phone.getByRole('dialog');
  await list.getByRole('searchbox').fill(text);
  const own = list.getByRole('button', { name: seatWords.secrets.byHand(text) });
  const card = list.getByRole('listitem').getByRole('button', { name: text });
  await tap(card.or(own).first());
  await expect(list.getByRole('button', { name: seatWords.secrets.forget(text) })).toBeVisible();
  await list.getByRole('searchbox').fill('');
}
