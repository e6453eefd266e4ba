import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Words } from '../../../src/lib/words/language.ts';
import { ROOT } from '../../../src/tools/project.mjs';

const WORDS = join(ROOT, 'src/lib/words');
const SECTIONS = readdirSync(join(WORDS, 'en'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace(/\.ts$/, ''));

const textOf = (path: string) => readFileSync(path, 'utf8');

/** The sections that some file of the app asks for. */
function askedFor(): Set<string> {
  const files = readdirSync(join(ROOT, 'src/lib'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(?:ts|svelte)$/.test(name));
  const asked = texts.flatMap((name) => [
    ...textOf(join(ROOT, 'src/lib', name)).matchAll(/'\$words\/([\w-]+)\.ts'/g),
  ]);
  return new Set(asked.map(([, section]) => section ?? ''));
}

/** Paths of everything that is not there. */
function silent(part: unknown, path: string): string[] {
  if (part === undefined || part === null) return [path];
  if (typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([name, inner]) => silent(inner, `${path}.${name}`));
}

describe('the type of all sentences', () => {
  test('names every section of English, and no other', () => {
    const text = textOf(join(WORDS, 'language.ts'));
    const listed = text.slice(
      text.indexOf('export interface Language {'),
      text.indexOf('/** A sentence'),
    );
    const names = [...listed.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, name]) => name);
    expect(names.sort()).toEqual([...SECTIONS].sort());
  });

  test('has no section that no one reads', () => {
    const asked = askedFor();
    // The page is made by the builder.
    expect(SECTIONS.filter((section) => section !== 'page' && !asked.has(section))).toEqual([]);
  });

  test('has no section that is missing', () => {
    expect([...askedFor()].filter((section) => !SECTIONS.includes(section))).toEqual([]);
  });
});

test('another language may say a part of it, and nothing else', () => {
  const kit: Words<'kit'>['kit'] = { close: 'Fermer' };
  const terms: Words<'terms'>['terms'] = { base: { pools: { fleet: { name: 'Flotte' } } } };
  // @ts-expect-error: English has no such sentence
  const slip: Words<'kit'>['kit'] = { clsoe: 'Fermer' };
  // @ts-expect-error: in English this is told what it is about
  const deaf: Words<'kit'>['kit'] = { close: (what: string) => `Fermer ${what}` };
  expect([kit, terms, slip, deaf]).toHaveLength(4);
});

describe('English is there in full', () => {
  test.each(SECTIONS)('in %s', async (section) => {
    const found: unknown = await import(`../../../src/lib/words/en/${section}.ts`);
    expect(silent({ ...(found as object) }, section)).toEqual([]);
  });
});
