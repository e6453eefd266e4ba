/** Which screens look different in two folders of `npm run pictures -- --freeze`, and what is different. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const SIGNATURE = '89504e470d0a1a0a';
/** Channels by colour type. */
const CHANNELS = { 2: 3, 6: 4 };

/** PNG specification 9.4. */
function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function unfiltered(data, { height, width, channels }) {
  const stride = width * channels;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)];
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : pixels[to + x - channels];
      const up = y === 0 ? 0 : pixels[to + x - stride];
      const corner = x < channels || y === 0 ? 0 : pixels[to + x - stride - channels];
      let add = 0;
      if (filter === 1) add = left;
      else if (filter === 2) add = up;
      else if (filter === 3) add = (left + up) >> 1;
      else if (filter === 4) add = paeth(left, up, corner);
      pixels[to + x] = data[from + x] + add;
    }
  }
  return pixels;
}

/**
 * The pixels of a PNG as browsers write it: 8 bits a channel, RGB or RGBA, not interlaced.
 *
 * @param {Buffer} file
 * @returns {{ width: number, height: number, channels: number, pixels: Buffer }}
 * @throws {Error} where it is no such PNG
 */
export function readPng(file) {
  if (file.toString('hex', 0, 8) !== SIGNATURE) throw new Error('This is no PNG.');
  const parts = [];
  let head;
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') {
      const channels = CHANNELS[body[9]];
      if (body[8] !== 8 || !channels || body[12] !== 0) {
        throw new Error('This PNG is not one that a browser writes.');
      }
      head = { width: body.readUInt32BE(0), height: body.readUInt32BE(4), channels };
    } else if (kind === 'IDAT') parts.push(body);
    at += length + 12;
  }
  return { ...head, pixels: unfiltered(inflateSync(Buffer.concat(parts)), head) };
}

/**
 * By so much (of 255) a channel may differ: browsers round otherwise where only a part of the page is
 * drawn anew. A colour that was changed by so little is told in words.
 */
const ROUNDING = 1;

/** So many lines are told of one screen. */
const TOLD = 8;

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
const filesIn = (folder, end) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .sort();

/** How many pixels differ, and the box that holds them; null where none does. */
function pixelsBetween(one, other) {
  const [a, b] = [one, other].map((file) => readFileSync(file));
  if (a.equals(b)) return null;
  const [was, is] = [readPng(a), readPng(b)];
  if (was.width !== is.width || was.height !== is.height) {
    return { count: Infinity, box: [0, 0, is.width, is.height] };
  }
  let count = 0;
  let [left, top, right, bottom] = [is.width, is.height, -1, -1];
  for (let y = 0; y < is.height; y++) {
    for (let x = 0; x < is.width; x++) {
      const p = (y * is.width + x) * was.channels;
      const q = (y * is.width + x) * is.channels;
      const same = [0, 1, 2].every(
        (channel) => Math.abs(was.pixels[p + channel] - is.pixels[q + channel]) <= ROUNDING,
      );
      if (same) continue;
      count += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return count === 0 ? null : { count, box: [left, top, right - left + 1, bottom - top + 1] };
}

/** The lines of a file by what they are about, in order: `text "Score"` has what follows its label. */
function byLabel(file) {
  const found = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, label, rest] = /^(\S+ ".*?") (\S.*)$/.exec(line) ?? [];
    if (label === undefined) continue;
    found.set(label, [...(found.get(label) ?? []), rest]);
  }
  return found;
}

/** What of two lines differs, in words. */
function changeOf(was, is) {
  const [before, after] = [was, is].map((line) => line.split(' '));
  const parts = [];
  for (let i = 0; i < Math.max(before.length, after.length); i++) {
    if (before[i] !== after[i]) parts.push(`${before[i] ?? 'nothing'} → ${after[i] ?? 'nothing'}`);
  }
  return parts.length > 4 ? `${was} → ${is}` : parts.join(', ');
}

