import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import adapter from '@sveltejs/adapter-static';
import { joinedPage } from './join-pages.mjs';
import { BUILT, builtLanguages, languageOf } from './languages.mjs';
import { NOWHERE, nowherePage } from './nowhere-page.mjs';
import { BASE_PATH, BUILD, KIT, ROOT } from './project.mjs';
import { buildRescueScripts, RESCUE, rescuePage } from './rescue-page.mjs';
import { writePrecacheManifest } from './precache-manifest.mjs';
import { headersFile } from './static-server.mjs';

/** The page for every address, and the one of the games, which is in its file as it is seen. */
const PAGE = '200.html';
const HOME = 'index.html';
const HASHED = '_app/immutable';

/** The language whose app is built last: English, unless another is the only one. */
const [FIRST] = builtLanguages();

/** The forms in which files may come, of a game and of all games; some apps hand them on by other names. */
const GAME_FILES = { 'application/json': ['.json'], 'application/gzip': ['.gz'] };
const SHARED_FILES = [
  'application/json',
  '.json',
  'text/plain',
  '.txt',
  'application/gzip',
  'application/x-gzip',
  '.gz',
];

const icon = (src, sizes, purpose) => ({ src, sizes, type: 'image/png', purpose });

/** The file of a language's manifest; the first has the name under which apps are known already. */
const manifestFile = (id) => (id === FIRST ? 'manifest.webmanifest' : `manifest.${id}.webmanifest`);

/**
 * The web manifest of a language, as text: what a device needs to install the app. A device knows an
 * installed app by its start_url, which is the same in each language.
 *
 * @param {import('../lib/words/identity.ts').LanguageIdentity & { page: import('../lib/words/identity.ts').PageWords }} language
 */
export function webManifest({ tag, direction, page }) {
  const manifest = {
    ...page.manifest,
    lang: tag,
    dir: direction,
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'any',
    theme_color: '#080b13',
    background_color: '#080b13',
    categories: ['games', 'utilities'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icons/icon-192.png', '192x192', 'any'),
      icon('icons/icon-512.png', '512x512', 'any'),
      icon('icons/maskable-512.png', '512x512', 'maskable'),
    ],
    // Taken up by ui/games/handed-files.ts; what is shared passes through service-worker.ts before.
    file_handlers: [{ action: './?opened', accept: GAME_FILES }],
    share_target: {
      action: './?shared',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'games', accept: SHARED_FILES }] },
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Where the app of a language is built: the first in its place, the others before it and beside. */
const outputOf = (id) => (id === FIRST ? BUILD : `${KIT}/languages/${id}`);

/** Puts the other languages' apps beside the first one, and one page before them all. */
function joinLanguages(languages) {
  const folderOf = ({ id }) => join(ROOT, outputOf(id));
  for (const language of languages.filter(({ id }) => id !== FIRST)) {
    cpSync(join(folderOf(language), HASHED), join(ROOT, BUILD, HASHED), { recursive: true });
  }
  for (const name of [PAGE, HOME]) {
    const pages = languages.map((language) => {
      const html = readFileSync(join(folderOf(language), name), 'utf8');
      return { ...language, manifest: `${BASE_PATH}/${manifestFile(language.id)}`, html };
    });
    writeFileSync(join(ROOT, BUILD, name), joinedPage(pages));
  }
}

/** The page of the games has a title of its own beside the one that every page begins with. */
function keepOneTitle() {
  const path = join(ROOT, BUILD, HOME);
  const html = readFileSync(path, 'utf8');
  writeFileSync(path, html.replace(/ *<title>[^<]*<\/title>\n(?=[\s\S]*<title>)/, ''));
}

/**
 * The static adapter, and after it: the web manifests, the apps of all languages behind one page,
 * and that page under the names by which hosts look for one (the root, and, on hosts without
 * settings, whatever is not there). Then every file as small as it gets, for hosts that send it so.
 *
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function adapterForAnyHost() {
  const output = outputOf(BUILT);
  const bare = adapter({ pages: output, assets: output, fallback: PAGE });
  return {
    ...bare,
    async adapt(builder) {
      await bare.adapt(builder);
      if (BUILT !== FIRST) return;
      const languages = await Promise.all(builtLanguages().map(languageOf));
      for (const language of languages) {
        writeFileSync(join(ROOT, BUILD, manifestFile(language.id)), webManifest(language));
      }
      if (languages.length > 1) joinLanguages(languages);
      keepOneTitle();
      builder.copy(`${BUILD}/${PAGE}`, `${BUILD}/404.html`);
      writeFileSync(join(ROOT, BUILD, NOWHERE), nowherePage(languages));
      await buildRescueScripts(join(ROOT, BUILD), languages);
      const { name } = builder.config.kit.version;
      writeFileSync(join(ROOT, BUILD, RESCUE), rescuePage(name, languages));
      writeFileSync(join(ROOT, BUILD, '_headers'), headersFile());
      writePrecacheManifest(join(ROOT, BUILD));
      // Last, and not by the static adapter: the page has just been written.
      await builder.compress(BUILD);
    },
  };
}
