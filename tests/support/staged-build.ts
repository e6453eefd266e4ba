/**
 * A host that is given a newer version of the app part by part, in whatever order. The newer one is
 * the build itself with every script under another name, which is what a change at the root of all
 * of them would do.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { writePrecacheManifest } from '../../src/tools/precache-manifest.mjs';
import { copyOf, serveBuild, type ServedBuild } from './served-build.ts';

const SCRIPTS = '_app/immutable';
const PAGES = ['200.html', '404.html', 'index.html', 'rescue.html'];

/** What is put on a host one after the other. */
const PARTS = {
  worker: ['service-worker.js'],
  page: PAGES,
  scripts: [SCRIPTS],
  version: ['_app/version.json'],
} as const;
type Part = keyof typeof PARTS;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page may run the scripts inside it: told anew, since their addresses have changed. */
function withPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?: [a-z-]+)?>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  return html.replace(/(script-src 'self')(?: 'sha256-[^']*')+/, (_, self: string) =>
    [self, ...inline.map(hashOf)].join(' '),
  );
}

/** Turns a built folder into the one of a newer version. */
function renew(folder: string, word: string): void {
  const scripts = filesIn(join(folder, SCRIPTS));
  const names = scripts.map((path) => basename(path));
  const renewed = (name: string) => name.replace(/(?=\.[a-z0-9]+$)/, `-${word}`);
  const every = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const { version } = JSON.parse(readFileSync(join(folder, '_app/version.json'), 'utf8')) as {
    version: string;
  };
  for (const path of filesIn(folder)) {
    if (!/\.(?:js|css|html|json)$/.test(path)) continue;
    const before = readFileSync(path, 'utf8');
    const text = before.replace(every, renewed).replaceAll(version, `${version}-${word}`);
    const html = path.endsWith('.html');
    writeFileSync(path, html ? withPolicy(text) : text);
  }
  for (const path of scripts) renameSync(path, path.replace(/[^/\\]*$/, renewed));
  writePrecacheManifest(folder);
}

let newerFolder: string | null = null;

/** The folder of the newer version. To make it takes a while: once per process, when it is first brought. */
function newer(): string {
  if (newerFolder) return newerFolder;
  const folder = copyOf('build');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  renew(folder, 'two');
  newerFolder = folder;
  return folder;
}

/** A host with the build, to which a newer one is brought. */
export interface StagedBuild extends ServedBuild {
  /** Puts parts of the newer version there, over those of the older one or beside them. */
  bring(...parts: Part[]): void;
  /** Takes the older version's scripts away. */
  dropOld(): void;
  /** From now on the page is sent for what is not there, with a 200, as some hosts do. */
  forgive(): void;
  /** No one answers any more. */
  pause(): void;
}

/** Serves the build, with a newer version at hand. */
export async function serveStaged(): Promise<StagedBuild> {
  const host = await serveBuild();
  const old = filesIn(join(host.root, SCRIPTS));
  return {
    ...host,
    bring(...parts) {
      for (const path of parts.flatMap((part) => PARTS[part])) {
        cpSync(join(newer(), path), join(host.root, path), { recursive: true });
      }
    },
    dropOld: () => old.forEach((path) => rmSync(path)),
    forgive: () =>
      host.answerFirst((path, response) => {
        if (existsSync(join(host.root, path.replace(/[?#].*/, '')))) return false;
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(readFileSync(join(host.root, '200.html')));
        return true;
      }),
    pause: () =>
      host.answerFirst((_, response) => {
        response.destroy();
        return true;
      }),
  };
}
