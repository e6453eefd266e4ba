// npm run audit: known weaknesses of the packages, of what the app and its server are made of and
// of the tools. Asks the registry, so it is no part of npm test. 0: nothing in the way; 1: something
// is; 2: no audit could be had.
import { execFile } from 'node:child_process';
import { isProgram, ROOT } from './project.mjs';

const DAY = 86_400_000;

/**
 * Weaknesses that are let be for a while (docs/dependencies.md).
 *
 * @type {readonly { advisory: string, package: string, reason: string, since: string }[]}
 */
export const EXCEPTIONS = [];

/** Days for which an exception is good; then it is looked at again. */
export const GOOD_FOR = 90;

/** In a tool that never leaves this machine only these stand in the way. */
const GRAVE = ['high', 'critical'];

/**
 * The advisories of a report of npm, each once; or the sentence that says why there is none.
 *
 * @param {string} text what `npm audit --json` printed
 * @returns {{ advisories: { id: string, package: string, severity: string, title: string, url: string }[] }
 *   | { problem: string }}
 */
export function advisoriesIn(text) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return { problem: 'npm gave no report.' };
  }
  if (!report?.vulnerabilities) return { problem: report?.message ?? 'npm gave no report.' };
  const found = new Map();
  for (const { via } of Object.values(report.vulnerabilities)) {
    for (const cause of via) {
      // A name alone is another package of the report, through which this one is affected.
      if (typeof cause === 'string') continue;
      const { name, severity, title, url } = cause;
      const id = url.split('/').at(-1);
      found.set(`${id} ${name}`, { id, package: name, severity, title, url });
    }
  }
  return { advisories: [...found.values()] };
}

/**
 * Which advisories stand in the way, which are only told, and what is wrong with the exceptions.
 *
 * @param {{ id: string, package: string, severity: string, title: string, url: string }[]} advisories
 * @param {{ served: string[], exceptions: { advisory: string, package: string, reason: string, since: string }[], now: number }} given
 *   `served`: packages that run in the app or behind `npm start`; the rest are tools
 */
export function judged(advisories, { served, exceptions, now }) {
  const ageOf = ({ since }) => (now - Date.parse(since)) / DAY;
  const excepts = (exception, one) =>
    exception.advisory === one.id && exception.package === one.package;
  const isGood = (exception) =>
    Boolean(exception.reason) && ageOf(exception) >= 0 && ageOf(exception) <= GOOD_FOR;

  const inTheWay = [];
  const told = [];
  for (const one of advisories) {
    const excepted = exceptions.some((exception) => excepts(exception, one) && isGood(exception));
    const counts = served.includes(one.package) || GRAVE.includes(one.severity);
    (counts && !excepted ? inTheWay : told).push(one);
  }
  const problems = exceptions.flatMap((exception) => {
    const name = `The exception for ${exception.advisory} (${exception.package})`;
    if (!exception.reason) return [`${name} has no reason.`];
    if (!(ageOf(exception) >= 0)) return [`${name} has no date that has been.`];
    if (!advisories.some((one) => excepts(exception, one))) return [`${name} is not needed.`];
    return isGood(exception) ? [] : [`${name} is older than ${GOOD_FOR} days.`];
  });
  return { inTheWay, told, problems };
}

/** In the app as well, though by the usual layout they are development dependencies. */
const SHIPPED = ['svelte', '@sveltejs/kit', 'clsx'];

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
  const names = [...SHIPPED, ...served.map((one) => one.package)];
  return say(judged(all, { served: names, exceptions: EXCEPTIONS, now: Date.now() }));
}

if (isProgram(import.meta.url)) process.exitCode = await audit();
