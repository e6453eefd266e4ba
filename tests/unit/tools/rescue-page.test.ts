import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { languageOf } from '../../../src/tools/languages.mjs';
import { rescuePage } from '../../../src/tools/rescue-page.mjs';
import { page } from '../../../src/lib/words/en/page.ts';

const html = rescuePage('1.2.3-abc', [await languageOf('en')]);

const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the page says what it is before any script runs', () => {
  expect(html).toContain(`<h1 id="title">${page.rescue.title}</h1>`);
  expect(html).toContain(page.rescue.noScripts);
  expect(html).toContain('data-build="1.2.3-abc"');
});

test('it asks for nothing but its own three files', () => {
  const asked = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(asked).toEqual(['icon.svg', './', 'rescue.js']);
});

test('its policy knows its own style and script, and no other', () => {
  const policy = /content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  expect(policy).toContain(`script-src 'self' ${scripts.map(hashOf).join(' ')};`);
  expect(policy).toContain(`style-src ${hashOf(style)};`);
  expect(policy).not.toContain('unsafe');
});

test('its colours are those of the app, in the dark and in the light', () => {
  expect(html).toMatch(/:root \{[^}]*--night-0:/);
  expect(html).toMatch(/\[data-theme='light'\] \{[^}]*--night-0:/);
});
