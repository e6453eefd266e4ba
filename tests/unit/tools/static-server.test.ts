import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ROOT } from '../../../src/tools/project.mjs';
import {
  cacheOf,
  FOR_EVER,
  HEADERS,
  headersFile,
  staticServer,
} from '../../../src/tools/static-server.mjs';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** Serves a small build and gives a way to ask it; paths are sent exactly as written. */
async function serve(base = '') {
  const outside = mkdtempSync(join(tmpdir(), 'custodian-server-'));
  const root = join(outside, 'build');
  mkdirSync(join(root, '_app/immutable'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(root, '200.html'), '<p>fallback</p>');
  writeFileSync(join(root, 'index.html'), '<p>games</p>');
  writeFileSync(join(root, 'service-worker.js'), '// worker');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, '_app/immutable/start.abc123.js'), 'start()');
  writeFileSync(join(root, '_app/immutable/start.abc123.js.br'), 'start in brotli');
  writeFileSync(join(root, '_app/immutable/start.abc123.js.gz'), 'start in gzip');
  writeFileSync(join(root, 'nowhere.html'), '<p>nowhere</p>');
  writeFileSync(join(root, '_app/version.json'), '{}');
  writeFileSync(join(root, 'font.woff2'), 'font');
  writeFileSync(join(root, '.custodian-build'), 'stamp');
  mkdirSync(join(outside, 'build-elsewhere'));
  writeFileSync(join(outside, 'build-elsewhere/secret.txt'), 'secret');

  const server: Server = staticServer({ root, base });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(
    () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
        rmSync(outside, { recursive: true, force: true });
      }),
  );
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, { method = 'GET', headers = {} } = {}) =>
    new Promise<Answer>((done, fail) => {
      request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      })
        .on('error', fail)
        .end();
    });
  // A file of its own that takes the place of the other, as a build leaves it: who still reads the
  // older one reads that to its end.
  const write = (name: string, text: string) => {
    writeFileSync(join(outside, 'written'), text);
    renameSync(join(outside, 'written'), join(root, name));
  };
  return Object.assign(ask, { write });
}

