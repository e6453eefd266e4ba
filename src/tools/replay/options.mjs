/** The command line of replay: a file, and where to stop before its end. */

export const USAGE = `npm run --silent replay -- [--until LINE] [--stop-at-first-refusal] FILE
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
