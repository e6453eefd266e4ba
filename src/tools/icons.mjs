// node src/tools/icons.mjs: draws static/icons/*.png from static/icon.svg. Run when the icon changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, launch } from './browser.mjs';
import { ROOT } from './project.mjs';

const svg = readFileSync(join(ROOT, 'static/icon.svg'), 'utf8');
// Where the system cuts the shape itself the ground goes to the edges.
const square = svg.replace(' rx="112"', '');
// A mask may take all but a circle of 80 %: the ring (outer radius 170 of 256) is well inside.
const ICONS = [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['maskable-512.png', square, 512],
  ['apple-touch-icon.png', square, 180],
];

const browser = await findBrowser();
if (!browser) throw new Error('No Chromium to draw with.');
const running = await launch(browser);
for (const [name, source, size] of ICONS) {
  const page = await running.newPage({ viewport: { width: size, height: size } });
  const style =
    '<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>';
  await page.setContent(style + source);
  await page.screenshot({ path: join(ROOT, 'static/icons', name), omitBackground: true });
  await page.close();
}
await running.close();
