// npm run audit: known weaknesses of the packages, of what the app and its server are made of and
// of the tools. Asks the registry, so it is no part of npm test. 0: nothing in the way; 1: something
// is; 2: no audit could be had.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoriesIn, judged } from './audit-report.mjs';
import { ROOT } from './project.mjs';

/** In the app as well, though by the usual layout they are development dependencies. */
const SHIPPED = ['svelte', '@sveltejs/kit', 'clsx'];

const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** What `npm audit --json` prints; it ends with an error as soon as it finds something. */
function npmAudit(more) {
  const own = process.env.npm_execpath;
  const [program, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const args = [...first, 'audit', '--json', '--fetch-retries=1', ...more];
  return new Promise((done) => {
    execFile(program, args, { cwd: ROOT, maxBuffer: 1e8 }, (_, stdout) => done(stdout));
  });
}

const line = ({ severity, package: name, title, url }) =>
  `  ${severity}: ${name}: ${title} (${url})`;

function say({ inTheWay, told, problems }) {
  if (inTheWay.length > 0) console.log(`In the way:\n${inTheWay.map(line).join('\n')}`);
  if (told.length > 0) console.log(`Known, and let be:\n${told.map(line).join('\n')}`);
  for (const problem of problems) console.log(problem);
  if (inTheWay.length + problems.length > 0) {
    console.log('docs/dependencies.md ("Known weaknesses") says what to do.');
    return 1;
  }
  console.log('Nothing is known against these packages that stands in the way.');
  return 0;
}

async function audit() {
  const parts = [await npmAudit(['--omit=dev']), await npmAudit([])].map(advisoriesIn);
  const failed = parts.find((part) => 'problem' in part);
  if (failed) {
    console.log(`No audit could be had from the registry: ${failed.problem}`);
    console.log('This says nothing about the packages. Run it where the registry answers audits.');
    return 2;
  }
  const [served, all] = parts.map(({ advisories }) => advisories);
  const exceptions = read('src/tools/audit-exceptions.json');
  const names = [...SHIPPED, ...served.map((one) => one.package)];
  return say(judged(all, { served: names, exceptions, now: Date.now() }));
}

process.exitCode = await audit();
