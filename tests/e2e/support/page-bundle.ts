/** A page of the tests as one script and one style sheet, made as the app's own are. */
import { join, relative } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import postcssGlobalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { build, type Plugin, type Rolldown } from 'vite';
import { lookUpIndex } from '../../../src/tools/look-up-index.mjs';
import { ROOT } from '../../../src/tools/project.mjs';
import { textBreakpoints } from '../../../src/tools/text-breakpoints.mjs';
import { words } from '../../../src/tools/languages.mjs';

/** What the entry is bundled to; the script leaves what it exports in a variable. */
export interface PageBundle {
  script: string;
  styles: string;
}

/** Modules by their paths in the project, each with the one of the tests that stands in for it. */
export type Instead = Readonly<Record<string, string>>;

/** Hands out other modules than the app's; the one that stands in may itself read what it replaces. */
const replaced = (instead: Instead): Plugin => ({
  name: 'instead',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const other = found && instead[relative(ROOT, found.id)];
    return other && importer !== join(ROOT, other) ? join(ROOT, other) : null;
  },
});

/** What Kit tells a page, where there is no Kit: addresses stay as they are, and lead away. */
const KIT: Readonly<Record<string, string>> = {
  '$app/paths': 'export const resolve = (path) => path; export const asset = (path) => path;',
  '$app/environment': "export const version = 'test';",
  '$app/navigation': `
    export const goto = async (path) => location.assign(path);
    export const replaceState = () => {};
    export const preloadCode = async () => {};
  `,
};

const withoutKit: Plugin = {
  name: 'without-kit',
  enforce: 'pre',
  resolveId: (source) => (source in KIT ? `\0${source}` : null),
  load: (id) => KIT[id.slice(1)] ?? null,
};

/** Bundles `tests/e2e/support/<entry>.ts`; its exports are in the variable `name` of the page. */
export async function bundlePage(
  entry: string,
  name: string,
  instead: Instead = {},
): Promise<PageBundle> {
  const layouts = join(ROOT, 'src/lib/ui/styles/layouts.css');
  const built = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { $lib: join(ROOT, 'src/lib') } },
    define: { __LANGUAGES__: JSON.stringify([{ id: 'en', name: 'English', tag: 'en' }]) },
    css: {
      postcss: {
        plugins: [postcssGlobalData({ files: [layouts] }), customMedia(), textBreakpoints()],
      },
    },
    plugins: [
      replaced(instead),
      withoutKit,
      words(),
      lookUpIndex(),
      svelte({ configFile: false, compilerOptions: { runes: true } }),
    ],
    // The page names the worker of imports; what that imports is found in the same way.
    worker: { plugins: () => [withoutKit, words(), lookUpIndex()] },
    build: {
      write: false,
      cssCodeSplit: false,
      lib: { entry: join(ROOT, `tests/e2e/support/${entry}.ts`), formats: ['iife'], name },
    },
  })) as Rolldown.RolldownOutput[];
  const files = built.flatMap(({ output }) => output);
  const script = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  return { script: script.join('\n'), styles: styles.join('\n') };
}
