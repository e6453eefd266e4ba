import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { licencesFile, mayBeShipped, packageFolders } from '../../../src/tools/licences.mjs';
import { ROOT } from '../../../src/tools/project.mjs';

const at = (name: string) => join(ROOT, 'node_modules', name);

test('the modules of the bundle tell the packages', () => {
  const ids = [
    `${ROOT}/src/lib/core/game.ts`,
    `${at('svelte')}/src/internal/client/index.js`,
    `${at('svelte')}/src/store/index.js?v=1`,
    `${at('@sveltejs/kit')}/src/runtime/client/client.js`,
    `${at('a')}/node_modules/b/index.js`,
    '\0vite/preload-helper.js',
    '\0rolldown/runtime.js',
    '\0virtual:app',
  ];
  const names = ['@sveltejs/kit', 'a/node_modules/b', 'rolldown', 'svelte', 'vite'];
  expect(packageFolders(ids)).toEqual(names.map(at));
});

test('the font, the app itself and each package are there with their texts', () => {
  const text = licencesFile([at('dexie'), at('svelte'), at('vite')]);
  const own = (path: string) => readFileSync(join(ROOT, path), 'utf8').trim();
  expect(text).toContain(own('LICENSE'));
  expect(text).toContain(own('src/lib/ui/fonts/OFL.txt'));
  expect(text).toContain(own('node_modules/dexie/LICENSE'));
  expect(text).toContain(own('node_modules/dexie/NOTICE'));
  expect(text).toMatch(/^svelte \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).not.toContain('bundled dependencies');
});

describe('a package is not shipped', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'custodian-licences-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const lay = (license: string | undefined, files: readonly string[]) => {
    const at = join(folder, 'node_modules/made-up');
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'package.json'), JSON.stringify({ name: 'made-up', license }));
    for (const file of files) writeFileSync(join(at, file), 'As is.');
    return at;
  };

  test.each([['GPL-3.0-only'], ['UNLICENSED'], ['MIT OR GPL-2.0'], [undefined]])(
    'under the licence %s',
    (license) => {
      const made = lay(license, ['LICENSE']);
      expect(() => licencesFile([made])).toThrow(/"made-up" may not be shipped: its licence is/);
    },
  );

  test('without the text of its licence', () => {
    const made = lay('MIT', ['README.md']);
    expect(() => licencesFile([made])).toThrow(/"made-up" .* no licence text/);
  });
});

test('every package that the app asks for is under a licence that it may be shipped with', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; license?: string }>;
  };
  const asked = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  expect(asked.length).toBeGreaterThan(4);
  for (const [path, { license }] of asked) expect(mayBeShipped(license), path).toBe(true);
});
