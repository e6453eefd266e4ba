import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, npm } from './project.mjs';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '147.0.0';
const FOLDER = join(ROOT, 'node_modules/.cache/custodian-chromium');

/** The package holds a build for one kind of machine only. */
export function canUsePackaged() {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** Unpacks in a process of its own: the package looks at these variables when it is loaded. */
async function unpack(into) {
  const program = `import('${PACKAGE}').then(({ default: it }) => it.executablePath())`;
  await promisify(execFile)(process.execPath, ['-e', program], {
    cwd: FOLDER,
    // With this the package unpacks its libraries too, not only on the hosts it was made for.
    env: { ...process.env, TMPDIR: into, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
}

/**
 * A Chromium out of the npm registry, fetched on demand because most machines have one already.
 * Null, after a sentence, when it cannot be had.
 */
export async function packagedChromium(say) {
  const unpacked = join(FOLDER, 'unpacked');
  const ready = join(FOLDER, `ready-${VERSION}`);
  try {
    if (!existsSync(ready)) {
      say(`Fetching a Chromium for the tests (${PACKAGE} ${VERSION}, 74 MB) …`);
      rmSync(FOLDER, { recursive: true, force: true });
      mkdirSync(unpacked, { recursive: true });
      writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
      const args = ['install', '--no-save', '--no-package-lock', `${PACKAGE}@${VERSION}`];
      if ((await npm(args, { cwd: FOLDER, output: 'stderr' })) !== 0) return null;
      await unpack(unpacked);
      writeFileSync(ready, '');
    }
  } catch (error) {
    say(`The packaged Chromium could not be unpacked: ${error.message}`);
    return null;
  }
  return {
    path: join(unpacked, 'chromium'),
    libraries: join(unpacked, 'al2023/lib'),
    fonts: join(unpacked, 'fonts'),
  };
}
