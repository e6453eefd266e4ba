/**
 * The scripts that work where the app does not: each is one classic script without imports, for
 * browsers much older than the app's.
 */
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** What they are made of, by their names in the build. The first is there in any case, with comments. */
const SCRIPTS = {
  'watch.js': 'static/watch.js',
  'stuck.js': 'src/lib/rescue/stuck.ts',
  'rescue.js': 'src/lib/rescue/page.ts',
};

/**
 * Bundles them into a built folder.
 *
 * @param {string} folder
 * @param {readonly (import('../lib/words/identity.ts').LanguageIdentity & {
 *   page: import('../lib/words/identity.ts').PageWords })[]} languages the first is the usual one
 */
export async function buildRescueScripts(folder, languages) {
  const { build } = await import('vite');
  const words = languages.map(({ id, tag, page: { stuck, rescue } }) => ({
    id,
    tag,
    stuck,
    rescue,
  }));
  for (const [name, entry] of Object.entries(SCRIPTS)) {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      publicDir: false,
      resolve: { alias: { $lib: join(ROOT, 'src/lib') } },
      define: { __RESCUE_WORDS__: JSON.stringify(words) },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2015',
        lib: {
          entry: join(ROOT, entry),
          formats: ['iife'],
          name: 'rescue',
          fileName: () => name,
        },
      },
    });
  }
}
