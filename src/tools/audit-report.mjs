/** What `npm audit` found, held against the exceptions that were made. */

const DAY = 86_400_000;

/** Days for which an exception is good: then somebody looks again. */
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
