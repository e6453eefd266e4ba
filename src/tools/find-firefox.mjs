import { existsSync } from 'node:fs';

/** Where systems put a Firefox, in the order they are tried. */
const SYSTEM_FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];

/**
 * The Firefox that FIREFOX_PATH names, else the system's, or null. None is fetched: the tests of
 * every change run in Chromium, and these are an addition.
 *
 * @param {Record<string, string | undefined>} [env]
 * @param {(path: string) => boolean} [exists]
 * @returns {string | null}
 */
export function findFirefox(env = process.env, exists = existsSync) {
  const wish = env.FIREFOX_PATH;
  if (wish) return exists(wish) ? wish : null;
  return SYSTEM_FIREFOXES.find((path) => exists(path)) ?? null;
}

/** What to do when there is none. */
export const NO_FIREFOX = `No Firefox was found, so nothing ran in one.
Install one (Debian: apt install firefox-esr) or set FIREFOX_PATH to its executable, then run this again.`;
