/// <reference no-default-lib="true" />
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
import { base, build, files, version } from '$service-worker';

// The app's shell for cold starts without a network. What is cached is decided when the app is
// built; games are in IndexedDB and never pass through here. All languages are kept, though a page
// loads only its own: somebody at a table without a network may want another.

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const { scope } = worker.registration;

/** A path of Kit's manifest as an address below the scope, so that a sub-path works. */
const at = (path: string) => new URL(path.slice(base.length).replace(/^\/+/, ''), scope).href;

// Caches belong to the whole origin: the scope keeps two installations on one host apart.
const PREFIX = `custodian ${scope} `;
const CACHE = PREFIX + version;

const below = (path: string) => at(`${base}/${path}`);
/** The adapter's page for every address; like the licences it is not in Kit's manifest. */
const FALLBACK = below('200.html');
const LICENCES = below('licences.txt');
const more = __FILES_OF_LANGUAGES__;
const hashed = [...new Set([...build.map(at), ...more.hashed.map(below)])];
const plain = [FALLBACK, LICENCES, ...files.map(at), ...more.plain.map(below)];
const listed = new Set([...hashed, ...plain]);

/** A redirected answer cannot serve a navigation: keep what it says, not how it came. */
async function asOwn(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.blob(), { status, statusText, headers });
}

async function load(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return asOwn(response);
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function fromOlder(url: string, older: Cache[]): Promise<Response | undefined> {
  for (const cache of older) {
    const found = await cache.match(url);
    if (found) return found;
  }
  return undefined;
}

/** All or nothing: one file that cannot be had fails the whole installation. */
async function install(): Promise<void> {
  const names = (await ownCaches()).filter((name) => name !== CACHE);
  const older = await Promise.all(names.map((name) => caches.open(name)));
  const cache = await caches.open(CACHE);
  await Promise.all([
    ...hashed.map(async (url) =>
      cache.put(url, (await fromOlder(url, older)) ?? (await load(url))),
    ),
    ...plain.map(async (url) => cache.put(url, await load(url, { cache: 'reload' }))),
  ]);
}

async function activate(): Promise<void> {
  const old = (await ownCaches()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function cacheFirst(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('message', (event) => {
  // Sent by the page on the keeper's tap; until then the new version waits.
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') {
    event.waitUntil(worker.skipWaiting());
  }
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(scope)) return;
  const key = url.origin + url.pathname;
  if (listed.has(key)) event.respondWith(cacheFirst(request, key));
  else if (request.mode === 'navigate') event.respondWith(cacheFirst(request, FALLBACK));
});
