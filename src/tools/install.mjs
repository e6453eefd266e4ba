import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { ROOT, npm } from './project.mjs';

const STAMP = 'node_modules/.custodian-lock';

/** Whether npm's own list of what is installed agrees with the lockfile (npm ci was run). */
function agrees(root, lockText) {
  const listed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(listed)) return false;
  const installed = JSON.parse(readFileSync(listed, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(lockText).packages).filter(([path]) => path !== '');
  return wanted.every(([path, entry]) =>
    installed[path] ? installed[path].version === entry.version : entry.optional === true,
  );
}

/** Whether node_modules holds what package-lock.json asks for. */
export function isInstalled(root = ROOT) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const stamp = join(root, STAMP);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8').trim() === hash;
  return agrees(root, lockText);
}

function writeStamp(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  writeFileSync(join(root, STAMP), createHash('sha256').update(lockText).digest('hex') + '\n');
}

async function install(root) {
  console.error('Installing what the lockfile lists (npm ci) …');
  const code = await npm(['ci', '--include=dev'], { cwd: root, output: 'stderr' });
  if (code !== 0) {
    console.error('The installation failed. It needs the npm registry once; see above.');
    return false;
  }
  writeStamp(root);
  return true;
}

/**
 * Installs from the lockfile, development tools included, when node_modules is missing or stale.
 * Gives false, after a sentence, when that failed.
 */
export async function ensureInstalled(root = ROOT) {
  if (isInstalled(root)) {
    if (!existsSync(join(root, STAMP))) writeStamp(root);
    return true;
  }
  return oneAtATime(root, async () => isInstalled(root) || install(root));
}
