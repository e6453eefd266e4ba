import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../src/tools/browser-shows-text.mjs';
import { findBrowser, SYSTEM_BROWSERS } from '../../../src/tools/find-browser.mjs';

const CHOSEN = '/opt/mine/chrome';
const OWN = '/home/somebody/.cache/ms-playwright/chrome';
const PACKAGED: Browser = {
  path: '/cache/chromium',
  libraries: '/cache/lib',
  fonts: '/cache/fonts',
};
const APT: Browser = { path: '/usr/bin/chromium' };

const ORDER = [CHOSEN, ...SYSTEM_BROWSERS, OWN, PACKAGED.path, 'apt'];

/** A machine with these executables; notes in which order they are tried. */
function machine({
  has = ORDER,
  works = [] as string[],
  env = { CHROMIUM_PATH: CHOSEN } as Record<string, string>,
} = {}) {
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
      '/opt/mine/chrome',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      OWN,
      '/cache/chromium',
      'apt',
    ]);
  });

  test.each(ORDER.map((name, index) => [name, index] as const))(
    'is %s when that is the first to show text, and no later one is touched',
    async (name, index) => {
      const { world, tried } = machine({ works: ORDER.slice(index) });
      const found = await findBrowser(world);
      expect(found?.path).toBe(name === 'apt' ? APT.path : name);
      expect(tried).toEqual(ORDER.slice(0, index + 1));
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

  test('is missed with a sentence when CHROMIUM_PATH leads nowhere, and then looked for on', async () => {
    const { world, tried, said } = machine({
      has: ['/usr/bin/chromium'],
      works: ['/usr/bin/chromium'],
    });
    expect((await findBrowser(world))?.path).toBe('/usr/bin/chromium');
    expect(tried).toEqual(['/usr/bin/chromium']);
    expect(said.join()).toContain(CHOSEN);
  });

  test('is the packaged one and no other when that is asked for', async () => {
    const { world, tried } = machine({ works: ORDER });
    const found = await findBrowser({ ...world, env: { CUSTODIAN_BROWSER: 'packaged' } });
    expect(found).toEqual(PACKAGED);
    expect(tried).toEqual([PACKAGED.path]);
  });

  test('is null, after a sentence, when something unknown is asked for', async () => {
    const { world, tried, said } = machine({ works: ORDER });
    expect(await findBrowser({ ...world, env: { CUSTODIAN_BROWSER: 'firefox' } })).toBeNull();
    expect(tried).toEqual([]);
    expect(said.join()).toContain('firefox');
  });

  test('is null on a machine that has none and may install none', async () => {
    const { world, tried } = machine({ has: [], env: { CHROMIUM_PATH: '' } });
    expect(await findBrowser(world)).toBeNull();
    expect(tried).toEqual([]);
  });
});
