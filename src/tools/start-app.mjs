import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createPlace } from 'node:net';
import { join } from 'node:path';
import { ensureBuilt } from './build-app.mjs';
import { ensureInstalled } from './install.mjs';
import { isTaken, whatRunsAt } from './port-taken.mjs';
import { BASE_PATH, ROOT } from './project.mjs';
import { untilStopped } from './until-stopped.mjs';

/** Games live under origin and port, so the port is fixed and a plain PORT cannot move it. */
const DEFAULT_PORT = 4173;

const USAGE = `npm start              the app on this machine
npm start -- --https   the app for tablets in this network, with a certificate of its own
CUSTODIAN_PORT=n       another port (games live under their port: keep to one)
CUSTODIAN_HOST=a.b.c.d listen there instead of on this machine only
BASE_PATH=/path        build and serve under a sub-path`;

function portOf(text) {
  const port = Number(text ?? DEFAULT_PORT);
  return Number.isInteger(port) && port > 0 && port < 65536 ? port : null;
}

function listen(server, port, host) {
  return new Promise((done) => {
    server.once('error', (error) => done(error));
    server.listen(port, host, () => done(null));
  });
}

/** An address to be read by the camera of a tablet: dark squares on light ones. */
async function squaresOf(url) {
  const { renderUnicodeCompact } = await import('uqr');
  const squares = renderUnicodeCompact(url, { border: 2 });
  // Whatever colours a terminal has: white on black.
  return process.stdout.isTTY ? squares.replace(/^.*$/gm, '\x1b[97;40m$&\x1b[0m') : squares;
}

/** The whole of `npm start`; sets the exit code and gives the server, or null when it refused. */
export async function start(args) {
  const refuse = (sentence) => {
    console.error(sentence);
    process.exitCode = 1;
    return null;
  };
  const https = args.includes('--https');
  const unknown = args.find((arg) => arg !== '--https');
  if (unknown) return refuse(`What does "${unknown}" mean?\n${USAGE}`);

  const port = portOf(process.env.CUSTODIAN_PORT);
  if (port === null) return refuse('CUSTODIAN_PORT has to be a number from 1 to 65535.');
  const taken = async () => refuse(await whatRunsAt(port));
  if ((await isTaken('127.0.0.1', port)) || (await isTaken('::1', port))) return taken();

  // Kept from here on, so that a second start does not wait only to find it taken. One at another
  // port waits until this one has installed and built (one-at-a-time.mjs).
  const place = createPlace((socket) => socket.destroy());
  if ((await listen(place, port, '127.0.0.1'))?.code === 'EADDRINUSE') return taken();
  const ready = (await ensureInstalled()) && (await ensureBuilt());
  await new Promise((done) => place.close(done));
  if (!ready) {
    process.exitCode = 1;
    return null;
  }

  // What the server is made of is there only now, on a fresh clone.
  const { staticFiles } = await import('./static-server.mjs');
  const { addresses, certificate } = await import('./own-certificate.mjs');
  const files = staticFiles({ root: join(ROOT, 'build'), base: BASE_PATH });
  const own = https ? await certificate(ROOT) : null;
  if (own && 'problem' in own) return refuse(own.problem);
  const server = own ? createHttpsServer(own, own.offeredBy(files)) : createHttpServer(files);

  // Without https a tablet gets neither offline work nor a safe store: do not invite it.
  const host = process.env.CUSTODIAN_HOST ?? (https ? '0.0.0.0' : '127.0.0.1');
  const error = await listen(server, port, host);
  if (error?.code === 'EADDRINUSE') return taken();
  if (error) return refuse(`Cannot listen on ${host}, port ${port}: ${error.message}`);

  const scheme = https ? 'https' : 'http';
  console.log(`Custodian is at ${scheme}://localhost:${port}${BASE_PATH}/`);
  if (own) {
    const urls = addresses().map((address) => `${scheme}://${address}:${port}${BASE_PATH}/`);
    for (const url of urls) console.log(`In this network: ${url}`);
    const [first] = urls;
    if (first) console.log(await squaresOf(first));
    console.log(`A tablet has to trust this machine's certificate once: docs/tablet.md says how.`);
  } else {
    console.log('A tablet needs https to work offline: npm start -- --https (docs/tablet.md).');
  }
  console.log('Stop with Ctrl+C.');
  untilStopped(() => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}
