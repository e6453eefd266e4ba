/** The page of the games starts its app after its first paint, under the policy that it has. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../src/tools/page-start.mjs';
import { startAfterPaint } from '../../../src/tools/start-after-paint.mjs';

const OWN = `
{
  const element = 'app';
  Promise.all([ask('start.js'), ask('app.js')]).then(([kit, app]) => {
    kit.start(app, element);
  });
}
`;
const PAGE = [
  `<head><meta content="script-src 'self' '${hashOf(OWN)}'">`,
  '<link href="./start.js" rel="modulepreload">',
  '<link href="./app.js" rel="modulepreload">',
  `</head><body><div id="app"><script>${OWN}</script></div></body>`,
  '',
].join('\n');

/** Runs the start of a page; answers what it did so far, and how a frame or time goes by. */
function run(html: string) {
  const did: string[] = [];
  const started: string[] = [];
  const frames: (() => void)[] = [];
  const timers: { act: () => void; after: number }[] = [];
  const due = (until: number) =>
    timers.splice(0).filter(({ after, act }) => after > until || act());
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  runInNewContext(script, {
    Promise,
    document: {
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => did.push(`fetch ${href}`) },
    },
    ask: (address: string) => {
      did.push(`import ${address}`);
      return { start: (app: object, element: string) => started.push(element) };
    },
    requestAnimationFrame: (act: () => void) => frames.push(act),
    setTimeout: (act: () => void, after = 0) => timers.push({ act, after }),
  });
  return {
    did,
    started,
    frame: () => frames.splice(0).forEach((act) => act()),
    wait: (ms: number) => timers.push(...due(ms)),
  };
}

const ALL = ['fetch ./start.js', 'fetch ./app.js', 'import start.js', 'import app.js'];

describe('the page of the games', () => {
  test('asks for nothing before its first frame, then for all of it, once', async () => {
    const page = run(startAfterPaint(PAGE));
    expect(page.did).toEqual([]);
    page.frame();
    expect(page.did).toEqual([]);
    page.wait(0);
    expect(page.did).toEqual(ALL);
    page.wait(1000);
    expect(page.did).toEqual(ALL);
    await new Promise((done) => setTimeout(done));
    expect(page.started).toEqual(['app']);
  });

  test('starts where no frame is ever drawn, too', () => {
    const page = run(startAfterPaint(PAGE));
    page.wait(1000);
    expect(page.did).toEqual(ALL);
  });

  test('has its new start in its policy, and no links before it', () => {
    const html = startAfterPaint(PAGE);
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(html).toContain(`'${hashOf(script)}'`);
    expect(html).not.toContain(hashOf(OWN));
    expect(html).not.toContain('rel="modulepreload"');
  });

  test('with a start that is not known is not built', () => {
    expect(() => startAfterPaint(PAGE.replace('Promise.all', 'Promise.any'))).toThrow('no start');
  });
});
