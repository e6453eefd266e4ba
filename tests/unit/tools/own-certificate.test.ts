import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { certificate } from '../../../src/tools/own-certificate.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'custodian-https-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const ask = (port: number, path: string, ca: Buffer) =>
  new Promise<string>((done, fail) => {
    request({ host: '127.0.0.1', port, path, ca }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => done(text));
    })
      .on('error', fail)
      .end();
  });

test('the certificate made at home is good for whoever trusts its authority, and is kept', async () => {
  const own = await certificate(root);
  if ('problem' in own) {
    // A machine without openssl is told so; there is nothing more to see on it.
    expect(own.problem).toContain('openssl is not installed');
    return;
  }
  const authority = readFileSync(join(root, '.custodian-https/ca.crt'));
  const app: RequestListener = (_request, response) => void response.end('the app');
  const server = createServer(own, own.offeredBy(app));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  try {
    expect(await ask(port, '/', authority)).toBe('the app');
    expect(await ask(port, '/custodian-ca.crt', authority)).toBe(authority.toString());
    await expect(ask(port, '/', Buffer.from(''))).rejects.toThrow(/certificate/);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  const again = await certificate(root);
  expect('problem' in again ? null : again.cert).toEqual(own.cert);
});
