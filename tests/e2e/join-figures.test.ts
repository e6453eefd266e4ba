/**
 * What devices at the table cost, in figures: `npm run bench -- link` runs it. Nothing is asserted of them.
 */
import { gameOf } from '../../src/lib/core/engine/engine-state.ts';
import { legalActs, momentOfAct } from '../support/link.ts';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/at-table.ts';
import { openRecord, settled } from './support/games.ts';
import { allowed, BareDevice, joiningArgs, openJoinPanel } from './support/joining.ts';
import { LONG } from './support/long.ts';
import { joinPanel } from '../../src/lib/words/en/join.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...joiningArgs('')] });
  },
});

/** So many taps are timed, once without and once with devices. */
const TAPS = 200;
const ACTS = 1_000;

const at = (list: number[], part: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? 0;
}

/** Takes the last tap back and does it again, so many times in all; the page's own task time (ms) for each. */
async function taps(page: Page, session: CDPSession, count: number): Promise<number> {
  const before = await metric(session, 'TaskDuration');
  for (let i = 0; i < count / 2; i++) {
    for (const key of ['Control+z', 'Control+Shift+z']) {
      await page.keyboard.press(key);
      await settled(page);
    }
  }
  return ((await metric(session, 'TaskDuration')) - before) * (1_000 / count);
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await metric(session, 'JSHeapUsedSize')) / 1_048_576;
}

if (LONG) {
  test('figures of devices at the table', async ({ browser, baseURL, page, context }) => {
    test.setTimeout(1_200_000);
    const state = momentOfAct('six-players', 'strategic', 'follow');
    await allowed(context);
    await openRecord(page, state.entries, 'six');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await taps(page, session, TAPS / 2);
    const alone = await taps(page, session, TAPS);
    const heapAlone = await heap(session);
    await taps(page, session, ACTS);
    const grownAlone = (await heap(session)) - heapAlone;

    await openJoinPanel(page);
    const names = await page
      .getByRole('group', { name: joinPanel.seats })
      .getByRole('button')
      .locator('b')
      .allInnerTexts();
    const devices: BareDevice[] = [];
    for (const name of [...names.slice(0, -1), null]) {
      const device = await BareDevice.open(browser, baseURL);
      await device.join(page, name);
      devices.push(device);
    }
    await page.bringToFront();
    await page.keyboard.press('Escape');
    const together = await taps(page, session, TAPS);
    const heapTogether = await heap(session);
    await taps(page, session, ACTS);
    const grownTogether = (await heap(session)) - heapTogether;

    const { seating } = gameOf(state);
    const declined = legalActs(state).find(({ act }) => act === 'decline');
    const device = devices[seating.indexOf(declined?.args.seat ?? 's1')];
    if (!device || !declined) throw new Error('no one has anything to answer');
    const confirmed: number[] = [];
    for (let i = 0; i < 60; i++) {
      const id = await device.call('act', 'decline', declined.args as never);
      await expect.poll(() => device.call('outcome', id), { intervals: [20] }).not.toBeNull();
      const done = await device.call('outcome', id);
      expect(done?.outcome.kind).toBe('recorded');
      confirmed.push(done?.ms ?? 0);
      await page.keyboard.press('Control+z');
      await settled(page);
      // It answers the table as it stands.
      const { head } = await device.call('followed');
      const recorded = done?.outcome.kind === 'recorded' ? done.outcome.head : 0;
      if (head <= recorded) {
        await expect.poll(async () => (await device.call('followed')).head).toBe(recorded + 1);
      }
    }
    const said = [
      `confirmation on a device, ${confirmed.length} acts: median ${at(confirmed, 0.5).toFixed(0)} ms, p95 ${at(confirmed, 0.95).toFixed(0)} ms (targets 150, 400)`,
      `task time of the table for a tap: ${alone.toFixed(1)} ms alone, ${together.toFixed(1)} ms with ${devices.length} devices: ${(together / alone).toFixed(2)} times (target 1.1)`,
      `memory in ${ACTS} acts: ${grownAlone.toFixed(1)} MB alone, ${grownTogether.toFixed(1)} MB with devices: ${(grownTogether - grownAlone).toFixed(1)} MB more (target 2)`,
    ];
    console.log(said.join('\n'));
  });
}
