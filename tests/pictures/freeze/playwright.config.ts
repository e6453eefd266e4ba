import base from '../../../playwright.config.ts';

/** Pictures of every screen, to be compared with those of another build; by `npm run pictures`. */
export default {
  ...base,
  testDir: '.',
  testMatch: '**/*.freeze.ts',
  fullyParallel: true,
  workers: 2,
  // Several people may take pictures at the same time, each at a port of their own.
  outputDir: `../../../test-results/freeze-${process.env.CUSTODIAN_E2E_PORT ?? 'usual'}`,
  webServer: { ...base.webServer, cwd: new URL('../../..', import.meta.url).pathname },
};
