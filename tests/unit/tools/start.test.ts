import { execFile, spawn } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../../../src/tools/project.mjs';
import { asked } from '../../../src/tools/start.mjs';

const start = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: unknown; said: string }>((done) => {
    execFile(
      process.execPath,
      [join(ROOT, 'src/tools/start.mjs'), ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });

test.each(['127.0.0.1', '::1'])(
  'says that its port is taken (on %s) and takes no other',
  async (host) => {
    const other = createServer((socket) => socket.destroy());
    const listening = await new Promise<boolean>((done) => {
      other.once('error', () => done(false));
      other.listen(0, host, () => done(true));
    });
    // A machine without IPv6 cannot have its port taken there.
    if (!listening) return;
    const { port } = other.address() as AddressInfo;
    const { code, said } = await start([], { CUSTODIAN_PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is taken`);
    expect(said).not.toContain('http://');
  },
);

test('says where Custodian runs already, at its sub-path, and how to have another place', async () => {
  const other = createHttpServer((request, response) => {
    if (request.url === '/') response.writeHead(307, { location: '/evening/' }).end();
    else response.end('<html><title>Custodian: games</title></html>');
  });
  await new Promise<void>((done) => void other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await start([], { CUSTODIAN_PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(`Custodian already runs at http://localhost:${port}/evening/`);
  expect(said).toContain(`npm start -- --port ${port + 1}`);
});

test('says of a port that was named as an argument that it is taken, over https too', async () => {
  const other = createServer((socket) => socket.destroy());
  await new Promise<void>((done) => void other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  // The argument counts more than the variable.
  const env = { CUSTODIAN_PORT: '1' };
  const [plain, secure] = await Promise.all([
    start(['--port', String(port)], env),
    start([`--port=${port}`, '--https'], env),
  ]);
  other.close();
  expect([plain.code, secure.code]).toEqual([1, 1]);
  expect(plain.said).toContain(`Port ${port} is taken by another program.`);
  expect(plain.said).toContain(`npm start -- --port ${port + 1}`);
  expect(secure.said).toContain(`Port ${port} is taken by another program.`);
  expect(secure.said).toContain(`npm start -- --https --port ${port + 1}`);
});

test.each([
  [[], {}, { https: false, port: 4173 }],
  [['--https'], { CUSTODIAN_PORT: '' }, { https: true, port: 4173 }],
  [[], { CUSTODIAN_PORT: '65535' }, { https: false, port: 65535 }],
  [['--port', '1'], { CUSTODIAN_PORT: 'twelve' }, { https: false, port: 1 }],
  [['--port=4180', '--https'], { npm_config_port: '1' }, { https: true, port: 4180 }],
  [['--port', '1', '--port', '2'], {}, { https: false, port: 2 }],
])('understands %j beside %j', (args, env, wish) => {
  expect(asked(args, env)).toEqual(wish);
});

test.each(['0', '65536', 'twelve', '41.73', '0x50', '1e3', '-1', ' '])(
  'refuses %j as a port, and shows one',
  (port) => {
    expect(asked([], { CUSTODIAN_PORT: port })).toEqual({
      problem: 'CUSTODIAN_PORT has to be a number from 1 to 65535. Without it the port is 4173.',
    });
    const problem = '--port needs a number from 1 to 65535, as in: npm start -- --port 4174';
    expect(asked(['--port', port], {})).toEqual({ problem });
    expect(asked([`--port=${port}`], {})).toEqual({ problem });
    expect(asked(['--https', '--port', port], {})).toEqual({
      problem: problem.replace('-- --port', '-- --https --port'),
    });
  },
);

test.each([[['--port']], [['--port=']], [['--port', '--https']]])(
  'asks for the number that %j lacks',
  (args) => {
    expect(asked(args, {})).toEqual({ problem: expect.stringContaining('--port needs a number') });
  },
);

test.each([
  // As npm 11 hands on `npm start --port 4180`, and as it hands on `npm start --port=4180`.
  [['4180'], 'true', '--port 4180'],
  [[], '4180', '--port 4180'],
  [['--https'], '4180', '--https --port 4180'],
  [[], 'true', '--port 4174'],
])('says that npm kept the port where the two dashes before it are missing', (args, kept, own) => {
  expect(asked(args, { npm_config_port: kept })).toEqual({
    problem: `npm took --port for its own. Write: npm start -- ${own}`,
  });
});

test.each(['--htps', '--https=yes', '--ports=1', '4180'])(
  'explains itself when it is asked for %s',
  (arg) => {
    const { problem } = asked([arg], {}) as { problem: string };
    expect(problem).toContain(`What does "${arg}" mean?`);
    expect(problem).toContain('npm start -- --https');
    expect(problem).toContain('npm start -- --port');
  },
);

test('ends with the sentence and without a server when it cannot be understood', async () => {
  expect(await start(['--port', 'twelve'], {})).toEqual({
    code: 1,
    said: '--port needs a number from 1 to 65535, as in: npm start -- --port 4174\n',
  });
});

test.runIf(process.platform === 'linux' && process.getuid?.() !== 0)(
  'says who may open a low port',
  async () => {
    const { code, said } = await start(['--port', '1'], {});
    expect(code).toBe(1);
    expect(said).toContain('This user may not open port 1');
    expect(said).toContain('--port 4173');
  },
);

/** A server that goes on until it is stopped; it says its process id and its port. */
const SERVER = `
  import { createServer } from 'node:http';
  import { untilStopped } from '${new URL('../../../src/tools/start.mjs', import.meta.url).href}';
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
