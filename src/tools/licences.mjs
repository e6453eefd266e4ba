/**
 * The packages whose code is in the built app, with the licences under which it may be there: told
 * by the modules of the bundle, not by package.json, which knows neither what is left out of the app
 * nor what a package brings along.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Its name in the build. */
const LICENCES = 'licences.txt';

/** Licences under which a package may be shipped: all that they ask for is in this file. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;
const HELPER = /^\0(vite|rolldown)\//;
const TEXT = /^(?:(?:third-party-)?licen[cs]e|notice|copying)(?:[.-]|$)/i;
/** What a bundler was made of itself is not in the app: its own few helpers are. */
const MADE_OF = /^#.*bundled dependencies/im;
const RULE = '\n\n' + '-'.repeat(40) + '\n\n';

/** The folder of the package that a module is from; null for a module of our own. */
function folderOf(id) {
  const helper = HELPER.exec(id);
  if (helper) return join(ROOT, 'node_modules', helper[1]);
  return PACKAGE.exec(id.replaceAll('\\', '/'))?.[0] ?? null;
}

/**
 * The folders of the packages that modules are from.
 *
 * @param {Iterable<string>} ids of the modules, as the bundler names them
 */
export function packageFolders(ids) {
  const folders = new Set();
  for (const id of ids) folders.add(folderOf(id));
  folders.delete(null);
  return [...folders].sort();
}

/**
 * Whether a package may be shipped under what it says: each licence that it lets us choose from is one of ours.
 *
 * @param {string | undefined} license
 */
export const mayBeShipped = (license) =>
  String(license)
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .every((one) => ALLOWED.includes(one));

/** What a package says of itself, with the texts it brings; throws where it may not be shipped. */
function packageIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!mayBeShipped(license)) {
    throw new Error(`"${name}" may not be shipped: its licence is ${license ?? 'not told'}.`);
  }
  const files = readdirSync(folder).filter((file) => TEXT.test(file));
  if (files.length === 0)
    throw new Error(`"${name}" may not be shipped: it brings no licence text.`);
  const read = (file) => readFileSync(join(folder, file), 'utf8').split(MADE_OF)[0].trim();
  const texts = files.sort().map(read);
  return { heading: `${name} ${version} (${license})`, text: texts.join('\n\n') };
}

/**
 * The file that goes with the app: what is in it, then every text.
 *
 * @param {readonly string[]} folders of the packages that are shipped
 */
export function licencesFile(folders) {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8').trim();
  const parts = [
    { heading: 'Custodian (MIT)', text: read('LICENSE') },
    { heading: 'Archivo, the typeface (OFL-1.1)', text: read('src/lib/ui/fonts/OFL.txt') },
    ...folders.map(packageIn),
  ];
  const list = parts.map(({ heading }) => heading).join('\n');
  return [list, ...parts.map(({ heading, text }) => `${heading}\n\n${text}`)].join(RULE) + '\n';
}

/**
 * Puts the file beside the scripts of the app.
 *
 * @returns {import('vite').Plugin}
 */
export function licences() {
  return {
    name: 'licences',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) => file.moduleIds ?? []);
      const source = licencesFile(packageFolders(ids));
      this.emitFile({ type: 'asset', fileName: LICENCES, source });
    },
  };
}
