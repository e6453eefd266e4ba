import { readFileSync } from 'node:fs';
import { adapterForAnyHost } from './src/tools/adapter.mjs';
import { BASE_PATH, contentHash, KIT, ROOT } from './src/tools/project.mjs';
import { hashOf, pageStart } from './src/tools/page-start.mjs';

const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));

// A change in static/ alone must change the version too, or no update would ever be seen.
const content = contentHash(ROOT, [
  'src',
  'static',
  'package-lock.json',
  'svelte.config.js',
  'vite.config.ts',
]);

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: {
    runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true),
  },
  kit: {
    outDir: KIT,
    adapter: adapterForAnyHost(),
    paths: { base: BASE_PATH },
    version: { name: `${version}-${content}`, pollInterval: 0 },
    prerender: { entries: ['/'], crawl: false },
    // The first page is painted without waiting for a further file.
    inlineStyleThreshold: 40_000,
    // The session registers it (app-update), so that updates wait for the keeper's tap.
    serviceWorker: { register: false },
    typescript: {
      // English says what the type of a sentence is; which language is built is the builder's.
      config: ({ compilerOptions }) => {
        compilerOptions.paths['$words/*'] = ['../src/lib/words/en/*'];
      },
    },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        'script-src': ['self', hashOf(pageStart())],
        'style-src': ['self'],
        // Positions and widths are style attributes; they cannot load or run anything.
        'style-src-attr': ['unsafe-inline'],
        'img-src': ['self', 'data:', 'blob:'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'worker-src': ['self'],
        'manifest-src': ['self'],
        'object-src': ['none'],
        // Where the browser has them, texts become markup or the address of a script only by Svelte,
        // session/trusted-address.ts and static/watch.js.
        'require-trusted-types-for': ['script'],
        'trusted-types': ['svelte-trusted-html', 'custodian-worker', 'custodian-help'],
        'base-uri': ['self'],
        'form-action': ['self'],
      },
    },
  },
};
