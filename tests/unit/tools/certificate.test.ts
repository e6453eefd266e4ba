import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { certificate, newLeaf } from '../../../src/tools/certificate.mjs';

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

test('the certificate made at home is good for devices that trust its authority, and is kept', async () => {
  const own = await certificate(root);
  if ('problem' in own) throw new Error(own.problem);
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

/** A forger who has the authority's key asks it to vouch for this; what a client says to that. */
async function refusedFor(names: string[], addresses: string[]): Promise<unknown> {
  const at = (name: string) => join(root, '.custodian-https', name);
  await certificate(root);
  const cert = readFileSync(at('ca.crt'), 'utf8');
  const authority = { cert, key: readFileSync(at('ca.key'), 'utf8') };
  const leaf = await newLeaf(authority, { name: 'Anybody', days: 30, names, addresses });
  const server = createServer({ key: leaf.key, cert: leaf.cert + cert }, (_, response) =>
    response.end('the app'),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { port } = server.address() as AddressInfo;
    await ask(port, '/', Buffer.from(cert));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('the authority vouches for home networks and nothing else', () => {
  test('its constraints are critical', async () => {
    await certificate(root);
    const { raw, ca } = new X509Certificate(readFileSync(join(root, '.custodian-https/ca.crt')));
    expect(ca).toBe(true);
    // The id of name constraints (2.5.29.30), then "critical: true".
    expect(raw.toString('hex')).toContain('0603551d1e0101ff');
  });

  test.each([
    [
      ['localhost', 'table.local'],
      ['127.0.0.1', '192.168.1.20', '10.0.0.7', '172.31.255.1'],
    ],
  ])('%s and %s are within', async (names, addresses) => {
    expect(await refusedFor(names, addresses)).toBeNull();
  });

  test.each([
    [['example.org'], ['127.0.0.1']],
    [['localhost', 'local.example.org'], ['127.0.0.1']],
    [['localhost'], ['127.0.0.1', '8.8.8.8']],
    [['localhost'], ['127.0.0.1', '172.32.0.1']],
  ])('%s and %s are not', async (names, addresses) => {
    expect(await refusedFor(names, addresses)).toContain('permitted subtree violation');
  });
});

test.skipIf(process.platform === 'win32')(
  'its keys are for no one else on the machine',
  async () => {
    await certificate(root);
    for (const name of ['ca.key', 'leaf.key']) {
      expect(statSync(join(root, '.custodian-https', name)).mode & 0o077).toBe(0);
    }
  },
);

test('an authority that openssl once made is kept, and vouches for the new leaf', async () => {
  const at = (name: string) => join(root, '.custodian-https', name);
  mkdirSync(at(''), { recursive: true });
  writeFileSync(
    at('ca.cnf'),
    '[req]\ndistinguished_name=dn\n[dn]\n[v3]\nbasicConstraints=CA:TRUE\n',
  );
  // prettier-ignore
  const made = [
    'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '9',
    '-subj', '/CN=Custodian at home', '-keyout', at('ca.key'), '-out', at('ca.crt'),
    '-config', at('ca.cnf'), '-extensions', 'v3',
  ];
  try {
    execFileSync('openssl', made, { stdio: 'ignore' });
  } catch {
    // A machine without openssl has no such authority either.
    return;
  }
  const before = readFileSync(at('ca.crt'), 'utf8');
  await certificate(root);
  expect(readFileSync(at('ca.crt'), 'utf8')).toBe(before);
  const leaf = new X509Certificate(readFileSync(at('leaf.crt')));
  expect(leaf.checkIssued(new X509Certificate(before))).toBe(true);
  expect(leaf.verify(new X509Certificate(before).publicKey)).toBe(true);
});

test('a folder that cannot be written is told in a sentence', async () => {
  writeFileSync(join(root, '.custodian-https'), 'a file, not a folder');
  const own = await certificate(root);
  expect('problem' in own && own.problem).toContain('No certificate could be made');
  expect(existsSync(join(root, '.custodian-https/ca.key'))).toBe(false);
});
