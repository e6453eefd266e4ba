import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { BUILT, languageFolders, languageOf } from './src/tools/languages.mjs';
import { licences } from './src/tools/licences.mjs';
import { pageText } from './src/tools/page-text.mjs';
import { leanCommandFiles } from './src/tools/lean-commands.mjs';
import { lookUpIndex } from './src/tools/look-up-index.mjs';
import { leanChart } from './src/tools/lean-chart.mjs';
import { scriptGroups } from './src/tools/script-groups.mjs';
import { textBreakpoints } from './src/tools/text-breakpoints.mjs';
import { words } from './src/tools/words-plugin.mjs';

export default defineConfig(async ({ command }) => {
  const own = await languageOf(BUILT);
  // A server speaks one language; a build lets the table choose.
  const ids = command === 'build' ? [...languageFolders().keys()] : [BUILT];
  const languages = await Promise.all(ids.map(languageOf));
  // Kit puts public variables into app.html.
  Object.assign(process.env, pageText(own));

  return {
    // The modern build of the same package: without the wrapper for old module loaders, 2 KB less.
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    css: { postcss: { plugins: [textBreakpoints()] } },
    define: {
      __LANGUAGES__: JSON.stringify(languages.map(({ id, name, tag }) => ({ id, name, tag }))),
    },
    // The worker that takes files in: one file, which is all of it that Kit tells the service worker.
    worker: {
      format: 'es' as const,
      plugins: () => [leanCommandFiles(), leanChart()],
      rolldownOptions: { output: { codeSplitting: false } },
    },
    plugins: [
      words(),
      lookUpIndex(),
      sveltekit(),
      leanCommandFiles(),
      leanChart(),
      scriptGroups(),
      licences(),
    ],
    test: {
      environment: 'node' as const,
      // Of itself it leaves one core idle, which is half of a machine with two.
      maxWorkers: '100%',
      projects: [
        {
          extends: true as const,
          // A busy machine makes a test slow, not wrong.
          test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 },
        },
        {
          extends: true as const,
          test: {
            name: 'property',
            include: ['tests/property/**/*.test.ts'],
            testTimeout: 3_600_000,
          },
        },
      ],
    },
  };
});
