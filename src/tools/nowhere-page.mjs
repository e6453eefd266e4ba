/**
 * What a host shows where the app cannot speak: a missing file, or an address outside the app. One
 * page without a script or a style of the app, which may be what is missing; so it says its
 * sentence in every language there is, and once where a language has only the English one.
 */
import { BASE_PATH } from './project.mjs';
import { asHtml } from './page-start.mjs';

/** Its name in the build; `npm start` sends it, with a 404. */
export const NOWHERE = 'nowhere.html';

/** The colours of src/app.css, and the font of the device. */
const STYLE = `
      :root { color-scheme: dark light; --page: #080b13; --ink: #eef2fa; --line: #35405a; }
      @media (prefers-color-scheme: light) {
        :root { --page: #f1f3f8; --ink: #0f1626; --line: #a9b4c8; }
      }
      body {
        display: grid; align-content: center; justify-items: start; gap: 2rem;
        box-sizing: border-box; min-height: 100vh; margin: 0; padding: 2rem;
        background: var(--page); color: var(--ink); font: 1rem/1.35 system-ui, sans-serif;
      }
      h1 { margin: 0 0 1rem; font-size: 1.75rem; }
      a {
        display: inline-block; padding: 0.8rem 1.2rem; color: inherit; text-decoration: none;
        border: 1px solid var(--line); border-radius: 0.5rem;
      }`;

const said = ({ tag, direction, nowhere }) => `
    <main lang="${asHtml(tag)}" dir="${direction}">
      <h1>${asHtml(nowhere.title)}</h1>
      <a href="${BASE_PATH}/">${asHtml(nowhere.home)}</a>
    </main>`;

/** Whether no language before it says the same. */
const isNew = ({ nowhere: { title, home } }, at, all) =>
  all.findIndex(({ nowhere }) => nowhere.title === title && nowhere.home === home) === at;

/**
 * The page, with the sentence of every language that has its own.
 *
 * @param {readonly (import('../lib/words/identity.ts').LanguageIdentity & {
 *   page: import('../lib/words/identity.ts').PageWords,
 *   nowhere: { title: string, home: string } })[]} languages the first is the page's own
 */
export function nowherePage(languages) {
  const [{ tag, direction, page }] = languages;
  return `<!doctype html>
<html lang="${asHtml(tag)}" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self'" />
    <link rel="icon" href="${BASE_PATH}/icon.svg" type="image/svg+xml" />
    <title>${asHtml(page.title)}</title>
    <style>${STYLE}
    </style>
  </head>
  <body>${languages.filter(isNew).map(said).join('')}
  </body>
</html>
`;
}
