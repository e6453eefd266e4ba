/** The codes that open a channel: what browsers say comes back whole, anything else is a value. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../../src/lib/link/base64-url.ts';
import {
  descriptionOf,
  ipv6Bytes,
  ipv6Text,
  sdpOf,
  type Candidate,
  type Description,
  type Role,
} from '../../../src/lib/link/description.ts';
import {
  answerCodeOf,
  codeOf,
  linkOf,
  packed,
  readAnswer,
  readCode,
} from '../../../src/lib/link/packing.ts';

/** Descriptions as browsers made them. */
const RECORDED = JSON.parse(
  readFileSync(new URL('../../fixtures/link/descriptions.json', import.meta.url), 'utf8'),
) as { from: string; role: Role; sdp: string }[];

function recorded(role: Role, sdp: string): Description {
  const description = descriptionOf(role, sdp);
  if (!description) throw new Error(`no description: ${sdp}`);
  return description;
}

const [first = { role: 'offer' as Role, sdp: '' }] = RECORDED;
const CHROMIUM = recorded(first.role, first.sdp);

const iceText = (least: number, most: number) =>
  fc.oneof(
    fc.stringMatching(new RegExp(`^[A-Za-z0-9+/]{${least},${most}}$`)),
    fc.stringMatching(new RegExp(`^[0-9a-f]{${least},${most}}$`)),
  );
const byte = fc.integer({ min: 0, max: 255 });
const bytes = (length: number) => fc.array(byte, { minLength: length, maxLength: length });
const port = fc.integer({ min: 1, max: 65_535 });
const address: fc.Arbitrary<Pick<Candidate, 'kind' | 'address'>> = fc.oneof(
  bytes(4).map((four) => ({ kind: 'ipv4' as const, address: four.join('.') })),
  bytes(16).map((all) => ({ kind: 'ipv6' as const, address: ipv6Text(all) })),
  fc.uuid().map((name) => ({ kind: 'name' as const, address: name })),
);
const description: fc.Arbitrary<Description> = fc.record({
  role: fc.constantFrom('offer', 'answer'),
  ufrag: iceText(4, 32),
  pwd: iceText(22, 64),
  fingerprint: bytes(32),
  candidates: fc.array(
    fc.tuple(address, port).map(([at, number]) => ({ ...at, port: number })),
    { maxLength: 4 },
  ),
});

describe('a description of a browser', () => {
  it.each(RECORDED)('$from, $role: its code says the same and is small', ({ role, sdp }) => {
    const own = recorded(role, sdp);
    expect(readCode(role, codeOf(own))).toEqual({ ok: true, description: own });
    expect(descriptionOf(role, sdpOf(own))).toEqual(own);
    expect(packed(own).length).toBeGreaterThanOrEqual(60);
    expect(packed(own).length).toBeLessThanOrEqual(130);
    // What a browser said stands in what the other one is told, letter for letter.
    for (const start of ['a=ice-ufrag:', 'a=ice-pwd:', 'a=fingerprint:', 'a=setup:']) {
      const line = sdp.split('\r\n').find((row) => row.startsWith(start));
      expect(sdpOf(own).split('\r\n')).toContain(line);
    }
  });

  it('names the IPv4 address first, and no more addresses than a code has room for', () => {
    expect(CHROMIUM.candidates.map(({ kind }) => kind)).toEqual(['ipv4', 'ipv4', 'ipv6', 'ipv6']);
    expect(CHROMIUM.candidates.map(({ address: at }) => at)).toContain('fd00:0:0:0:0:0:0:2');
    const many = Array.from(
      { length: 30 },
      (_, i) => `a=candidate:${i} 1 udp ${i} 10.0.0.${i} 5000 typ host`,
    );
    const sdp = `${first.sdp.replace(/a=candidate.*\r\n/g, '')}${many.join('\r\n')}\r\n`;
    expect(recorded('offer', sdp).candidates.map(({ address: at }) => at)).toEqual([
      '10.0.0.29',
      '10.0.0.28',
      '10.0.0.27',
      '10.0.0.26',
    ]);
  });

  it.each([
    ['nothing', ''],
    ['no fingerprint', first.sdp.replace(/a=fingerprint.*\r\n/, '')],
    ['another hash', first.sdp.replace('sha-256', 'sha-512')],
    [
      'a fingerprint that is too short',
      first.sdp.replace(/(a=fingerprint:\S+ ).*\r\n/, '$1AA\r\n'),
    ],
    ['no password', first.sdp.replace(/a=ice-pwd.*\r\n/, '')],
    ['a password with a space', first.sdp.replace(/a=ice-pwd:.*\r\n/, 'a=ice-pwd:a b\r\n')],
    ['too much', 'a'.repeat(20_001)],
  ])('is null with %s', (_, sdp) => {
    expect(descriptionOf('offer', sdp)).toBeNull();
  });
});

