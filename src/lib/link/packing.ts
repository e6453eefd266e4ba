/**
 * The codes that two devices show each other: a description in some 60 to 130 bytes, as text. The offer
 * is a link, so that any camera opens the page; what follows `#` never reaches a host. What comes
 * from a camera or a clipboard may be anything: each way in answers with a value, and takes nothing but
 * what the way out would have written.
 *
 * The bytes: version and role and how the texts of ICE are written (1), their lengths and themselves,
 * the fingerprint (32), for each candidate its kind (1), its address (4 or 16) and its port (2), last
 * a checksum (2).
 */
import { fromBase64Url, toBase64Url } from './base64-url.ts';
import {
  FINGERPRINT_BYTES,
  ipv4Bytes,
  ipv6Bytes,
  ipv6Text,
  isIceText,
  isName,
  MAX_CANDIDATES,
  PWD,
  UFRAG,
  type Candidate,
  type Description,
  type Role,
} from './description.ts';

/**
 * Why a code is not taken: it is none of ours, of a newer app, the other of the two, the answer to another
 * offer, or cut or misread.
 */
export type CodeProblem = 'foreign' | 'newer' | 'other-role' | 'other-offer' | 'damaged';
export type CodeRead = { ok: true; description: Description } | { ok: false; problem: CodeProblem };

const VERSION = 1;
/** What is longer is not looked at: twice the longest code with any address before it. */
const MAX_TEXT = 1_000;

/** How the texts of ICE are written: as Chromium, as Firefox, or as anything else makes them. */
const FORMS = ['base64', 'hex', 'plain'] as const;
type Form = (typeof FORMS)[number];

