/**
 * What devices at a table cost: how soon a phone's act is confirmed, how much more work a tap is with seven
 * guests, and what they leave in the memory of the table's own device. One guest is the app on a phone; the
 * others only speak the protocol, for a page that draws the table takes the processor of this machine.
 */
import { launch } from '../browser.mjs';
import { loadProgram } from '../bundle.mjs';
import { memoryOf } from './many.mjs';
import { actsOf, allFetched, importGame, STAGE, timesOf, touch, watchActs } from './page.mjs';
import { figure, idOf, median, p95 } from './tables.mjs';
import { TARGETS } from './targets.mjs';

const { link: target } = TARGETS;

/** How pages reach each other where there is nothing but the loopback interface; and a camera that shows nothing. */
const ARGS = [
  '--allow-loopback-in-peer-connection',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];
/** A browser names its addresses only to a page that may use the camera; codes are carried by the clipboard. */
const ALLOWED = ['camera', 'clipboard-read', 'clipboard-write'];
const TABLET = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Ms in which what a finger did has come to rest on every screen. */
const REST = 700;
const CONFIRMED = 60;
const PAIRS = 40;
/** Acts, each of them taken back again. */
const ACTS = 1_000;
/** Ms after which a press was held back, and how often it is tried again. */
const [HELD, TRIES] = [500, 20];
/** Acts after which what is kept of the first ones is there. */
const WARM = 60;

/** In a page: devices without a screen. They greet, hear, ask whether the table is there, and act. */
function bareGuests([hello, every]) {
  const guests = [];
  const heard = (guest, told) => {
    if (told.kind === 'welcome') guest.seat = told.seat;
    if (told.kind === 'entries') guest.head = told.from + told.entries.length - 1;
    if (told.kind === 'outcome') guest.outcomes[told.id] = told.outcome.kind;
    if (told.kind === 'end') guest.ended = told.why;
  };
  const answer = async (sdp) => {
    const connection = new RTCPeerConnection({ iceServers: [] });
    const channel = connection.createDataChannel('table', { negotiated: true, id: 0 });
    const guest = { connection, channel, seat: undefined, head: 0, outcomes: {}, ended: null };
    const say = (message) => channel.send(JSON.stringify(message));
    let pings = 0;
    channel.addEventListener('open', () => say(hello));
    channel.addEventListener('message', ({ data }) => heard(guest, JSON.parse(data)));
    setInterval(() => {
      if (guest.seat !== undefined) say({ kind: 'ping', n: pings++ });
    }, every);
    await connection.setRemoteDescription({ type: 'offer', sdp });
    await connection.setLocalDescription();
    while (connection.iceGatheringState !== 'complete') {
      await new Promise((done) => setTimeout(done, 10));
    }
    guests.push(guest);
    return connection.localDescription.sdp;
  };
  /** Asks for an act of its seat; what comes of it. */
  const act = async (seat, name, args) => {
    const guest = guests.find((one) => one.seat === seat);
    const id = crypto.randomUUID();
    const message = { kind: 'act', id, act: name, args: { seat, ...args }, head: guest.head };
    guest.channel.send(JSON.stringify(message));
    while (!guest.outcomes[id]) await new Promise((done) => setTimeout(done, 2));
    const outcome = guest.outcomes[id];
    delete guest.outcomes[id];
    return outcome;
  };
  const heads = () => guests.map(({ head, ended }) => ended ?? head);
  window.bare = { guests, answer, act, heads };
}

/** How often a device asks whether the table is there (ms): as the app does. */
const PING = 2_000;

const sum = (list) => list.reduce((all, one) => all + one, 0);

const named = (page, name) => page.getByRole('button', { name, exact: true });

async function newPage(browser, viewport) {
  const context = await browser.newContext({ viewport, hasTouch: true, serviceWorkers: 'block' });
  context.setDefaultTimeout(15_000);
  await context.grantPermissions(ALLOWED);
  return context.newPage();
}

