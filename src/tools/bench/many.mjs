/** Pages over very many games: how soon they open, answer and scroll, what they leave behind, and reports. */
import { megabytesOf } from '../trust/browser.mjs';
import { importGame, throttled } from './page.mjs';
import { figure, median } from './tables.mjs';
import { TARGETS } from './targets.mjs';

const { many: target } = TARGETS;

/** Pages that are reached from another one: the link that leads there, from where, and what shows that it is there. */
const PAGES = [
  {
    name: 'statistics',
    from: '',
    link: 'a[href$="/statistics"]',
    there: '.columns li',
    // Its goal.
    filter: '.filters select >> nth=2',
  },
  {
    name: 'archive',
    from: '',
    link: 'a[href$="/archive"]',
    there: '.row a',
    // Its year. Only what tells games apart can be chosen here, and two people may share the same games.
    filter: '.filters select >> nth=-1',
  },
  { name: 'home', from: 'statistics', link: 'header a', there: '.past li' },
];

/** How often each is opened. */
const OPENED = 7;
const AGAIN = 20;

/** In the page: stores so many games like the one that is there, with other names, on other days. */
function multiply([wanted, whole]) {
  const opened = (request) =>
    new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  const PEOPLE = ['Mira', 'Jonas', 'Priya', 'Sam', 'Théo', 'Aiko', 'Lena', 'Karl', 'Ines', 'Omar'];
  const work = async () => {
    const database = await opened(indexedDB.open('custodian'));
    const all = (name) => opened(database.transaction(name).objectStore(name).getAll());
    const [[row], [report], entries] = await Promise.all(['games', 'reports', 'entries'].map(all));
    for (let n = 1; n < wanted; n++) {
      const writing = database.transaction(['games', 'reports', 'entries'], 'readwrite', {
        durability: 'relaxed',
      });
      const id = `many-${n}`;
      const later = n * 3 * 86_400_000;
      const named = (seat, i) => ({ ...seat, name: PEOPLE[(i * 3 + n) % PEOPLE.length] });
      const card = { ...row.card, seats: row.card.seats.map(named) };
      const updatedAt = row.updatedAt - later;
      writing.objectStore('games').put({ ...row, id, card, updatedAt, createdAt: updatedAt });
      const put = writing.objectStore('entries');
      for (const entry of whole ? entries : entries.slice(0, 1)) put.put({ ...entry, gameId: id });
      if (!whole) {
        const { endedAt } = report.report;
        const told = { ...report.report, id, endedAt: endedAt - later, goal: 10 + 2 * (n % 3) };
        const winner = n % told.players;
        const seats = told.seats.map(named).map((seat, i) => ({ ...seat, won: i === winner }));
        writing.objectStore('reports').put({ ...report, id, report: { ...told, seats } });
      }
      await new Promise((done, failed) => {
        writing.oncomplete = done;
        writing.onabort = () => failed(writing.error);
      });
    }
    database.close();
  };
  return work();
}

/** A device with so many finished games; `whole` with every record, and no report but the first. */
async function deviceWith({ newContext, origin, finished }, games, whole) {
  const context = await newContext();
  await importGame(context, origin, finished);
  const page = await context.newPage();
  await page.goto(`${origin}statistics`);
  await page.waitForSelector('.columns li');
  await page.goto(`${origin}licences`);
  await page.evaluate(multiply, [games, whole]);
  await page.close();
  return context;
}

/** In the page: ms from a click or a choice until a frame shows what it leads to. */
function timed([act, selector, there, value]) {
  return new Promise((done, failed) => {
    const began = performance.now();
    const before = document.querySelector('main');
    let changed = false;
    const seen = new MutationObserver(() => (changed = true));
    seen.observe(before, { childList: true, characterData: true, subtree: true });
    const look = () => {
      const main = document.querySelector('main');
      const shown =
        act === 'choose' ? changed : main !== before && document.querySelector(there) !== null;
      if (performance.now() - began > 15_000) return failed(new Error(`no answer: ${act}`));
      if (!shown) return requestAnimationFrame(look);
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    };
    const on = document.querySelector(selector);
    if (act === 'choose') {
      on.value = value;
      on.dispatchEvent(new Event('change', { bubbles: true }));
    } else on.click();
    look();
  });
}

