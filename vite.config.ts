import postcssGlobalData from '@csstools/postcss-global-data';
import { sveltekit } from '@sveltejs/kit/vite';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vitest/config';
import { BUILT, builtLanguages, languageOf, words } from './src/tools/languages.mjs';
import { licences } from './src/tools/licences.mjs';
import { pageText } from './src/tools/page-start.mjs';
import { stripSchemas } from './src/tools/strip-schemas.mjs';
import { lookUpIndex } from './src/tools/look-up-index.mjs';
import { scriptGroups } from './src/tools/script-groups.mjs';
import { textBreakpoints } from './src/tools/text-breakpoints.mjs';

const UNIT = {
  include: ['tests/unit/**/*.test.ts'],
  // A busy machine makes a test slow, not wrong.
  testTimeout: 60_000,
};

/** Unit tests that need modules of their own: there a database or a device is kept, or one is mocked. */
const ALONE = [
  'tests/unit/{session,storage}/**/*.test.ts',
  'tests/unit/core/engine/once.test.ts',
  'tests/unit/ui/games/kept-card.test.ts',
  'tests/unit/ui/rooms/brought.test.ts',
];

export default defineConfig(async ({ command }) => {
  const own = await languageOf(BUILT);
  // A server speaks one language; a build lets the table choose.
  const ids = command === 'build' ? builtLanguages() : [BUILT];
  const languages = await Promise.all(ids.map(languageOf));
  // Kit puts public variables into app.html.
  Object.assign(process.env, pageText(own));

  return {
    // The modern build of the same package: without the wrapper for old module loaders, 2 KB less.
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    css: {
      postcss: {
        plugins: [
          postcssGlobalData({ files: ['src/lib/ui/styles/layouts.css'] }),
          customMedia(),
          textBreakpoints(),
        ],
      },
    },
    define: {
      __LANGUAGES__: JSON.stringify(languages.map(({ id, name, tag }) => ({ id, name, tag }))),
    },
    // The worker that takes files in: one file, which is all of it that Kit tells the service worker.
    worker: {
      format: 'es' as const,
      plugins: () => [stripSchemas()],
      rolldownOptions: { output: { codeSplitting: false } },
    },
    plugins: [words(), lookUpIndex(), sveltekit(), stripSchemas(), scriptGroups(), licences()],
    test: {
      environment: 'node' as const,
      // Of itself it leaves one core idle, which is half of a machine with two.
      maxWorkers: '100%',
      projects: [
        {
          extends: true as const,
          test: {
            ...UNIT,
            name: 'unit',
            exclude: ALONE,
            // A worker loads each module once for all of its files: that is half of their time.
            isolate: false,
          },
        },
        {
          extends: true as const,
          test: { ...UNIT, name: 'alone', include: ALONE },
        },
        {
          extends: true as const,
          test: {
            name: 'property',
            include: ['tests/property/**/*.test.ts'],
            isolate: false,
            // By night there are thousands of games, and a machine may be busy.
            testTimeout: 6 * 3_600_000,
          },
        },
      ],
    },
  };
});
