import { execFile } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../src/tools/project.mjs';

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
    const other = createServer();
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
  expect(said).toContain(`CUSTODIAN_PORT=${port + 1} npm start`);
});

test.each(['0', '65536', 'twelve', '41.73'])('refuses %s as a port', async (port) => {
  const { code, said } = await start([], { CUSTODIAN_PORT: port });
  expect(code).toBe(1);
  expect(said).toContain('CUSTODIAN_PORT');
});

test('explains itself when it is asked for something unknown', async () => {
  const { code, said } = await start(['--htps'], {});
  expect(code).toBe(1);
  expect(said).toContain('--https');
});