/** In the page: the longest frame (ms) while it is scrolled to its end, a screen in half a second. */
function scrolled() {
  return new Promise((done) => {
    const frames = [];
    let last;
    const step = (now) => {
      if (last !== undefined) {
        frames.push(now - last);
        scrollBy(0, ((now - last) / 500) * innerHeight);
      }
      last = now;
      const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (end || frames.length > 600)
        done({ longest: Math.max(0, ...frames), frames: frames.length });
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** MB of a page's memory, once what is no longer needed is gone. */
export async function memoryOf(client) {
  for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

/** The longest frame of an empty page that is scrolled in the same way: what this machine adds of itself. */
async function emptyFrame(context, origin) {
  const page = await context.newPage();
  await page.goto(`${origin}licences`);
  await page.waitForSelector('main pre');
  const { longest } = await page.evaluate(scrolled);
  await page.close();
  return longest;
}

async function pageFigures(context, origin, games, { name, from, link, there, filter }) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('HeapProfiler.enable');
  const what = `${name} of ${games.toLocaleString('en')} games`;
  // No handle is asked for: the driver's own would keep each page that was left.
  const shown = (selector) => page.locator(selector).first().waitFor();
  const open = async () => {
    await shown(link);
    await page.waitForLoadState('networkidle');
    const ms = await page.evaluate(timed, ['click', link, there]);
    return ms;
  };
  const back = async () => {
    await page.goBack();
    await shown(link);
  };
  await page.goto(origin + from);
  // Once, so that its scripts are here.
  await open();
  await back();
  const times = [];
  for (let i = 0; i < OPENED; i++) {
    times.push(await open());
    await back();
  }
  const before = await memoryOf(client);
  for (let i = 0; i < AGAIN; i++) {
    await open();
    await back();
  }
  const grown = (await memoryOf(client)) - before;
  await open();
  await page.waitForLoadState('networkidle');
  const { longest } = await page.evaluate(scrolled);
  const figures = [
    figure(`${what}, opened, median of ${OPENED}`, median(times), target.opened),
    figure(`${what}, the longest frame of scrolling`, longest, target.frame),
    figure(`${what}, memory after ${AGAIN} times`, grown, target.grown, 'MB'),
  ];
  if (filter) {
    await throttled(context, page);
    const values = await page
      .locator(filter)
      .locator('option')
      .evaluateAll((options) => options.map(({ value }) => value));
    const answered = [];
    for (const value of [...values.slice(1), '']) {
      await page.locator(filter).evaluate((select) => (select.id = 'measured'));
      answered.push(await page.evaluate(timed, ['choose', '#measured', there, value]));
    }
    figures.push(
      figure(
        `${what}, a filter answered at a CPU four times slower, median of ${answered.length}`,
        median(answered),
        target.filtered,
      ),
      figure('  the slowest of them', Math.max(...answered)),
    );
  }
  await page.close();
  return figures;
}

/** Every page with so many games. */
export const many = (games) => async (given) => {
  const context = await deviceWith(given, games, false);
  const figures = [
    figure(
      'an empty page, the longest frame of scrolling',
      await emptyFrame(context, given.origin),
    ),
  ];
  for (const row of PAGES) {
    figures.push(...(await pageFigures(context, given.origin, games, row)));
  }
  await context.close();
  return figures;
};

const READ = 500;

/** 500 games read anew, from opening the statistics until all of them count. */
export async function rebuilt(given) {
  const context = await deviceWith(given, READ, true);
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(`${given.origin}statistics`);
  await page.waitForFunction(
    (count) => document.querySelector('.head b')?.textContent.startsWith(`${count} of ${count} `),
    READ,
    { timeout: 300_000 },
  );
  const ms = performance.now() - began;
  await context.close();
  const acts = given.finishedActs;
  return [figure(`${READ} games of ${acts} acts read for the statistics`, ms, target.reports)];
}

/** Starts to note the longest task of the page, in ms. */
const watchTasks = () => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask' });
};

/** Ms between two looks at what a page takes. */
const LOOKS = 250;

/** Looks from now on at the processes that draw pages; `end()` answers the most that one of them took, in MB. */
async function weighPages(context) {
  const client = await context.browser().newBrowserCDPSession();
  let most = 0;
  const look = async () => {
    const { processInfo } = await client.send('SystemInfo.getProcessInfo');
    for (const { id, type } of processInfo)
      if (type === 'renderer') most = Math.max(most, megabytesOf(id));
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOKS);
  return {
    async end() {
      clearInterval(timer);
      await client.detach();
      return most;
    },
  };
}

/** A press on the archive page until what it leads to is said: the time, the longest task (ms), and the memory (MB). */
async function archived(page, press, said) {
  await page.evaluate(watchTasks);
  const scales = await weighPages(page.context());
  const began = performance.now();
  await press();
  await page.waitForSelector(said, { timeout: 600_000 });
  const ms = performance.now() - began;
  const memory = await scales.end();
  return { ms, memory, task: await page.evaluate(() => window.longest) };
}

/** 500 whole games into one file, and that file into an empty device. */
export async function archiveFile(given) {
  const full = await deviceWith(given, READ, true);
  const out = await full.newPage();
  await out.goto(`${given.origin}archive`);
  await out.waitForSelector('.row a');
  const coming = out.waitForEvent('download', { timeout: 600_000 });
  const save = () => out.click('#archive-file ~ .keys button >> nth=0');
  const saved = await archived(out, save, '#archive-file ~ [role=status] .came');
  const path = await (await coming).path();
  await out.close();
  const empty = await given.newContext();
  const page = await empty.newPage();
  await page.goto(`${given.origin}archive`);
  const take = () => page.setInputFiles('input[type=file]', path);
  const taken = await archived(page, take, '#archive-file ~ [role=status] .came');
  await empty.close();
  await full.close();
  const what = `${READ} games of ${given.finishedActs} acts`;
  return [
    figure(`${what} saved as one file`, saved.ms, target.saved),
    figure('  the longest task of the page', saved.task, target.task),
    figure('  the most that the page and its worker took', saved.memory, target.memory, 'MB'),
    figure(`${what} taken in from one file`, taken.ms, target.taken),
    figure('  the longest task of the page', taken.task, target.task),
    figure('  the most that the page and its worker took', taken.memory, target.memory, 'MB'),
  ];
}
