// npm start: install if needed, build if needed, serve on one fixed port.
import { createServer as createHttpServer, get as getHttp } from 'node:http';
import { createServer as createHttpsServer, get as getHttps } from 'node:https';
import { connect, createServer as createPlace } from 'node:net';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { BASE_PATH, isProgram, ROOT } from './project.mjs';

/** Games live under origin and port, so the port is fixed and a plain PORT cannot move it. */
const DEFAULT_PORT = 4173;

const USAGE = `npm start                the app on this machine
npm start -- --https     the app for tablets in this network, with a certificate of its own
npm start -- --port 4180 another port than ${DEFAULT_PORT} (games live under their port: keep to one)
CUSTODIAN_PORT=4180      the same
CUSTODIAN_HOST=a.b.c.d   listen there instead of on this machine only
BASE_PATH=/path          build and serve under a sub-path`;

const PORTS = 'a number from 1 to 65535';

/** What asks for a port, to be followed by its number. */
const portOption = (https) => `npm start -- ${https ? '--https ' : ''}--port`;

/** The port that a text names, or null. */
function portOf(text) {
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  return port > 0 && port < 65536 ? port : null;
}

/**
 * What `npm start` was asked for, or a sentence about what cannot be understood.
 *
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {{ https: boolean, port: number } | { problem: string }}
 */
export function asked(args, env) {
  const https = args.includes('--https');
  const own = portOption(https);
  if (env.npm_config_port && !args.some((arg) => arg.startsWith('--port'))) {
    // Without the two dashes before it npm keeps the option, and the app would be somewhere else.
    const number = [env.npm_config_port, ...args].find(portOf) ?? DEFAULT_PORT + 1;
    return { problem: `npm took --port for its own. Write: ${own} ${number}` };
  }
  const rest = args.filter((arg) => arg !== '--https');
  let wish = null;
  while (rest.length > 0) {
    const arg = rest.shift();
    if (arg === '--port') wish = rest.shift() ?? '';
    else if (arg.startsWith('--port=')) wish = arg.slice('--port='.length);
    else return { problem: `What does "${arg}" mean?\n${USAGE}` };
  }
  if (wish !== null) {
    const port = portOf(wish);
    if (port !== null) return { https, port };
    return { problem: `--port needs ${PORTS}, as in: ${own} ${DEFAULT_PORT + 1}` };
  }
  const port = portOf(env.CUSTODIAN_PORT || String(DEFAULT_PORT));
  if (port !== null) return { https, port };
  return { problem: `CUSTODIAN_PORT has to be ${PORTS}. Without it the port is ${DEFAULT_PORT}.` };
}

/** Why nothing can be served there, and what to do. */
function cannotListen({ code, message }, host, { https, port }) {
  if (code === 'EACCES') {
    return `This user may not open port ${port}: systems keep the low ones for root. Take one from 1024 on: ${portOption(https)} ${DEFAULT_PORT}`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `CUSTODIAN_HOST says ${host}, which is no address of this machine. 0.0.0.0 listens on all of them.`;
  }
  return `Cannot listen on ${host}, port ${port}: ${message}`;
}

function listen(server, port, host) {
  return new Promise((done) => {
    server.once('error', (error) => done(error));
    server.listen(port, host, () => done(null));
  });
}

/** Ms that another program has to answer. */
const PATIENCE = 800;

/** Whether something answers there already; a second listener could hide beside it. */
function isTaken(host, port) {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: 500 });
    const end = (taken) => {
      socket.destroy();
      done(taken);
    };
    socket.on('connect', () => end(true));
    socket.on('timeout', () => end(false));
    socket.on('error', () => end(false));
  });
}

/** The page at an address, after the redirect to a sub-path; empty when there is none. */
function pageAt(url, redirects = 1) {
  return new Promise((done) => {
    const get = url.startsWith('https:') ? getHttps : getHttp;
    // Asked for its name only: a certificate of its own is good enough.
    const options = { rejectUnauthorized: false, timeout: PATIENCE };
    const request = get(url, options, (response) => {
      const { location } = response.headers;
      if (location && redirects > 0) {
        response.resume();
        return done(pageAt(new URL(location, url).href, redirects - 1));
      }
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
        if (text.length > 100_000) response.destroy();
      });
      response.on('close', () => done({ url, text }));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done({ url, text: '' }));
  });
}

