/** What keeps the games of this device, or may lose them: the browser's promise, its rules, saved files. */
import { readSetting, writeSetting } from '$lib/storage/settings-store.ts';

/** The setting that says that the browser was asked for its promise. */
const ASKED = 'persistence-asked';

/** `unknown` until it was looked up, or where the browser cannot say. */
export type Persistence = 'unknown' | 'promised' | 'not-promised';

/** Whether the browser has promised to keep the games, and how much room they take. */
export class StoragePromise {
  persisted = $state<Persistence>('unknown');
  /** Bytes in use and bytes available, or null where the browser cannot say. */
  estimate = $state.raw<{ usage: number; quota: number } | null>(null);

  /** Looks up what the browser says now; asks it for nothing. */
  async look(): Promise<void> {
    const storage = this.#storage();
    try {
      if (storage?.persisted) this.#set(await storage.persisted());
      const { usage, quota } = (await storage?.estimate?.()) ?? {};
      if (usage !== undefined && quota !== undefined) this.estimate = { usage, quota };
    } catch {
      // Some browsers offer the question and refuse the answer: it stays unknown.
    }
  }

  /** Asks the browser for the promise, once for all: some show the question to the keeper. */
  async ask(): Promise<void> {
    const storage = this.#storage();
    if (!storage?.persist || this.persisted === 'promised') return;
    const asked = await readSetting(ASKED);
    if (!asked.ok || asked.value === true) return;
    await writeSetting(ASKED, true);
    try {
      this.#set(await storage.persist());
    } catch {
      // As above.
    }
  }

  #storage(): Partial<StorageManager> | undefined {
    return typeof navigator === 'undefined' ? undefined : navigator.storage;
  }

  #set(promised: boolean): void {
    this.persisted = promised ? 'promised' : 'not-promised';
  }
}

/**
 * The kind of device that has Safari's rule of seven days. WebKit deletes what the scripts of a page
 * have stored (IndexedDB and the files of the worker among it) after seven days in which the browser was
 * used and the page was not; a web app on the home screen or in the Dock is left alone
 * (webkit.org/tracking-prevention, "7-Day Cap on All Script-Writeable Storage"). On an iPhone or iPad
 * every browser is WebKit and does the same, and can put a page on the home screen; on a Mac only Safari
 * is. `mobile` is an iPhone or iPad, `desktop` a Mac.
 */
export type SevenDays = 'mobile' | 'desktop';

/** What is asked of the browser: `navigator`, and whether the page stands in a window of its own. */
export interface BrowserInfo {
  userAgent: string;
  maxTouchPoints: number;
  /** Only browsers of an iPhone or iPad have it: true for an app of the home screen. */
  standalone?: boolean;
}

/** Which rule of seven days this page is under; null where there is none, or for an app. */
export function sevenDays(asked: BrowserInfo, ownWindow: boolean): SevenDays | null {
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

/** From so long on (ms) a file is worth a reminder. */
export const OLD = 90 * 60_000;

/** What was played longer ago (ms) belongs to another evening, of which the list of games tells. */
const EVENING = 12 * 3_600_000;

/** Since when (epoch ms) this evening's play is in no file; null where all of it is. */
export function unsavedSince(
  entries: readonly { at: number }[],
  backupAt: number | null,
  now: number,
): number | null {
  const from = Math.max(backupAt ?? 0, now - EVENING);
  return entries.find(({ at }) => at > from)?.at ?? null;
}
