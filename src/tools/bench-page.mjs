/** What the figures of a page share: where its screens are told apart, and how slow it is made. */

/** Ms in which a page fetches what it may need next. */
export const IDLE = 3000;

/** A home page has its big button, a table has its stage. */
export const RESUME = 'main a.way-in';
export const STAGE = '.stage button:not(:disabled)';

/** By how much a page is slowed down. */
export const SLOWER = 4;

/** Makes a page as slow as an old tablet. */
export async function throttled(context, page) {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
