import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { HEADERS } from './headers.mjs';
import { newAuthority, newLeaf } from './x509.mjs';

const FOLDER = '.custodian-https';
const DAY = 86_400_000;

// Whoever trusts this authority trusts it for home networks only, never for the wide web.
const AUTHORITY = {
  name: 'Custodian at home',
  days: 3650,
  names: ['localhost', 'local'],
  networks: [
    '127.0.0.0/255.0.0.0',
    '10.0.0.0/255.0.0.0',
    '172.16.0.0/255.240.0.0',
    '192.168.0.0/255.255.0.0',
  ],
};

// Browsers refuse leaves that live longer than about a year.
const LEAF = { name: 'Custodian', days: 390 };

const isPrivate = (ip) => /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(ip);

/** The addresses of this machine in home networks, IPv4. */
export function addresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((entry) => entry?.family === 'IPv4' && isPrivate(entry.address))
    .map((entry) => entry.address)
    .sort();
}

function wantedNames() {
  const machine = hostname().toLowerCase().split('.')[0];
  return {
    names: ['localhost', ...(/^[a-z0-9-]+$/.test(machine) ? [`${machine}.local`] : [])],
    addresses: ['127.0.0.1', ...addresses()],
  };
}

/** The same as one line, to be compared with what a leaf was made for. */
const lineOf = ({ names, addresses }) =>
  [...names.map((name) => `DNS:${name}`), ...addresses.map((ip) => `IP:${ip}`)].join(',');

function keep(at, name, { cert, key }) {
  writeFileSync(at(`${name}.key`), key, { mode: 0o600 });
  writeFileSync(at(`${name}.crt`), cert);
}

async function renewLeaf(at, wanted) {
  const read = (name) => readFileSync(at(name), 'utf8');
  const authority = { cert: read('ca.crt'), key: read('ca.key') };
  keep(at, 'leaf', await newLeaf(authority, { ...LEAF, ...wanted }));
  writeFileSync(at('leaf.names'), lineOf(wanted));
}

function leafIsFresh(at, wanted) {
  if (!existsSync(at('leaf.crt')) || !existsSync(at('leaf.names'))) return false;
  if (readFileSync(at('leaf.names'), 'utf8') !== lineOf(wanted)) return false;
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
 * Key and certificate for https in the home network, made on first use and kept in
 * a folder that git ignores. The authority stays; the leaf follows the machine's addresses.
 *
 * @param {string} root folder to keep them in
 * @returns what `https.createServer` takes, and `offeredBy`, which wraps a request listener so
 *   that /custodian-ca.crt answers with the authority; or a sentence in `problem`
 */
export async function certificate(root) {
  const folder = join(root, FOLDER);
  const at = (name) => join(folder, name);
  const wanted = wantedNames();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(at('ca.crt')) || !existsSync(at('ca.key'))) {
      keep(at, 'ca', await newAuthority(AUTHORITY));
      await renewLeaf(at, wanted);
    } else if (!leafIsFresh(at, wanted)) {
      await renewLeaf(at, wanted);
    }
    return offered(at);
  } catch (error) {
    return {
      problem: `No certificate could be made: ${error.message}\ndocs/tablet.md shows other ways.`,
    };
  }
}
