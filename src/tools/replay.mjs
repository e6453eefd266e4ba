// npm run --silent replay -- FILE: where a game file, or commands as JSON lines, leads, as JSON.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { loadProgram } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { isProgram } from './project.mjs';

const USAGE = `npm run --silent replay -- [--until LINE] [--stop-at-first-refusal] FILE
FILE is a game file, or commands as JSON lines; - reads from standard input. See docs/replay.md.`;

const UNTIL = /^--until(?:=(.*))?$/;

/**
 * What the arguments ask for, or in one sentence what is wrong with them.
 *
 * @param {readonly string[]} args
 * @returns {{ name: string, until?: number, firstRefusal?: boolean } | { problem: string }}
 */
export function readOptions(args) {
  const left = [...args];
  const files = [];
  const stopAt = {};
  while (left.length > 0) {
    const arg = left.shift() ?? '';
    const until = UNTIL.exec(arg);
    if (until) {
      const line = until[1] ?? left.shift() ?? '';
      if (!/^[1-9]\d{0,8}$/.test(line)) {
        return { problem: `--until takes the number of a line, from 1, and not "${line}"` };
      }
      stopAt.until = Number(line);
    } else if (arg === '--stop-at-first-refusal') stopAt.firstRefusal = true;
    else if (arg.startsWith('--')) return { problem: `there is no ${arg}` };
    else files.push(arg);
  }
  const [name, other] = files;
  if (name === undefined) return { problem: 'which FILE is to be replayed?' };
  if (other !== undefined) return { problem: `one FILE is replayed, not ${files.join(' and ')}` };
  return { name, ...stopAt };
}

async function read(name) {
  if (name === '-') return text(process.stdin);
  // npm runs scripts in the project's folder; INIT_CWD is where the command was typed.
  return readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), name), 'utf8');
}

/** Prints one JSON document; the exit code is 0, 1 (does not lead to its end) or 2 (unreadable). */
async function run(args) {
  const options = readOptions(args);
  if ('problem' in options) {
    console.error(`${options.problem}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const { name, ...stopAt } = options;
  let input;
  try {
    input = await read(name);
  } catch (error) {
    console.error(`${name} cannot be read: ${error.message}`);
    process.exitCode = 2;
    return;
  }
  if (!(await ensureInstalled())) {
    process.exitCode = 2;
    return;
  }
  const { replayText } = await loadProgram('src/tools/replay-main.ts');
  const { document, exitCode } = replayText(input, stopAt);
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  for (const { problem, where } of document.problems) console.error(`${problem}: ${where}`);
  process.exitCode = exitCode;
}

if (isProgram(import.meta.url)) await run(process.argv.slice(2));
