// The languages that the app is built in: a folder each, and what of it a build takes.
// npm run check:languages: the sentences that a language lacks (they are filled with English), and
// those that English does not know, which are mistakes.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { filled, gaps } from './filled.mjs';
import { isProgram, ROOT } from './project.mjs';

const WORDS = join(ROOT, 'src/lib/words');

/** The language that is there in full, and stands in where another has nothing to say. */
export const ENGLISH = 'en';

/** The one language that the app is built in, for tests; without it, every language is built. */
const ONLY = process.env.CUSTODIAN_ONLY_LANGUAGE;

/** The language that this build, this server or these tests speak. */
export const BUILT = process.env.CUSTODIAN_LANGUAGE || ONLY || ENGLISH;

/** More folders of languages, for tests: paths with commas between. */
export const MORE = (process.env.CUSTODIAN_LANGUAGES ?? '').split(',').filter(Boolean);

const isLanguage = (folder) => existsSync(join(folder, 'language.ts'));

/** Where each language lies, by id; English first, the others in the order of their names. */
export function languageFolders() {
  const own = readdirSync(WORDS).map((name) => join(WORDS, name));
  const folders = [...own, ...MORE.map((path) => resolve(ROOT, path))].filter(isLanguage);
  const ids = folders.map((folder) => [basename(folder), folder]);
  return new Map(
    ids.sort(([a], [b]) => Number(b === ENGLISH) - Number(a === ENGLISH) || (a < b ? -1 : 1)),
  );
}

/** The ids of the languages that the app is built in; the first one's build joins the others to it. */
export const builtLanguages = () => (ONLY ? [ONLY] : [...languageFolders().keys()]);

/** On a fresh clone there is no Kit's tsconfig yet, and these files need none. */
const BARE = { oxc: { tsconfig: false } };

async function read(folder, section) {
  const file = join(folder, `${section}.ts`);
  if (!existsSync(file)) return {};
  // Late: most of those who read this file only ask where the languages are.
  const { runnerImport } = await import('vite');
  return (await runnerImport(file, { configFile: false, root: ROOT, logLevel: 'error', ...BARE }))
    .module;
}

/**
 * A language's identity, what its page says, and what is said where there is no page; filled with
 * English.
 *
 * @param {string} id
 * @returns {Promise<import('../lib/words/identity.ts').LanguageIdentity & {
 *   page: import('../lib/words/identity.ts').PageWords, nowhere: { title: string, home: string } }>}
 */
export async function languageOf(id) {
  const folders = languageFolders();
  const folder = folders.get(id);
  if (!folder)
    throw new Error(`There is no language "${id}"; there are ${[...folders.keys()].join(', ')}.`);
  const { language } = await read(folder, 'language');
  if (language.id !== id) throw new Error(`${folder} calls itself "${language.id}".`);
  const said = async (section, name) => {
    const english = (await read(folders.get(ENGLISH), section))[name];
    return id === ENGLISH ? english : filled(english, (await read(folder, section))[name]);
  };
  const page = await said('page', 'page');
  const { nowhere } = await said('kit', 'kit');
  return { ...language, page, nowhere };
}

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
  const { createServer } = await import('vite');
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
async function gapsOf(id) {
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

const PREFIX = '$words/';
const FILLED = '\0filled:';
const FILLER = join(ROOT, 'src/tools/filled.mjs');

/** A section of a language with gaps, filled with the English one when it is read. */
function filledSection(own, english, names) {
  return [
    `import * as own from ${JSON.stringify(own)};`,
    `import * as english from ${JSON.stringify(english)};`,
    `import { filled } from ${JSON.stringify(FILLER)};`,
    ...names.map((name) => `export const ${name} = filled(english.${name}, own.${name});`),
  ].join('\n');
}

/**
 * `$words/score.ts`: the section `score` in the language that the app is built in. A language
 * is built with its own files; a section that it lacks is the English one, and one with gaps is
 * filled.
 *
 * @returns {import('vite').Plugin}
 */
export function words() {
  const folders = languageFolders();
  const at = (id, section) => join(folders.get(id), `${section}.ts`);
  let known = null;
  const gaps = () => (known ??= gapsOf(BUILT));

  return {
    name: 'words',
    enforce: 'pre',
    async resolveId(source) {
      if (!source.startsWith(PREFIX)) return null;
      const section = source.slice(PREFIX.length).replace(/\.ts$/, '');
      if (BUILT === ENGLISH || !existsSync(at(BUILT, section))) return at(ENGLISH, section);
      const { lacks = [] } = (await gaps()).get(section) ?? {};
      return lacks.length > 0 ? FILLED + section : at(BUILT, section);
    },
    async load(id) {
      if (!id.startsWith(FILLED)) return null;
      const section = id.slice(FILLED.length);
      const { names } = (await gaps()).get(section);
      return filledSection(at(BUILT, section), at(ENGLISH, section), names);
    },
  };
}

/** Says what each language lacks; gives how many mistakes there are. */
async function checked() {
  let mistakes = 0;
  for (const id of languageFolders().keys()) {
    const { name } = await languageOf(id);
    if (id === ENGLISH) continue;
    const sections = [...(await gapsOf(id)).values()];
    const lacks = sections.flatMap((section) => section.lacks);
    const strange = sections.flatMap((section) => section.strange);
    for (const path of strange) console.log(`${name}: ${path} is nothing that English says.`);
    for (const path of lacks) console.log(`${name} has no ${path}; English stands in.`);
    mistakes += strange.length;
  }
  return mistakes;
}

if (isProgram(import.meta.url)) process.exitCode = (await checked()) > 0 ? 1 : 0;
