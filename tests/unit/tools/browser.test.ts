import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../src/tools/browser.mjs';
import { findBrowser, findFirefox, SYSTEM_BROWSERS } from '../../../src/tools/browser.mjs';

const CHOSEN = '/opt/mine/chrome';
const OWN = '/home/somebody/.cache/ms-playwright/chrome';
const PACKAGED: Browser = {
  path: '/cache/chromium',
  libraries: '/cache/lib',
  fonts: '/cache/fonts',
};
const APT: Browser = { path: '/usr/bin/chromium' };

const ORDER = [PACKAGED.path, OWN, ...SYSTEM_BROWSERS, 'apt'];

/** A machine with these executables; notes in which order they are tried. */
function machine({ has = ORDER, works = [] as string[], env = {} as Record<string, string> } = {}) {
  const tried: string[] = [];
  const said: string[] = [];
  let fromApt = false;
  const world = {
    env,
    exists: (path: string) => has.includes(path),
    say: (line: string) => void said.push(line),
    shows: async ({ path }: Browser) => {
      const name = fromApt ? 'apt' : path;
      tried.push(name);
      return works.includes(name);
    },
    own: async () => OWN,
    packaged: async () => (has.includes(PACKAGED.path) ? PACKAGED : null),
    apt: async () => {
      fromApt = true;
      return has.includes('apt') ? APT : null;
    },
  };
  return { world, tried, said };
}

describe('the browser for the tests', () => {
  test('is looked for in the documented order', async () => {
    const { world, tried } = machine();
    expect(await findBrowser(world)).toBeNull();
    expect(tried).toEqual([
      '/cache/chromium',
      OWN,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'apt',
    ]);
  });

  test.each(ORDER.map((name, index) => [name, index] as const))(
    'is %s when that is the first to show text, and no later one is touched',
    async (name, index) => {
      const { world, tried, said } = machine({ works: ORDER.slice(index) });
      const found = await findBrowser(world);
      expect(found?.path).toBe(name === 'apt' ? APT.path : name);
      expect(tried).toEqual(ORDER.slice(0, index + 1));
      expect(said.at(-1)).toBe(`The browser is ${found?.path}`);
    },
  );

  test('counts only once it has shown text', async () => {
    const { world } = machine({ works: ['/usr/bin/google-chrome'] });
    expect((await findBrowser(world))?.path).toBe('/usr/bin/google-chrome');
  });

  test('brings its libraries and fonts when it came from the registry', async () => {
    const { world } = machine({ has: [PACKAGED.path], works: [PACKAGED.path] });
    expect(await findBrowser(world)).toEqual(PACKAGED);
  });

  test('is the one that CHROMIUM_PATH names, whatever else there is', async () => {
    const { world, tried } = machine({ has: [...ORDER, CHOSEN], works: [...ORDER, CHOSEN] });
    const found = await findBrowser({ ...world, env: { CHROMIUM_PATH: CHOSEN } });
    expect(found).toEqual({ path: CHOSEN });
    expect(tried).toEqual([CHOSEN]);
  });

  test.each([
    ['leads nowhere', { has: ORDER, works: ORDER }, []],
    ['names one that does not work', { has: [...ORDER, CHOSEN], works: ORDER }, [CHOSEN]],
  ])('is none, and no other in its place, when CHROMIUM_PATH %s', async (_, there, looked) => {
    const { world, tried, said } = machine({ ...there, env: { CHROMIUM_PATH: CHOSEN } });
    expect(await findBrowser(world)).toBeNull();
    expect(tried).toEqual(looked);
    if (looked.length === 0) expect(said.join()).toContain(CHOSEN);
  });

  test.each([
    ['packaged', {}, [PACKAGED.path]],
    ['system', {}, ['/usr/bin/chromium']],
    ['packaged', { CHROMIUM_PATH: CHOSEN }, [PACKAGED.path]],
    ['system', { CHROMIUM_PATH: CHOSEN }, ['/usr/bin/chromium']],
  ])('is the %s one when CUSTODIAN_BROWSER asks for it beside %j', async (choice, more, looked) => {
    const { world, tried } = machine({ works: ORDER });
    const found = await findBrowser({ ...world, env: { CUSTODIAN_BROWSER: choice, ...more } });
    expect([found?.path]).toEqual(looked);
    expect(tried).toEqual(looked);
  });

  test.each([
    ['packaged', [PACKAGED.path]],
    ['system', SYSTEM_BROWSERS],
  ])('is no other when the %s one that is asked for does not work', async (choice, looked) => {
    const { world, tried } = machine({ works: [OWN, 'apt'] });
    expect(await findBrowser({ ...world, env: { CUSTODIAN_BROWSER: choice } })).toBeNull();
    expect(tried).toEqual(looked);
  });

  test('is null, after a sentence, when something unknown is asked for', async () => {
    const { world, tried, said } = machine({ works: ORDER });
    expect(await findBrowser({ ...world, env: { CUSTODIAN_BROWSER: 'firefox' } })).toBeNull();
    expect(tried).toEqual([]);
    expect(said.join()).toContain('firefox');
  });

  test('is null on a machine that has none and may install none', async () => {
    const { world, tried } = machine({
      has: [],
      env: { CHROMIUM_PATH: '', CUSTODIAN_BROWSER: '' },
    });
    expect(await findBrowser(world)).toBeNull();
    expect(tried).toEqual([]);
  });
});

test('the Firefox that is named comes first, then the system’s; a name that leads nowhere is none', () => {
  const has = (path: string) => ['/opt/firefox', '/usr/bin/firefox'].includes(path);
  expect(findFirefox({ FIREFOX_PATH: '/opt/firefox' }, has)).toBe('/opt/firefox');
  expect(findFirefox({}, has)).toBe('/usr/bin/firefox');
  expect(findFirefox({ FIREFOX_PATH: '/opt/other' }, has)).toBeNull();
  expect(findFirefox({}, () => false)).toBeNull();
});
