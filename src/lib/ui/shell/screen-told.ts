/** A browser that cannot keep the screen on: said once on a device, and always in the menu. */
const KEY = 'custodian.screen-told';

/** Whether the screen sleeps however the table is used, and nobody has read so on this device. */
export function screenSleepsUntold(): boolean {
  if ('wakeLock' in navigator) return false;
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    // Nothing can be remembered: it would be said for ever.
    return false;
  }
}

/** It was read. */
export function tellScreenSleeps(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Then it is gone until the page is opened again.
  }
}
