/** What npm started does not outlive it. */
import { spawn } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../../../src/tools/project.mjs';

/** A server that goes on until it is stopped; it says its process id. */
const SERVER = `
  import { createServer } from 'node:http';
  import { untilStopped } from '${new URL('../../../src/tools/until-stopped.mjs', import.meta.url).href}';
  const server = createServer().listen(0, '127.0.0.1');
  untilStopped(() => server.close(), 50);
  console.log(process.pid);
`;

/** Stands for npm: it starts the server and waits. */
const PARENT = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['--input-type=module', '-e', process.env.SERVER], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function started(env: Record<string, string | undefined>) {
  const parent = spawn(process.execPath, ['-e', PARENT], {
    cwd: ROOT,
    env: { ...process.env, ...env, SERVER },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<Buffer>((done) => parent.stdout.once('data', done));
  return { parent, pid: Number(said.toString()) };
}

test('a server that npm started ends when npm is killed', async () => {
  const { parent, pid } = await started({ npm_lifecycle_event: 'start' });
  expect(isThere(pid)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 8000 });
});

test('one that was started by hand goes on until it is told to stop', async () => {
  const { parent, pid } = await started({ npm_lifecycle_event: undefined });
  parent.kill('SIGKILL');
  // Several times as long as it takes to notice.
  await new Promise((done) => setTimeout(done, 500));
  expect(isThere(pid)).toBe(true);
  process.kill(pid, 'SIGTERM');
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 8000 });
});