describe('a static server', () => {
  test.each(['/', '/?settings'])('answers %s with the first page', async (path) => {
    const ask = await serve();
    const answer = await ask(path);
    expect([answer.status, answer.text]).toEqual([200, '<p>games</p>']);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each(['/games/8a1f', '/games/8a1f/history?from=3', '/setup/', '/table/st.andrews'])(
    'answers the deep link %s with the fallback page and status 200',
    async (path) => {
      const ask = await serve();
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toBe('<p>fallback</p>');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    ['/_app/immutable/start.abc123.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/font.woff2', 'font/woff2'],
    ['/200.html', 'text/html; charset=utf-8'],
  ])('gives %s its content type', async (path, type) => {
    const ask = await serve();
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
  });

  test.each(['/', '/theme.js', '/manifest.webmanifest', '/.hidden', '/games/8a1f'])(
    'says of %s what every answer says',
    async (path) => {
      const ask = await serve();
      for (const method of ['GET', 'POST']) {
        expect((await ask(path, { method })).headers).toMatchObject(HEADERS);
      }
    },
  );

  test.each([
    ['gzip, deflate, br', 'br', 'start in brotli'],
    ['gzip', 'gzip', 'start in gzip'],
    ['identity', undefined, 'start()'],
    ['', undefined, 'start()'],
    ['*', 'br', 'start in brotli'],
    ['GZIP', 'gzip', 'start in gzip'],
    ['x-gzip', 'gzip', 'start in gzip'],
    ['br;q=0', undefined, 'start()'],
    ['br;q=0, gzip', 'gzip', 'start in gzip'],
    ['br ; q=0.000,gzip;q=0.5', 'gzip', 'start in gzip'],
    ['gzip;q=0', undefined, 'start()'],
    ['gzip;q=0, br', 'br', 'start in brotli'],
    ['*;q=0', undefined, 'start()'],
    ['br;q=0, *', 'gzip', 'start in gzip'],
    ['gzip, *;q=0', 'gzip', 'start in gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip', 'start in gzip'],
    ['br;q=0.5, identity', undefined, 'start()'],
    ['br, identity;q=0.5', 'br', 'start in brotli'],
    ['identity;q=0, br', 'br', 'start in brotli'],
    ['identity;q=0', undefined, 'start()'],
    ['identity;q=0, br;q=0', undefined, 'start()'],
    ['br;q=nonsense', undefined, 'start()'],
    ['brotli, abr, gzipped', undefined, 'start()'],
  ])('to a browser that takes %s sends %s', async (accepted, encoding, text) => {
    const ask = await serve();
    const answer = await ask('/_app/immutable/start.abc123.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect(answer.text).toBe(text);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  test.each(['evil.example', 'evil.example:80', '127.0.0.1', '[::1]:4173', 'localhost.'])(
    'answers one that calls it %s like everyone, and repeats no name',
    async (host) => {
      const ask = await serve('/evening');
      const [moved, page] = [await ask('/'), await ask('/evening/')];
      const named = { headers: { host } };
      expect(await ask('/', named)).toMatchObject({ status: 307, text: moved.text });
      expect((await ask('/', named)).headers.location).toBe('/evening/');
      const called = await ask('/evening/', named);
      expect([called.status, called.text]).toEqual([page.status, page.text]);
      expect(JSON.stringify(called.headers)).not.toContain('evil.example');
    },
  );

  test('knows no other host: an address with a name of its own in it is not there', async () => {
    const ask = await serve();
    expect((await ask('http://evil.example/service-worker.js')).status).toBe(404);
  });

  test.each(['bytes=9-1', 'bytes=900-', 'bytes=0-1', 'parsecs=12'])(
    'asked for the part %s sends the whole',
    async (range) => {
      const ask = await serve();
      const answer = await ask('/service-worker.js', { headers: { range } });
      expect(answer.status).toBe(200);
      expect(answer.text).toBe('// worker');
    },
  );

  test('finds a file that came after it was started, and one that was changed', async () => {
    const ask = await serve();
    expect((await ask('/theme.js')).status).toBe(404);
    ask.write('theme.js', 'theme()');
    expect((await ask('/theme.js')).text).toBe('theme()');
    ask.write('theme.js', 'another theme()');
    expect((await ask('/theme.js')).text).toBe('another theme()');
  });

  test('lets hashed files be kept and has everything else asked for again', async () => {
    const ask = await serve();
    const kept = await ask('/_app/immutable/start.abc123.js');
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/service-worker.js', '/200.html', '/_app/version.json']) {
      expect((await ask(path)).headers['cache-control']).toBe('no-cache');
    }
  });

  test('says that a file has not changed', async () => {
    const ask = await serve();
    const first = await ask('/service-worker.js');
    const etag = first.headers.etag ?? '';
    const second = await ask('/service-worker.js', { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
    expect(second.text).toBe('');
  });

  test.each(['/missing.js', '/_app/immutable/gone.js', '/_app/whatever', '/icons/none.png'])(
    'answers the missing file %s with 404, not with a page',
    async (path) => {
      const ask = await serve();
      const asked = await ask(path);
      expect(asked.status).toBe(404);
      expect(asked.text).toBe('Not found.');
      const opened = await ask(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect(opened.status).toBe(404);
      expect(opened.text).toBe('<p>nowhere</p>');
      expect(opened.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/_app/../../secret.txt',
    '/../build-elsewhere/secret.txt',
    '/%00/secret.txt',
    '/%E0%A4%A',
    '//../secret.txt',
    '/.custodian-build',
  ])('keeps what lies outside or is hidden: %s', async (path) => {
    const ask = await serve();
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('secret');
    expect(answer.text).not.toContain('stamp');
  });

  test('serves under a sub-path and nowhere else', async () => {
    const ask = await serve('/games/custodian');
    expect((await ask('/games/custodian/')).text).toBe('<p>games</p>');
    expect((await ask('/games/custodian/a/b')).text).toBe('<p>fallback</p>');
    expect((await ask('/games/custodian/service-worker.js')).text).toBe('// worker');
    expect((await ask('/service-worker.js')).status).toBe(404);
    expect((await ask('/games/custodian-two/')).status).toBe(404);
  });

  test.each(['/', '/games/custodian', '/games/custodian?a=b'])(
    'sends %s on to the sub-path',
    async (path) => {
      const ask = await serve('/games/custodian');
      const answer = await ask(path);
      expect(answer.status).toBe(307);
      expect(answer.headers.location).toBe('/games/custodian/');
    },
  );

  test('answers HEAD without a body and refuses to write', async () => {
    const ask = await serve();
    const head = await ask('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    const post = await ask('/', { method: 'POST' });
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });
});

const caddy = readFileSync(join(ROOT, 'docs/tablet.md'), 'utf8').toLowerCase();

test.each([...Object.entries(HEADERS), ['cache-control', FOR_EVER]])(
  'other hosts are told to say %s too',
  (name, value) => {
    expect(headersFile()).toContain(`  ${name}: ${value}\n`);
    const plain = /[^\w-]/.test(value) ? `"${value}"` : value;
    expect(caddy).toContain(`${name} ${plain}`);
  },
);

test('only what is hashed may be kept', () => {
  expect(cacheOf('/_app/immutable/start.abc123.js')).toBe(FOR_EVER);
  for (const path of ['/200.html', '/service-worker.js', '/_app/version.json']) {
    expect(cacheOf(path)).toBe('no-cache');
  }
});
