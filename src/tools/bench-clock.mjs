/** Whether the seconds that a table shows change when they should, also after it was out of sight. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SLOWER, STAGE } from './bench-page.mjs';
import { pipedBrowser } from './bench-pipe.mjs';
import { storedRecord } from './trust/play-on.mjs';

/** How long the seconds are looked at, and how long the page is out of sight (ms). */
const LOOKED_AT = 60_000;
const AWAY = 20_000;
const SCREEN = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
/** Ms in which a screen takes no tap after an act. */
const SETTLES = 1000;

/** Times on the screen that change by the second, and which of the true ones each of them shows. */
const FACE = 'dialog[open] [role="timer"]';
const TIMERS = [
  { what: 'the turn, on the stage', of: 'turn', selector: '.stage [role="timer"]' },
  { what: 'the turn, on the whole screen', of: 'turn', selector: FACE },
  { what: 'all of a person', of: 'person', selector: '.sheet .lane.now .sub' },
];

/** What the page keeps: each change of a time that was painted, and every first frame after a while. */
function watchSeconds({ selectors, away }) {
  const seconds = (selector) => {
    const text = document.querySelector(selector)?.textContent ?? '';
    const parts = text.match(/(?:\d+:)?\d+:\d\d\s*$/)?.[0].split(':') ?? [];
    return parts.length === 0 ? null : parts.reduce((all, part) => all * 60 + Number(part), 0);
  };
  const all = () => selectors.map(seconds);
  // The first task after the frame.
  const painted = (then) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  const kept = { changes: [], returns: [], states: [] };
  window.clocks = kept;
  let before = all();
  new MutationObserver(() => {
    const now = all();
    if (now.every((time, i) => time === before[i])) return;
    before = now;
    painted(() => kept.changes.push({ at: performance.now(), shown: now }));
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  for (const event of ['visibilitychange', 'freeze', 'resume']) {
    document.addEventListener(event, () => kept.states.push(`${event} ${document.hidden}`));
  }
  let last = performance.now();
  const frame = () =>
    painted(() => {
      const at = performance.now();
      if (at - last > away) kept.returns.push({ at, shown: all() });
      last = at;
      frame();
    });
  frame();
}

/** By how much (ms) a time that is shown is not the true one: 0 while its second lasts. */
const wrongBy = (shown, ms) => Math.max(0, shown * 1000 - ms, ms - (shown + 1) * 1000);

/**
 * How late (ms) each second of a timer was: from when it was true to the frame that showed it, or a
 * later one. What was shown too early counts as much.
 */
function lateness(changes, trueMs) {
  const late = [];
  if (!(changes.at(-1)?.shown > changes[0].shown)) throw new Error('a clock that does not run');
  for (let second = changes[0].shown + 1; second <= changes.at(-1).shown; second++) {
    const { at } = changes.find(({ shown }) => shown >= second);
    late.push(Math.abs(trueMs(at) - second * 1000));
  }
  return late;
}

/** A table in a turn whose clock runs by an act of this page, on the whole screen too. */
async function tableWithClock(page, origin, { text, gameId, folder }) {
  const file = join(folder, 'turn.json');
  writeFileSync(file, text);
  await page.goto(origin);
  await page.there('.keep h2');
  await sleep(SETTLES);
  await page.give('input[type="file"]', file);
  await page.there('.note .away');
  await page.goto(`${origin}game/${gameId}`);
  await page.there(STAGE);
  for (const key of ['.rail button.clock', 'button.resume', '.stage .clock button']) {
    await sleep(SETTLES);
    await page.press(key);
  }
  await page.there(FACE);
}

/** Behind another page, so that its timers are slowed down, or frozen as well; then in sight again. */
async function awayAndBack(page, other, frozen) {
  const before = await page.evaluate(() => window.clocks.returns.length);
  await other.show();
  if (frozen) await page.send('Page.setWebLifecycleState', { state: 'frozen' });
  await sleep(AWAY);
  if (frozen) await page.send('Page.setWebLifecycleState', { state: 'active' });
  await page.show();
  await page.until((count) => window.clocks.returns.length > count, before);
}

async function watched(piped, origin, { text, gameId, timesAt }) {
  const other = await piped.page();
  const page = await piped.page();
  await page.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await page.show();
  await tableWithClock(page, origin, { text, gameId, folder: piped.folder });
  const { entries } = await storedRecord(page, gameId);
  const { at, mono, run } = entries.at(-1);
  const base = timesAt(entries, { at, mono, run });
  const trueMs = (of) => (now) => base[of] + now - mono;
  // What is fetched once nothing else is to do is here then.
  await sleep(6000);
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const selectors = TIMERS.map(({ selector }) => selector);
  await page.evaluate(watchSeconds, { selectors, away: AWAY / 2 });
  await sleep(LOOKED_AT);
  const { changes } = await page.evaluate(() => window.clocks);
  await awayAndBack(page, other, false);
  await awayAndBack(page, other, true);
  const { returns, states } = await page.evaluate(() => window.clocks);
  for (const state of ['visibilitychange true', 'freeze true']) {
    if (!states.includes(state)) throw new Error(`it was never out of sight: ${states}`);
  }
  return TIMERS.map(({ what, of }, i) => ({
    what,
    late: lateness(
      changes.map(({ at, shown }) => ({ at, shown: shown[i] })),
      trueMs(of),
    ),
    back: returns.map(({ at, shown }) => wrongBy(shown[i], trueMs(of)(at))),
  }));
}

/**
 * Every second of a minute on a slow page, and the first frame after it was hidden, and after it was
 * frozen: for each time on the screen by how much it was not the true one, in ms.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {string} origin
 * @param {{ text: string, gameId: string, timesAt: Function }} game a file, its game, and what its
 *   true times are (ms) by the entries of a record and an instant
 */
export async function seconds(browser, origin, game) {
  const piped = pipedBrowser(browser);
  try {
    return await watched(piped, origin, game);
  } finally {
    await piped.close();
  }
}
