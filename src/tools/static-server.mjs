import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';

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

const HASHED = '/_app/immutable/';

function fileInfo(path) {
  const info = statSync(path, { throwIfNoEntry: false });
  return info?.isFile() ? info : null;
}

function answer(response, status, headers, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

/** The path below `base`, decoded; null when it lies outside or cannot be read. */
function pathBelow(base, url) {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith(`${base}/`)) return null;
  try {
    const decoded = decodeURIComponent(path.slice(base.length));
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

/** The file that a path names, if it lies inside `root` and no part of it is hidden. */
function locate(root, path) {
  const parts = path.split(/[/\\]/);
  if (parts.some((part) => part.startsWith('.'))) return null;
  const file = resolve(root, ...parts);
  return file.startsWith(root + sep) ? file : null;
}

function sendFile(request, response, file, info, path) {
  const etag = `W/"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`;
  const headers = {
    'content-type': TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
    // Everything unhashed is asked for again each time: the worker and the fallback page above all.
    'cache-control': path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    etag,
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': info.size });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * Answers requests from a folder as a plain web host with a fallback page would:
 * files as they are, every other address under `base` with the fallback page and status 200.
 * A missing file (an address that ends like one) is a 404, so that a mistake is seen.
 *
 * @param {{ root: string, base?: string, fallback?: string }} options
 * @returns {import('node:http').RequestListener}
 */
export function staticFiles({ root, base = '', fallback = '200.html' }) {
  const folder = resolve(root);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(response, 405, { allow: 'GET, HEAD' }, 'Only GET and HEAD are answered.');
    }
    const url = request.url ?? '/';
    if (base && (url === '/' || url.split('?', 1)[0] === base)) {
      return answer(response, 307, { location: `${base}/` }, `The app is at ${base}/`);
    }
    const path = pathBelow(base, url);
    const file = path === null ? null : locate(folder, path);
    if (path === null || (file === null && path !== '/')) {
      return answer(response, 404, {}, 'Not found.');
    }
    const info = file && fileInfo(file);
    if (file && info) return sendFile(request, response, file, info, path);
    if (path.startsWith('/_app/') || extname(path).toLowerCase() in TYPES) {
      return answer(response, 404, {}, 'Not found.');
    }
    const page = resolve(folder, fallback);
    const pageInfo = fileInfo(page);
    if (!pageInfo) return answer(response, 500, {}, 'There is no build here.');
    return sendFile(request, response, page, pageInfo, `/${fallback}`);
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
