// A TypeScript program, run by Node. `node src/tools/bundle.mjs PROGRAM.ts` runs what it exports as `main`.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentHash, isProgram, ROOT } from './project.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/custodian');
const SOURCES = ['src/lib', 'src/tools', 'tests/support', 'package-lock.json'];

/**
 * What Vite does, and the environment as it was before. It leaves `production` there, and a server that the
 * same process starts would keep packages bundled that way for the next `npm run dev`.
 */
async function withoutTrace(work) {
  const before = process.env.NODE_ENV;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function bundleInto(folder, entry) {
  const { build } = await import('vite');
  const options = {
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    // The one at the top extends a file that a fresh clone does not have yet.
    tsconfig: join(ROOT, 'src/lib/core/tsconfig.json'),
    resolve: { alias: { $lib: join(ROOT, 'src/lib'), $words: join(ROOT, 'src/lib/words/en') } },
    // A formatter is no part of a program, and larger than any.
    ssr: { noExternal: true, external: ['prettier'] },
    build: {
      ssr: join(ROOT, entry),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  };
  await withoutTrace(() => build(options));
}

/** Older bundles of the same tool. */
function forget(name, kept) {
  for (const folder of readdirSync(CACHE)) {
    if (folder.startsWith(`${name}-`) && folder !== kept) {
      rmSync(join(CACHE, folder), { recursive: true, force: true });
    }
  }
}

/**
 * A TypeScript program as a module that Node can run: bundled once for each state of the sources,
 * kept in node_modules/.cache.
 *
 * @param {string} entry path of the program, from the project's folder
 * @returns {Promise<any>} what the program exports
 */
export async function loadProgram(entry) {
  const name = entry.replace(/^.*\/|\.ts$/g, '');
  const folder = `${name}-${contentHash(ROOT, SOURCES, { salt: entry })}`;
  const main = join(CACHE, folder, 'main.mjs');
  if (!existsSync(main)) {
    mkdirSync(CACHE, { recursive: true });
    // Built beside its place and moved, so that two runs at once never see half a bundle.
    const made = join(CACHE, `.${folder}-${process.pid}`);
    try {
      await bundleInto(made, entry);
      if (!existsSync(main)) renameSync(made, join(CACHE, folder));
    } finally {
      rmSync(made, { recursive: true, force: true });
    }
    forget(name, folder);
  }
  return import(pathToFileURL(main).href);
}

if (isProgram(import.meta.url)) {
  const { main } = await loadProgram(process.argv[2]);
  await main();
}
