/**
 * One page out of the pages of all languages. A host has one page for every address, so that page
 * holds, for each language, what it says of itself and how its app starts; two small scripts choose.
 */
import { createHash } from 'node:crypto';
import { bestLanguage, speakLanguage } from './choose-language.mjs';

const STARTER = /<script>([\s\S]*?)<\/script>/;
const PRELOAD = /[\t ]*<link href="([^"]*)" rel="modulepreload">\n/g;
const STYLES = /[\t ]*<link href="[^"]*" rel="stylesheet">\n/g;
const OWN_HASH = /'sha256-[^']*'/;

const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Data inside a script: nothing in it may end the script. */
const asCode = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

function starterOf({ id, html }) {
  const starter = STARTER.exec(html)?.[1];
  if (!starter || !OWN_HASH.test(html)) throw new Error(`The page of "${id}" has no start to it.`);
  return starter;
}

/** The script in the head: what each language's page says of itself and fetches first. */
function chooser(pages) {
  const languages = pages.map(({ id, tag, direction, page, manifest, html }) => ({
    id,
    tag,
    direction,
    title: page.title,
    description: page.description,
    manifest,
    scripts: [...html.matchAll(PRELOAD)].map(([, address]) => address),
  }));
  return `(${speakLanguage})(${bestLanguage}, ${asCode(languages)});`;
}

/** The script in the body: it starts the app of the language chosen. */
function starter(pages) {
  const cases = pages.map((page) => `case ${asCode(page.id)}: {${starterOf(page)}break;\n}`);
  return `switch (document.documentElement.dataset.language) {\n${cases.join('\n')}\n}`;
}

/**
 * The page for every address, from the pages that were built for each language; the first is what
 * it is until it has chosen.
 *
 * @param {readonly (import('../lib/words/identity.ts').LanguageIdentity & {
 *   page: import('../lib/words/identity.ts').PageWords, manifest: string, html: string })[]} pages
 * @returns {string}
 */
export function joinedPage(pages) {
  const [{ html }] = pages;
  const [choose, start] = [chooser(pages), starter(pages)];
  // Styles stay in the page, all of them: one that came by a script would come after the first paint.
  const styles = new Set(pages.flatMap((page) => page.html.match(STYLES) ?? []));
  return html
    .replace(PRELOAD, '')
    .replace(STYLES, '')
    .replace(STARTER, () => `<script>${start}</script>`)
    .replace(OWN_HASH, () => `${hashOf(choose)} ${hashOf(start)}`)
    .replace('</head>', () => `<script>${choose}</script>\n${[...styles].join('')}</head>`);
}
