/** Plays along in a real page, and hears which acts its screen has shown as recorded. */
import { setTimeout as sleep } from 'node:timers/promises';
import { hasGold, nextAct, STAGE, touch } from '../bench/page.mjs';

/** Ms in which the likely tap has been heard of, and any other. */
const HEARD = 1500;
const UNHEARD = 500;

/**
 * In the page: tells how long the record is that the screen has just painted, and how many ms that
 * took from the tap on.
 */
function tellWhenPainted() {
  let tapped = 0;
  // A tap is over, and counted from, when the finger is lifted.
  addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), true);
  // The app says so to its other tabs, once an act is stored and before the frame that shows it.
  new BroadcastChannel('custodian').onmessage = ({ data }) => {
    const began = tapped;
    requestAnimationFrame(() =>
      setTimeout(() => window.painted(data.length, performance.now() - began)),
    );
  };
}

/** A page of the app whose painted acts are heard. */
export class Hand {
  #page;
  #passedOver = 0;
  #waiting = null;
  /** Entries of the record as the screen last showed it to be. */
  shown = 0;
  /** Ms from the last tap to the frame that showed what it recorded. */
  took = 0;

  constructor(page) {
    this.#page = page;
  }

  static async of(context) {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const hand = new Hand(page);
    await page.exposeBinding('painted', (_, length, ms) => hand.#heard(length, ms));
    await page.addInitScript(tellWhenPainted);
    return hand;
  }

  get page() {
    return this.#page;
  }

  #heard(length, ms) {
    this.shown = length;
    this.took = ms;
    this.#waiting?.();
  }

  /** Opens the table of a game. */
  async sitDown(url) {
    await this.#page.goto(url);
    await this.#page.waitForSelector(STAGE);
  }

  /** Presses what is likely; false when nothing is left to be pressed. The finger is then lifted. */
  async press() {
    // Until an act is stored the screen takes no tap.
    await this.#page.locator('main.table:not([aria-busy="true"])').waitFor();
    const act = await nextAct(this.#page, this.#passedOver);
    if (!act) return false;
    await touch(this.#page, act);
    return true;
  }

  /** One act that is recorded and shown, whatever has to be pressed for it; false at a dead end. */
  async act() {
    const before = this.shown;
    for (let tries = 0; tries < 20; tries++) {
      const heard = new Promise((done) => (this.#waiting = done));
      const hadGold = await hasGold(this.#page);
      if (!(await this.press())) {
        // A step that is still being fetched has nothing to press yet; a panel may lie over it.
        if (this.#passedOver > 0) await this.#page.keyboard.press('Escape');
        this.#passedOver = 0;
        await sleep(200);
        continue;
      }
      await Promise.race([heard, sleep(tries === 0 ? HEARD : UNHEARD)]);
      // One that was heard late, of a machine that is busy, counts too.
      if (this.shown > before) {
        this.#passedOver = 0;
        return true;
      }
      // A row only chooses: what records it is the gold button.
      const chosen = !hadGold && (await hasGold(this.#page));
      this.#passedOver = chosen ? 0 : this.#passedOver + 1;
    }
    return false;
  }
}

/** In the page: what lies in the database of the device, read past the app. */
async function readInPage(gameId) {
  const asked = (request) =>
    new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(new Error(request.error?.message));
    });
  const opening = indexedDB.open('custodian');
  // There is none: it must not come into being here.
  opening.onupgradeneeded = () => opening.transaction.abort();
  const database = await asked(opening).catch(() => null);
  if (!database) return { entries: [], length: 0 };
  try {
    const looking = database.transaction(['entries', 'games']);
    const range = IDBKeyRange.bound([gameId, 0], [gameId, []]);
    const [entries, row] = await Promise.all([
      asked(looking.objectStore('entries').getAll(range)),
      asked(looking.objectStore('games').get(gameId)),
    ]);
    return { entries, length: row?.length ?? 0 };
  } finally {
    database.close();
  }
}

/** The entries of a game, and how many its row says there are. */
export const storedRecord = (page, gameId) => page.evaluate(readInPage, gameId);
