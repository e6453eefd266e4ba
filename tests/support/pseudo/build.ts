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

/** Builds the app with one language more, from its folder, or in that one `only`; unless it is of the present sources. */
export async function buildWith(language: string, folder: string, only?: string): Promise<string> {
  mkdirSync(join(ROOT, folder), { recursive: true });
  const env = {
    CUSTODIAN_LANGUAGES: language,
    CUSTODIAN_BUILD: folder,
    ...(only && { CUSTODIAN_ONLY_LANGUAGE: only }),
  };
  const args = ['src/tools/build.mjs', '--if-needed'];
  const code = await run(process.execPath, args, { env, cwd: ROOT, output: 'on failure' });
  if (code !== 0) throw new Error(`The app with the language in ${language} could not be built.`);
  return folder;
}

/** Builds it unless it is of the present sources; gives its folder. */
export const pseudoBuild = (languages: Languages): Promise<string> =>
  buildWith(writePseudoLanguage(), BUILDS[languages], languages === 'alone' ? 'pseudo' : undefined);

/** Serves a copy of that build. */
export const servePseudoBuild = async (languages: Languages): Promise<ServedBuild> =>
  serveBuild(await pseudoBuild(languages));
