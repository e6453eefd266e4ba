import { fileURLToPath } from 'node:url';
import adapter from '@sveltejs/adapter-static';
import app from '../../svelte.config.js';

const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * A page with one heading, made as the app is: adapter, worker and policy are the app's.
 *
 * @type {import('@sveltejs/kit').Config}
 */
export default {
  ...app,
  kit: {
    ...app.kit,
    adapter: adapter({
      pages: inProject('.svelte-kit/empty-page'),
      assets: inProject('.svelte-kit/empty-page'),
      fallback: '200.html',
    }),
    outDir: inProject('.svelte-kit/empty-page-kit'),
    files: { serviceWorker: inProject('src/service-worker.ts') },
    typescript: {},
  },
};
