/** The pixels of a PNG as browsers write it: 8 bits a channel, RGB or RGBA, not interlaced. */
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