const isOurs = (text) => /<title>[^<]*Custodian/.test(text);

/**
 * What holds a port, in sentences: a Custodian that runs already, and where, or another program.
 *
 * @param {number} port
 * @param {{ https: boolean }} wish what was asked for beside the port
 * @returns {Promise<string>}
 */
async function whatRunsAt(port, { https }) {
  const next = port === 65535 ? 4173 : port + 1;
  const another = `For another place: npm start -- ${https ? '--https ' : ''}--port ${next}. Games live under their address and
port: those of this one are not seen there.`;
  for (const scheme of ['http', 'https']) {
    const { url, text } = await pageAt(`${scheme}://localhost:${port}/`);
    if (isOurs(text)) return `Custodian already runs at ${url}\nOpen it there. ${another}`;
  }
  return `Port ${port} is taken by another program. Stop that program first. ${another}`;
}

/**
 * Ends something when this process is told to stop, or when the npm that started it is gone without
 * a word: a server that is out of sight would hold its port.
 *
 * @param {() => void} end
 * @param {number} [look] how often (ms) it is looked whether that npm is still there
 */
export function untilStopped(end, look = 1000) {
  let ended = false;
  const once = () => {
    clearInterval(timer);
    if (ended) return;
    ended = true;
    end();
  };
  const parent = process.ppid;
  const byNpm = process.env.npm_lifecycle_event !== undefined;
  const timer = setInterval(() => byNpm && process.ppid !== parent && once(), look);
  timer.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, once);
}

/** An address to be read by the camera of a tablet: dark squares on light ones. */
async function squaresOf(url) {
  const { renderUnicodeCompact } = await import('uqr');
  const squares = renderUnicodeCompact(url, { border: 2 });
  // Whatever colours a terminal has: white on black.
  return process.stdout.isTTY ? squares.replace(/^.*$/gm, '\x1b[97;40m$&\x1b[0m') : squares;
}

/** The whole of `npm start`; sets the exit code and gives the server, or null when it refused. */
async function start(args) {
  const refuse = (sentence) => {
    console.error(sentence);
    process.exitCode = 1;
    return null;
  };
  const wish = asked(args, process.env);
  if ('problem' in wish) return refuse(wish.problem);
  const { https, port } = wish;
  const taken = async () => refuse(await whatRunsAt(port, { https }));
  if ((await isTaken('127.0.0.1', port)) || (await isTaken('::1', port))) return taken();

  // Kept from here on, so that a second start does not wait only to find it taken. One at another
  // port waits until this one has installed and built (one-at-a-time.mjs).
  const place = createPlace((socket) => socket.destroy());
  const refused = await listen(place, port, '127.0.0.1');
  if (refused?.code === 'EADDRINUSE') return taken();
  // Said before anything is installed or built.
  if (refused?.code === 'EACCES') return refuse(cannotListen(refused, '127.0.0.1', wish));
  const ready = (await ensureInstalled()) && (await ensureBuilt());
  await new Promise((done) => place.close(done));
  if (!ready) {
    process.exitCode = 1;
    return null;
  }

  // What the server is made of is there only now, on a fresh clone.
  const { staticFiles } = await import('./static-server.mjs');
  const { addresses, certificate } = await import('./certificate.mjs');
  const files = staticFiles({ root: join(ROOT, 'build'), base: BASE_PATH });
  const own = https ? await certificate(ROOT) : null;
  if (own && 'problem' in own) return refuse(own.problem);
  const server = own ? createHttpsServer(own, own.offeredBy(files)) : createHttpServer(files);

  // Without https a tablet gets neither offline work nor a safe store: do not invite it.
  const host = process.env.CUSTODIAN_HOST ?? (https ? '0.0.0.0' : '127.0.0.1');
  const error = await listen(server, port, host);
  if (error?.code === 'EADDRINUSE') return taken();
  if (error) return refuse(cannotListen(error, host, wish));

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

if (isProgram(import.meta.url)) await start(process.argv.slice(2));
