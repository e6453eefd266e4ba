/** Where a language has nothing to say, found by reading its folder beside the English one. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { gaps } from './filled.mjs';
import { ENGLISH, languageFolders } from './languages.mjs';
import { ROOT } from './project.mjs';

/** Sections of the language that is read, for the shared parts of words that ask for them. */
const sectionsOf = (folder, english) => ({
  name: 'sections',
  resolveId(source) {
    if (!source.startsWith('$words/')) return null;
    const file = source.slice('$words/'.length);
    return join(existsSync(join(folder, file)) ? folder : english, file);
  },
});

/** Reads modules of a folder as the app would, outside of any build. */
async function readers(folder, english) {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [sectionsOf(folder, english)],
  });
  return {
    read: (file) => (existsSync(file) ? server.ssrLoadModule(file) : Promise.resolve(undefined)),
    close: () => server.close(),
  };
}

/**
 * What a language lacks and what is strange in it, for each section (a file that lies directly in
 * the folder of English), with the names that the section exports.
 *
 * @param {string} id
 * @returns {Promise<Map<string, { names: string[], lacks: string[], strange: string[] }>>}
 */
export async function gapsOf(id) {
  const folders = languageFolders();
  const [folder, english] = [folders.get(id), folders.get(ENGLISH)];
  const { read, close } = await readers(folder, english);
  try {
    const found = new Map();
    for (const file of readdirSync(english).filter((name) => name.endsWith('.ts'))) {
      const section = file.replace(/\.ts$/, '');
      const all = { ...(await read(join(english, file))) };
      const own = await read(join(folder, file));
      found.set(section, { names: Object.keys(all), ...gaps(all, own && { ...own }, section) });
    }
    return found;
  } finally {
    await close();
  }
}
