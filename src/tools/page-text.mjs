import { pageStart } from './page-start.mjs';

/** What app.html leaves to the language: the names there, without the braces round them. */

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
