import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The sub-path that the app is built for: '' or '/something', without a slash at the end. */
export const BASE_PATH = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/**
 * Runs a program in the project's folder and gives its exit code; what it prints goes through.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, quiet?: boolean }} [options]
 *   `quiet` sends its output to stderr, for commands whose own result is stdout
 * @returns {Promise<number>}
 */
export function run(program, args, { env = {}, cwd = ROOT, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['inherit', quiet ? 2 : 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
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
