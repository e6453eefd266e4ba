/**
 * A browser driven by its own protocol alone. Playwright keeps every page in sight, whatever is done
 * to it; here a page is hidden behind another one, slowed down and frozen as on anybody's device.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserEnv } from './browser.mjs';

/** Ms that something is waited for. */
const PATIENCE = 30_000;

/** Asks over a pipe, answers by the number of the question. */
function questions(write, read) {
  const open = new Map();
  let text = '';
  read.setEncoding('utf8').on('data', (more) => {
    const parts = (text + more).split('\0');
    text = parts.pop();
    for (const { id, error, result } of parts.map((part) => JSON.parse(part))) {
      if (error) open.get(id)?.failed(new Error(error.message));
      else open.get(id)?.done(result);
      open.delete(id);
    }
  });
  let last = 0;
  return (method, params = {}, sessionId = undefined) =>
    new Promise((done, failed) => {
      last += 1;
      open.set(last, { done, failed });
      write.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}

class PipedPage {
  #ask;
  #targetId;
  #sessionId;

  constructor(ask, targetId, sessionId) {
    this.#ask = ask;
    this.#targetId = targetId;
    this.#sessionId = sessionId;
  }

  send(method, params) {
    return this.#ask(method, params, this.#sessionId);
  }

  /** Brings it to the front: what was there is hidden. */
  show() {
    return this.#ask('Target.activateTarget', { targetId: this.#targetId });
  }

  /** Opens a page, and waits until all that it names is here. */
  async goto(url) {
    await this.send('Page.navigate', { url });
    await this.until(
      (wanted) => location.href === wanted && document.readyState === 'complete',
      url,
    );
  }

  /** What a function answers in the page; `argument` and answer are plain data. */
  async evaluate(work, argument) {
    const expression = `(${work})(${JSON.stringify(argument) ?? ''})`;
    const how = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', how);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'it threw');
    return result.value;
  }

  /** Waits until something is there, in sight or not. */
  async until(work, argument) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(50)) {
      if (await this.evaluate(work, argument).catch(() => false)) return;
    }
    throw new Error(`never came: ${argument}`);
  }

  there(selector) {
    return this.until((wanted) => document.querySelector(wanted) !== null, selector);
  }

  async press(selector) {
    await this.there(selector);
    await this.evaluate((wanted) => document.querySelector(wanted).click(), selector);
  }

  /** Gives a file to the field that takes one. */
  async give(selector, path) {
    await this.there(selector);
    const expression = `document.querySelector(${JSON.stringify(selector)})`;
    const { result } = await this.send('Runtime.evaluate', { expression });
    await this.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId });
  }
}

/** Starts a browser in which pages can be out of sight; `folder` is gone with it. */
export function pipedBrowser(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'custodian-bench-'));
  const given = [
    '--headless=new',
    '--remote-debugging-pipe',
    '--no-sandbox',
    '--no-first-run',
    '--window-size=1280,800',
    `--user-data-dir=${join(folder, 'profile')}`,
  ];
  const started = spawn(browser.path, given, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...browserEnv(browser) },
  });
  const gone = new Promise((done) => started.once('exit', done));
  const ask = questions(started.stdio[3], started.stdio[4]);
  return {
    folder,
    async page() {
      const { targetId } = await ask('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true });
      return new PipedPage(ask, targetId, sessionId);
    },
    async close() {
      await Promise.race([ask('Browser.close').catch(() => {}), gone]);
      await Promise.race([gone, sleep(5000)]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
