/** A browser with a profile that stays, which can be weighed and killed with everything that belongs to it. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserEnv } from '../browser.mjs';

const FLAGS = [
  '--headless',
  // A sandbox would keep the library that watches the disk away from the processes that write.
  '--no-sandbox',
  '--remote-debugging-port=0',
  '--window-size=1280,800',
  '--no-first-run',
  '--no-default-browser-check',
  '--hide-crash-restore-bubble',
  '--disable-breakpad',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--password-store=basic',
  '--use-mock-keychain',
];

/** Ms in which a browser has to be there. */
const PATIENCE = 60_000;

function endpointOf(child) {
  return new Promise((done, failed) => {
    let said = '';
    const late = setTimeout(() => failed(new Error(`no browser came up: ${said}`)), PATIENCE);
    child.on('error', failed);
    child.on('exit', () => failed(new Error(`the browser went away: ${said}`)));
    child.stderr.on('data', (data) => {
      said = (said + data).slice(-4000);
      const [, endpoint] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (!endpoint) return;
      clearTimeout(late);
      done(endpoint);
    });
  });
}

/** The numbers of the processes of one group, or those that name this profile. */
function processesOf(group, profile) {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, , ofGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state === 'Z') return false;
      if (Number(ofGroup) === group) return true;
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`--user-data-dir=${profile}`);
    } catch {
      // It has gone while we looked.
      return false;
    }
  });
}

function killed(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Groups that are alive: a run that is broken off leaves none behind. */
const alive = new Set();
let watched = false;

function watchOver(group) {
  if (!watched) {
    watched = true;
    process.once('exit', () => alive.forEach((one) => killed(-one)));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  }
  alive.add(group);
}

/** Kills the whole group at once, and answers when nothing of it is left. */
async function killAll(child, profile) {
  killed(-child.pid);
  for (let left = processesOf(child.pid, profile), tries = 0; left.length > 0; tries++) {
    if (tries > 500) throw new Error(`processes that will not die: ${left.join(', ')}`);
    for (const pid of left) killed(Number(pid));
    await sleep(10);
    left = processesOf(child.pid, profile);
  }
  alive.delete(child.pid);
}

/**
 * Starts a browser in a group of its own.
 *
 * @param {import('../browser.mjs').Browser} browser
 * @param {{ profile: string, env?: Record<string, string>, noDefaults?: boolean }} options with
 *   `noDefaults` a page that is behind another one is hidden, as on any device
 */
export async function startBrowser(browser, { profile, env = {}, noDefaults = false }) {
  const { chromium } = await import('@playwright/test');
  const child = spawn(browser.path, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...browserEnv(browser), ...env },
  });
  if (child.pid) watchOver(child.pid);
  const kill = () => killAll(child, profile);
  try {
    const running = await chromium.connectOverCDP(await endpointOf(child), {
      timeout: PATIENCE,
      noDefaults,
    });
    const [context] = running.contexts();
    return { context, kill, group: child.pid };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** Ms between two looks. */
const EVERY = 100;

/** MB that a process has for itself, and its part of what it shares; 0 when it has gone. */
export function megabytesOf(pid) {
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
