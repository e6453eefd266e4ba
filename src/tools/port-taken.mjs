import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { connect } from 'node:net';

/** Ms that another program has to answer. */
const PATIENCE = 800;

/** Whether something answers there already; a second listener could hide beside it. */
export function isTaken(host, port) {
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
export async function whatRunsAt(port, { https }) {
  const next = port === 65535 ? 4173 : port + 1;
  const another = `For another place: npm start -- ${https ? '--https ' : ''}--port ${next}. Games live under their address and
port: those of this one are not seen there.`;
  for (const scheme of ['http', 'https']) {
    const { url, text } = await pageAt(`${scheme}://localhost:${port}/`);
    if (isOurs(text)) return `Custodian already runs at ${url}\nOpen it there. ${another}`;
  }
  return `Port ${port} is taken by another program. Stop that program first. ${another}`;
}
