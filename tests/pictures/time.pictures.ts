/** Pictures of time: the clock on the whole screen, a pause, a silence, where the time went. */
import { test } from '@playwright/test';
import { TIME_SCREENS, showTimeScreen } from '../e2e/support/time-screens.ts';
import { THEMES, inTheme, take, wearing } from './take.ts';

/** What is shown of each screen, by its name there. */
const NAMES: Readonly<Record<string, string>> = {
  clock: 'clock-face',
  'clock-low': 'clock-low',
  pause: 'pause',
  gap: 'gap',
  times: 'times',
  'times-at-the-end': 'times-end',
};
/** Those whose colours are worth a second look. */
const IN_BOTH = ['clock', 'pause', 'gap'];

for (const screen of TIME_SCREENS) {
  const name = NAMES[screen.name];
  if (name === undefined) continue;
  for (const theme of IN_BOTH.includes(screen.name) ? THEMES : THEMES.slice(0, 1)) {
    test(inTheme(name, theme), async ({ page }) => {
      await wearing(page, theme);
      await showTimeScreen(page, screen, `picture-${name}`);
      if (screen.name === 'pause') await page.clock.runFor(400_000);
      await take(page, inTheme(name, theme));
    });
  }
}
