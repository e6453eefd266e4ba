/** The languages that the app is built in: a folder each. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { filled } from './filled.mjs';
import { ROOT } from './project.mjs';

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
