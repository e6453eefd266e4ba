/**
 * What app.html is given: the words of the language, and the script that runs before the first paint
 * with what the page's policy knows of it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Its text without comments and indents: it is part of every page. */
export function pageStart() {
  const text = readFileSync(join(ROOT, 'src/page-start.js'), 'utf8');
  return text
    .replace(/(^|\s)\/\/ .*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
}

/** The source expression of a policy that lets this very text run, without the quotes round it. */
export const hashOf = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

const MARKS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands between tags, or in an attribute. */
export const asHtml = (text) => text.replace(/[&<>"]/g, (mark) => MARKS[mark]);

/**
 * The words of the page, as `%sveltekit.env.PUBLIC_PAGE_…%` in app.html asks for them.
 *
 * @param {import('../lib/words/identity.ts').LanguageIdentity & { page: import('../lib/words/identity.ts').PageWords }} language
 */
export function pageText({ tag, direction, page }) {
  return {
    PUBLIC_PAGE_LANG: asHtml(tag),
    PUBLIC_PAGE_DIR: direction,
    PUBLIC_PAGE_TITLE: asHtml(page.title),
    PUBLIC_PAGE_DESCRIPTION: asHtml(page.description),
    PUBLIC_PAGE_START: pageStart(),
  };
}
