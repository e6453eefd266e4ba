/** Each page of the app is visited by the tests that visit them all. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { APP_PAGES } from '../../support/pages.ts';

const ROUTES = join(import.meta.dirname, '../../../src/routes');

it('each route is listed in support/pages, or leads on to a game', () => {
  const routes = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('+page.svelte'))
    .map((file) => dirname(file).replace(/^\.$/, ''));
  expect(routes.sort()).toEqual([...APP_PAGES.map(({ route }) => route), 'sample'].sort());
});
