import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file under `path` (or `path` itself), sorted. */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => filesUnder(join(path, item.name)));
}

/**
 * One short hash over names and bytes of files and folders.
 * The same tree gives the same hash on every machine; a missing path counts as empty.
 *
 * @param {string} root folder that the names are relative to
 * @param {string[]} paths files and folders, relative to `root`
 * @param {{ salt?: string }} [options] a text to mix in
 */
export function contentHash(root, paths, { salt = '' } = {}) {
  const hash = createHash('sha256').update(salt);
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      const name = file.slice(root.length).replaceAll('\\', '/');
      const bytes = readFileSync(file);
      hash.update(`\0${name}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, 12);
}
