import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comparePictures, readPng } from '../../../src/tools/compare-pictures.mjs';

type Pixel = [red: number, green: number, blue: number];

const BLACK: Pixel = [0, 0, 0];
const GOLD: Pixel = [255, 190, 100];

function part(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, named, Buffer.alloc(4)]);
}

/** A picture of rows of pixels; each row is filtered as told (PNG specification 9.2). */
function png(rows: readonly (readonly Pixel[])[], filters: readonly number[] = []): Buffer {
  const width = rows[0]?.length ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows.length, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const raw = rows.map((row) => row.flat());
  const at = (y: number, x: number) => (x < 0 ? 0 : (raw[y]?.[x] ?? 0));
  const paeth = (left: number, up: number, corner: number) => {
    const near = [left, up, corner].map((value) => Math.abs(left + up - corner - value));
    return [left, up, corner][near.indexOf(Math.min(...near))] ?? 0;
  };
  const lines = raw.map((row, y) => {
    const filter = filters[y] ?? 0;
    const filtered = row.map((value, x) => {
      const [left, up, corner] = [at(y, x - 3), at(y - 1, x), at(y - 1, x - 3)];
      const guess = [0, left, up, Math.floor((left + up) / 2), paeth(left, up, corner)][filter];
      return (value - (guess ?? 0)) & 255;
    });
    return Buffer.from([filter, ...filtered]);
  });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.concat(lines))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

const rows = (width: number, height: number, gold: readonly string[] = []): Pixel[][] =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (gold.includes(`${x},${y}`) ? GOLD : BLACK)),
  );

describe('a PNG', () => {
  it('has the same pixels however its rows are filtered', () => {
    const picture = Array.from({ length: 5 }, (_, y) =>
      Array.from({ length: 4 }, (_, x): Pixel => [x * 60, y * 50, (x * y * 37) & 255]),
    );
    const { pixels, ...size } = readPng(png(picture, [4, 3, 2, 1, 0]));
    expect(size).toEqual({ width: 4, height: 5, channels: 3 });
    expect([...pixels]).toEqual(picture.flat(2));
  });

  it('that is none is refused', () => {
    expect(() => readPng(Buffer.from('<svg></svg>'))).toThrow('no PNG');
  });
});

describe('two folders of pictures', () => {
  let folder: string;
  let said: string[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'custodian-pictures-'));
    said = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function put(set: string, screen: string, picture: Buffer, lines: string[], size = '8x6'): void {
    const into = join(folder, set, screen);
    mkdirSync(into, { recursive: true });
    writeFileSync(join(into, `${size}-dark.png`), picture);
    writeFileSync(join(into, `${size}-dark.txt`), lines.join('\n'));
  }
  const compared = () =>
    comparePictures(join(folder, 'before'), join(folder, 'after'), (line) => said.push(line));

  it('are equal where every pixel is, however it is packed', () => {
    put('before', 'turn', png(rows(8, 6)), ['text "Pass" 1,1 4×2 16.0px/400']);
    put('after', 'turn', png(rows(8, 6), [0, 2, 2, 2, 2, 2]), ['text "Pass" 1,1 4×2 16.0px/400']);
    expect(compared()).toBe(0);
    expect(said.join('\n')).toContain('1 screens, 1 pictures: no pixel differs.');
  });

  it('are equal where a channel is rounded otherwise, and differ from two on', () => {
    const shade = (value: number) => png([[BLACK, [value, 0, 0]]]);
    put('before', 'turn', shade(40), []);
    put('after', 'turn', shade(41), []);
    expect(compared()).toBe(0);
    put('after', 'turn', shade(42), []);
    expect(compared()).toBe(1);
  });

  it('differ by the pixels that do, their box and the words for it', () => {
    put('before', 'turn', png(rows(8, 6)), [
      'text "Pass" 1,1 4×2 16.0px/400 rgb(0,0,0)',
      'text "Pass" 1,4 4×2 16.0px/400 rgb(0,0,0)',
      'button "Undo" 0,0 8×6',
    ]);
    put('after', 'turn', png(rows(8, 6, ['2,1', '4,3'])), [
      'text "Pass" 1,1 4×2 16.0px/400 rgb(0,0,0)',
      'text "Pass" 1,5 4×2 16.0px/700 rgb(0,0,0)',
      'text "Redo" 0,0 8×6',
    ]);
    expect(compared()).toBe(1);
    const told = said.join('\n');
    expect(told).toContain('8x6-dark.png: 2 pixels in 2,1 3×3');
    expect(told).toContain('text "Pass": 1,4 → 1,5, 16.0px/400 → 16.0px/700');
    expect(told).toContain('button "Undo" is gone: 0,0 8×6');
    expect(told).toContain('text "Redo" is new: 0,0 8×6');
  });

  it('are compared in the screens and sizes that were taken, and a new one differs', () => {
    put('before', 'turn', png(rows(8, 6)), []);
    put('before', 'turn', png(rows(9, 6)), [], '9x6');
    put('before', 'vote', png(rows(8, 6)), []);
    put('after', 'turn', png(rows(8, 6)), []);
    expect(compared()).toBe(0);
    expect(said.join('\n')).toContain('1 screens of');
    put('after', 'score', png(rows(8, 6)), []);
    expect(compared()).toBe(1);
    expect(said.join('\n')).toContain('8x6-dark.png is new');
  });

  it('tell what is painted otherwise where no pixel shows it', () => {
    put('before', 'turn', png(rows(8, 6)), ['text "Pass" 1,90 4×2 16.0px/400']);
    put('after', 'turn', png(rows(8, 6)), ['text "Pass" 1,91 4×2 16.0px/400']);
    expect(compared()).toBe(0);
    expect(said.join('\n')).toContain('text "Pass": 1,90 → 1,91');
  });

  it('are asked for where one is missing', () => {
    expect(comparePictures(folder, join(folder, 'nowhere'), () => undefined)).toBe(2);
  });
});
