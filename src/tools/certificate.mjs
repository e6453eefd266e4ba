/**
 * The two certificates of https in a home network, written here and not by openssl, which not every
 * system has. Keys and signatures are Node's own (webcrypto).
 */
import { createHash, randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { BitString, Integer, OctetString, Utf8String } from 'asn1js';
import * as pki from 'pkijs';
import { HEADERS } from './static-server.mjs';

const FOLDER = '.custodian-https';
const DAY = 86_400_000;

const { subtle } = webcrypto;

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const COMMON_NAME = '2.5.4.3';
const SERVER = '1.3.6.1.5.5.7.3.1';

/** Kinds of names, by their tags in X.509. */
const DNS = 2;
const IP = 7;

/** Bits of what a key may be used for. */
const SIGN_CERTIFICATES_AND_LISTS = new BitString({ valueHex: bytes([0x06]), unusedBits: 1 });
const SIGN = new BitString({ valueHex: bytes([0x80]), unusedBits: 7 });

function bytes(from) {
  return Uint8Array.from(from).buffer;
}

const octets = (text) => text.split(/[./]/).map(Number);
const dns = (value) => new pki.GeneralName({ type: DNS, value });
/** An address, or a network with its mask: 10.0.0.0/255.0.0.0. */
const ip = (text) =>
  new pki.GeneralName({ type: IP, value: new OctetString({ valueHex: bytes(octets(text)) }) });

const extension = (extnID, critical, value) =>
  new pki.Extension({ extnID, critical, extnValue: value.toBER(false) });

function pem(kind, der) {
  const lines = Buffer.from(der)
    .toString('base64')
    .match(/.{1,64}/g);
  return `-----BEGIN ${kind}-----\n${lines.join('\n')}\n-----END ${kind}-----\n`;
}

const der = (text) => Buffer.from(text.replace(/-----[^-]+-----|\s/g, ''), 'base64');

function named(name) {
  const value = new Utf8String({ value: name });
  const part = new pki.AttributeTypeAndValue({ type: COMMON_NAME, value });
  return new pki.RelativeDistinguishedNames({ typesAndValues: [part] });
}

/** The name by which a certificate finds the key of its authority. */
function keyIdentifier(certificate) {
  const key = certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  return new OctetString({ valueHex: bytes(createHash('sha1').update(key).digest()) });
}

async function begun({ subject, publicKey, days }) {
  const certificate = new pki.Certificate();
  certificate.version = 2;
  // Positive, and never the same twice.
  certificate.serialNumber = new Integer({ valueHex: bytes([0x40, ...randomBytes(15)]) });
  certificate.subject = named(subject);
  // A clock that is a little slow must not find it to be of tomorrow.
  certificate.notBefore.value = new Date(Date.now() - DAY);
  certificate.notAfter.value = new Date(Date.now() + days * DAY);
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  return certificate;
}

async function written(certificate, signingKey, privateKey) {
  await certificate.sign(signingKey, 'SHA-256');
  const key = await subtle.exportKey('pkcs8', privateKey);
  return {
    cert: pem('CERTIFICATE', certificate.toSchema().toBER(false)),
    key: pem('PRIVATE KEY', key),
  };
}

/**
 * A new authority that can vouch for these names and networks only, as PEM.
 *
 * @param {{ name: string, days: number, names: string[], networks: string[] }} wanted
 * @returns {Promise<{ cert: string, key: string }>}
 */
async function newAuthority({ name, days, names, networks }) {
  const { publicKey, privateKey } = await subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const certificate = await begun({ subject: name, publicKey, days });
  certificate.issuer = certificate.subject;
  const permittedSubtrees = [...names.map(dns), ...networks.map(ip)].map(
    (base) => new pki.GeneralSubtree({ base }),
  );
  const constraints = new pki.BasicConstraints({ cA: true, pathLenConstraint: 0 });
  certificate.extensions = [
    extension(pki.id_BasicConstraints, true, constraints.toSchema()),
    extension(pki.id_KeyUsage, true, SIGN_CERTIFICATES_AND_LISTS),
    extension(pki.id_SubjectKeyIdentifier, false, keyIdentifier(certificate)),
    extension(
      pki.id_NameConstraints,
      true,
      new pki.NameConstraints({ permittedSubtrees }).toSchema(),
    ),
  ];
  return written(certificate, privateKey, privateKey);
}

/**
 * A new certificate for a server, as PEM, vouched for by an authority.
 *
 * @param {{ cert: string, key: string }} authority as PEM
 * @param {{ name: string, days: number, names: string[], addresses: string[] }} wanted
 * @returns {Promise<{ cert: string, key: string }>}
 */
export async function newLeaf(authority, { name, days, names, addresses }) {
  const issuer = pki.Certificate.fromBER(bytes(der(authority.cert)));
  const signingKey = await subtle.importKey('pkcs8', der(authority.key), CURVE, false, ['sign']);
  const { publicKey, privateKey } = await subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const certificate = await begun({ subject: name, publicKey, days });
  certificate.issuer = issuer.subject;
  const all = new pki.GeneralNames({ names: [...names.map(dns), ...addresses.map(ip)] });
  const known = new pki.AuthorityKeyIdentifier({ keyIdentifier: keyIdentifier(issuer) });
  certificate.extensions = [
    extension(pki.id_BasicConstraints, true, new pki.BasicConstraints({ cA: false }).toSchema()),
    extension(pki.id_KeyUsage, true, SIGN),
    extension(pki.id_ExtKeyUsage, false, new pki.ExtKeyUsage({ keyPurposes: [SERVER] }).toSchema()),
    extension(pki.id_SubjectAltName, false, all.toSchema()),
    extension(pki.id_SubjectKeyIdentifier, false, keyIdentifier(certificate)),
    extension(pki.id_AuthorityKeyIdentifier, false, known.toSchema()),
  ];
  return written(certificate, signingKey, privateKey);
}

// A device that trusts this authority trusts it for home networks only, never for the wide web.
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
