/** The app in English and in the marked language, built beside the one that is shipped. */
import { ROOT, run } from '../../../src/tools/project.mjs';
import { serveBuild, type ServedBuild } from '../served-build.ts';
import { writePseudoLanguage } from './folder.ts';

const BUILD = 'test-results/pseudo-build';

/** Builds it unless it is of the present sources, and serves a copy. */
export async function servePseudoBuild(): Promise<ServedBuild> {
  const env = { CUSTODIAN_LANGUAGES: writePseudoLanguage(), CUSTODIAN_BUILD: BUILD };
  const args = ['src/tools/build.mjs', '--if-needed'];
  const code = await run(process.execPath, args, { env, cwd: ROOT, output: 'on failure' });
  if (code !== 0) throw new Error('The app with the marked language could not be built.');
  return serveBuild(BUILD);
}
