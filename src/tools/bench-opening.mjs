/** How long it takes from the list of games to the table. */
import { RESUME, STAGE, throttled } from './bench-page.mjs';

const OPENINGS = 7;

/** Ms from the tap on a button to the frame in which a selector is on the screen. */
function tapToSelector(page, button, wanted) {
  return page.evaluate(
    ([button, wanted]) =>
      new Promise((done) => {
        const began = performance.now();
        const look = () => {
          if (!document.querySelector(wanted)) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true });
        document.querySelector(button).click();
      }),
    [button, wanted],
  );
}

/** Ms that opening the game played last takes, from the tap, several times. */
export async function openings(context, origin) {
  const page = await context.newPage();
  // Once at full speed, so that the scripts are in the cache as on any evening but the first.
  await page.goto(origin);
  await page.click(RESUME);
  await page.waitForSelector(STAGE);
  await throttled(context, page);
  const times = [];
  for (let i = 0; i < OPENINGS; i++) {
    await page.goto(origin);
    await page.waitForSelector(RESUME);
    await page.waitForLoadState('networkidle');
    times.push(await tapToSelector(page, RESUME, STAGE));
  }
  await page.close();
  return times;
}