const KINDS = ['ipv4', 'ipv6', 'name'] as const;
const SIZES: Record<Candidate['kind'], number> = { ipv4: 4, ipv6: 16, name: 16 };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a text of ICE; base64 takes whole groups of four. */
function iceBytes(text: string, form: Form): number[] {
  if (form === 'plain') return [...text].map((char) => char.charCodeAt(0));
  if (form === 'hex') return (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return (text.match(/.{4}/g) ?? []).flatMap((group) => {
    const bits = [...group].reduce((sum, char) => sum * 64 + ALPHABET.indexOf(char), 0);
    return [bits >> 16, (bits >> 8) & 255, bits & 255];
  });
}

function iceText(bytes: readonly number[], form: Form): string {
  if (form === 'plain') return String.fromCharCode(...bytes);
  if (form === 'hex') return hexOf(bytes);
  let text = '';
  for (let i = 0; i + 2 < bytes.length; i += 3) {
    const bits = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += ALPHABET[(bits >> shift) & 63];
  }
  return text;
}

const hexOf = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The form that takes the fewest bytes and gives both texts back. */
function formOf(texts: readonly string[]): Form {
  const all = (fits: (text: string) => boolean) => texts.every(fits);
  if (all((text) => /^([0-9a-f]{2})+$/.test(text))) return 'hex';
  return all((text) => text.length % 4 === 0) ? 'base64' : 'plain';
}

function addressBytes({ kind, address }: Candidate): number[] {
  if (kind === 'ipv4') return ipv4Bytes(address) ?? [];
  if (kind === 'ipv6') return ipv6Bytes(address) ?? [];
  return iceBytes(address.replaceAll('-', ''), 'hex');
}

function addressText(kind: Candidate['kind'], bytes: readonly number[]): string {
  if (kind === 'ipv4') return bytes.join('.');
  if (kind === 'ipv6') return ipv6Text(bytes);
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** CRC-16/CCITT: it finds what was misread or cut off; it is no signature. */
function checksum(bytes: readonly number[]): [number, number] {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return [crc >> 8, crc & 255];
}

/** A description as bytes. */
export function packed(description: Description): number[] {
  const { role, ufrag, pwd, fingerprint, candidates } = description;
  const form = formOf([ufrag, pwd]);
  const [name, word] = [iceBytes(ufrag, form), iceBytes(pwd, form)];
  const head = (VERSION << 4) | (FORMS.indexOf(form) << 1) | (role === 'answer' ? 1 : 0);
  const rows = candidates
    .slice(0, MAX_CANDIDATES)
    .flatMap((candidate) => [
      KINDS.indexOf(candidate.kind),
      ...addressBytes(candidate),
      candidate.port >> 8,
      candidate.port & 255,
    ]);
  const bytes = [head, name.length, ...name, word.length, ...word, ...fingerprint, ...rows];
  return [...bytes, ...checksum(bytes)];
}

/** Takes bytes off the front; null once there are too few. */
class Bytes {
  #at = 0;
  readonly #all: readonly number[];
  constructor(all: readonly number[]) {
    this.#all = all;
  }
  get left(): number {
    return this.#all.length - this.#at;
  }
  take(count: number): number[] | null {
    if (count > this.left) return null;
    this.#at += count;
    return this.#all.slice(this.#at - count, this.#at);
  }
}

function takeIce(bytes: Bytes, form: Form, bounds: typeof UFRAG): string | null {
  const taken = bytes.take(bytes.take(1)?.[0] ?? 0);
  const text = taken && iceText(taken, form);
  return text !== null && isIceText(text, bounds) ? text : null;
}

function takeCandidate(bytes: Bytes): Candidate | null {
  const kind = KINDS[bytes.take(1)?.[0] ?? -1];
  const address = kind && bytes.take(SIZES[kind]);
  const [high = 0, low = 0] = bytes.take(2) ?? [];
  const port = high * 256 + low;
  return kind && address && port > 0 ? { kind, address: addressText(kind, address), port } : null;
}

function takeCandidates(bytes: Bytes): Candidate[] | null {
  const candidates: Candidate[] = [];
  while (bytes.left > 0) {
    const candidate = takeCandidate(bytes);
    if (!candidate || candidates.length === MAX_CANDIDATES) return null;
    candidates.push(candidate);
  }
  return candidates.every(({ kind, address }) => kind !== 'name' || isName(address))
    ? candidates
    : null;
}

/** What packed bytes say; null where they are not what `packed` writes. */
function unpacked(bytes: readonly number[]): Description | null {
  const body = bytes.slice(0, -2);
  const head = body[0] ?? 0;
  const form = FORMS[(head >> 1) & 7];
  if (!form || String(checksum(body)) !== String(bytes.slice(-2))) return null;
  const rest = new Bytes(body.slice(1));
  const ufrag = takeIce(rest, form, UFRAG);
  const pwd = ufrag === null ? null : takeIce(rest, form, PWD);
  const fingerprint = pwd === null ? null : rest.take(FINGERPRINT_BYTES);
  const candidates = fingerprint && takeCandidates(rest);
  if (ufrag === null || pwd === null || !candidates) return null;
  const role: Role = head & 1 ? 'answer' : 'offer';
  const description = { role, ufrag, pwd, fingerprint, candidates };
  // Each description has one code: what says the same in another way was not written here.
  return String(packed(description)) === String(bytes) ? description : null;
}

/** A description as text of letters, digits, `-` and `_`. */
export const codeOf = (description: Description): string => toBase64Url(packed(description));

/** The link of an offer; `page` is the address of the page that takes it, without `#`. */
export const linkOf = (page: string, offer: Description): string => `${page}#${codeOf(offer)}`;

/** Characters by which an answer says which offer it answers: its checksum. */
const TIE = 3;
const tieOf = (offer: Description): string => toBase64Url(packed(offer).slice(-2));

/** An answer as text, tied to the offer that it answers. */
export const answerCodeOf = (answer: Description, offer: Description): string =>
  codeOf(answer) + tieOf(offer);

/**
 * Reads an answer to this offer: a phone may go on showing the code with which it answered another one,
 * which would use this one up (`other-offer`).
 */
export function readAnswer(said: string, offer: Description): CodeRead {
  const text = said.length > MAX_TEXT ? said : said.replace(/\s+/g, '');
  // Another code than an answer says so itself.
  const whole = readCode('answer', text);
  if (!whole.ok && whole.problem !== 'damaged') return whole;
  const read = readCode('answer', text.slice(0, -TIE));
  if (!read.ok || text.endsWith(tieOf(offer))) return read;
  return { ok: false, problem: 'other-offer' };
}

/** Reads the code of this role, as text or as a link that ends with it. */
export function readCode(role: Role, said: string): CodeRead {
  const no = (problem: CodeProblem): CodeRead => ({ ok: false, problem });
  if (said.length > MAX_TEXT) return no('foreign');
  // Messengers break a long line.
  const code = said.slice(said.indexOf('#') + 1).replace(/\s+/g, '');
  // The first byte tells whose it is, however much of the rest is missing.
  const version = (fromBase64Url(code.slice(0, 2))?.[0] ?? 0) >> 4;
  if (version < VERSION) return no('foreign');
  // What isn't written in our letters is no code of any version: a camera sees all sorts.
  if (version > VERSION) return no(/^[\w-]{40,}$/.test(code) ? 'newer' : 'foreign');
  const description = unpacked(fromBase64Url(code) ?? []);
  if (!description || codeOf(description) !== code) return no('damaged');
  return description.role === role ? { ok: true, description } : no('other-role');
}
