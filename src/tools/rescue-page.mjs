/**
 * The page that saves the games where the app does not start. It needs none of the app's files but
 * two small scripts; what it says it says in the language of the device (src/lib/rescue).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bestLanguage } from './join-pages.mjs';
import { asHtml, hashOf, pageStart } from './page-start.mjs';
import { ROOT } from './project.mjs';

/** Its name in the build. */
export const RESCUE = 'rescue.html';

/** The blocks of src/app.css that name its colours and sizes, dark and light. */
function tokens() {
  const css = readFileSync(join(ROOT, 'src/app.css'), 'utf8');
  const blocks = [/^:root \{[^}]*\}/m, /^\[data-theme='light'\] \{[^}]*\}/m];
  return blocks.map((block) => {
    const found = block.exec(css)?.[0];
    if (!found) throw new Error('src/app.css has no tokens where they are looked for.');
    return found;
  });
}

const style = () => `
${tokens().join('\n')}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; padding: var(--s5) var(--s4);
  background: var(--night-0); color: var(--ink);
  font: var(--book) var(--t-18) / 1.4 system-ui, sans-serif;
}
main { display: grid; gap: var(--s5); max-width: 44rem; margin: 0 auto; }
h1 { font-size: var(--t-36); line-height: 1.15; }
p, #games { color: var(--ink-2); }
ul { padding: 0; list-style: none; }
li {
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s4); align-items: center;
  padding: var(--s4) 0; border-top: 1px solid var(--line);
}
li div { display: grid; flex: 1 1 14rem; min-width: 0; overflow-wrap: anywhere; }
li b { color: var(--ink); }
li span { font-size: var(--t-16); }
button, a {
  display: inline-flex; align-items: center; min-height: var(--touch); font: inherit;
  font-weight: var(--strong); color: var(--ink);
}
button {
  padding: 0 var(--s5); background: var(--night-2);
  border: 1px solid var(--line-2); border-radius: var(--r2); cursor: pointer;
}
button:disabled { opacity: 0.5; }
li button { background: var(--now-fill); border-color: var(--now-fill); color: var(--now-ink); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--can); outline-offset: 2px; }
#more { display: grid; gap: var(--s4); padding-top: var(--s5); border-top: 1px solid var(--line); }
#more div { display: grid; gap: var(--s3); justify-items: start; }
`;

/** Which language it is, as src/tools/join-pages.mjs has it for the app. */
const chooser = (languages) => `(function (best, languages) {
  var kept = null;
  try { kept = localStorage.getItem('custodian.language'); } catch (e) { /* Storage can be blocked. */ }
  var chosen = best(languages, kept, navigator.languages);
  var root = document.documentElement;
  root.lang = chosen.tag;
  root.dir = chosen.direction;
  root.setAttribute('data-language', chosen.id);
})(${bestLanguage}, ${JSON.stringify(languages).replaceAll('<', '\\u003c')});`;

/**
 * The page.
 *
 * @param {string} build the version that it belongs to
 * @param {readonly (import('../lib/words/identity.ts').LanguageIdentity & {
 *   page: import('../lib/words/identity.ts').PageWords })[]} languages the first is the page's own
 *   until it has chosen
 */
export function rescuePage(build, languages) {
  const [{ tag, direction, page }] = languages;
  const { rescue } = page;
  const choose = chooser(languages.map(({ id, tag, direction }) => ({ id, tag, direction })));
  const css = style();
  const start = pageStart();
  const policy = [
    "default-src 'none'",
    `script-src 'self' '${hashOf(start)}' '${hashOf(choose)}'`,
    `style-src '${hashOf(css)}'`,
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${asHtml(tag)}" dir="${direction}" data-theme="dark" data-build="${asHtml(build)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <meta http-equiv="content-security-policy" content="${policy}" />
    <title>${asHtml(rescue.title)}</title>
    <script>${start}</script>
    <script>${choose}</script>
    <style>${css}</style>
    <link rel="icon" href="icon.svg" type="image/svg+xml" />
  </head>
  <body>
    <main>
      <h1 id="title">${asHtml(rescue.title)}</h1>
      <p id="text">${asHtml(rescue.text)}</p>
      <div id="games"><noscript>${asHtml(rescue.noScripts)}</noscript></div>
      <div id="more"><a id="home" href="./">${asHtml(rescue.home)}</a></div>
    </main>
    <script src="rescue.js"></script>
  </body>
</html>
`;
}

/**
 * The scripts that work where the app does not, by their names in the build: each is one classic script
 * without imports, for browsers much older than the app's. The first is there in any case, with comments.
 */
const SCRIPTS = {
  'watch.js': 'static/watch.js',
  'stuck.js': 'src/lib/rescue/stuck.ts',
  'rescue.js': 'src/lib/rescue/page.ts',
};

/**
 * Bundles them into a built folder.
 *
 * @param {string} folder
 * @param {readonly (import('../lib/words/identity.ts').LanguageIdentity & {
 *   page: import('../lib/words/identity.ts').PageWords })[]} languages the first is the usual one
 */
export async function buildRescueScripts(folder, languages) {
  const { build } = await import('vite');
  const words = languages.map(({ id, tag, page: { stuck, rescue } }) => ({
    id,
    tag,
    stuck,
    rescue,
  }));
  for (const [name, entry] of Object.entries(SCRIPTS)) {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      publicDir: false,
      resolve: { alias: { $lib: join(ROOT, 'src/lib') } },
      define: { __RESCUE_WORDS__: JSON.stringify(words) },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2015',
        lib: {
          entry: join(ROOT, entry),
          formats: ['iife'],
          name: 'rescue',
          fileName: () => name,
        },
      },
    });
  }
}
