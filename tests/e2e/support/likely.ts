/** A table that always does the likely thing: the one warm button of the stage. */
import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './games.ts';
import { tap } from './tap.ts';

/** The round and the lit phase, as the rail says them. */
export async function standing(page: Page): Promise<{ round: number; phase: string }> {
  const rail = page.locator('main.table .rail');
  const round = Number(await rail.locator('.round b').innerText());
  const phase = (await rail.locator('[aria-current=step]').innerText()).trim();
  return { round, phase };
}

const stage = (page: Page) => page.locator('main.table section.stage');

/** The likely acts of the stage, most prominent first. */
const likely = (page: Page) => stage(page).locator('button.main:enabled');

const pass = (page: Page) => stage(page).getByRole('button', { name: /^Pass/ });

/** Whether the turn is one to pass: the own cards are used, so nothing stands in the way. */
async function passes(page: Page): Promise<boolean> {
  const strategic = stage(page).getByRole('button', { name: /^\d* ?Strategic/ });
  return (await strategic.count()) === 0 && (await pass(page).count()) > 0;
}

/** The buttons that a table would tap now, the likeliest first. */
async function wanted(page: Page): Promise<Locator[]> {
  const { phase } = await standing(page);
  const named = (name: RegExp) => stage(page).getByRole('button', { name }).first();
  return [
    ...(phase === 'Strategy' ? [named(/^\d+ \w+(, \d+ trade goods?)?$/)] : []),
    ...(phase === 'Action' && (await passes(page)) ? [pass(page)] : []),
    likely(page).first(),
    named(/random/),
    named(/Nothing to score/),
    named(/becomes speaker/),
    named(/^No one else follows/),
  ];
}

/**
 * A button that is not there by now has gone (ms). Not less: a tap that is given up on a slow machine
 * may have been heard all the same, and the next one would be a second act.
 */
const GONE = 10_000;

/** One tap on what is likely now; where nothing is, on the first thing that can be picked. */
export async function tapLikely(page: Page): Promise<void> {
  // The old step stays on the screen until the new one is fetched: its button may go in the act.
  await expect(async () => {
    for (const button of await wanted(page)) {
      if ((await button.count()) === 0) continue;
      return tap(button, { timeout: GONE });
    }
    throw new Error(`nothing to tap: ${await stage(page).innerText()}`);
  }).toPass({ timeout: 40_000 });
  await settled(page);
}

/** Goes on with likely taps until the table stands there; the taps made. */
export async function playUntil(
  page: Page,
  there: (at: { round: number; phase: string }) => boolean,
  limit = 200,
): Promise<number> {
  for (let taps = 0; taps < limit; taps++) {
    if (there(await standing(page))) return taps;
    await tapLikely(page);
  }
  expect(await standing(page), `not there after ${limit} taps`).toBeNull();
  return limit;
}
