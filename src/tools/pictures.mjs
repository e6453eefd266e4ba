// npm run pictures: takes the pictures in docs/pictures from the built app, at moments of recorded games.
// npm run pictures -- --freeze FOLDER [--sizes 390x844,1280x800] [--themes dark] [-g NAME]: takes one of
// every screen but the history and the clock, at six sizes in both themes, with what it paints in words.
// npm run pictures -- --compare FOLDER FOLDER: tells which screens of the second differ from the first.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { comparePictures } from './compare-pictures.mjs';
import { runEndToEnd } from './e2e.mjs';
import { browserWithApp } from './browser.mjs';

const OWN = {
  freeze: { type: 'string' },
  compare: { type: 'string' },
  sizes: { type: 'string' },
  themes: { type: 'string' },
};

/** The value of each option of this tool, and what is left for Playwright. */
function ownOptions(args) {
  const { tokens } = parseArgs({ args, options: OWN, strict: false, tokens: true });
  const values = {};
  const taken = new Set();
  for (const token of tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(OWN, token.name)) continue;
    if (typeof token.value !== 'string') throw new Error(`--${token.name} needs a value.`);
    values[token.name] = token.value;
    taken.add(token.index);
    if (!token.inlineValue) taken.add(token.index + 1);
  }
  return { values, rest: args.filter((_, i) => !taken.has(i)) };
}

async function take(args, env) {
  const browser = await browserWithApp();
  return browser ? runEndToEnd(browser, args, env) : 1;
}

const { values, rest } = ownOptions(process.argv.slice(2));
if (values.compare) {
  process.exitCode = comparePictures(values.compare, rest[0]);
} else if (values.freeze) {
  process.exitCode = await take(
    ['--config', 'tests/pictures/freeze/playwright.config.ts', ...rest],
    {
      CUSTODIAN_FREEZE: resolve(values.freeze),
      ...(values.sizes && { CUSTODIAN_FREEZE_SIZES: values.sizes }),
      ...(values.themes && { CUSTODIAN_FREEZE_THEMES: values.themes }),
    },
  );
} else {
  process.exitCode = await take(['--config', 'tests/pictures/playwright.config.ts', ...rest], {});
}
