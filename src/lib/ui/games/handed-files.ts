/**
 * Game files that the device hands to the app: opened with it (`file_handlers` of the web manifest)
 * or shared to it (`share_target`). Each way has an address of its own, and the page at it asks here.
 */

import { goto } from '$app/navigation';
import { resolve } from '$app/paths';

/** What Chromium gives a page that was opened with files. */
interface LaunchQueue {
  setConsumer(take: (launched: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Holds what was shared until it is taken: the same as in service-worker.ts. */
const cacheOf = (scope: string) => `custodian-shared ${scope}`;

/** Takes the files out of where the worker keeps them, in the order in which they came. */
async function sharedFiles(scope: string): Promise<File[]> {
  const cache = await caches.open(cacheOf(scope));
  const files: File[] = [];
  for (const { url } of await cache.keys()) {
    const kept = await cache.match(url);
    await cache.delete(url);
    const name = decodeURIComponent(new URL(url).search.replace(/^\?\d+-/, ''));
    if (kept) files.push(new File([await kept.blob()], name));
  }
  return files;
}

/**
 * Waits for the files that the page at this address was opened for.
 *
 * @param search the query of the address
 * @param scope the address of the app's first page, whole
 * @param take is called for each time files come; with none where they could not be read
 */
export function onHanded(
  search: string,
  scope: string,
  take: (files: readonly File[]) => void,
): void {
  const none = () => take([]);
  if (search === '?shared') void sharedFiles(scope).then(take, none);
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  if (search !== '?opened') return;
  launchQueue?.setConsumer(({ files = [] }) => {
    // The app may also be launched without a file.
    if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(take, none);
  });
}

/** Files of all games on their way to the archive page, which takes them. */
let forArchive: readonly File[] = [];

/** Opens the archive page with files of all games. */
export function toArchive(files: readonly File[]): void {
  forArchive = [...forArchive, ...files];
  void goto(resolve('/archive'));
}

/** Takes what was laid there, once. */
export function takePassedOn(): readonly File[] {
  const files = forArchive;
  forArchive = [];
  return files;
}
