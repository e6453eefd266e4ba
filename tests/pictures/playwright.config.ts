import base from '../../playwright.config.ts';

/** The pictures are taken like the browser tests, but they check nothing. */
export default {
  ...base,
  testDir: '.',
  testMatch: '**/*.pictures.ts',
  outputDir: '../../test-results/pictures',
  webServer: { ...base.webServer, cwd: new URL('../..', import.meta.url).pathname },
};
