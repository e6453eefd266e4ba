/// <reference no-default-lib="true" />
/// <reference lib="esnext" />
/// <reference lib="webworker" />

// The app's shell for cold starts without a network. What is kept is told when the app is built;
// games are in IndexedDB and never pass through here. All languages are kept, though a page loads
// only its own: a table without a network may want another.
//
// A page and its scripts belong together, and a host changes them one after the other. So each file
// is taken by its hash: what is of another build is refused, and asked for again at the next look.

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const { scope } = worker.registration;

const at = (path: string) => new URL(path, scope).href;

// Caches belong to the whole origin: the scope keeps two installations on one host apart.
const PREFIX = `custodian ${scope} `;
/** Named after what is in it, so that it never has to hold anything else. */
const CACHE = PREFIX + BUILT.name;

/** The page for every address, and the one of the games, which is in its file as it is seen. */
const PAGE = at('200.html');
const HOME = at('index.html');
const SCRIPTS = at('_app/immutable/');
const wanted = new Map(Object.entries(BUILT.files).map(([path, hash]) => [at(path), hash]));

/** Where a device sends files that are shared to the app: the `share_target` of the web manifest. */
const SHARED = at('?shared');
/** Holds them until the page of the games has taken them: the same as in ui/games/handed-files.ts. */
const SHARED_CACHE = `custodian-shared ${scope}`;

/** Kept beside the files: the pages that were open before this version came. */
const BEFORE = at('?pages-before');
/** Kept beside the files once a file was lost here and is no longer on the host either. */
const BROKEN = at('?broken');

/** The same as in src/tools/precache-manifest.mjs. */
async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, 16);
}

async function isWanted(url: string, response: Response): Promise<boolean> {
  return response.ok && (await hashOf(response)) === wanted.get(url);
}

/** A redirected answer cannot serve a navigation: keep what it says, not how it came. */
async function asOwn(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.blob(), { status, statusText, headers });
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** A file of this build: from an older cache, from the network, and past what the browser kept. */
async function load(url: string, older: Cache[]): Promise<Response> {
  for (const cache of older) {
    const found = await cache.match(url);
    if (found && (await isWanted(url, found))) return found;
  }
  for (const mode of ['default', 'reload'] as const) {
    const response = await asOwn(await fetch(url, { cache: mode }));
    if (await isWanted(url, response)) return response;
  }
  throw new Error(`not of this build: ${url}`);
}

/** All files, or an error: one that cannot be had fails the whole installation. */
async function fill(): Promise<void> {
  const names = (await ownCaches()).filter((name) => name !== CACHE);
  const older = await Promise.all(names.map((name) => caches.open(name)));
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...wanted.keys()].filter((url) => !here.has(url));
  await Promise.all(missing.map(async (url) => cache.put(url, await load(url, older))));
  await cache.delete(BROKEN);
}

const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Older files stay for the pages that run on them. Where there are none, no page is an older one. */
async function activate(): Promise<void> {
  const isFirst = (await ownCaches()).every((name) => name === CACHE);
  tookOver = !isFirst;
  const pages = isFirst ? [] : await openPages();
  const cache = await caches.open(CACHE);
  await cache.put(BEFORE, new Response(JSON.stringify(pages.map(({ id }) => id))));
  await worker.clients.claim();
}

let activated = Promise.resolve();

async function pagesBefore(): Promise<readonly string[]> {
  await activated;
  const before = await (await caches.open(CACHE)).match(BEFORE);
  return (before ? await before.json() : []) as string[];
}

/** True once this run of the worker has taken over from an older one. */
let tookOver = false;
/** The pages that this run of the worker has sent. */
const sent = new Set<string>();

/** What the worker is at just now, and when it was last at something (ms of the clock). */
let busy = 0;
let lastBusy = Date.now();
/** So long (ms) after its last work the worker is taken to rest. */
const STILL = 500;

/** Notes that the worker is at something until this is done. */
function during<T>(work: Promise<T>): Promise<T> {
  busy += 1;
  const done = () => {
    busy -= 1;
    lastBusy = Date.now();
  };
  work.then(done, done);
  return work;
}

/** So often (ms) it is asked who rests, and so long (ms) altogether. */
const ASK_EACH = 200;
const PATIENCE = 4_000;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Whether a page or the older worker has come to rest; null of one that does not say: it is only
 * starting, asleep, older, or gone since it was listed.
 */
function rests(one: WindowClient | ServiceWorker): Promise<boolean | null> {
  const { port1, port2 } = new MessageChannel();
  const said = new Promise<boolean>((done) => {
    port1.onmessage = ({ data }) => done(data === true);
  });
  try {
    one.postMessage({ type: 'REST' }, [port2]);
  } catch {
    return Promise.resolve(null);
  }
  return Promise.race([said, wait(ASK_EACH).then(() => null)]);
}

/**
 * Takes over from the older worker, which the browser then stops. A request that comes in the
 * moment in which it is stopping starts it again, and the browser waits until it has rested for half
 * a minute (five where developer tools hold it); a page that is loaded meanwhile may never come. So
 * all pages fall quiet first, and the older worker says when it has answered all that they asked
 * for: no page knows of a request that is still under way. While one says that it does not rest,
 * nothing is begun, and the page of the keeper asks again; one that says nothing is not waited for.
 */
