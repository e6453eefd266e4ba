import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../../src/lib/session/clock.svelte.ts';
import { newId } from '../../../src/lib/session/run.ts';
import { DeviceSettings } from '../../../src/lib/session/settings.svelte.ts';
import { WakeLock } from '../../../src/lib/session/wake-lock.svelte.ts';

/** A page that can be hidden, with a root element and a store of its own. */
class Page extends EventTarget {
  visibilityState = 'visible';
  documentElement = { dataset: {} as Record<string, string> };
  querySelector = () => null;

  show(visible: boolean): void {
    this.visibilityState = visible ? 'visible' : 'hidden';
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
beforeEach(() => {
  page = new Page();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Clock', () => {
  it('ticks once a second while the page is visible, and is right at once when it returns', () => {
    vi.useFakeTimers({ now: 5_000 });
    const clock = new Clock();
    const stop = clock.start();
    vi.advanceTimersByTime(2_000);
    expect(clock.now).toBe(7_000);
    page.show(false);
    vi.advanceTimersByTime(60_000);
    expect(clock.now).toBe(7_000);
    page.show(true);
    expect(clock.now).toBe(67_000);
    vi.advanceTimersByTime(1_000);
    expect(clock.now).toBe(68_000);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(clock.now).toBe(68_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what the clock shows', () => {
  const SECOND = 1_000;

  /** Longest time (ms) for which a time that runs is shown with another second than it has. */
  function wrongFor(act: (clock: Clock) => void): number {
    vi.useFakeTimers({ now: 5_000 });
    const clock = new Clock();
    const stop = clock.start();
    // Two times that run, out of step with the clock and with one another.
    const began = [340, 905].map((ms) => clock.instant.mono - ms);
    const shown = () => began.map((from) => clock.instant.mono - from);
    const seconds = (times: readonly number[]) => times.map((ms) => Math.floor(ms / SECOND)).join();
    act(clock);
    let [wrong, longest] = [0, 0];
    let { instant } = clock;
    clock.alignTo(shown());
    for (let ms = 0; ms < 60 * SECOND; ms += 5) {
      // As the effect does that shows them.
      while (clock.instant !== instant) {
        ({ instant } = clock);
        clock.alignTo(shown());
      }
      vi.advanceTimersByTime(5);
      const truth = began.map((from) => performance.now() - from);
      wrong = seconds(truth) === seconds(shown()) ? 0 : wrong + 5;
      longest = Math.max(longest, wrong);
    }
    stop();
    return longest;
  }

  it('changes its second within 100 ms of the true one, over a minute', () => {
    expect(wrongFor(() => undefined)).toBeLessThan(100);
  });

  it('is brought up to date by an act in between two ticks', () => {
    expect(wrongFor(() => void vi.advanceTimersByTime(640))).toBeLessThan(100);
  });

  it('is right at once after the page was held back', () => {
    const late = wrongFor((clock) => {
      page.show(false);
      vi.advanceTimersByTime(7_777);
      const { mono } = clock.instant;
      page.show(true);
      expect(clock.instant.mono - mono).toBeGreaterThanOrEqual(7_777);
    });
    expect(late).toBeLessThan(100);
  });
});

describe('WakeLock', () => {
  class Sentinel extends EventTarget {
    release = vi.fn(async () => this.lose());
    lose(): void {
      this.dispatchEvent(new Event('release'));
    }
  }
  const granting = () => {
    const given: Sentinel[] = [];
    const request = vi.fn(async () => {
      given.push(new Sentinel());
      return given.at(-1);
    });
    vi.stubGlobal('navigator', { wakeLock: { request } });
    return { given, request };
  };

  it('takes the lock again after a tab switch, until it is let go', async () => {
    const { given, request } = granting();
    const wake = new WakeLock();
    await wake.hold();
    expect(wake.state).toBe('held');
    page.visibilityState = 'hidden';
    given[0]?.lose();
    expect(wake.state).toBe('lost');
    page.show(true);
    await vi.waitFor(() => expect(wake.state).toBe('held'));
    await wake.release();
    expect(wake.state).toBe('off');
    expect(given[1]?.release).toHaveBeenCalled();
    page.show(true);
    await Promise.resolve();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('asks again with the next tap where the browser took the lock from a page that is seen', async () => {
    const { given, request } = granting();
    const wake = new WakeLock();
    await wake.hold();
    given[0]?.lose();
    expect(wake.state).toBe('lost');
    page.dispatchEvent(new Event('click'));
    await vi.waitFor(() => expect(wake.state).toBe('held'));
    page.dispatchEvent(new Event('click'));
    await Promise.resolve();
    expect(request).toHaveBeenCalledTimes(2);
    await wake.release();
    page.dispatchEvent(new Event('click'));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('asks again with the next tap where it was refused', async () => {
    const { request } = granting();
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
    const wake = new WakeLock();
    await wake.hold();
    expect(wake.state).toBe('refused');
    page.dispatchEvent(new Event('click'));
    await vi.waitFor(() => expect(wake.state).toBe('held'));
  });

  it('lets go of a lock that comes after the game was closed', async () => {
    const { given } = granting();
    const wake = new WakeLock();
    const holding = wake.hold();
    await wake.release();
    await holding;
    expect(given[0]?.release).toHaveBeenCalled();
    expect(wake.state).toBe('off');
  });

  it('says that it was refused, and is silent where there is none', async () => {
    const request = vi.fn().mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
    vi.stubGlobal('navigator', { wakeLock: { request } });
    const refused = new WakeLock();
    await refused.hold();
    expect(refused.state).toBe('refused');
    vi.stubGlobal('navigator', {});
    const missing = new WakeLock();
    await missing.hold();
    expect(missing.state).toBe('unsupported');
    await missing.release();
  });
});

describe('Settings', () => {
  class Device extends EventTarget {
    matches = false;
    prefer(light: boolean): void {
      this.matches = light;
      this.dispatchEvent(new Event('change'));
    }
  }
  let device: Device;
  let store: Map<string, string>;
  beforeEach(() => {
    device = new Device();
    store = new Map();
    vi.stubGlobal('matchMedia', () => device);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
  });
  const shown = () => page.documentElement.dataset['theme'];

  it('are dark at first, follow the device when asked to, and remember the choice', () => {
    const settings = new DeviceSettings();
    const stop = settings.start();
    expect([settings.theme, shown()]).toEqual(['dark', 'dark']);
    settings.setTheme('system');
    device.prefer(true);
    expect(shown()).toBe('light');
    settings.setTheme('dark');
    expect(shown()).toBe('dark');
    device.prefer(false);
    device.prefer(true);
    expect(shown()).toBe('dark');
    expect(new DeviceSettings().theme).toBe('dark');
    settings.setTheme('system');
    expect(shown()).toBe('light');
    stop();
    device.prefer(false);
    expect(shown()).toBe('light');
  });

  it('work without a store, and take no theme that does not exist', () => {
    store.set('custodian.theme', 'mauve');
    expect(new DeviceSettings().theme).toBe('dark');
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('no', 'SecurityError');
      },
      setItem() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const settings = new DeviceSettings();
    settings.setTheme('light');
    expect([settings.theme, shown()]).toEqual(['light', 'light']);
  });
});

describe('newId', () => {
  it('is fit for a game, with and without randomUUID', () => {
    const ids = [newId(), newId()];
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    ids.push(newId(), newId());
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{32,36}$/);
  });
});
