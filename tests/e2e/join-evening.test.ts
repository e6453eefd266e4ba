/**
 * A whole game over real data channels: devices of its seats act, several at once where the order is
 * free, lose their connection, sleep, and come back. The record is the one of the same acts on a single device,
 * and no act is lost or doubled.
 */
import { expect, test, type Browser } from '@playwright/test';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Seat } from '../../src/lib/core/vocabulary.ts';
import { askedFor, tapsIn, type Asked } from '../support/evening-taps.ts';
import { Random } from '../support/random.ts';
import { playScript } from '../support/scripted-game.ts';
import type { Script } from '../support/scripted/play.ts';
import { sixPlayers } from '../support/scripts/whole-games.ts';
import { BareDevice } from './support/joining.ts';
import { OwnBrowser } from './support/own-browser.ts';

type Tap = GameEvent[];

/** The answer to a strategy card that a tap is, and nothing else. */
const answerIn = (facts: Tap): Asked | undefined =>
  askedFor(facts).find(({ name }) => name === 'follow' || name === 'decline');

/** The taps of a game; those of several seats that answer the same card come together, in any order. */
function* together(taps: readonly Tap[], random: Random): Generator<Tap[]> {
  let group: Tap[] = [];
  for (const facts of taps) {
    const [own, other] = [answerIn(facts), group[0] && answerIn(group[0])];
    if (own && other && own.args['card'] === other.args['card']) {
      group.push(facts);
      continue;
    }
    if (group.length > 0) yield random.shuffled(group);
    group = [facts];
  }
  yield random.shuffled(group);
}

const textOf = (facts: Tap): string => facts.map((fact) => JSON.stringify(fact)).join();

/** In which order these taps were recorded, each of them once. */
function orderOf(group: readonly Tap[], recorded: readonly string[]): Tap[] {
  const order: Tap[] = [];
  let at = 0;
  while (at < recorded.length) {
    const next = group.find(
      (facts) =>
        !order.includes(facts) && textOf(facts) === recorded.slice(at, at + facts.length).join(),
    );
    if (!next) throw new Error(`recorded, and not asked for: ${recorded.slice(at).join()}`);
    order.push(next);
    at += next.length;
  }
  if (order.length < group.length) throw new Error('an act that was asked for is not recorded');
  return order;
}

/** It is there within a few ms. */
const SOON = { intervals: [5, 20, 50, 100] };

/** The keeper's device, and what is recorded there. */
class Keeper {
  private constructor(readonly device: BareDevice) {}

  static async of(browser: Browser, baseURL: string | undefined, first: Tap): Promise<Keeper> {
    const device = await BareDevice.open(browser, baseURL);
    await device.call('keepFacts', first);
    return new Keeper(device);
  }

  /** The facts that are recorded, from this one on. */
  facts = (from = 0): Promise<string[]> => this.device.call('hostedFacts', from);
  tap = (facts: Tap): Promise<void> => this.device.call('tapFacts', facts);
  close = (): Promise<void> => this.device.page.context().close();

  /** The act of a seat that would come to exactly these facts by the rules, or null. */
  async actFor(facts: Tap): Promise<Asked | null> {
    for (const asked of askedFor(facts)) {
      if (await this.device.call('comesTo', asked.name, asked.args as never, facts)) return asked;
    }
    return null;
  }

  /** Lets a device join for a seat, or to watch; `again`: as the device that it was. */
  async join(device: BareDevice, seat: Seat | null, again: boolean): Promise<void> {
    const link = await this.device.call('ask', seat);
    await this.device.call('take', await device.call('answer', link, again));
    if (!again) {
      await expect.poll(() => this.device.call('asked')).toBe('comparing');
      await this.device.call('letThemIn');
    }
    await expect.poll(() => device.call('stage'), SOON).toBe('in');
  }

  /** Waits until a device knows all that is recorded. */
  async knownTo(device: BareDevice): Promise<void> {
    const head = await this.device.call('head');
    await expect.poll(async () => (await device.call('followed')).head, SOON).toBe(head);
  }
}

/** The device that sleeps has a browser of its own, whose processes stand still for so long (ms). */
class Sleeper {
  #until = 0;
  naps = 0;

  constructor(
    readonly seat: Seat | null,
    readonly browser: OwnBrowser,
  ) {}

  get sleeps(): boolean {
    return this.#until > 0;
  }

  sleep(ms: number): void {
    this.browser.stop();
    this.#until = Date.now() + ms;
  }

