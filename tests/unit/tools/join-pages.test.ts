import { expect, test } from 'vitest';
import { bestLanguage, joinedPage } from '../../../src/tools/join-pages.mjs';
import { hashOf } from '../../../src/tools/page-start.mjs';

const LANGUAGES = [
  { id: 'en', tag: 'en-GB' },
  { id: 'fr', tag: 'fr-FR' },
  { id: 'pt', tag: 'pt-PT' },
  { id: 'br', tag: 'pt-BR' },
];

test.each([
  ['what is kept on the device comes first', 'fr', ['pt-PT'], 'fr'],
  ['a language that is gone is not kept', 'it', ['pt-PT'], 'pt'],
  ['the tag itself comes before another of its tongue', null, ['pt-BR'], 'br'],
  ['else the same tongue will do', null, ['fr-CA', 'en-GB'], 'fr'],
  ['capitals do not matter', null, ['PT-br'], 'br'],
  ['the most wanted comes first', null, ['it-IT', 'en-US', 'fr-FR'], 'en'],
  ['nothing that fits: the first', null, ['it-IT'], 'en'],
  ['nobody asks: the first', null, [], 'en'],
])('%s', (_, kept, wanted, chosen) => {
  expect(bestLanguage(LANGUAGES, kept, wanted).id).toBe(chosen);
});

/** The page of a language as a build leaves it, with what it shows before any script runs. */
function builtPage(id: string, shell: string) {
  const start = `start('${id}')`;
  const policy = `style-src 'self'; script-src '${hashOf(start)}'`;
  const html =
    `<head><meta content="${policy}"></head>` +
    `<body><div id="app">${shell}<script>${start}</script></div></body>`;
  const page = { title: id, description: id };
  return { id, tag: id, direction: 'ltr', manifest: id, html, page } as never;
}

test('where no script runs, the page shows what the first language says', () => {
  const page = joinedPage([builtPage('en', '<h1>Hello</h1>'), builtPage('fr', '<h1>Salut</h1>')]);
  expect(page).toContain('<noscript><h1>Hello</h1></noscript>');
  expect(page).toContain('<template id="shell-fr"><h1>Salut</h1></template>');
  expect(page).toContain('<div id="app"><script>');
});
