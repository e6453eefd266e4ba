import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { oneAtATime } from './one-at-a-time.mjs';
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
  // The folder may have been moved since; another run may be reading it now.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}

const UNPACKED = join(FOLDER, 'unpacked');
const READY = join(FOLDER, `ready-${VERSION}`);

/** Fetches and unpacks it where that has not been done; false, after a sentence, when it cannot be fetched. */
async function ensureUnpacked(say) {
  if (existsSync(READY)) return true;
  say(`Fetching a Chromium for the tests (${PACKAGE} ${VERSION}, 74 MB) …`);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-save', '--no-package-lock', `${PACKAGE}@${VERSION}`];
  if ((await npm(args, { cwd: FOLDER, output: 'stderr' })) !== 0) {
    say(`${PACKAGE} could not be fetched.`);
    return false;
  }
  await unpack(UNPACKED);
  writeFileSync(READY, '');
  return true;
}

/**
 * A Chromium out of the npm registry, fetched on first use: what only builds or serves the app never
 * needs it. Null, after a sentence, when it cannot be fetched; throws when what was fetched cannot
 * be unpacked.
 *
 * @param {(line: string) => void} say
 */
export async function packagedChromium(say) {
  const there = existsSync(READY) || (await oneAtATime(ROOT, () => ensureUnpacked(say), say));
  if (!there) return null;
  return {
    path: join(UNPACKED, 'chromium'),
    libraries: join(UNPACKED, 'al2023/lib'),
    fonts: writeFontsConf(UNPACKED),
  };
}