/** What the page in front has copied. */
async function copied(page, name, done) {
  await page.bringToFront();
  await named(page, name).click();
  await named(page, done).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The open game of a table, on a page of its own. */
async function tableOf(browser, origin, text) {
  const page = await newPage(browser, TABLET);
  await importGame(page.context(), origin, text);
  await page.goto(`${origin}game/${idOf(text)}`);
  await page.waitForSelector(STAGE);
  await allFetched(page);
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.enable');
  await client.send('Performance.enable');
  return { page, client };
}

/** Lets a device join; `answerTo` makes its answer of the table's link. `place`: its seat's in the panel, the last one watches. */
async function join({ joinPanel, table: words }, { page }, place, answerTo) {
  await page.bringToFront();
  const seats = page.getByRole('group', { name: joinPanel.seats });
  if (!(await seats.isVisible())) {
    await named(page, words.menu).click();
    await page.getByRole('button', { name: joinPanel.menu.title }).click();
  }
  const seat = seats.getByRole('button').nth(place);
  const name = await seat.locator('b').innerText();
  await seat.click();
  const watches = name === joinPanel.watching;
  await named(page, watches ? joinPanel.inviteWatcher : joinPanel.invite(name)).click();
  await page.getByRole('img', { name: joinPanel.scanLabel }).waitFor();
  const text = await answerTo(await copied(page, joinPanel.copy, joinPanel.copied));
  await page.bringToFront();
  await page.getByRole('textbox', { name: joinPanel.pasted }).fill(text);
  await named(page, joinPanel.take).click();
  await named(page, joinPanel.letIn).click();
  await named(page, joinPanel.letIn).waitFor({ state: 'detached' });
}

/** How many answers the stage still asks for: a key each. */
const OPEN = '.stage button.plain';
/** Presses until the stage asks for so many: a press that comes while an act is under way is held back. */
async function pressedUntil(page, count, press) {
  const reached = ([key, wanted]) => document.querySelectorAll(key).length === wanted;
  for (let tries = 0; ; tries++) {
    await press();
    try {
      return await page.waitForFunction(reached, [OPEN, count], { timeout: HELD });
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
const undo = ({ page }) => page.keyboard.press('Control+z');

/**
 * Ms that the processor has worked for a page since it was opened: its own thread, and its whole process with what
 * carries the channels. Not the time that its tasks took: the guests of this machine take the processor from it.
 */
async function workOf({ client }) {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (wanted) => 1000 * metrics.find(({ name }) => name === wanted).value;
  return { own: of('ThreadTime'), whole: of('ProcessTime') };
}

/** Ms of work that an answer tapped by the keeper is for the table, and that of taking it back. */
async function tapped(table) {
  const { page } = table;
  const works = [];
  for (const press of [() => touch(page, page.locator(OPEN).first()), () => undo(table)]) {
    const before = await workOf(table);
    await press();
    await page.waitForTimeout(REST);
    const after = await workOf(table);
    works.push({ own: after.own - before.own, whole: after.whole - before.whole });
  }
  return works;
}

/** Taps with guests and without, one after the other, each of them first in turn. */
async function pairs(alone, together, count) {
  const found = [];
  for (let i = 0; i < count; i++) {
    const pair = { alone: null, together: null };
    const order = ['alone', 'together'];
    for (const of of i % 2 ? order.reverse() : order) {
      pair[of] = await tapped(of === 'alone' ? alone : together);
    }
    found.push(pair);
  }
  return found;
}

/** MB more of a table's memory after so many acts; `act` is one that can be undone. */
async function grown(table, act) {
  const { page, client } = table;
  const open = await page.locator(OPEN).count();
  const again = async (count) => {
    for (let i = 0; i < count / 2; i++) {
      await pressedUntil(page, open - 1, () => act(i));
      await pressedUntil(page, open, () => undo(table));
    }
  };
  await again(WARM);
  const before = await memoryOf(client);
  await again(ACTS);
  return (await memoryOf(client)) - before;
}

/** Ms from a tap on the phone until it shows that the table has recorded it; the keeper undoes each. */
async function confirmed({ seat: words }, phone, table) {
  const key = named(phone, words.act.dont);
  await phone.evaluate(watchActs, {
    name: 'asked',
    on: 'pointerup',
    marks: { confirmed: { gone: '.foot .asking, .foot .main', first: true } },
  });
  for (let i = 0; i < CONFIRMED; i++) {
    await key.waitFor();
    await phone.waitForTimeout(REST);
    await touch(phone, key);
    await phone.waitForFunction((n) => 'confirmed' in (window.acts.asked[n] ?? {}), i);
    await undo(table);
  }
  return timesOf(await actsOf(phone, 'asked'), 'confirmed');
}

export async function link({ browser, origin, answered: text }) {
  const program = await loadProgram('src/tools/bench/guests.ts');
  const { seating, card, waiting } = program.answersOf(text);
  const running = await launch(browser, { args: ARGS });
  try {
    const [alone, together] = [
      await tableOf(running, origin, text),
      await tableOf(running, origin, text),
    ];
    const phone = await newPage(running, PHONE);
    const guests = await newPage(running, PHONE);
    await guests.goto(`${origin}robots.txt`);
    await guests.evaluate(bareGuests, [program.HELLO, PING]);
    const [own, ...others] = waiting;
    await join(program, together, seating.indexOf(own), async (link) => {
      await phone.goto(link);
      await phone.getByRole('heading', { name: program.joinPage.showing }).waitFor();
      return copied(phone, program.joinPage.copy, program.joinPage.copied);
    });
    for (const place of [...seating.keys(), seating.length]) {
      if (seating[place] === own) continue;
      await join(program, together, place, async (link) => {
        const sdp = await guests.evaluate((sdp) => window.bare.answer(sdp), program.offered(link));
        return program.answered(link, sdp);
      });
    }
    await together.page.keyboard.press('Escape');
    await pairs(alone, together, 5);
    const found = await pairs(alone, together, PAIRS);
    const works = (of, part) => found.flatMap((pair) => pair[of].map((work) => work[part]));
    const [one, seven] = ['alone', 'together'].map((of) => works(of, 'own'));
    const times = (part) => sum(works('together', part)) / sum(works('alone', part));
    // Never twice at one place: there a second tap is held back.
    const byKeeper = (i) =>
      alone.page
        .locator(OPEN)
        .nth(i % waiting.length)
        .tap();
    // One that comes before the guest has heard of the last undo is stale: it is asked for again.
    const byGuest = (i) =>
      guests.evaluate(
        ([seat, card]) => window.bare.act(seat, 'decline', { card }),
        [others[i % others.length], card],
      );
    const more = { alone: await grown(alone, byKeeper), together: await grown(together, byGuest) };
    const waits = await confirmed(program, phone, together);
    const heads = await guests.evaluate(() => window.bare.heads());
    if (new Set(heads).size !== 1) throw new Error(`the guests stand at ${heads.join(', ')}`);
    const count = ACTS.toLocaleString('en');
    return [
      figure(
        `a phone's act, from its tap to its confirmation, median of ${waits.length}`,
        median(waits),
        target.confirmed,
      ),
      figure('  p95', p95(waits), target.confirmedLate),
      figure('  the slowest', Math.max(...waits)),
      figure(`the table's own work for a tap without guests, median of ${one.length}`, median(one)),
      figure('  with seven guests, median', median(seven)),
      figure('  with seven guests, in times of that without', times('own'), target.work, 'times'),
      figure('  the same of its whole process, channels included', times('whole'), null, 'times'),
      figure(`the table's memory after ${count} acts without guests`, more.alone, null, 'MB'),
      figure('  with seven guests', more.together, null, 'MB'),
      figure(
        '  with seven guests, more than without',
        more.together - more.alone,
        target.grown,
        'MB',
      ),
    ];
  } finally {
    await running.close();
  }
}
