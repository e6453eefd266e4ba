/**
 * What no app can be faster than: a bare page that stores one row as strictly as ours and then
 * shows a word. Beside it the other times can be read on a machine of another speed.
 */
import { throttled } from './bench-page.mjs';
import { finger } from './bench-taps.mjs';

const TAPS = 30;

/** Turns a page into one big button; a tap stores a row, then changes the word on it. */
async function bare() {
  const open = indexedDB.open('bench-floor', 1);
  open.onupgradeneeded = () => open.result.createObjectStore('rows', { autoIncrement: true });
  await new Promise((done) => (open.onsuccess = done));
  const button = document.createElement('button');
  button.textContent = 'tap';
  button.style.cssText = 'position: fixed; inset: 0';
  document.body.replaceChildren(button);
  window.floor = [];
  let lifted = 0;
  addEventListener('pointerup', ({ timeStamp }) => (lifted = timeStamp), true);
  button.addEventListener('click', () => {
    const write = open.result.transaction('rows', 'readwrite', { durability: 'strict' });
    write.objectStore('rows').add({ at: Date.now() });
    write.oncomplete = () => {
      button.textContent = `stored ${window.floor.length}`;
      const painted = () => window.floor.push(performance.now() - lifted);
      requestAnimationFrame(() => void scheduler.postTask(painted, { priority: 'user-blocking' }));
    };
  });
}

/** Times from a lifted finger to the word on the screen; ms each. */
export async function floor(context, origin) {
  const page = await context.newPage();
  // A text of our own origin: a document with a store, and nothing else.
  await page.goto(`${origin}robots.txt`);
  await page.evaluate(bare);
  await throttled(context, page);
  for (let i = 0; i < TAPS; i++) {
    await finger(page, { x: 400, y: 300 });
    await page.waitForTimeout(300);
  }
  const times = await page.evaluate(() => window.floor);
  await page.close();
  return times;
}
