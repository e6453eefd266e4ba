/** Installing and building change the one folder of the project: two processes take turns. */
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Who is at work: the process, and when it began. Git ignores it. */
export const BUSY = '.custodian-busy';

/** Ms between two signs of life, and how long without one a process counts as gone. */
const BEAT = 5_000;
const SILENT = 60_000;
const LOOK_AGAIN = 250;

/** Files that this very process holds: a number of an earlier process may come again as ours. */
const held = new Set();

function read(file) {
  try {
    return { text: readFileSync(file, 'utf8'), at: statSync(file).mtimeMs };
  } catch {
    return null;
  }
}

function runs(pid, file) {
  if (pid === process.pid) return held.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function isAtWork(file, { text, at }) {
  if (Date.now() - at > SILENT) return false;
  const pid = Number.parseInt(text, 10);
  // Another has made the file and not yet written into it.
  return !(pid > 0) || runs(pid, file);
}

function taken(file, mark) {
  try {
    writeFileSync(file, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes the file of a process that is gone out of the way, and no other's. */
function clear(file, seen) {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    // A third was quicker and is at work by now: it gets its file back.
    if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, file);
  } catch {
    // It is gone, or there again: the next look tells.
  }
  rmSync(aside, { force: true });
}

/**
 * Does the work when no other process does such work in the folder; waits for it, after a sentence,
 * and takes over from one that ended in the middle.
 *
 * @template Result
 * @param {string} root
 * @param {() => Promise<Result>} work
 * @param {(sentence: string) => void} [say]
 * @returns {Promise<Result>}
 */
export async function oneAtATime(root, work, say = console.error) {
  const file = join(root, BUSY);
  const mark = `${process.pid} since ${new Date().toISOString()}\n`;
  let waits = false;
  while (!taken(file, mark)) {
    const other = read(file);
    if (!other) continue;
    if (!isAtWork(file, other)) {
      clear(file, other.text);
      continue;
    }
    const pid = Number.parseInt(other.text, 10);
    if (!waits && pid > 0) {
      say(`Process ${pid} is installing or building in this folder; waiting until it is done …`);
      waits = true;
    }
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
  }
  held.add(file);
  const beat = setInterval(() => {
    const now = new Date();
    if (read(file)?.text === mark) utimesSync(file, now, now);
  }, BEAT);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    held.delete(file);
    if (read(file)?.text === mark) rmSync(file, { force: true });
  }
}
