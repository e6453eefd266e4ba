import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE_PATH, ROOT } from '../../src/tools/project.mjs';
import { writePrecacheManifest } from '../../src/tools/precache-manifest.mjs';
import { staticFiles } from '../../src/tools/static-server.mjs';

/** A copy of a build on a host of its own, which can go away and publish newer versions. */
export interface ServedBuild {
  /** Where the app is, with a slash at the end. */
  readonly url: string;
  /** The folder that is served. */
  readonly root: string;
  /** Paths asked for since the last call. */
  asked(): string[];
  /** Publishes the next version: a new worker, and the word in the pages' `data-release`. */
  release(word: string): void;
  /** Something else may answer before the files do; it says whether it did. */
  answerFirst(answers: (path: string, response: ServerResponse) => boolean): void;
  /** Takes a file away, as a broken upload would. */
  lose(path: string): void;
  stop(): Promise<void>;
}

/** A copy of a folder of the project, which may be edited and has to be deleted. */
export function copyOf(folder: string): string {
  const root = mkdtempSync(join(tmpdir(), 'custodian-build-'));
  // Without the compressed copies: a file that is edited here would still be sent as it was.
  const filter = (path: string) => !/\.(?:br|gz)$/.test(path);
  cpSync(join(ROOT, folder), root, { recursive: true, filter });
  return root;
}

/** Serves a folder of the project, build/ unless another is named. */
export async function serveBuild(folder = 'build'): Promise<ServedBuild> {
  const root = copyOf(folder);
  const files = staticFiles({ root, base: BASE_PATH });
  let paths: string[] = [];
  let first = (_path: string, _response: ServerResponse) => false;
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(BASE_PATH.length);
    paths.push(path);
    if (!first(path, response)) files(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  const edit = (path: string, change: (text: string) => string) => {
    const file = join(root, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  return {
    url: `http://localhost:${port}${BASE_PATH}/`,
    root,
    asked: () => paths.splice(0),
    release(word) {
      for (const page of ['200.html', 'index.html']) {
        edit(page, (text) =>
          text.replace(/<html( data-release="[^"]*")?/, `<html data-release="${word}"`),
        );
      }
      writePrecacheManifest(root);
    },
    answerFirst: (answers) => void (first = answers),
    lose: (path) => rmSync(join(root, path)),
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        // Not at once: a file that a page still asked for is opened first, else its stream fails the test.
        server.close(() => void rm(root, { recursive: true, force: true }).then(done));
        paths = [];
      }),
  };
}
