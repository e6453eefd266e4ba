import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUSY, oneAtATime } from '../../../src/tools/one-at-a-time.mjs';
import { ROOT } from '../../../src/tools/project.mjs';

let root: string;
let said: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'custodian-busy-'));
  said = [];
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const say = (sentence: string) => void said.push(sentence);
const work = () => oneAtATime(root, async () => 'done', say);
const leave = (text: string) => writeFileSync(join(root, BUSY), text);

/** A process that begins, works a while and ends, writing down both. */
function worker(name: string): Promise<number | null> {
  const tool = pathToFileURL(join(ROOT, 'src/tools/one-at-a-time.mjs')).href;
  const script = `
    import { appendFileSync } from 'node:fs';
    import { oneAtATime } from ${JSON.stringify(tool)};
    const note = (word) => appendFileSync('notes', word + ' ${name}\\n');
    await oneAtATime('.', async () => {
      note('begins');
      await new Promise((done) => setTimeout(done, 150));
      note('ends');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
  return new Promise((done) => child.on('close', done));
}

test('processes in one folder take turns, after one that ended in the middle too', async () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  leave(`${gone} since ever\n`);
  const names = ['a', 'b', 'c', 'd'];
  expect(await Promise.all(names.map(worker))).toEqual([0, 0, 0, 0]);
  const notes = readFileSync(join(root, 'notes'), 'utf8').trim().split('\n');
  const order = notes.filter((_, index) => index % 2 === 0).map((note) => note.split(' ')[1]);
  expect([...order].sort()).toEqual(names);
  expect(notes).toEqual(order.flatMap((name) => [`begins ${name}`, `ends ${name}`]));
  expect(readdirSync(root)).toEqual(['notes']);
});

test('a process that works is waited for, and named', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  leave(`${other.pid} since now\n`);
  const waiting = work();
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]).toContain(`Process ${other.pid} is installing or building`);
  other.kill();
  expect(await waiting).toBe('done');
});

test.each([
  ['whose process has ended', () => `${spawnSync(process.execPath, ['-e', '']).pid} since now\n`],
  ['of an earlier process with our number', () => `${process.pid} since now\n`],
])('the file %s is taken over at once', async (_, text) => {
  leave(text());
  expect(await work()).toBe('done');
  expect(said).toEqual([]);
});

test.each(['a number that another program has by now', 'nothing'])(
  'a file with %s and no sign of life is taken over',
  async (what) => {
    leave(what === 'nothing' ? '' : `${process.ppid} since ever\n`);
    const old = new Date(Date.now() - 120_000);
    utimesSync(join(root, BUSY), old, old);
    expect(await work()).toBe('done');
    expect(said).toEqual([]);
  },
);

test('work that fails leaves nothing behind', async () => {
  await expect(
    oneAtATime(root, async () => {
      expect(existsSync(join(root, BUSY))).toBe(true);
      throw new Error('no room');
    }),
  ).rejects.toThrow('no room');
  expect(existsSync(join(root, BUSY))).toBe(false);
});
