import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, npm } from './project.mjs';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '147.0.0';
const FOLDER = join(ROOT, 'node_modules/.cache/custodian-chromium');

/** The package holds a build for one kind of machine only. */
function canUsePackaged() {
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

const escaped = (path) => path.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Names the fonts where they were unpacked, and a cache beside them. The package's own file names
 * folders of the hosts it was made for; without a font a browser gives text no size.
 */
function writeFontsConf(unpacked) {
  const file = join(unpacked, 'fonts.conf');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped(join(unpacked, 'fonts/fonts'))}</dir>
  <cachedir>${escaped(join(unpacked, 'font-cache'))}</cachedir>
</fontconfig>
`;
  writeFileSync(file, text);
  return file;
}

/**
 * A Chromium out of the npm registry, fetched on demand because most machines have one already.
 * Null, after a sentence, when it cannot be had on this machine; throws when what was fetched
 * cannot be unpacked.
 */
export async function packagedChromium(say) {
  if (!canUsePackaged()) {
    say(`${PACKAGE} is made for Linux on x64 only.`);
    return null;
  }
  const unpacked = join(FOLDER, 'unpacked');
  const ready = join(FOLDER, `ready-${VERSION}`);
  if (!existsSync(ready)) {
    say(`Fetching a Chromium for the tests (${PACKAGE} ${VERSION}, 74 MB) …`);
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(unpacked, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
    const args = ['install', '--no-save', '--no-package-lock', `${PACKAGE}@${VERSION}`];
    if ((await npm(args, { cwd: FOLDER, output: 'stderr' })) !== 0) {
      say(`${PACKAGE} could not be fetched.`);
      return null;
    }
    await unpack(unpacked);
    writeFileSync(ready, '');
  }
  return {
    path: join(unpacked, 'chromium'),
    libraries: join(unpacked, 'al2023/lib'),
    // Written each time: the folder may have been moved since.
    fonts: writeFontsConf(unpacked),
  };
}