  /** Wakes once it has slept long enough, or at once; true where it has. */
  wakes(atOnce = false): boolean {
    if (!this.sleeps || (Date.now() < this.#until && !atOnce)) return false;
    this.browser.goOn();
    this.#until = 0;
    this.naps++;
    return true;
  }
}

interface Evening {
  /** Played by the engine of today, so that what follows from an act is in its own tap. */
  game: Script;
  seats: readonly (Seat | null)[];
  /** How long a device sleeps each time (ms): the connection counts as lost after five seconds. */
  naps: readonly number[];
}

/** Plays a recorded game with a device for each of these seats; the taps as they were recorded. */
async function played(
  browser: Browser,
  sleeping: OwnBrowser,
  baseURL: string | undefined,
  [first = [], ...taps]: readonly Tap[],
  { seats, naps }: Evening,
) {
  const random = new Random(7);
  const keeper = await Keeper.of(browser, baseURL, first);
  const sleeper = new Sleeper(seats[0] ?? null, sleeping);
  const devices = new Map<Seat | null, BareDevice>();
  for (const seat of seats) {
    const of = seat === sleeper.seat ? sleeping.browser : browser;
    const device = await BareDevice.open(of, baseURL);
    devices.set(seat, device);
    await keeper.join(device, seat, false);
  }
  const order = [first];
  let [acts, atOnce, cut] = [0, 0, 0];
  /** The device that asks for this tap, with its act; undefined where the keeper records it. */
  const askingFor = async (facts: Tap) => {
    const asked = await keeper.actFor(facts);
    const device = asked && devices.get(asked.args.seat);
    return asked && device && !(sleeper.sleeps && asked.args.seat === sleeper.seat)
      ? { asked, device, facts }
      : undefined;
  };
  for (const group of together(taps, random)) {
    const nap = naps[sleeper.naps];
    if (nap && !sleeper.sleeps && random.chance(0.05)) sleeper.sleep(nap);
    // It is back by itself, with what was recorded meanwhile.
    if (sleeper.wakes()) await keeper.knownTo(devices.get(sleeper.seat)!);
    const found = await Promise.all(group.map(askingFor));
    const asking = found.flatMap((one) => one ?? []);
    for (const { asked, device } of asking) {
      if (random.chance(0.15)) {
        await device.call('leave');
        await keeper.join(device, asked.args.seat, true);
      }
      await keeper.knownTo(device);
    }
    const before = order.flat().length;
    const ids = await Promise.all(
      asking.map(({ asked, device }) => device.call('act', asked.name, asked.args as never)),
    );
    for (const [i, { asked, device }] of asking.entries()) {
      // It may never know whether its act has arrived, and says it again.
      if (random.chance(0.1)) {
        await device.call('leave');
        await keeper.join(device, asked.args.seat, true);
        cut++;
      }
      expect(await device.outcome(ids[i] ?? '')).toMatchObject({ kind: 'recorded' });
    }
    acts += asking.length;
    if (asking.length > 1) atOnce++;
    const recorded = asking.length > 0 ? await keeper.facts(before) : [];
    order.push(
      ...orderOf(
        asking.map(({ facts }) => facts),
        recorded,
      ),
    );
    for (const facts of group.filter((_, i) => !found[i])) {
      await keeper.tap(facts);
      order.push(facts);
    }
  }
  sleeper.wakes(true);
  const sums = await keeper.device.call('hostedSums');
  for (const device of devices.values()) {
    // One that has just woken up may need a while to find its way back.
    await expect
      .poll(async () => (await device.call('followed')).sums, { timeout: 60_000 })
      .toEqual(sums);
  }
  const facts = await keeper.facts();
  await keeper.close();
  for (const device of devices.values()) await device.page.context().close();
  return { order, facts, acts, atOnce, cut, slept: sleeper.naps };
}

/** What is recorded of these taps on a single device. */
async function alone(browser: Browser, baseURL: string | undefined, taps: readonly Tap[]) {
  const [first = [], ...rest] = taps;
  const keeper = await Keeper.of(browser, baseURL, first);
  for (const facts of rest) await keeper.tap(facts);
  const facts = await keeper.facts();
  await keeper.close();
  return facts;
}

const sorted = (taps: readonly Tap[]) => taps.map(textOf).sort();

const EVENING: Evening = {
  game: sixPlayers,
  seats: ['s1', 's2', 's3', 's4', 's5', 's6', null],
  naps: [7_000, 20_000],
};

test(`${EVENING.seats.length} devices play a whole game, and its record is that of one`, async ({
  browser,
  baseURL,
  playwright,
  launchOptions,
}) => {
  test.setTimeout(1_200_000);
  const taps = tapsIn(playScript(EVENING.game).keeper.headless.entries);
  const sleeping = await OwnBrowser.start(playwright, launchOptions);
  const { order, facts, acts, atOnce, cut, slept } = await played(
    browser,
    sleeping,
    baseURL,
    taps,
    EVENING,
  ).finally(() => sleeping.kill());
  expect(acts).toBeGreaterThan(150);
  expect(atOnce).toBeGreaterThan(5);
  expect(cut).toBeGreaterThan(3);
  expect(slept).toBe(EVENING.naps.length);
  // Nothing is lost, and nothing is doubled.
  expect(sorted(order)).toEqual(sorted(taps));
  expect(facts).toEqual(await alone(browser, baseURL, order));
});
