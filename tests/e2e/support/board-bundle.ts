/** The board as one script and one style sheet, made as the app's own are. */
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import postcssGlobalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../../../src/tools/project.mjs';
import { textBreakpoints } from '../../../src/tools/text-breakpoints.mjs';
import { words } from '../../../src/tools/languages.mjs';

/** What `board-page.ts` is bundled to; the script leaves what it exports in `board`. */
export interface BoardBundle {
  script: string;
  styles: string;
}

export async function bundleBoard(): Promise<BoardBundle> {
  const layouts = join(ROOT, 'src/lib/ui/styles/layouts.css');
  const built = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { $lib: join(ROOT, 'src/lib') } },
    css: {
      postcss: {
        plugins: [postcssGlobalData({ files: [layouts] }), customMedia(), textBreakpoints()],
      },
    },
    plugins: [words(), svelte({ configFile: false, compilerOptions: { runes: true } })],
    build: {
      write: false,
      cssCodeSplit: false,
      lib: {
        entry: join(ROOT, 'tests/e2e/support/board-page.ts'),
        formats: ['iife'],
        name: 'board',
      },
    },
  })) as Rolldown.RolldownOutput[];
  const files = built.flatMap(({ output }) => output);
  const script = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  return { script: script.join('\n'), styles: styles.join('\n') };
}
