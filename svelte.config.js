import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import adapter from '@sveltejs/adapter-static';
import { contentHash } from './src/tools/content-hash.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
const base = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

// A change in static/ alone must change the version too, or no update would ever be seen.
const content = contentHash(root, ['src', 'static', 'package-lock.json'], { skip: ['tools'] });

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: {
    runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true),
  },
  kit: {
    adapter: adapter({ fallback: '200.html' }),
    paths: { base },
    version: { name: `${version}-${content}`, pollInterval: 0 },
    // workbox-window registers it, so that updates wait for the keeper's tap.
    serviceWorker: { register: false },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        'script-src': ['self'],
        'style-src': ['self'],
        // Positions and widths are style attributes; they cannot load or run anything.
        'style-src-attr': ['unsafe-inline'],
        'img-src': ['self', 'data:', 'blob:'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'worker-src': ['self'],
        'manifest-src': ['self'],
        'object-src': ['none'],
        'base-uri': ['self'],
        'form-action': ['self'],
      },
    },
  },
};
