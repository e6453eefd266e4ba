/** The parts of the app that are fetched by themselves, and the scripts that the bundler made of them. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../src/tools/project.mjs';

const built = JSON.parse(
  readFileSync(join(ROOT, '.svelte-kit/output/client/.vite/manifest.json'), 'utf8'),
) as Record<string, { file: string }>;

/** The rooms that are panels, or stages: what each stands for (a name, a step), and its source. */
export function roomsFor(what: 'panels' | 'stages'): [name: string, source: string][] {
  const text = readFileSync(join(ROOT, 'src/lib/ui/rooms/index.ts'), 'utf8');
  const rooms = text.matchAll(/(\w+): room\(\s*'([\w.]+)',\s*\(\) => import\('\$lib\/([^']+)'\)/g);
  return [...rooms].flatMap(([, name = '', purpose = '', path = '']) => {
    const source = `src/lib/${path}`;
    if (purpose === 'panel') return what === 'panels' ? [[name, source] as const] : [];
    return what === 'stages' && purpose !== 'frame' ? [[purpose, source] as const] : [];
  }) as [string, string][];
}

/** Whether a script holds this source and nothing else that is fetched by itself. */
export const isAlone = (source: string): boolean => built[source] !== undefined;

/** The address, for a route, of the script that holds this source and nothing else. */
export function scriptOf(source: string): string {
  const file = built[source]?.file;
  if (!file) throw new Error(`no script of its own: ${source}`);
  return `**/${file}`;
}

/** Holds a module's script back until it is told to come; `asked` is settled once the page wants it. */
export async function heldBack(
  page: Page,
  source: string,
): Promise<{ asked: Promise<unknown>; come: () => void }> {
  let come = () => {};
  const told = new Promise<void>((done) => (come = done));
  await page.route(scriptOf(source), async (route) => {
    await told;
    await route.continue();
  });
  return { asked: page.waitForRequest(scriptOf(source)), come };
}
