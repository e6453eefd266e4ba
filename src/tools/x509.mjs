/**
 * The two certificates of https in a home network, written here and not by openssl, which not every
 * system has. Keys and signatures are Node's own (webcrypto).
 */
import { createHash, randomBytes, webcrypto } from 'node:crypto';
import { BitString, Integer, OctetString, Utf8String } from 'asn1js';
import * as pki from 'pkijs';

const { subtle } = webcrypto;

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const DAY = 86_400_000;
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
export async function newAuthority({ name, days, names, networks }) {
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
