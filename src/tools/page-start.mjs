/** The script that runs in the page before its first paint, and what the page's policy knows of it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Its text without comments and indents: it is part of every page. */
export function pageStart() {
  const text = readFileSync(join(ROOT, 'src/page-start.js'), 'utf8');
  return text
    .replace(/(^|\s)\/\/ .*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
}

/** The source expression of a policy that lets this very text run, without the quotes round it. */
export const hashOf = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
