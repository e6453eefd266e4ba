/** The parts of the app that are fetched by themselves, and the scripts that the bundler made of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../src/tools/project.mjs';

const built = JSON.parse(
  readFileSync(join(ROOT, '.svelte-kit/output/client/.vite/manifest.json'), 'utf8'),
) as Record<string, { file: string }>;

/** The parts that a list of the shell names: by what they are called there, their sources. */
export function partsIn(list: 'stages.ts' | 'panels.ts'): [name: string, source: string][] {
  const text = readFileSync(join(ROOT, 'src/lib/ui/shell', list), 'utf8');
  const parts = text.matchAll(
    /'?([\w.]+)'?(?:: Stage =|:) late\(\(\) => import\('\$lib\/([^']+)'\)/g,
  );
  return [...parts].map(([, name = '', path = '']) => [name, `src/lib/${path}`]);
}

/** The address, for a route, of the script that holds this source and nothing else. */
export function scriptOf(source: string): string {
  const file = built[source]?.file;
  if (!file) throw new Error(`no script of its own: ${source}`);
  return `**/${file}`;
}
