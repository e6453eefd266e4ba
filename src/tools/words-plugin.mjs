import { join } from 'node:path';
import { ROOT } from './project.mjs';

const ENGLISH = join(ROOT, 'src/lib/words/en');

/**
 * `$words/status.ts`: a section of the sentences, in the language that the app is built in.
 *
 * @returns {import('vite').Plugin}
 */
export function words() {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: (source) =>
      source.startsWith('$words/') ? join(ENGLISH, source.slice('$words/'.length)) : null,
  };
}
