/** Memory of all processes of a browser, looked at again and again. */
import { readFileSync } from 'node:fs';
import { processesOf } from './kill-browser.mjs';

/** Ms between two looks. */
const EVERY = 100;

/** MB that a process has for itself, and its part of what it shares; 0 when it has gone. */
function megabytesOf(pid) {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(
      readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'),
    );
    return Number(kilobytes) / 1e3;
  } catch {
    return 0;
  }
}

/** What all processes of a browser take now, in MB; 0 where no system says so. */
export const weigh = (group, profile) =>
  processesOf(group, profile).reduce((sum, pid) => sum + megabytesOf(pid), 0);

/** Looks from now on; `end()` answers the most that was taken at once, in MB. */
export function weighAlong(group, profile) {
  let most = weigh(group, profile);
  const look = () => (most = Math.max(most, weigh(group, profile)));
  const timer = setInterval(look, EVERY);
  return {
    end() {
      clearInterval(timer);
      look();
      return most;
    },
  };
}
