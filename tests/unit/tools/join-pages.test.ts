import { expect, test } from 'vitest';
import { bestLanguage } from '../../../src/tools/join-pages.mjs';

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
