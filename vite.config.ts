import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { scriptGroups } from './src/tools/script-groups.mjs';
import { words } from './src/tools/words-plugin.mjs';

export default defineConfig({
  // The modern build of the same package: without the wrapper for old module loaders, 2 KB less.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  plugins: [words(), sveltekit(), scriptGroups()],
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'property', include: ['tests/property/**/*.test.ts'], testTimeout: 600_000 },
      },
    ],
  },
});
