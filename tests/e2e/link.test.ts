/**
 * Two devices at one table over a real data channel and no server: opened by two codes carried as text,
 * confirmed by a short code, an act from the guest recorded by the host, a lost connection.
 */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { headOf } from '../../src/lib/core/engine/engine-state.ts';
import { legalActs, momentOfAct } from '../support/link.ts';
import type * as LinkPage from './support/link-page.ts';
import { bundlePage } from './support/page-bundle.ts';

// The only way in which two pages reach each other where there is nothing but the loopback interface.
const HTML = '<!doctype html><html lang="en"><title>device</title><body></body></html>';
let script = '';
test.beforeAll(async () => {
  ({ script } = await bundlePage('link-page', 'link'));
});

/** A device of its own: another context, so that nothing is shared. */
async function device(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  // Without it a browser hides its addresses, or has none at all.
  await context.grantPermissions(['camera']);
  await context.route('**/device', (route) =>
    route.fulfill({ contentType: 'text/html', body: HTML }),
  );
  const page = await context.newPage();
  await page.goto('device');
  await page.addScriptTag({ content: script });
  return page;
}

type Link = typeof LinkPage;
type Calls = {
  [K in keyof Link as Link[K] extends (...args: never[]) => unknown ? K : never]: Link[K];
};

/** Calls what the page exports. */
function call<K extends keyof Calls>(
  page: Page,
  name: K,
  ...args: Parameters<Calls[K]>
): Promise<Awaited<ReturnType<Calls[K]>>> {
  return page.evaluate(
    ([named, given]) => {
      const { link } = globalThis as unknown as {
        link: Record<string, (...all: unknown[]) => unknown>;
      };
      return link[named as string]?.(...(given as unknown[]));
    },
    [name, args] as const,
  ) as Promise<Awaited<ReturnType<Calls[K]>>>;
}

test('a phone joins by two codes, acts, is lost, and comes back; a hostile one is cut off', async ({
  browser,
  baseURL,
}) => {
  const state = momentOfAct('six-players', 'strategic', 'follow');
  const legal = legalActs(state).filter(({ act }) => act === 'decline');
  const [own, others] = [legal[0]?.args, legal[1]?.args];
  if (!own || !others) throw new Error('no one can answer');
  const [tablet, phone] = await Promise.all([device(browser, baseURL), device(browser, baseURL)]);
  await call(tablet, 'keep', [...state.entries]);

  const link = await call(tablet, 'invite', own.seat);
  expect(link.length).toBeLessThan(240);
  const answer = await call(phone, 'answer', link);
  expect(await call(tablet, 'accept', answer.slice(0, -1))).toBe('damaged');
  expect(await call(tablet, 'accept', answer)).toBe('accepted');
  expect(await call(tablet, 'accept', answer)).toBe('used');
  await expect.poll(() => call(phone, 'stage')).toBe('waiting');
  // Nothing of the game is there before the keeper has compared the codes.
  expect((await call(phone, 'followed')).head).toBe(0);
  expect(await call(phone, 'shownCode')).toBe(await call(tablet, 'shownCode'));
  await call(tablet, 'letIn');
  await expect.poll(async () => (await call(phone, 'followed')).head).toBe(headOf(state));
  expect((await call(phone, 'followed')).sums).toEqual(await call(tablet, 'sums'));

  const args = own as { seat: typeof own.seat; card: string };
  const id = await call(phone, 'act', 'decline', args);
  await expect
    .poll(() => call(phone, 'outcome', id))
    .toMatchObject({ outcome: { kind: 'recorded' } });
  const recorded = await call(tablet, 'sums');
  expect(recorded.length).toBeGreaterThan(headOf(state));
  await expect.poll(async () => (await call(phone, 'followed')).sums).toEqual(recorded);

  // Lost, and back by two new codes: what was recorded meanwhile is there, and no one is asked again.
  await call(phone, 'leave');
  const again = await call(phone, 'answer', await call(tablet, 'invite', own.seat), true);
  expect(await call(tablet, 'accept', again)).toBe('accepted');
  await expect.poll(() => call(phone, 'stage')).toBe('in');
  expect((await call(phone, 'followed')).sums).toEqual(await call(tablet, 'sums'));

  // An act of another seat.
  const before = await call(tablet, 'sums');
  const hostile = {
    kind: 'act',
    id: 'hostile-0001',
    act: 'decline',
    args: others,
    head: before.length,
  };
  await call(phone, 'say', JSON.stringify(hostile));
  await expect.poll(() => call(phone, 'stage')).toBe('ended');
  expect(await call(tablet, 'sums')).toEqual(before);
  const heard = await tablet.evaluate(
    () => (globalThis as unknown as { link: { heard: string[] } }).link.heard,
  );
  expect(heard.filter((one) => /asks|cut/.test(one))).toEqual(['asks', `cut foreign ${own.seat}`]);
});
