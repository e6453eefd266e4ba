/** Whether the seconds that a table shows change when they should, also after it was out of sight. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { startBrowser } from '../trust/browser.mjs';
import { storedRecord } from '../trust/play-on.mjs';
import { allFetched, importGame, STAGE, throttled } from './page.mjs';
import { at, figure, idOf, median } from './tables.mjs';
import { TARGETS } from './targets.mjs';

/** How long the seconds are looked at, and how long the page is out of sight (ms). */
const LOOKED_AT = 60_000;
const AWAY = 20_000;
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
async function tableWithClock(context, { origin, turn }) {
  await importGame(context, origin, turn);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.bringToFront();
  await page.goto(`${origin}game/${idOf(turn)}`);
  await page.waitForSelector(STAGE);
  const pause = '.rail button.clock';
  for (const key of [`${pause}:not(.paused)`, `${pause}.paused`, '.stage .clock button']) {
    await page.waitForTimeout(SETTLES);
    await page.locator(key).first().dispatchEvent('click');
  }
  await page.waitForSelector(FACE);
  return page;
}

/** Behind another page, so that its timers are slowed down, or frozen as well; then in sight again. */
async function awayAndBack(page, other, frozen) {
  const client = await page.context().newCDPSession(page);
  const become = (state) => client.send('Page.setWebLifecycleState', { state });
  const before = await page.evaluate(() => window.clocks.returns.length);
  await other.bringToFront();
  if (frozen) await become('frozen');
  await other.waitForTimeout(AWAY);
  if (frozen) await become('active');
  await page.bringToFront();
  await page.waitForFunction((count) => window.clocks.returns.length > count, before);
}

/** Of each time on the screen by how much (ms) it was not the true one: a second each, and what came back. */
async function watched(context, given) {
  const other = await context.newPage();
  const page = await tableWithClock(context, given);
  const { entries } = await storedRecord(page, idOf(given.turn));
  const { at, mono, run } = entries.at(-1);
  const base = given.trueTimes(entries, { at, mono, run });
  const trueMs = (of) => (now) => base[of] + now - mono;
  // What is fetched once nothing else is to do is here then.
  await allFetched(page);
  await throttled(context, page);
  const selectors = TIMERS.map(({ selector }) => selector);
  await page.evaluate(watchSeconds, { selectors, away: AWAY / 2 });
  await page.waitForTimeout(LOOKED_AT);
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
 * frozen.
 */
export async function seconds(given) {
  // A headless shell keeps every page in sight; a whole browser can hide one.
  const whole = (await findBrowser({ env: { CUSTODIAN_BROWSER: 'system' } })) ?? given.browser;
  const profile = realpathSync(mkdtempSync(join(tmpdir(), 'custodian-bench-')));
  const { context, kill } = await startBrowser(whole, { profile, noDefaults: true });
  try {
    const most = TARGETS.slow.second;
    return (await watched(context, given)).flatMap(({ what, late, back }) => [
      figure(`${what}: the latest of ${late.length} seconds`, at(late, 1), most),
      figure('  the second in the middle', median(late), most),
      figure('  the first frame after it was hidden', back[0], most),
      figure('  the first frame after it was hidden and frozen', back[1], most),
    ]);
  } finally {
    await kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
