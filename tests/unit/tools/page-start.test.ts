/** What runs in the page before its first paint, and how the pages of all languages become one. */
import { describe, expect, test } from 'vitest';
import { joinedPage } from '../../../src/tools/join-pages.mjs';
import { hashOf } from '../../../src/tools/page-start.mjs';
import { started } from '../../support/page-started.ts';

describe('before the first paint', () => {
  test('a first visit is dark, in the font of the device, with room for nothing', () => {
    expect(started({})).toMatchObject({ dataset: { theme: 'dark' }, style: {} });
    expect(started({ blocked: 'yes' })).toMatchObject({ dataset: { theme: 'dark' }, style: {} });
  });

  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'light'],
    ['mauve', 'dark'],
  ])('the theme %s is drawn %s', (theme, drawn) => {
    expect(started({ 'custodian.theme': theme }).dataset['theme']).toBe(drawn);
  });

  test('its own font is drawn with where it was fetched before, and on any other page', () => {
    expect(started({ 'custodian.font': 'drawn' }).dataset['font']).toBe('first');
    expect(started({}, { pathname: '/game/8a1f' }).dataset['font']).toBe('');
  });

  test('where no worker hands it out at once nothing waits for it', () => {
    const kept = { 'custodian.font': 'drawn' };
    expect(started(kept, { worker: false }).dataset).not.toHaveProperty('font');
  });

  test('the games have the room they took last time at this width, at another none', () => {
    const kept = { 'custodian.games': '390 420 268 going' };
    expect(started(kept).style).toEqual({ '--hero': '420px', '--start': '268px' });
    expect(started(kept, { width: 844 })).toMatchObject({ dataset: { games: 'going' }, style: {} });
    expect(started({ 'custodian.games': 'nonsense' }).dataset).not.toHaveProperty('games');
  });
});

describe('one page for all languages', () => {
  const start = (id: string) => `start("${id}")`;
  const pageOf = (id: string, shell: string) => ({
    id,
    tag: id,
    name: id,
    direction: 'ltr' as const,
    manifest: `/${id}.webmanifest`,
    page: { title: id, description: id },
    html: [
      `<head><meta content="script-src 'self' '${hashOf(start(id))}'; style-src 'self' 'sha256-${id}'">`,
      `<style>.${id}{}</style>`,
      `<link href="${id}.css" rel="stylesheet" disabled media="(max-width: 0)">`,
      `</head><body><div id="app">${shell}`,
      `<script>${start(id)}</script></div></body>`,
      '',
    ].join('\n'),
  });

  test('holds what each shows at once, its styles and what the policy must know of them', () => {
    const page = joinedPage([
      pageOf('en', '<h1>Games</h1>'),
      pageOf('xx', '<h1>Ĝăɱéš</h1>'),
    ] as never);
    expect(page).toContain('<template id="shell-en"><h1>Games</h1></template>');
    expect(page).toContain('<template id="shell-xx"><h1>Ĝăɱéš</h1></template>');
    expect(page).toMatch(/<div id="app">\s*<script>/);
    expect(page).toContain('<style>.en{}</style>');
    expect(page).toContain('<style>.xx{}</style>');
    expect(page).toContain("style-src 'self' 'sha256-en' 'sha256-xx'");
    const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text!);
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(page).toContain(`'${hashOf(script)}'`);
  });

  test('a page that shows nothing at once has nothing to put into it', () => {
    expect(joinedPage([pageOf('en', ''), pageOf('xx', '')] as never)).not.toContain('<template');
  });
});
