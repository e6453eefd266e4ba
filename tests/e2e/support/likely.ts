/** A table that always does the likely thing: the one warm button of the stage. */
import { expect, type Page } from '@playwright/test';
import { settled } from './games.ts';

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

/** One tap on what is likely now; where nothing is, on the first thing that can be picked. */
export async function tapLikely(page: Page): Promise<void> {
  const { phase } = await standing(page);
  const main = likely(page);
  if (phase === 'Strategy') {
    await stage(page)
      .getByRole('button', { name: /^\d+ \w+(, \d+ goods?)?$/ })
      .first()
      .click();
  } else if ((await main.count()) > 0) {
    await main.first().click();
  } else if (
    (await stage(page)
      .getByRole('button', { name: /random/ })
      .count()) > 0
  ) {
    await stage(page)
      .getByRole('button', { name: /random/ })
      .click();
  } else {
    await stage(page)
      .getByRole('button', { name: /scores nothing/ })
      .click();
  }
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
