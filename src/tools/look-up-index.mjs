/**
 * The index over the rules at hand, made by the build: a device that searches reads it and does not
 * make it. What makes it, and the order in which it reads the sentences, stays in the module itself
 * (src/lib/ui/model/rules-index.ts), which tests and the server of the developer run as it stands.
 */
import { join } from 'node:path';
import { words } from './languages.mjs';
import { ROOT } from './project.mjs';

const MODULE = 'src/lib/ui/model/rules-index.ts';

/**
 * The index in the language that is built, as text.
 *
 * @returns {Promise<string>}
 */
async function indexMade() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, MODULE), {
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    oxc: { tsconfig: false },
    resolve: { alias: { $lib: join(ROOT, 'src/lib') } },
    plugins: [words()],
  });
  return module.rulesIndex;
}

/**
 * Puts the text of the index where the module would make it.
 *
 * @returns {import('vite').Plugin & { load(id: string): Promise<string | null> }}
 */
export function lookUpIndex() {
  let made = null;
  return {
    name: 'look-up-index',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`/${MODULE}`)) return null;
      return `export const rulesIndex = ${JSON.stringify(await (made ??= indexMade()))};`;
    },
  };
}
