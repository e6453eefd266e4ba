import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gapsOf } from './language-gaps.mjs';
import { BUILT, ENGLISH, languageFolders } from './languages.mjs';
import { ROOT } from './project.mjs';

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
