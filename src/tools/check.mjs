// npm run check: every check:* script of package.json, two at a time, each printed when it is done.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT, tool } from './project.mjs';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/**
 * What most scripts begin with, so that each can be run alone; here once is enough. (That of the types also
 * clears away what svelte-check wrote: it would go on checking a component that has been deleted since.)
 */
const SYNC = 'svelte-kit sync && ';

function runScript(name) {
  return new Promise((done) => {
    const began = performance.now();
    const child = spawn(scripts[name].replace(SYNC, ''), {
      cwd: ROOT,
      shell: true,
      env: {
        ...process.env,
        PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
        FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      },
    });
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
      // A gap in a language is no mistake, but it should be known.
      if (code !== 0 || name === 'check:languages') process.stdout.write(Buffer.concat(output));
      done(code === 0);
    });
  });
}

const waiting = Object.keys(scripts).filter((name) => name.startsWith('check:'));
let failed = 0;

async function worker() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    if (!(await runScript(name))) failed += 1;
  }
}

// tsconfig.json extends a file that this writes, and most checks read tsconfig.json.
if ((await tool('@sveltejs/kit/svelte-kit.js', ['sync'])) !== 0) process.exit(1);
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
if (failed > 0) console.log(`${failed} of the static checks failed.`);
process.exitCode = failed > 0 ? 1 : 0;
