/**
 * A whole recorded evening over real data channels: the six devices of its seats and one that watches act, lose
 * their connection and come back in random order. The record is the one of the evening on a single device.
 */
import { expect, test, type Browser } from '@playwright/test';
import type { Seat } from '../../src/lib/core/seat.ts';
import { askedFor, tapsOf } from '../support/evening-taps.ts';
import { Random } from '../support/random.ts';
import { BareDevice, joiningArgs } from './support/joining.ts';
import { LONG } from './support/long.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...joiningArgs('')] });
  },
});

const SEATS: (Seat | null)[] = ['s1', 's2', 's3', 's4', 's5', 's6', null];

interface Played {
  /** How many acts the devices asked for. */
  acts: number;
  facts: string[];
}

/** Plays the evening, its acts asked for by devices where there are some; what the record says then. */
async function played(browser: Browser, baseURL: string | undefined, withDevices: boolean) {
  const random = new Random(7);
  const taps = tapsOf('evening-by-taps');
  const keeper = await BareDevice.open(browser, baseURL);
  await keeper.call('keepFacts', taps[0] ?? []);
  const devices = new Map<Seat | null, BareDevice>();
  const join = async (seat: Seat | null, again: boolean) => {
    const device = devices.get(seat) ?? (await BareDevice.open(browser, baseURL));
    devices.set(seat, device);
    const answer = await device.call('answer', await keeper.call('ask', seat), again);
    await keeper.call('take', answer);
    if (!again) {
      await expect.poll(() => keeper.call('asked')).toBe('comparing');
      await keeper.call('letThemIn');
    }
    await expect.poll(() => device.call('stage')).toBe('in');
  };
  for (const seat of withDevices ? SEATS : []) await join(seat, false);
  let acts = 0;
  for (const facts of taps.slice(1)) {
    let isRecorded = false;
    for (const { name, args } of withDevices ? askedFor(facts) : []) {
      const device = devices.get(args.seat);
      if (!device || isRecorded) continue;
      // Only what comes to these facts is asked for.
      if (!(await keeper.call('comesTo', name, args as never, facts))) continue;
      if (random.chance(0.15)) {
        await device.call('leave');
        await join(args.seat, true);
      }
      await expect
        .poll(async () => (await device.call('followed')).head)
        .toBe(await keeper.call('head'));
      expect(await device.act(name, args as never)).toMatchObject({ kind: 'recorded' });
      acts += 1;
      isRecorded = true;
    }
    if (!isRecorded) await keeper.call('tapFacts', facts);
  }
  const sums = await keeper.call('hostedSums');
  for (const device of devices.values()) {
    await expect.poll(async () => (await device.call('followed')).sums).toEqual(sums);
  }
  const all: Played = { acts, facts: await keeper.call('hostedFacts') };
  await keeper.page.context().close();
  for (const device of devices.values()) await device.page.context().close();
  return all;
}

if (LONG) {
  test('seven devices play a whole evening, and its record is that of one', async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(1_200_000);
    const alone = await played(browser, baseURL, false);
    const together = await played(browser, baseURL, true);
    expect(alone.acts).toBe(0);
    expect(together.acts).toBeGreaterThan(150);
    expect(together.facts).toEqual(alone.facts);
  });
}
