import { expect, test } from 'vitest';
import { languageOf } from '../../../src/tools/languages.mjs';
import { nowherePage } from '../../../src/tools/nowhere-page.mjs';
import { BASE_PATH } from '../../../src/tools/project.mjs';
import { kit } from '../../../src/lib/words/en/kit.ts';

test('where the app cannot speak, its own sentence is said in every language, with a way to the games', async () => {
  const english = await languageOf('en');
  const other = {
    ...english,
    id: 'other',
    tag: 'he',
    direction: 'rtl' as const,
    nowhere: { title: '1 < 2', home: 'Home' },
  };
  const page = nowherePage([english, other]);
  expect(page).toContain(`<h1>${kit.nowhere.title}</h1>`);
  expect(page.match(/<a [^>]*>/g)).toEqual(Array(2).fill(`<a href="${BASE_PATH}/">`));
  expect(page).toContain('<main lang="he" dir="rtl">');
  expect(page).toContain('1 &lt; 2');
});

test('a language with a gap there does not repeat the English sentence', async () => {
  const english = await languageOf('en');
  const page = nowherePage([english, { ...english, id: 'fr', tag: 'fr-FR' }]);
  expect(page.match(/<main/g)).toHaveLength(1);
});

test('the page needs nothing but its icon', async () => {
  const page = nowherePage([await languageOf('en')]);
  expect(page).not.toMatch(/<script|src=|url\(/);
  const icon = `<link rel="icon" href="${BASE_PATH}/icon.svg" type="image/svg+xml" />`;
  expect(page.match(/<link [^>]*>/g)).toEqual([icon]);
});
