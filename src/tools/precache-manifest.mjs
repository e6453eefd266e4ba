/**
 * What the service worker keeps, told to it once the build is whole: every file with its hash. Kit's
 * own list has addresses only, so that a worker could take the page of one build and the scripts of
 * another; and it does not know the page at all.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOWHERE } from './nowhere-page.mjs';

const WORKER = 'service-worker.js';
const SEAL = /^const BUILT=.*\n/;

/** Another name of the page, and what is asked of a host only. */
const NOT_KEPT = [WORKER, NOWHERE, '404.html', '_headers', 'robots.txt'];
const VERSION = '_app/version.json';

const isKept = (path) =>
  !NOT_KEPT.includes(path) && path !== VERSION && !/(?:^|\/)\.|\.(?:br|gz)$/.test(path);

/** Enough of a hash to tell any two files apart; src/service-worker.ts makes the same. */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('base64').slice(0, 16);

/**
 * Puts the list, and a name that only this very content has, before the worker of a built folder; a
 * list that is there already is made anew.
 *
 * @param {string} folder
 */
export function writePrecacheManifest(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  const kept = paths.filter(isKept).sort();
  const files = Object.fromEntries(
    kept.map((path) => [path, hashOf(readFileSync(join(folder, path)))]),
  );
  const { version } = JSON.parse(readFileSync(join(folder, VERSION), 'utf8'));
  const name = `${version}-${hashOf(JSON.stringify(files)).slice(0, 8)}`;
  const worker = join(folder, WORKER);
  const text = readFileSync(worker, 'utf8').replace(SEAL, '');
  // A compressed worker would still have the list of before.
  for (const packed of ['.br', '.gz']) rmSync(worker + packed, { force: true });
  writeFileSync(worker, `const BUILT=${JSON.stringify({ name, files })};\n${text}`);
}
