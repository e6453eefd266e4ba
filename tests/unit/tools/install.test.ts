import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureInstalled, isInstalled } from '../../../src/tools/install.mjs';

let root: string;

const lock = (versions: Record<string, string>) =>
  JSON.stringify({
    packages: {
      '': { name: 'here' },
      ...Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
      ),
      'node_modules/other-system': { version: '1.0.0', optional: true },
    },
  });

const writeLock = (versions: Record<string, string>) =>
  writeFileSync(join(root, 'package-lock.json'), lock(versions));

const writeInstalled = (versions: Record<string, string>) => {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const { packages } = JSON.parse(lock(versions));
  delete packages[''];
  delete packages['node_modules/other-system'];
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'custodian-install-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the installation', () => {
  test('is missing without node_modules', () => {
    writeLock({ a: '1.0.0' });
    expect(isInstalled(root)).toBe(false);
  });

  test('is there after someone else’s npm ci, whatever is only for other systems', () => {
    writeLock({ a: '1.0.0' });
    writeInstalled({ a: '1.0.0' });
    expect(isInstalled(root)).toBe(true);
  });

  test.each([
    ['another version', { a: '1.0.1' }],
    ['one more package', { a: '1.0.0', b: '2.0.0' }],
  ])('is stale when the lockfile asks for %s', async (_, wanted) => {
    writeLock({ a: '1.0.0' });
    writeInstalled({ a: '1.0.0' });
    expect(await ensureInstalled(root)).toBe(true);
    writeLock(wanted);
    expect(isInstalled(root)).toBe(false);
  });
});