async function takeOver(): Promise<void> {
  /** What each has said last: a busy one is not always in time. */
  const said = new Map<string, boolean>();
  let restless = false;
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(ASK_EACH)) {
    const { active } = worker.registration;
    const asked = new Map<string, WindowClient | ServiceWorker>(
      (await openPages()).map((page) => [page.id, page]),
    );
    if (active) asked.set(active.scriptURL, active);
    const answers = await Promise.all([...asked.values()].map(rests));
    [...asked.keys()].forEach((id, i) => {
      const rest = answers[i];
      if (typeof rest === 'boolean') said.set(id, rest);
    });
    restless = [...asked.keys()].some((id) => said.get(id) === false);
    if (answers.every(Boolean)) break;
  }
  if (!restless) await worker.skipWaiting();
}

/**
 * A page that starts says so here. One of an older version missed the change while it loaded: it was
 * open before, or on its way, sent by the older worker.
 */
async function greet(page: ExtendableMessageEvent['source']): Promise<void> {
  if (page instanceof Client) {
    const before = await pagesBefore();
    const isOlder = before.includes(page.id) || (tookOver && !sent.has(page.id));
    if (isOlder) page.postMessage({ type: 'OLDER' });
  }
  await tidy();
}

/** A page is up: what the browser has cleared is fetched again, what no page needs any more goes. */
async function tidy(): Promise<void> {
  await fill().catch(() => {
    // No network, or another build by now: what is here serves on.
  });
  const ids = await pagesBefore();
  if ((await openPages()).some(({ id }) => ids.includes(id))) return;
  // What is not this one may be the next one.
  if (worker.registration.waiting ?? worker.registration.installing) return;
  const older = (await ownCaches()).filter((name) => name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The page; the host's own, where the scripts of this one can no longer be had. */
async function pageFor(request: Request, page: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(page);
  if (!kept) return fetch(request);
  if (!(await cache.match(BROKEN))) return kept;
  const hosts = await fetch(request).catch(() => null);
  return hosts && (hosts.ok || hosts.type === 'opaqueredirect') ? hosts : kept;
}

/** A file of this build. */
async function fileFor(url: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(url);
  if (found) return found;
  const response = await asOwn(await fetch(url));
  const kept = (await isWanted(url, response))
    ? cache.put(url, response.clone())
    : cache.put(BROKEN, new Response());
  // Where there is no room for it, it is served all the same.
  await kept.catch(() => undefined);
  return response;
}

/** A script that this build does not have: one of an older page that is still open. */
async function olderFor(request: Request, url: string): Promise<Response> {
  for (const name of await ownCaches()) {
    const found = await (await caches.open(name)).match(url);
    if (found) return found;
  }
  return fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil((activated = activate())));

worker.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown };
  // Asked by a newer version, which waits.
  if (type === 'REST') {
    event.ports[0]?.postMessage(busy === 0 && Date.now() - lastBusy > STILL);
  }
  // Sent by the page on the keeper's tap; until then the new version waits.
  if (type === 'SKIP_WAITING') event.waitUntil(takeOver());
  if (type === 'TIDY') event.waitUntil(during(greet(event.source)));
});

/**
 * Keeps what was shared for the page of the games, and leads there. A page that finds nothing says
 * so: of what cannot be read or has no room, the keeper still has the file.
 */
async function keepShared(request: Request): Promise<Response> {
  try {
    const cache = await caches.open(SHARED_CACHE);
    const files = (await request.formData()).getAll('games').filter((one) => one instanceof File);
    // What was shared before and not taken yet stays beside it, whatever its name.
    const first = Date.now() * 1000;
    await Promise.all(
      files.map((file, i) =>
        cache.put(at(`?${first + i}-${encodeURIComponent(file.name)}`), new Response(file)),
      ),
    );
  } catch {
    // Nothing is there then.
  }
  return Response.redirect(SHARED, 303);
}

/** Who answers a request to this app; null where that is left to the browser. */
function answerTo(request: Request, key: string): Promise<Response> | null {
  if (key === scope || key === HOME) return pageFor(request, HOME);
  if (key === PAGE) return pageFor(request, PAGE);
  if (wanted.has(key)) return fileFor(key);
  if (key.startsWith(SCRIPTS)) return olderFor(request, key);
  return request.mode === 'navigate' ? pageFor(request, PAGE) : null;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  lastBusy = Date.now();
  const url = new URL(request.url);
  if (request.method === 'POST' && url.href === SHARED) {
    event.respondWith(during(keepShared(request)));
    return;
  }
  if (request.method !== 'GET' || !url.href.startsWith(scope)) return;
  if (request.mode === 'navigate') {
    // Where the browser does not name the page, which of them is older cannot be told by it.
    if (event.resultingClientId) sent.add(event.resultingClientId);
    else tookOver = false;
  }
  const answer = answerTo(request, url.origin + url.pathname);
  if (answer) event.respondWith(during(answer));
});
