/** The app in the marked language, alone or beside English; built beside the one that is shipped. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../../../src/tools/project.mjs';
import { serveBuild, type ServedBuild } from '../served-build.ts';
import { writePseudoLanguage } from './folder.ts';

/** The marked language as the only one of the app, or as one to choose beside English. */
export type Languages = 'alone' | 'beside English';

const BUILDS: Record<Languages, string> = {
  alone: 'test-results/pseudo-alone',
  'beside English': 'test-results/pseudo-beside-english',
};

/** Builds it unless it is of the present sources; gives its folder. */
export async function pseudoBuild(languages: Languages): Promise<string> {
  const folder = BUILDS[languages];
  mkdirSync(join(ROOT, folder), { recursive: true });
  const env = {
    CUSTODIAN_LANGUAGES: writePseudoLanguage(),
    CUSTODIAN_BUILD: folder,
    ...(languages === 'alone' && { CUSTODIAN_ONLY_LANGUAGE: 'pseudo' }),
  };
  const args = ['src/tools/build.mjs', '--if-needed'];
  const code = await run(process.execPath, args, { env, cwd: ROOT, output: 'on failure' });
  if (code !== 0) throw new Error('The app with the marked language could not be built.');
  return folder;
}

/** Serves a copy of that build. */
export const servePseudoBuild = async (languages: Languages): Promise<ServedBuild> =>
  serveBuild(await pseudoBuild(languages));
