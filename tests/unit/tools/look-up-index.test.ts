/** The index of the rules at hand: made by the build, the same as made here, and never waited for. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSearch } from '../../../src/lib/look-up/search/search.ts';
import { rulesIndex } from '../../../src/lib/ui/model/rules-index.ts';
import { lookUpIndex } from '../../../src/tools/look-up-index.mjs';
import { ROOT } from '../../../src/tools/project.mjs';

const MODULE = join(ROOT, 'src/lib/ui/model/rules-index.ts');

test('the build writes the index that the module would make', async () => {
  const { load } = lookUpIndex();
  const [, text = ''] = /^export const rulesIndex = (.*);$/s.exec((await load(MODULE)) ?? '') ?? [];
  const index = JSON.parse(text) as string;
  expect(index).toBe(rulesIndex);
  expect(openSearch(index)('speaker')[0]?.topic).toBe('speaker');
  expect(await load(join(ROOT, 'src/lib/ui/model/moment.svelte.ts'))).toBeNull();
}, 60_000);

test('only the panel of the rules, which is fetched when it is opened, takes along sentences, index and search', () => {
  const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const files = names.filter(
    (name) =>
      /\.(?:ts|svelte)$/.test(name) &&
      !/^(?:tools|lib[\\/]look-up|lib[\\/]words)[\\/]/.test(name) &&
      !name.endsWith('rules-index.ts'),
  );
  const inPanel = (name: string) => /^lib[\\/]ui[\\/]panels[\\/]rules[\\/]/.test(name);
  const taking = (names: readonly string[], what: RegExp) =>
    names.filter((name) => what.test(readFileSync(join(ROOT, 'src', name), 'utf8')));
  expect(files.length).toBeGreaterThan(400);
  const search =
    /^(?:import|export) (?!type )[^;]*from '[^']*(?:rules-index|look-up\/search\/search)\.ts'/m;
  expect(taking(files, search)).toEqual([join('lib', 'ui', 'model', 'rules-search.ts')]);
  expect(
    taking(
      // The search itself reads sentences where a family brings its own.
      files.filter((name) => !inPanel(name) && !name.endsWith('rules-search.ts')),
      /^(?:import|export) (?!type )[^;]*from '[^']*(?:panels\/rules\/[\w-]+|words\/look-up|model\/rules-search)\.(?:ts|svelte)'/m,
    ),
  ).toEqual([]);
});
