import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder that holds package.json. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const trimmed = (process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '');

/** The sub-path that the app is built for and served under: '' or '/something'. */
export const BASE_PATH = trimmed && `/${trimmed}`;

/** Where the built app goes, from the project's folder. */
export const BUILD = process.env.CUSTODIAN_BUILD || 'build';

/** Kit's own folder: one for each folder of a build, so that two can be built at once. */
export const KIT = BUILD === 'build' ? '.svelte-kit' : `.svelte-kit/for-${basename(BUILD)}`;

/**
 * Runs a program in the project's folder and gives its exit code.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, output?: 'through' | 'stderr' | 'on failure' }} [options]
 *   where its output goes; `stderr` is for commands whose own result is stdout
 * @returns {Promise<number>}
 */
export function run(program, args, { env = {}, cwd = ROOT, output = 'through' } = {}) {
  const kept = [];
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: {
        through: 'inherit',
        stderr: ['inherit', 2, 'inherit'],
        'on failure': ['ignore', 'pipe', 'pipe'],
      }[output],
    });
    child.stdout?.on('data', (data) => kept.push(data));
    child.stderr?.on('data', (data) => kept.push(data));
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      done(127);
    });
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(kept));
      done(code ?? 1);
    });
  });
}

/** Runs the npm that started us, or the one that is found. */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Runs the program that an installed package brings (`vite`, `vitest`, `playwright` …). */
export function tool(packageBin, args, options) {
  return run(process.execPath, [resolve(ROOT, 'node_modules', packageBin), ...args], options);
}

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

/** Whether the file with this address is the program that was started, and not only read by another. */
export function isProgram(url) {
  const [, started] = process.argv;
  return existsSync(started ?? '') && pathToFileURL(realpathSync(started)).href === url;
}
