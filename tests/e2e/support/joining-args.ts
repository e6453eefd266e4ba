/** How a browser starts whose pages join one another's tables: playwright.config.ts and tests/pictures. */
import { join } from 'node:path';
import { ROOT } from '../../../src/tools/project.mjs';

/** What the camera of this worker's browser shows, where a test has written it (`film`). */
export const FILM = join(
  ROOT,
  'test-results',
  `camera-${process.env['TEST_WORKER_INDEX'] ?? 'none'}.y4m`,
);

/**
 * Two pages reach each other where there is nothing but the loopback interface; and a camera shows a
 * file, which is opened anew each time that a page asks for the camera.
 */
export const JOINING_ARGS: readonly string[] = [
  '--allow-loopback-in-peer-connection',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${FILM}`,
];
