import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import adapter from '@sveltejs/adapter-static';
import { headersFile } from './headers.mjs';
import { joinedPage } from './join-pages.mjs';
import { BUILT, ENGLISH, languageFolders, languageOf } from './languages.mjs';
import { NOWHERE, nowherePage } from './nowhere-page.mjs';
import { BASE_PATH, BUILD, ROOT } from './project.mjs';
import { RESCUE, rescuePage } from './rescue-page.mjs';
import { buildRescueScripts } from './rescue-scripts.mjs';
import { sealWorker } from './seal-worker.mjs';
import { manifestFile, webManifest } from './web-manifest.mjs';

const PAGE = '200.html';
const HASHED = '_app/immutable';

/** Where the app of a language is built: English in its place, the others before it and beside. */
const outputOf = (id) => (id === ENGLISH ? BUILD : `.svelte-kit/languages/${id}`);

/** Puts the other languages' apps beside the English one, and one page before them all. */
function joinLanguages(languages) {
  const pages = languages.map((language) => {
    const folder = join(ROOT, outputOf(language.id));
    if (language.id !== ENGLISH) {
      cpSync(join(folder, HASHED), join(ROOT, BUILD, HASHED), { recursive: true });
    }
    const manifest = `${BASE_PATH}/${manifestFile(language.id)}`;
    return { ...language, manifest, html: readFileSync(join(folder, PAGE), 'utf8') };
  });
  writeFileSync(join(ROOT, BUILD, PAGE), joinedPage(pages));
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
      if (BUILT !== ENGLISH) return;
      const languages = await Promise.all([...languageFolders().keys()].map(languageOf));
      for (const language of languages) {
        writeFileSync(join(ROOT, BUILD, manifestFile(language.id)), webManifest(language));
      }
      if (languages.length > 1) joinLanguages(languages);
      for (const name of ['index.html', '404.html']) {
        builder.copy(`${BUILD}/${PAGE}`, `${BUILD}/${name}`);
      }
      writeFileSync(join(ROOT, BUILD, NOWHERE), nowherePage(languages));
      await buildRescueScripts(join(ROOT, BUILD), languages);
      const { name } = builder.config.kit.version;
      writeFileSync(join(ROOT, BUILD, RESCUE), rescuePage(name, languages));
      writeFileSync(join(ROOT, BUILD, '_headers'), headersFile());
      sealWorker(join(ROOT, BUILD));
      // Last, and not by the static adapter: the page has just been written.
      await builder.compress(BUILD);
    },
  };
}
