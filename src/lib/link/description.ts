/**
 * What two devices have to know of each other to open a data channel without any server, and the SDP
 * that says it to a browser. Of an SDP nothing else is kept: the rest is the same for every channel.
 */

/** An address at which a device listens, by UDP. A `name` is a random mDNS name without its `.local`. */
export interface Candidate {
  kind: 'ipv4' | 'ipv6' | 'name';
  address: string;
  port: number;
}

/** The device that shows the first code makes the offer. */
export type Role = 'offer' | 'answer';

export interface Description {
  role: Role;
  /** User name and password of ICE: letters, digits, `+` and `/`. */
  ufrag: string;
  pwd: string;
  /** SHA-256 of the certificate: 32 bytes. */
  fingerprint: readonly number[];
  /** The best one first. */
  candidates: readonly Candidate[];
}

/** What a description may hold: RFC 8839 asks for at least so many characters, and no code has room for more. */
export const UFRAG = { least: 4, most: 32 };
export const PWD = { least: 22, most: 64 };
export const FINGERPRINT_BYTES = 32;
/** Each costs up to 19 bytes of a code that a camera has to read. */
export const MAX_CANDIDATES = 4;

const ICE_CHARS = /^[A-Za-z0-9+/]*$/;
const NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** A description of this device is longer only where it has dozens of addresses. */
const MAX_SDP = 20_000;

/** Whether a text can be a user name or password of ICE of this length. */
export const isIceText = (text: string, { least, most }: typeof UFRAG): boolean =>
  text.length >= least && text.length <= most && ICE_CHARS.test(text);

/** The four bytes of an IPv4 address, or null. */
export function ipv4Bytes(address: string): number[] | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return null;
  const bytes = address.split('.').map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

/** The eight groups of an IPv6 address, `::` written out, or null. */
function groupsOf(address: string): number[] | null {
  const [before = '', after, ...more] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(before), groups(after ?? '')];
  const left = 8 - first.length - last.length;
  const fits = after === undefined ? left === 0 : left > 0;
  if (!fits || more.length > 0) return null;
  const all = [...first, ...new Array<string>(left).fill('0'), ...last];
  return all.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group))
    ? all.map((group) => parseInt(group, 16))
    : null;
}

/** The 16 bytes of an IPv6 address, or null: a zone, or an IPv4 address within, is none here. */
export function ipv6Bytes(address: string): number[] | null {
  const groups = groupsOf(address);
  return groups && groups.flatMap((group) => [group >> 8, group & 255]);
}

/** An IPv6 address of 16 bytes, every group written out. */
export function ipv6Text(bytes: readonly number[]): string {
  const groups = bytes.flatMap((byte, i) => (i % 2 ? [] : [(byte << 8) | (bytes[i + 1] ?? 0)]));
  return groups.map((group) => group.toString(16)).join(':');
}

/** The random part of an mDNS name, or null where it is any other name. */
export const isName = (text: string): boolean => NAME.test(text);

/** The address of a candidate, each in one spelling; null for what no code can carry. */
function candidateOf(address: string, port: number): Candidate | null {
  if (port < 1 || port > 65_535) return null;
  if (ipv4Bytes(address)) return { kind: 'ipv4', address: ipv4Bytes(address)!.join('.'), port };
  const six = ipv6Bytes(address);
  if (six) return { kind: 'ipv6', address: ipv6Text(six), port };
  const name = address.replace(/\.local$/, '').toLowerCase();
  return name !== address && isName(name) ? { kind: 'name', address: name, port } : null;
}

/** Foundation, component, `udp`, priority, address, port, `typ host`. */
const CANDIDATE =
  /^a=candidate:\S{1,32} 1 udp (\d{1,10}) ([0-9A-Za-z.:-]{2,64}) (\d{1,5}) typ host(?: |$)/i;

/** A phone at a table is reached by IPv4 if at all; what costs least goes first. */
const RANK: Record<Candidate['kind'], number> = { ipv4: 0, name: 1, ipv6: 2 };

/** The addresses of an SDP that a code carries: one row each, the likeliest first. */
function candidatesIn(lines: readonly string[]): Candidate[] {
  const found = lines.flatMap((line) => {
    const [, priority, address = '', port] = CANDIDATE.exec(line) ?? [];
    const candidate = candidateOf(address, Number(port));
    return candidate ? [{ candidate, priority: Number(priority) }] : [];
  });
  return found
    .sort(
      (one, two) =>
        RANK[one.candidate.kind] - RANK[two.candidate.kind] || two.priority - one.priority,
    )
    .slice(0, MAX_CANDIDATES)
    .map(({ candidate }) => candidate);
}

function fingerprintOf(text: string): number[] | null {
  if (!/^([0-9A-Fa-f]{2}:){31}[0-9A-Fa-f]{2}$/.test(text)) return null;
  return text.split(':').map((byte) => parseInt(byte, 16));
}

/** The description that an SDP of this device says, or null where it is none that a code can carry. */
export function descriptionOf(role: Role, sdp: string): Description | null {
  if (sdp.length > MAX_SDP) return null;
  const lines = sdp.split(/\r?\n/);
  const after = (start: string) =>
    lines.find((line) => line.startsWith(start))?.slice(start.length) ?? '';
  const [ufrag, pwd] = [after('a=ice-ufrag:'), after('a=ice-pwd:')];
  const fingerprint = fingerprintOf(after('a=fingerprint:sha-256 '));
  if (!fingerprint || !isIceText(ufrag, UFRAG) || !isIceText(pwd, PWD)) return null;
  return { role, ufrag, pwd, fingerprint, candidates: candidatesIn(lines) };
}

/** The priority of the first candidate, and by how much each one is below the one before it. */
const FIRST_PRIORITY = 2_122_260_223;
const LOWER = 256;

/** The SDP that tells a browser of the other device. */
export function sdpOf({ role, ufrag, pwd, fingerprint, candidates }: Description): string {
  const hex = fingerprint.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase());
  const rows = candidates.map(({ kind, address, port }, i) => {
    const at = kind === 'name' ? `${address}.local` : address;
    return `a=candidate:${i + 1} 1 udp ${FIRST_PRIORITY - i * LOWER} ${at} ${port} typ host`;
  });
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${hex.join(':')}`,
    `a=setup:${role === 'offer' ? 'actpass' : 'active'}`,
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    // One that was foreseen names no address: it comes from wherever its first packet does.
    ...(rows.length > 0 ? [...rows, 'a=end-of-candidates'] : []),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
