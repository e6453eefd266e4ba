// A folder as a plain web host would serve it. `node src/tools/static-server.mjs PORT` serves the build,
// for the browser tests.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import sirv from 'sirv';
import { NOWHERE } from './nowhere-page.mjs';
import { BASE_PATH, isProgram, ROOT } from './project.mjs';

/**
 * What every answer says beside its content. The page's own policy is in the page; what a page cannot
 * say of itself is said here, and docs/tablet.md lists the same for any host.
 */
export const HEADERS = {
  // No other page may show the app inside itself and have its buttons tapped.
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The name of a hashed file changes with its content, so it may be kept for ever. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

const HASHED = '/_app/immutable/';

/**
 * How long the file of a path may be kept. Everything unhashed is asked for again each time: the
 * worker and the fallback page above all.
 *
 * @param {string} path below the base, with its slash
 */
export const cacheOf = (path) => (path.startsWith(HASHED) ? FOR_EVER : 'no-cache');

/** The same as the file `_headers`, which several web hosts read. */
export function headersFile() {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const kept = [`${BASE_PATH}${HASHED}*`, `  cache-control: ${FOR_EVER}`];
  return [`${BASE_PATH}/*`, ...lines, ...kept, ''].join('\n');
}

/** What the server says of a file by its ending; an address that ends so is never a page of the app. */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.crt': 'application/x-x509-ca-cert',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const typeOf = (path) => TYPES[extname(path).toLowerCase()];

function answer(response, status, headers, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

/** The path below `base`, decoded; null when it lies outside, is hidden or cannot be read. */
function pathBelow(base, url) {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith(`${base}/`)) return null;
  try {
    const decoded = decodeURIComponent(path.slice(base.length));
    const hidden = decoded.split(/[/\\]/).some((part) => part.startsWith('.'));
    return hidden || decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

/** A person who opened an address gets a page that leads on; any other request gets a plain word. */
function nothingThere(request, response, folder) {
  const page = resolve(folder, NOWHERE);
  if (!request.headers.accept?.includes('text/html') || !existsSync(page)) {
    return answer(response, 404, {}, 'Not found.');
  }
  return answer(response, 404, { 'content-type': TYPES['.html'] }, readFileSync(page));
}

/** Copies that a build has beside its files, best first. */
const CODINGS = ['br', 'gzip'];

/**
 * The copies that an Accept-Encoding header lets be sent, as a header that sirv reads rightly: it looks
 * for the names alone, so it takes `br;q=0` for a wish. A coding that is liked less than another, or
 * less than the plain file, is left out. Nothing else could be sent where the plain file is excluded
 * too, so it is sent then (RFC 9110, 12.5.3).
 */
function codingsFor(header = '') {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name, ...more] = part.split(';').map((word) => word.trim().toLowerCase());
      const weight = more.find((word) => word.startsWith('q='))?.slice(2) ?? 1;
      return [name.replace(/^x-/, ''), Number(weight)];
    }),
  );
  const weightOf = (coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const most = Math.max(weights.get('identity') ?? 0, ...CODINGS.map(weightOf));
  return CODINGS.filter((coding) => weightOf(coding) > 0 && weightOf(coding) === most).join(', ');
}

/** The files of a folder, in the smallest form that the browser takes. */
function filesOf(folder) {
  // `dev` looks each file up when it is asked for: a build may be made anew while this runs.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('content-type', typeOf(path) ?? 'application/octet-stream');
    },
  });
  return (request, response, path, otherwise) => {
    request.url = path;
    request.headers['accept-encoding'] = codingsFor(request.headers['accept-encoding']);
    // Nothing here is long enough to be asked for in parts, and sirv ends the process at 9-1.
    delete request.headers.range;
    response.setHeader('cache-control', cacheOf(path));
    files(request, response, () => {
      response.removeHeader('cache-control');
      otherwise();
    });
  };
}

/**
 * Answers requests from a folder as a plain web host with a fallback page would:
 * files as they are, the first page for `base` itself, every other address under it with the
 * fallback page and status 200.
 * A missing file (an address that ends like one) is a 404, so that a mistake is seen.
 *
 * @param {{ root: string, base?: string, fallback?: string }} options
 * @returns {import('node:http').RequestListener}
 */
export function staticFiles({ root, base = '', fallback = '200.html' }) {
  const folder = resolve(root);
  const send = filesOf(folder);
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(response, 405, { allow: 'GET, HEAD' }, 'Only GET and HEAD are answered.');
    }
    const url = request.url ?? '/';
    if (base && (url === '/' || url.split('?', 1)[0] === base)) {
      return answer(response, 307, { location: `${base}/` }, `The app is at ${base}/`);
    }
    const path = pathBelow(base, url);
    if (path === null) return nothingThere(request, response, folder);
    return send(request, response, path === '/' ? '/index.html' : url.slice(base.length), () => {
      if (path.startsWith('/_app/') || typeOf(path)) {
        return nothingThere(request, response, folder);
      }
      return send(request, response, `/${fallback}`, () =>
        answer(response, 500, {}, 'There is no build here.'),
      );
    });
  };
}

/**
 * An http server over a folder, not yet listening.
 * Call `closeAllConnections()` before `close()`: browsers keep connections open.
 *
 * @param {{ root: string, base?: string, fallback?: string }} options
 */
export function staticServer(options) {
  return createServer(staticFiles(options));
}

/**
 * Does something with a folder served to this machine alone, under one address all along.
 *
 * @template Result
 * @param {string} folder
 * @param {(origin: string) => Promise<Result>} work is told the address of the first page
 * @param {string} [base]
 */
export async function served(folder, work, base = BASE_PATH) {
  const server = staticServer({ root: folder, base });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await work(`http://127.0.0.1:${server.address().port}${base}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Serves the build until it is told to stop. */
function serveBuild(port) {
  const server = staticServer({ root: join(ROOT, 'build'), base: BASE_PATH });
  server.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => {
    console.log(`build/ is at http://127.0.0.1:${port}${BASE_PATH}/`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

if (isProgram(import.meta.url)) serveBuild(Number(process.argv[2]));
