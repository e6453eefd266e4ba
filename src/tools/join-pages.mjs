/**
 * One page out of the pages of all languages. A host has one page for every address, so that page
 * holds, for each language, what it says of itself and how its app starts; two small scripts choose.
 */
import { hashOf } from './page-start.mjs';

// Both functions run in the page: they are written into it as they stand, so neither may ask for
// anything from outside but the other.

/**
 * The language kept on this device, else the best that the browser asks for (the tag itself before
 * another of the same tongue), else the first.
 *
 * @template {{ id: string, tag: string }} Language
 * @param {readonly Language[]} languages
 * @param {string | null} kept
 * @param {readonly string[]} wanted tags, the most wanted first
 * @returns {Language}
 */
export function bestLanguage(languages, kept, wanted) {
  const tongue = (tag) => tag.toLowerCase().split('-')[0];
  const found = (matches) => languages.find(matches);
  let best = found(({ id }) => id === kept);
  for (const asked of wanted) {
    best ??= found(({ tag }) => tag.toLowerCase() === asked.toLowerCase());
    best ??= found(({ tag }) => tongue(tag) === tongue(asked));
  }
  return best ?? languages[0];
}

/**
 * Chooses, before the first paint, and makes the page one of that language: what it says of itself, and what it fetches.
 *
 * @param {typeof bestLanguage} best
 * @param {readonly { id: string, tag: string, direction: string, title: string,
 *   description: string, manifest: string, scripts: string[] }[]} languages
 */
function speakLanguage(best, languages) {
  let kept = null;
  try {
    kept = localStorage.getItem('custodian.language');
  } catch {
    // Storage can be blocked: then the browser is asked.
  }
  const chosen = best(languages, kept, navigator.languages);
  const root = document.documentElement;
  root.lang = chosen.tag;
  root.dir = chosen.direction;
  root.dataset.language = chosen.id;
  document.title = chosen.title;
  document.querySelector('meta[name=description]').content = chosen.description;
  document.querySelector('link[rel=manifest]').setAttribute('href', chosen.manifest);
  for (const address of chosen.scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}

const STARTER = /<script>([\s\S]*?)<\/script>/;
const PRELOAD = /[\t ]*<link href="([^"]*)" rel="modulepreload">\n/g;
/** Styles in the page, and the links that say which files they are. */
const STYLES = /[\t ]*(<style>[\s\S]*?<\/style>|<link href="[^"]*" rel="stylesheet"[^>]*>)\n/g;
const STYLE_HASHES = /(style-src 'self')((?: 'sha256-[^']*')*)/;
/** What the page shows before any script runs. */
const SHELL = /(<div id="app">)([\s\S]*?)(\s*<script>)/;

const quoted = (script) => `'${hashOf(script)}'`;

/** Data inside a script: nothing in it may end the script. */
const asCode = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

function starterOf({ id, html }) {
  const starter = STARTER.exec(html)?.[1];
  if (!starter || !html.includes(quoted(starter))) {
    throw new Error(`The page of "${id}" has no start to it.`);
  }
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

/** What each language's page shows at once, for the script that puts one of them into the page. */
function shells(pages) {
  const shown = pages.map(({ id, html }) => [id, SHELL.exec(html)?.[2] ?? '']);
  if (shown.every(([, shell]) => shell.trim() === '')) return '';
  const templates = shown.map(([id, shell]) => `<template id="shell-${id}">${shell}</template>\n`);
  // No script chooses where none runs: there the first language stands.
  return [...templates, `<noscript>${shown[0]?.[1]}</noscript>\n`].join('');
}

/** The script in the body: it shows and starts the app of the language chosen. */
function starter(pages) {
  const cases = pages.map((page) => `case ${asCode(page.id)}: {${starterOf(page)}break;\n}`);
  return `const { language } = document.documentElement.dataset;
const shell = document.getElementById('shell-' + language);
if (shell) document.currentScript.before(shell.content);
switch (language) {\n${cases.join('\n')}\n}`;
}

/** Every hash in the style policy of some page. */
function styleHashes(pages) {
  const found = pages.flatMap(({ html }) => STYLE_HASHES.exec(html)?.[2]?.trim().split(' ') ?? []);
  return [...new Set(found)].filter(Boolean).map((hash) => ` ${hash}`);
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
  const [first] = pages;
  const [choose, start] = [chooser(pages), starter(pages)];
  // Styles stay in the page, all of them: one that came by a script would come after the first paint.
  const styles = new Set(pages.flatMap((page) => page.html.match(STYLES) ?? []));
  return first.html
    .replace(PRELOAD, '')
    .replace(STYLES, '')
    .replace(quoted(starterOf(first)), () => `${quoted(choose)} ${quoted(start)}`)
    .replace(STYLE_HASHES, (_, own) => own + styleHashes(pages).join(''))
    .replace(SHELL, (_, before, __, after) => shells(pages) + before + after)
    .replace(STARTER, () => `<script>${start}</script>`)
    .replace('</head>', () => `<script>${choose}</script>\n${[...styles].join('')}</head>`);
}
