import { accessSync, constants, statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { BASE_PATH } from './src/tools/project.mjs';
import { JOINING_ARGS } from './tests/e2e/support/joining-args.ts';

const port = Number(process.env.CUSTODIAN_E2E_PORT ?? 4199);
const origin = `http://localhost:${port}`;
const report = process.env.CUSTODIAN_E2E_REPORT;

const named = (name: string) => `**/${name}.test.ts`;
// What `npm test` leaves to `npm run test:long`, by the names of the files.
const ignored = (process.env.CUSTODIAN_LEFT_OUT?.split(',') ?? []).map(named);
/** Tests in which pages join one another's tables: their browser is started for that. */
const DEVICES = ['join', 'join-evening', 'link', 'seat-screens', 'seat-secrets'].map(named);

// `npm run e2e -- --firefox` sets it: an installed Firefox is driven by the standard protocol.
const firefox = process.env.CUSTODIAN_FIREFOX;

// Of the browser that src/tools/browser.mjs has found.
const executablePath = process.env.CHROMIUM_PATH;
const browserEnv = JSON.parse(process.env.CHROMIUM_ENV ?? '{}') as Record<string, string>;

/**
 * Whether shared memory has room. Playwright tells Chromium to share what it draws through files instead, as a
 * container may have only 64 MB of it; on a disk that costs a twentieth of the tests' time.
 */
function sharedMemoryHasRoom(): boolean {
  try {
    accessSync('/dev/shm', constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

const inChromium = (more: readonly string[] = []) => ({
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  // A tablet on the table.
  hasTouch: true,
  launchOptions: {
    ...(executablePath && { executablePath }),
    // Where there is no graphics card one is imitated, which takes two fifths of all tests' time.
    args: ['--disable-gpu', ...more],
    ...(sharedMemoryHasRoom() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    env: { ...(process.env as Record<string, string>), ...browserEnv },
  },
});

const inFirefox = {
  name: 'firefox',
  // Each thing that it is told takes several times as long as in Chromium.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...(firefox && { executablePath: firefox }) },
  },
};

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  testIgnore: ignored,
  globalSetup: new URL('tests/e2e/support/browser-found.ts', import.meta.url).pathname,
  outputDir: 'test-results/e2e',
  // On two cores two more fill the time in which the others wait for a screen.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // A busy machine makes a test slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `${origin}${BASE_PATH}/`,
    viewport: { width: 1280, height: 800 },
    // What is recorded of each step takes a quarter of the whole run: `-- FILE --trace on` shows a failure.
    trace: 'off',
  },
  projects: [
    // They come first: the longest of them is not to be waited for alone at the end.
    { name: 'devices', testMatch: DEVICES, use: inChromium(JOINING_ARGS) },
    { name: 'chromium', testIgnore: [...ignored, ...DEVICES], use: inChromium() },
    ...(firefox ? [inFirefox] : []),
  ],
  webServer: {
    command: `node src/tools/static-server.mjs ${port}`,
    url: `${origin}${BASE_PATH}/200.html`,
    reuseExistingServer: false,
  },
});
