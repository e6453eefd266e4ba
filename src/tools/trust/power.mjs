/** What a disk still holds of a folder after the power was cut: each file as it was last synced. */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { preload } from './preload.mjs';

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
