// npm run test:disk: the disk fills up under an open game. Nothing may be recorded that is not kept,
// the table says why, its game can be saved as a file, and with room made it goes on.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadProgram } from '../bundle.mjs';
import { importGame } from '../bench/page.mjs';
import { browserWithApp } from '../browser.mjs';
import { BUILD, ROOT } from '../project.mjs';
import { startBrowser } from './browser.mjs';
import { Hand, storedRecord } from './play-on.mjs';
import { preload } from './preload.mjs';
import { served } from '../static-server.mjs';

const ENTRIES = 60;
/** Times that the disk fills up and is emptied. */
const TIMES = 3;
/** Ms in which a table has said that nothing was recorded. */
const SAID = 15_000;

let failed = 0;
let passed = 0;

function check(what, holds) {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
}

/** Puts the game on screen into a file, and reads how many entries it holds. */
async function savedEntries(page, save) {
  const coming = page.waitForEvent('download', { timeout: SAID });
  await page.locator('.banner').getByRole('button', { name: save, exact: true }).click();
  const path = await (await coming).path();
  return JSON.parse(readFileSync(path, 'utf8')).entries.length;
}

/** One full disk under a game that is played. */
async function fillsUp(hand, { id, disk, FULL }) {
  const { page } = hand;
  check('an act is recorded while there is room', await hand.act());
  const known = hand.shown;
  writeFileSync(disk, '');
  const told = page.locator('.banner', { hasText: FULL.said });
  for (let tries = 0; tries < 5 && (await told.count()) === 0; tries++) {
    await hand.press();
    await told.waitFor({ timeout: SAID / 5 }).catch(() => undefined);
  }
  const said = await page.locator('.banner').allInnerTexts();
  check(`a full disk is said to be one: ${said.join(' ').slice(0, 60)} …`, await told.count());
  check('nothing more is shown as recorded', hand.shown === known);
  check('the record goes into a file', (await savedEntries(page, FULL.save)) === known);
  rmSync(disk);
  check('with room made the tap is recorded', await hand.act());
  check('and nothing is said of it any more', (await told.count()) === 0);
  const { entries, length } = await storedRecord(page, id);
  check('all that was shown is kept', entries.length === hand.shown && length === hand.shown);
}

async function fullDisk(browser, library) {
  const program = await loadProgram('src/tools/trust-main.ts');
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'custodian-full-')));
  const profile = join(home, 'profile');
  const disk = join(home, 'full');
  mkdirSync(profile);
  const env = { LD_PRELOAD: library, CUSTODIAN_FULL_OF: profile, CUSTODIAN_FULL: disk };
  const { context, kill } = await startBrowser(browser, { profile, env });
  try {
    await served(join(ROOT, BUILD), async (origin) => {
      const hand = await Hand.of(context);
      const id = 'full-disk';
      const text = program.gameText(id, ENTRIES);
      await importGame(context, origin, text);
      hand.shown = JSON.parse(text).entries.length;
      await hand.sitDown(`${origin}game/${id}`);
      for (let i = 0; i < TIMES; i++) await fillsUp(hand, { id, disk, FULL: program.FULL });
      await hand.sitDown(`${origin}game/${id}`);
      const { entries } = await storedRecord(hand.page, id);
      check('opened anew, the record replays', program.wrongWith(entries) === null);
    });
  } finally {
    await kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

const browser = await browserWithApp();
const { library, cannot } = preload('full');
if (!browser) {
  process.exitCode = 1;
} else if (cannot) {
  console.log(`skipped: no disk is full, for ${cannot}`);
} else {
  await fullDisk(browser, library);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
