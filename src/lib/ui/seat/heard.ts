/** How old what is known is, as a phone says it. */
import { roughTime } from '$lib/words/format.ts';
import { seat as words } from '$words/seat.ts';

const MINUTE = 60_000;

/** "40 s", from two minutes on "3 min". Input in ms. */
export const heardAgo = (ms: number): string =>
  ms < 2 * MINUTE ? words.seconds(Math.floor(ms / 1000)) : roughTime(ms);
