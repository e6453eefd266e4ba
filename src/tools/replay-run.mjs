import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { loadProgram } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { readOptions, USAGE } from './replay/options.mjs';

async function read(name) {
  if (name === '-') return text(process.stdin);
  // npm runs scripts in the project's folder; INIT_CWD is where the command was typed.
  return readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), name), 'utf8');
}

/** Prints one JSON document; the exit code is 0, 1 (does not lead to its end) or 2 (unreadable). */
export async function run(args) {
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
