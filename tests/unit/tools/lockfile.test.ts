import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../src/tools/project.mjs';

interface Locked {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const packages: Record<string, Locked> = read('package-lock.json').packages;

test('package.json asks for exact versions only', () => {
  const { dependencies, devDependencies } = read('package.json');
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^(?:npm:[a-z]+@)?\d+\.\d+\.\d+$/);
  }
});

test('the lockfile names what other systems need, or npm ci refuses it there', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names the public registry, so that any npm can follow it', () => {
  for (const [path, { resolved }] of Object.entries(packages)) {
    if (path !== '') expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  }
});
