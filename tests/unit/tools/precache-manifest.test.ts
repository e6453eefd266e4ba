import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writePrecacheManifest } from '../../../src/tools/precache-manifest.mjs';

let folder: string;

const put = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

interface Built {
  name: string;
  files: Record<string, string>;
}

/** What the worker is told, and the rest of it. */
function sealed(): { built: Built; rest: string } {
  writePrecacheManifest(folder);
  const [first = '', ...rest] = readFileSync(join(folder, 'service-worker.js'), 'utf8').split('\n');
  const built = JSON.parse(first.slice('const BUILT='.length, -1)) as Built;
  return { built, rest: rest.join('\n') };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'custodian-seal-'));
  put('service-worker.js', 'run();\n');
  put('200.html', 'page');
  put('index.html', 'page');
  put('_headers', '/*');
  put('_app/version.json', '{"version":"1.2.3-abc"}');
  put('_app/immutable/a.js', 'a');
  put('_app/immutable/a.js.br', 'packed');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the worker keeps every file that a page may ask for, once', () => {
  const { built, rest } = sealed();
  expect(Object.keys(built.files)).toEqual(['200.html', '_app/immutable/a.js', 'index.html']);
  expect(built.name).toMatch(/^1\.2\.3-abc-.{8}$/);
  expect(rest).toBe('run();\n');
});

test('a compressed worker is not sent in the place of this one', () => {
  put('service-worker.js.br', 'packed');
  writePrecacheManifest(folder);
  expect(existsSync(join(folder, 'service-worker.js.br'))).toBe(false);
});

test('what is kept has a name of its own, made of what is in it', () => {
  const first = sealed().built;
  expect(sealed().built).toEqual(first);
  put('200.html', 'another page');
  const { built, rest } = sealed();
  expect(built.name).not.toBe(first.name);
  expect(built.files['_app/immutable/a.js']).toBe(first.files['_app/immutable/a.js']);
  expect(rest).toBe('run();\n');
});
