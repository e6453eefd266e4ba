/** What it costs to look something up: from the tap on the book to the answer on the screen. */
import { finger, slowTable } from './bench-taps.mjs';

const TIMES = 12;
/** Ms in which the panel has come to rest. */
const REST = 900;
/** What was asked, as it is typed. */
const ASKED = ['speaker last', 'sftt', 'rettreat', '61.16', 'jeton de commandement', 'custodians'];

/** What the page keeps of each question: ms until the frame that showed its answer. */
function watchAnswers() {
  window.answers = { opened: [], found: [] };
  let asked = null;
  const painted = (then) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  const keep = (where, done) =>
    painted(() => {
      if (asked !== null && done()) window.answers[where].push(performance.now() - asked);
      if (done()) asked = null;
    });
  new MutationObserver(() => {
    if (document.querySelector('dialog.rules article > p')) keep('opened', () => true);
  }).observe(document.querySelector('main.table'), { childList: true });
  addEventListener('pointerup', ({ timeStamp }) => (asked = timeStamp), true);
  addEventListener(
    'input',
    ({ timeStamp }) => {
      asked = timeStamp;
      const found = () => document.querySelector('dialog.rules mark') !== null;
      keep('found', found);
    },
    true,
  );
}

/** The rules opened again and again on a slow page, then questions typed: ms until each answer. */
export async function answers(context, url) {
  const page = await slowTable(context, url, '.rail .book');
  await page.evaluate(watchAnswers);
  for (let i = 0; i < TIMES; i++) {
    const { x, y, width, height } = await page.locator('.rail .book').boundingBox();
    await finger(page, { x: x + width / 2, y: y + height / 2 });
    await page.waitForSelector('dialog.rules article > p');
    await page.waitForTimeout(REST);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(REST / 3);
  }
  await page.locator('.rail .book').click();
  await page.waitForTimeout(REST);
  for (const asked of ASKED) {
    await page.locator('dialog.rules input').fill(asked);
    await page.waitForTimeout(REST);
  }
  const found = await page.evaluate(() => window.answers);
  await page.close();
  return found;
}
