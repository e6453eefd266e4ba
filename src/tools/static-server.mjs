import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, resolve } from 'node:path';
import sirv from 'sirv';
import { HEADERS, cacheOf } from './headers.mjs';
import { NOWHERE } from './nowhere-page.mjs';

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

/** Somebody who opened an address gets a page that leads on, whatever else asks gets a word. */
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
