/** Small libraries in C that a browser is started with, compiled where they are needed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';

/** The C compiler of the system; CC names another. */
const COMPILER = process.env.CC || 'cc';
const CACHE = join(ROOT, 'node_modules/.cache/custodian');

/**
 * One of the libraries beside this file, compiled once for each state of its source.
 *
 * @param {'synced' | 'full'} name
 * @returns {{ library: string } | { cannot: string }} why there is none, as half a sentence
 */
export function preload(name) {
  const source = join(ROOT, `src/tools/trust/${name}.c`);
  if (process.platform !== 'linux') return { cannot: `this is ${process.platform}, not Linux` };
  const hash = createHash('sha256')
    .update(COMPILER)
    .update(readFileSync(source))
    .digest('hex')
    .slice(0, 12);
  const library = join(CACHE, `${name}-${hash}.so`);
  if (existsSync(library)) return { library };
  mkdirSync(CACHE, { recursive: true });
  // Made beside its place and moved: a run that is broken off leaves no half of it.
  const made = `${library}.${process.pid}`;
  const flags = ['-shared', '-fPIC', '-O1', '-o', made, source, '-ldl', '-lpthread'];
  const cc = spawnSync(COMPILER, flags, { encoding: 'utf8' });
  if (cc.error)
    return { cannot: `${COMPILER} cannot be run (${cc.error.code ?? cc.error.message})` };
  if (cc.status !== 0)
    return { cannot: `${COMPILER} does not compile it: ${cc.stderr.split('\n', 1)[0]}` };
  renameSync(made, library);
  return { library };
}

/** The library that keeps what is synced. */
export const syncWatcher = () => preload('synced');

/** The environment in which a browser's files below `folder` are kept on `disk` as they are synced. */
export const watchedEnv = ({ library, folder, disk }) => ({
  LD_PRELOAD: library,
  CUSTODIAN_DISK_OF: folder,
  CUSTODIAN_DISK: disk,
});

/** Puts the folder back to what the disk holds. */
export function cutPower({ folder, disk }) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync(disk)) {
    if (name.startsWith('.half-')) rmSync(join(disk, name));
  }
  cpSync(disk, folder, { recursive: true });
}
