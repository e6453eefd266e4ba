/**
 * The page of the games shows what it has before any script: so its scripts are asked for once that
 * has been painted. Asked for in the head, as Kit has it, they cost a slow device a tenth of the
 * time until it shows anything.
 */
import { hashOf } from './page-start.mjs';

const STARTER = /<script>([\s\S]*?)<\/script>/;
const PRELOAD = /[\t ]*<link href="([^"]*)" rel="modulepreload">\n/g;
/** Kit's own start: what it says first, and the import of the app that all of it leads to. */
const PARTS = /^([\s\S]*?)(Promise\.all\(\[[\s\S]*\);)(\s*\}\s*)$/;

/** Where no frame is ever drawn, as in a tab that nobody looks at, the app starts all the same (ms). */
const AT_LATEST = 500;

/** Runs in the page: `start` fetches the app, after the first frame. */
const wrapped = (before, addresses, load, after) => `${before}let begun = false;
const start = () => {
if (begun) return;
begun = true;
for (const href of ${JSON.stringify(addresses)}) {
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
${load}
};
requestAnimationFrame(() => setTimeout(start));
setTimeout(start, ${AT_LATEST});${after}`;

/**
 * The page, made to start after its first paint; its policy knows the new start.
 *
 * @param {string} html as Kit made it
 * @returns {string}
 */
export function startAfterPaint(html) {
  const starter = STARTER.exec(html)?.[1] ?? '';
  const parts = PARTS.exec(starter);
  if (!parts || !html.includes(hashOf(starter))) throw new Error('The page has no start to it.');
  const [, before, load, after] = parts;
  const addresses = [...html.matchAll(PRELOAD)].map(([, address]) => address);
  const start = wrapped(before, addresses, load, after);
  return html
    .replace(PRELOAD, '')
    .replace(hashOf(starter), () => hashOf(start))
    .replace(starter, () => start);
}
