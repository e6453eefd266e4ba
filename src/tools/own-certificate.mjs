import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HEADERS } from './headers.mjs';

const openssl = promisify(execFile).bind(null, 'openssl');

const FOLDER = '.custodian-https';
const DAY = 86_400_000;

// Whoever trusts this authority trusts it for home networks only, never for the wide web.
const AUTHORITY = `basicConstraints=critical,CA:TRUE,pathlen:0
keyUsage=critical,keyCertSign,cRLSign
subjectKeyIdentifier=hash
nameConstraints=critical,permitted;DNS:localhost,permitted;DNS:local,permitted;IP:127.0.0.0/255.0.0.0,permitted;IP:10.0.0.0/255.0.0.0,permitted;IP:172.16.0.0/255.240.0.0,permitted;IP:192.168.0.0/255.255.0.0
`;

const isPrivate = (ip) => /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(ip);

/** The addresses of this machine in home networks, IPv4. */
export function addresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((entry) => entry?.family === 'IPv4' && isPrivate(entry.address))
    .map((entry) => entry.address)
    .sort();
}

function names() {
  const machine = hostname().toLowerCase().split('.')[0];
  const dns = ['localhost', ...(/^[a-z0-9-]+$/.test(machine) ? [`${machine}.local`] : [])];
  const ips = ['127.0.0.1', ...addresses()];
  return [...dns.map((name) => `DNS:${name}`), ...ips.map((ip) => `IP:${ip}`)].join(',');
}

async function newAuthority(at) {
  // prettier-ignore
  await openssl([
    'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-sha256',
    '-days', '3650', '-subj', '/CN=Custodian at home', '-keyout', at('ca.key'), '-out', at('ca.crt'),
    '-config', at('ca.cnf'), '-extensions', 'v3',
  ]);
}

async function newLeaf(at, wanted) {
  writeFileSync(
    at('leaf.ext'),
    `basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature
extendedKeyUsage=serverAuth
subjectAltName=${wanted}
`,
  );
  // prettier-ignore
  await openssl([
    'req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-sha256',
    '-subj', '/CN=Custodian', '-keyout', at('leaf.key'), '-out', at('leaf.csr'), '-config', at('ca.cnf'),
  ]);
  // Browsers refuse leaves that live longer than about a year.
  // prettier-ignore
  await openssl([
    'x509', '-req', '-in', at('leaf.csr'), '-CA', at('ca.crt'), '-CAkey', at('ca.key'),
    '-CAcreateserial', '-sha256', '-days', '390', '-extfile', at('leaf.ext'), '-out', at('leaf.crt'),
  ]);
  writeFileSync(at('leaf.names'), wanted);
}

function leafIsFresh(at, wanted) {
  if (!existsSync(at('leaf.crt')) || !existsSync(at('leaf.names'))) return false;
  if (readFileSync(at('leaf.names'), 'utf8') !== wanted) return false;
  const until = Date.parse(new X509Certificate(readFileSync(at('leaf.crt'))).validTo);
  return until - Date.now() > 30 * DAY;
}

function offered(at) {
  const authority = readFileSync(at('ca.crt'));
  return {
    key: readFileSync(at('leaf.key')),
    cert: Buffer.concat([readFileSync(at('leaf.crt')), authority]),
    offeredBy: (files) => (request, response) => {
      if (request.url !== '/custodian-ca.crt') return files(request, response);
      response.writeHead(200, {
        ...HEADERS,
        'content-type': 'application/x-x509-ca-cert',
        'content-disposition': 'attachment; filename="custodian-ca.crt"',
      });
      response.end(authority);
    },
  };
}

/**
 * Key and certificate for https in the home network, made with openssl on first use and kept in
 * a folder that git ignores. The authority stays; the leaf follows the machine's addresses.
 *
 * @param {string} root folder to keep them in
 * @returns what `https.createServer` takes, and `offeredBy`, which wraps a request listener so
 *   that /custodian-ca.crt answers with the authority; or a sentence in `problem`
 */
export async function certificate(root) {
  const folder = join(root, FOLDER);
  const at = (name) => join(folder, name);
  const wanted = names();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(at('ca.crt')) || !existsSync(at('ca.key'))) {
      writeFileSync(at('ca.cnf'), `[req]\ndistinguished_name=dn\n[dn]\n[v3]\n${AUTHORITY}`);
      await newAuthority(at);
      await newLeaf(at, wanted);
    } else if (!leafIsFresh(at, wanted)) {
      await newLeaf(at, wanted);
    }
    return offered(at);
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'openssl is not installed.' : error.message;
    return { problem: `No certificate could be made: ${why}\ndocs/tablet.md shows other ways.` };
  }
}
