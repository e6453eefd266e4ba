/**
 * A device on which one game is played, again and again until the browser dies: what its screen
 * has shown as recorded is remembered outside of it, and asked for when it is started again.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importGame, STAGE } from '../bench/page.mjs';
import { startBrowser } from './browser.mjs';
import { Hand, storedRecord } from './play-on.mjs';
import { cutPower, watchedEnv } from './preload.mjs';

/** Lives that one game has before another is taken in. */
const LIVES = 10;
/** Most acts of one life before the last, which is the one that is broken into. */
const ACTS = 4;
/** Ms after the finger has begun its way to the button in which the browser may die. */
const EARLY = 60;
const LATE = 300;

/** What is wrong with a record that was read back, in words; null when nothing is. */
function wrongIn({ entries, length }, known, wrongWith) {
  if (known.some(({ sum }, i) => entries[i] && entries[i].sum !== sum)) return 'other entries';
  if (length !== entries.length) return `a row of ${length} over ${entries.length} entries`;
  return wrongWith(entries);
}

export class Device {
  #browser;
  #origin;
  #program;
  #random;
  #library;
  #home;
  #games = 0;
  #lives = 0;
  /** The game that is played: what its record was when last read, and how long it was seen to be. */
  #game = null;

  /**
   * @param {import('../browser.mjs').Browser} browser
   * @param {{ origin: string, program: any, random: { below(count: number): number },
   *   library?: string }} options `library` watches the disk: then the power is cut, else the
   *   browser is only killed
   */
  constructor(browser, { origin, program, random, library }) {
    this.#browser = browser;
    this.#origin = origin;
    this.#program = program;
    this.#random = random;
    this.#library = library;
    this.#home = realpathSync(mkdtempSync(join(tmpdir(), 'custodian-device-')));
    for (const folder of [this.#profile, this.#disk]) mkdirSync(folder);
  }

  get #profile() {
    return join(this.#home, 'profile');
  }

  get #disk() {
    return join(this.#home, 'disk');
  }

  /** Nothing of it stays. */
  throwAway() {
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }

  /**
   * One life: the browser is started, the record looked at, acts are played, and it dies.
   *
   * @param {{ last?: boolean }} [options] the last life only looks
   * @returns {Promise<{ acts: number, lost: number, wrong: string | null }>} acts seen as recorded
   *   in this life; entries that were seen in the one before and are gone; what else is wrong
   */
  async live({ last = false } = {}) {
    const env = this.#library
      ? watchedEnv({ library: this.#library, folder: this.#profile, disk: this.#disk })
      : {};
    const { context, kill } = await startBrowser(this.#browser, { profile: this.#profile, env });
    const life = { acts: 0, lost: 0, wrong: null };
    try {
      const hand = await Hand.of(context);
      if (this.#game) await this.#lookAt(hand, life);
      if (last) return life;
      if (!this.#game || this.#lives % LIVES === 0 || life.wrong) await this.#another(hand);
      this.#lives += 1;
      // A game that has come to where nothing likely is left to do is left.
      if (!(await this.#plays(hand, life))) await this.#another(hand);
      if (life.acts === 0 && !(await this.#plays(hand, life))) {
        throw new Error(`nothing can be played: ${await stageOf(hand.page)}`);
      }
      await this.#breakOff(hand);
      await kill();
      this.#game.seen = hand.shown;
    } finally {
      await kill();
    }
    if (this.#library) cutPower({ folder: this.#profile, disk: this.#disk });
    return life;
  }

  /** Opens the game again, and compares its record with what was seen of it. */
  async #lookAt(hand, life) {
    const { id, seen, entries } = this.#game;
    const { page } = hand;
    await page.goto(`${this.#origin}game/${id}`);
    const stored = await storedRecord(page, id);
    life.lost = Math.max(0, seen - stored.entries.length);
    // A game that is not there has no stage to wait for.
    const opened =
      stored.entries.length > 0 && (await page.waitForSelector(STAGE).catch(() => null)) !== null;
    const said = await page.locator('.banner p').allInnerTexts();
    const damage = said.find((text) => this.#program.saysDamage(text));
    const wrong = damage ?? wrongIn(stored, entries, this.#program.wrongWith);
    life.wrong = opened ? wrong : 'it does not open';
    this.#game.entries = stored.entries;
    hand.shown = stored.entries.length;
  }

  /** Takes in another game, at some moment of it. */
  async #another(hand) {
    const id = `trust-${++this.#games}`;
    const text = this.#program.gameText(id, 30 + this.#random.below(400));
    await importGame(hand.page.context(), this.#origin, text);
    const { entries } = JSON.parse(text);
    this.#game = { id, entries, seen: entries.length };
    hand.shown = entries.length;
    await hand.sitDown(`${this.#origin}game/${id}`);
  }

  /** Some acts; false when there was nothing to do. */
  async #plays(hand, life) {
    const acts = 1 + this.#random.below(ACTS);
    for (let i = 0; i < acts && (await hand.act()); i++) life.acts += 1;
    return life.acts > 0;
  }

  /** The moment of the death: at once when an act is seen, or somewhere within the next. */
  async #breakOff(hand) {
    if (this.#random.below(2) === 0) return;
    // What is pressed while the browser dies is never answered.
    void hand.press().catch(() => {});
    await sleep(EARLY + this.#random.below(LATE - EARLY));
  }
}

const stageOf = (page) =>
  page
    .locator('.stage')
    .innerText()
    .catch(() => 'no stage');
