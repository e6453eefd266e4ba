// npm run test:kill: 200 kills and 200 power cuts in mid-act; CUSTODIAN_KILLS, CUSTODIAN_CUTS and
// CUSTODIAN_SEED say otherwise. Nothing that the screen has shown as recorded may be lost.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserWithApp } from '../browser.mjs';
import { loadProgram } from '../bundle.mjs';
import { BUILD, isProgram, ROOT } from '../project.mjs';
import { writePrecacheManifest } from '../precache-manifest.mjs';
import { served } from '../static-server.mjs';
import { Device } from './device.mjs';
import { syncWatcher } from './preload.mjs';

/** Cuts in which an app that does not wait for the disk must have lost something. */
const CONTROLS = 10;

/** Where the library, and a tap that goes past it, ask to wait for the disk. */
const STRICT = /(durability):([`"'])strict\2/gi;

/** A copy of the built app that does not wait for the disk. */
function relaxedBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'custodian-relaxed-'));
  cpSync(join(ROOT, BUILD), folder, { recursive: true });
  let changed = 0;
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const relaxed = text.replace(STRICT, '$1:"relaxed"');
    if (relaxed === text) continue;
    writeFileSync(join(folder, name), relaxed);
    // What is served is the compressed file where there is one.
    for (const packed of ['.br', '.gz']) rmSync(join(folder, name + packed), { force: true });
    changed += 1;
  }
  if (changed === 0) throw new Error('the built app nowhere says that it waits for the disk');
  // Its worker keeps what was changed, which has other hashes.
  writePrecacheManifest(folder);
  return folder;
}

/** A small seeded generator, so that the same moments can be asked for again. */
function randomOf(seed) {
  let state = seed >>> 0;
  return {
    below(count) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 4294967296) * count);
    },
  };
}

/** Lives of one device until there were so many deaths, each looked at afterwards, or `until`. */
async function deaths(browser, count, options, { say, until = () => false }) {
  const device = new Device(browser, options);
  const sum = { deaths: 0, acts: 0, lostActs: 0, unopened: 0 };
  try {
    // The last life only looks at what the one before it left.
    for (let i = 0; i <= count; i++) {
      const { acts, lost, wrong } = await device.live({ last: i === count });
      if (i < count) sum.deaths += 1;
      sum.acts += acts;
      sum.lostActs += lost;
      if (wrong) sum.unopened += 1;
      if (lost || wrong) say(`  after death ${i}: ${lost} entries lost; ${wrong ?? 'it opens'}`);
      if (i > 0 && i % 20 === 0) say(`  ${i} of ${count}`);
      if (until(sum)) break;
    }
    return sum;
  } finally {
    device.throwAway();
  }
}

const told = ({ deaths, acts, lostActs, unopened }) =>
  `${deaths} times, ${acts} acts seen as recorded, ${lostActs} entries lost, ${unopened} games damaged or not opened`;

/**
 * Kills and cuts. Fails when anything that was seen is lost, and when an app that does not wait for
 * the disk loses nothing: then nothing was proved.
 *
 * @param {import('../browser.mjs').Browser} browser
 * @param {{ kills: number, cuts: number, seed?: number, say?: (line: string) => void }} options
 */
export async function killRuns(browser, { kills, cuts, seed = 1, say = console.log }) {
  const program = await loadProgram('src/tools/trust-main.ts');
  const counts = { passed: 0, failed: 0 };
  const count = (sum) => {
    const bad = sum.lostActs > 0 || sum.unopened > 0;
    counts.passed += bad ? 0 : sum.deaths;
    counts.failed += bad ? 1 : 0;
  };
  const app = join(ROOT, BUILD);
  const on = (folder, times, library, more = {}) =>
    served(folder, (origin) =>
      deaths(
        browser,
        times,
        { origin, program, random: randomOf(seed), library },
        { say, ...more },
      ),
    );
  if (kills > 0) {
    const sum = await on(app, kills, undefined);
    say(`killed: ${told(sum)}`);
    count(sum);
  }
  if (cuts === 0) return { ok: counts.failed === 0, ...counts };
  const watcher = syncWatcher();
  if (watcher.cannot) {
    say(`skipped: no power is cut, for ${watcher.cannot}`);
    return { ok: counts.failed === 0, ...counts };
  }
  const sum = await on(app, cuts, watcher.library);
  say(`power cut: ${told(sum)}`);
  count(sum);
  const relaxed = relaxedBuild();
  try {
    const until = ({ lostActs }) => lostActs > 0;
    const control = await on(relaxed, CONTROLS, watcher.library, { until });
    say(`power cut, an app that does not wait for the disk: ${told(control)}`);
    if (until(control)) counts.passed += 1;
    else {
      say('the harness cannot see a loss');
      counts.failed += 1;
    }
  } finally {
    rmSync(relaxed, { recursive: true, force: true });
  }
  return { ok: counts.failed === 0, ...counts };
}

if (isProgram(import.meta.url)) {
  const asked = (name, usual) => Number(process.env[name] ?? usual);
  const browser = await browserWithApp();
  const { ok, passed, failed } = browser
    ? await killRuns(browser, {
        kills: asked('CUSTODIAN_KILLS', 200),
        cuts: asked('CUSTODIAN_CUTS', 200),
        seed: asked('CUSTODIAN_SEED', 1),
      })
    : { ok: false, passed: 0, failed: 0 };
  if (browser) console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = ok ? 0 : 1;
}