/** What is painted otherwise, gone or new, in words. */
function wordsBetween(one, other) {
  if (!existsSync(one) || !existsSync(other)) return [];
  const [before, after] = [byLabel(one), byLabel(other)];
  const said = [];
  for (const label of new Set([...before.keys(), ...after.keys()])) {
    const left = [...(before.get(label) ?? [])];
    const added = [];
    // What stands in both is no difference, whichever comes first.
    for (const line of after.get(label) ?? []) {
      const at = left.indexOf(line);
      if (at < 0) added.push(line);
      else left.splice(at, 1);
    }
    left.forEach((line, i) => {
      if (i < added.length) said.push(`${label}: ${changeOf(line, added[i])}`);
      else said.push(`${label} is gone: ${line}`);
    });
    for (const line of added.slice(left.length)) said.push(`${label} is new: ${line}`);
  }
  return said;
}

/** What is different in one screen: a line each picture, then what is painted otherwise at one size. */
function screenBetween(was, is) {
  const pictures = [];
  const words = [];
  const before = existsSync(was) ? filesIn(was, '.png') : [];
  for (const file of filesIn(is, '.png')) {
    if (!before.includes(file)) {
      pictures.push(`${file} is new`);
      continue;
    }
    const pixels = pixelsBetween(join(was, file), join(is, file));
    if (pixels) {
      const [x, y, width, height] = pixels.box;
      pictures.push(`${file}: ${pixels.count} pixels in ${x},${y} ${width}×${height}`);
    }
  }
  // A picture of what is scrolled to can be missing at a size that was taken.
  const sizes = filesIn(is, '.txt').map((file) => file.replace('.txt', ''));
  const now = filesIn(is, '.png');
  for (const file of before) {
    const taken = sizes.some((size) => file.startsWith(size));
    if (taken && !now.includes(file)) pictures.push(`${file} is gone`);
  }
  for (const size of sizes) {
    const said = wordsBetween(join(was, `${size}.txt`), join(is, `${size}.txt`));
    if (said.length > 0) words.push({ size, said });
  }
  return { pictures, words };
}

const head = (lines, most = TOLD) =>
  lines.length > most ? [...lines.slice(0, most), `… and ${lines.length - most} more`] : lines;

/**
 * Compares the screens of the second folder with those of the first, and tells what differs.
 *
 * @param {string} was folder of the pictures that count
 * @param {string} is folder of the pictures that are asked about; it may hold fewer screens or sizes
 * @param {(line: string) => void} [say] takes each line of what is told
 * @returns {number} the exit code: 1 where a pixel of any picture differs
 */
export function comparePictures(was, is, say = console.log) {
  if (!was || !is || !existsSync(was) || !existsSync(is)) {
    console.error('Two folders are needed: npm run pictures -- --compare BEFORE AFTER');
    return 2;
  }
  const screens = foldersIn(is);
  const unseen = [];
  let differ = 0;
  let pictures = 0;
  for (const screen of screens) {
    const found = screenBetween(join(was, screen), join(is, screen));
    pictures += filesIn(join(is, screen), '.png').length;
    if (found.pictures.length > 0) {
      differ += 1;
      say(`\n${screen}`);
      for (const line of head(found.pictures, 12)) say(`  ${line}`);
      const [first] = found.words;
      if (first) {
        say(`  painted otherwise at ${first.size}:`);
        for (const line of head(first.said)) say(`    ${line}`);
      }
    } else if (found.words.length > 0) unseen.push({ screen, words: found.words });
  }
  if (unseen.length > 0) {
    say('\nNo pixel differs here, but what is painted is told otherwise:');
    for (const { screen, words } of unseen) {
      say(`  ${screen} at ${words.length} sizes, first ${words[0].size}:`);
      for (const line of head(words[0].said, 3)) say(`    ${line}`);
    }
  }
  const left = foldersIn(was).filter((screen) => !screens.includes(screen)).length;
  const more = left > 0 ? `; ${left} screens of ${was} were not taken` : '';
  say(
    `\n${screens.length} screens, ${pictures} pictures: ` +
      `${differ === 0 ? 'no pixel differs' : `${differ} screens differ`}${more}.`,
  );
  return differ > 0 ? 1 : 0;
}
