/** What a disk still holds of a folder after the power was cut: each file as it was last synced. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';

const SOURCE = join(ROOT, 'src/tools/trust/synced.c');
/** The C compiler of the system; CC names another. */
const COMPILER = process.env.CC || 'cc';
const CACHE = join(ROOT, 'node_modules/.cache/custodian');

/**
 * The library that keeps what is synced, compiled once for each state of its source.
 *
 * @returns {{ library: string } | { cannot: string }} why there is none, as half a sentence
 */
export function syncWatcher() {
  if (process.platform !== 'linux') return { cannot: `this is ${process.platform}, not Linux` };
  const hash = createHash('sha256')
    .update(COMPILER)
    .update(readFileSync(SOURCE))
    .digest('hex')
    .slice(0, 12);
  const library = join(CACHE, `synced-${hash}.so`);
  if (existsSync(library)) return { library };
  mkdirSync(CACHE, { recursive: true });
  // Made beside its place and moved: a run that is broken off leaves no half of it.
  const made = `${library}.${process.pid}`;
  const flags = ['-shared', '-fPIC', '-O1', '-o', made, SOURCE, '-ldl', '-lpthread'];
  const cc = spawnSync(COMPILER, flags, { encoding: 'utf8' });
  if (cc.error)
    return { cannot: `${COMPILER} cannot be run (${cc.error.code ?? cc.error.message})` };
  if (cc.status !== 0)
    return { cannot: `${COMPILER} does not compile it: ${cc.stderr.split('\n', 1)[0]}` };
  renameSync(made, library);
  return { library };
}

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