describe('a code', () => {
  it('gives back every description', () => {
    fc.assert(
      fc.property(description, (own) => {
        expect(readCode(own.role, codeOf(own))).toEqual({ ok: true, description: own });
        expect(readCode(own.role, linkOf('https://table.example/join', own))).toEqual({
          ok: true,
          description: own,
        });
      }),
    );
  });

  it('is read though a messenger broke it into lines', () => {
    const code = codeOf(CHROMIUM);
    const broken = ` ${code.slice(0, 40)}\n${code.slice(40)} \n`;
    expect(readCode('offer', broken)).toMatchObject({ ok: true });
  });

  it('is no other one: the offer is not taken as an answer, nor the code of a newer app', () => {
    expect(readCode('answer', codeOf(CHROMIUM))).toEqual({ ok: false, problem: 'other-role' });
    const [head = 0, ...rest] = packed(CHROMIUM);
    const newer = toBase64Url([(head & 15) | 0x20, ...rest]);
    expect(readCode('offer', newer)).toEqual({ ok: false, problem: 'newer' });
  });

  it('of an answer is tied to the offer that it answers', () => {
    const answer = { ...CHROMIUM, role: 'answer' as const };
    const text = answerCodeOf(answer, CHROMIUM);
    expect(readAnswer(` ${text.slice(0, 40)}\n${text.slice(40)}`, CHROMIUM)).toEqual({
      ok: true,
      description: answer,
    });
    const other = { ...CHROMIUM, ufrag: 'abcd' };
    expect(readAnswer(text, other)).toEqual({ ok: false, problem: 'other-offer' });
    const said = (code: string) => readAnswer(code, CHROMIUM);
    expect(said(text.slice(0, -1))).toEqual({ ok: false, problem: 'damaged' });
    expect(said(codeOf(answer))).toEqual({ ok: false, problem: 'damaged' });
    expect(said(linkOf('https://a.example/join', CHROMIUM))).toEqual({
      ok: false,
      problem: 'other-role',
    });
    expect(said('not one')).toEqual({ ok: false, problem: 'foreign' });
  });

  it('with any one byte changed, cut off or added is refused', () => {
    const whole = packed(CHROMIUM);
    const at = fc.integer({ min: 0, max: whole.length - 1 });
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 255 }), (place, change) => {
        const changed = whole.map((value, i) => (i === place ? value ^ change : value));
        expect(readCode('offer', toBase64Url(changed)).ok).toBe(false);
        expect(readCode('offer', toBase64Url(whole.slice(0, place))).ok).toBe(false);
        expect(readCode('offer', toBase64Url([...whole, change])).ok).toBe(false);
      }),
    );
  });

  it('that was cut off anywhere says so', () => {
    const code = codeOf(CHROMIUM);
    for (let length = 2; length < code.length; length++) {
      expect(readCode('offer', code.slice(0, length))).toEqual({ ok: false, problem: 'damaged' });
    }
  });

  it('of anything at all is a value, and nothing is taken that was not written here', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 300, unit: 'binary' }),
      fc.stringMatching(/^[A-Za-z0-9_-]{0,200}$/),
      fc
        .uint8Array({ maxLength: 160 })
        .map((raw) => toBase64Url([0x10 + ((raw[0] ?? 0) & 7), ...raw])),
    );
    fc.assert(
      fc.property(anything, (said) => {
        const read = readCode('offer', said);
        if (read.ok) expect(codeOf(read.description)).toBe(said.slice(said.indexOf('#') + 1));
        else expect(['foreign', 'newer', 'other-role', 'damaged']).toContain(read.problem);
      }),
      { numRuns: 200 },
    );
    expect(readCode('offer', 'A'.repeat(1_000_000))).toEqual({ ok: false, problem: 'foreign' });
  });

  it('of a well-formed list that says too much is refused', () => {
    const address4 = { kind: 'ipv4' as const, address: '10.0.0.1', port: 1 };
    const five = { ...CHROMIUM, candidates: [address4, address4, address4, address4, address4] };
    // The way out cuts it.
    expect(readCode('offer', codeOf(five))).toMatchObject({
      description: { candidates: [address4, address4, address4, address4] },
    });
    const short = { ...CHROMIUM, ufrag: 'abc' };
    expect(readCode('offer', codeOf(short))).toEqual({ ok: false, problem: 'damaged' });
  });
});

describe('an IPv6 address', () => {
  it.each([
    ['::1', '0:0:0:0:0:0:0:1'],
    ['fd00::2', 'fd00:0:0:0:0:0:0:2'],
    ['2001:DB8::a:0', '2001:db8:0:0:0:0:a:0'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
  ])('%s is written out', (short, long) => {
    expect(ipv6Text(ipv6Bytes(short) ?? [])).toBe(long);
  });

  it.each([
    '',
    ':',
    '1:2:3',
    '::1::',
    'fe80::1%eth0',
    '::ffff:10.0.0.1',
    '1:2:3:4:5:6:7:8:9',
    '12345::',
  ])('%s is none', (text) => {
    expect(ipv6Bytes(text)).toBeNull();
  });
});

describe('base64 for addresses', () => {
  it('gives back every list of bytes, and takes no other alphabet', () => {
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 50 }), (all) => {
        expect(fromBase64Url(toBase64Url(all))).toEqual(all);
      }),
    );
    for (const text of ['a', 'a+b/', 'ab==', 'é']) expect(fromBase64Url(text)).toBeNull();
  });
});
