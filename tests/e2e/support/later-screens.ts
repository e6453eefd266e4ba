/** What a table sees when its game is over, or goes on another day: each is shown by its own way in. */
import type { Page } from '@playwright/test';
import { end } from '../../../src/lib/words/en/end.ts';
import { handOn } from '../../../src/lib/words/en/hand-on.ts';
import { menu } from '../../../src/lib/words/en/menu.ts';
import { picture } from '../../../src/lib/words/en/picture.ts';
import { table } from '../../../src/lib/words/en/table.ts';
import { entriesUntil, recordedEntries } from '../../support/moments.ts';
import { renamed } from '../../support/renamed.ts';
import { expect } from './at-table.ts';
import { openRecord } from './games.ts';
import { storeRecords } from './stored.ts';
import { tap } from './tap.ts';

/** As long as names get. */
const NAMES = [
  'Annegret-Marie Vandersloot-Oppenheim',
  'Bartholomäus der Ältere',
  'Çağla',
  'Dumitrița-Ioana Constantinescu',
  'Étienne d’Aubigné',
  'Frøydis',
  'Grzegorz Brzęczyszczykiewicz',
  'Hjördís Þorsteinsdóttir',
];

const longNamed = (name: string) => renamed(recordedEntries(name), NAMES);

const share = async (page: Page) => {
  await openRecord(page, longNamed('eight-players'), 'later-share');
  await tap(page.getByRole('button', { name: picture.handOn }));
  const points = page.getByRole('button', { name: new RegExp(`^${handOn.rows.points.title} `) });
  await expect(points).toBeEnabled();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
};

/** Stores games of three kinds and opens the page that lists them. */
const among = (path: string) => async (page: Page) => {
  await storeRecords(page, {
    'later-1': longNamed('eight-players'),
    'later-2': recordedEntries('six-players'),
    'later-3': recordedEntries('ascension-shared'),
  });
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
};

/** Each by a name, with how it is opened. */
export const LATER_SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async moment(page) {
    const entries = longNamed('six-players');
    const before = entries.filter(({ group }) => group !== entries.at(-1)?.group);
    await openRecord(page, before, 'later-moment');
    const stage = page.getByRole('region', { name: table.stage });
    await tap(stage.getByRole('button', { name: /^Patrol Vast Territories/ }));
    await tap(stage.getByRole('button', { name: /^Score Patrol Vast Territories/ }));
    await expect(page.getByRole('dialog', { name: 'Hacan' })).toBeVisible();
  },
  async story(page) {
    await openRecord(page, longNamed('eight-players'), 'later-story');
    await expect(page.getByRole('table', { name: end.standing })).toBeVisible();
  },
  share,
  async code(page) {
    await share(page);
    await tap(page.getByRole('button', { name: new RegExp(`^${handOn.rows.code.title} `) }));
    await expect(page.getByRole('img', { name: handOn.code })).toBeVisible();
  },
  archive: among('./archive'),
  statistics: among('./statistics'),
  async tomorrow(page) {
    const record = entriesUntil(longNamed('eight-players'), {
      phase: 'agenda',
      step: 'vote',
      round: 4,
    });
    await openRecord(page, record, 'later-tomorrow');
    await tap(page.getByRole('button', { name: menu.title, exact: true }));
    const row = page.getByRole('button', { name: new RegExp(`^${menu.tomorrow.title}`) });
    await tap(row);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};
