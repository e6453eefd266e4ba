/**
 * Safari's seven days. WebKit deletes what the scripts of a page have stored (IndexedDB and the files of
 * the worker among it) after seven days in which the browser was used and the page was not; a web app on
 * the home screen or in the Dock is left alone (webkit.org/tracking-prevention, "7-Day Cap on All
 * Script-Writeable Storage"). On an iPhone or iPad every browser is WebKit and does the same, and can
 * put a page on the home screen; on a Mac only Safari is.
 */

/** The kind of device that has the rule: `mobile` (iPhone, iPad) or `desktop` (a Mac). */
export type SevenDays = 'mobile' | 'desktop';

/** What is asked of the browser: `navigator`, and whether the page stands in a window of its own. */
export interface Asked {
  userAgent: string;
  maxTouchPoints: number;
  /** Only browsers of an iPhone or iPad have it: true for an app of the home screen. */
  standalone?: boolean;
}

/** Which rule of seven days this page is under; null where there is none, or for an app. */
export function sevenDays(asked: Asked, ownWindow: boolean): SevenDays | null {
  const { maxTouchPoints, standalone, userAgent } = asked;
  if (standalone === true || ownWindow) return null;
  // Chromium names WebKit too, for old times' sake, and itself beside it.
  if (!/AppleWebKit/.test(userAgent) || /Chrome|Chromium|Android/.test(userAgent)) return null;
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'mobile';
  if (!/Macintosh/.test(userAgent)) return null;
  // An iPad calls itself a Mac, which has no touch screen.
  return maxTouchPoints > 1 ? 'mobile' : 'desktop';
}

/** The same, of this page. */
export const sevenDaysHere = (): SevenDays | null =>
  sevenDays(navigator, matchMedia('(display-mode: standalone)').matches);
