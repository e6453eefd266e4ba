/** What npm started does not outlive it. */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../../../src/tools/project.mjs';

/** A server that goes on until it is stopped; it says its process id and its port. */
const SERVER = `
  import { createServer } from 'node:http';
  import { untilStopped } from '${new URL('../../../src/tools/until-stopped.mjs', import.meta.url).href}';
  const server = createServer().listen(0, '127.0.0.1', () => {
    console.log(JSON.stringify({ pid: process.pid, port: server.address().port }));
  });
  untilStopped(() => server.close(), 50);
`;

/** Stands for npm: it starts the server and waits. */
const PARENT = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['--input-type=module', '-e', process.env.SERVER], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

/**
 * Whether the server answers. Its process says less: in a container a process that has ended stays
 * listed until the first one asks for it.
 */
const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

async function started(env: Record<string, string | undefined>) {
  const parent = spawn(process.execPath, ['-e', PARENT], {
    cwd: ROOT,
    env: { ...process.env, ...env, SERVER },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<Buffer>((done) => parent.stdout.once('data', done));
  return { parent, ...(JSON.parse(said.toString()) as { pid: number; port: number }) };
}

test('a server that npm started ends when npm is killed', async () => {
  const { parent, port } = await started({ npm_lifecycle_event: 'start' });
  expect(await answers(port)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(async () => expect(await answers(port)).toBe(false), { timeout: 8000 });
});

test('one that was started by hand goes on until it is told to stop', async () => {
  const { parent, pid, port } = await started({ npm_lifecycle_event: undefined });
  parent.kill('SIGKILL');
  // Several times as long as it takes to notice.
  await new Promise((done) => setTimeout(done, 500));
  expect(await answers(port)).toBe(true);
  process.kill(pid, 'SIGTERM');
  await vi.waitFor(async () => expect(await answers(port)).toBe(false), { timeout: 8000 });
});
