/**
 * Every way in which a row of the store can be damaged, with the screen that it has to lead to. The
 * rows are written past the app, beside a game that is sound.
 */
import type { Page } from '@playwright/test';
import { archive } from '$words/archive.ts';
import { gamesWords } from '$words/games.ts';
import { damage as damageWords } from '$words/damage.ts';
import { banner as barWords } from '$words/banner.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import {
  DAMAGED_RECORDS,
  UNKNOWN_RECORDS,
  type DamagedRecord,
} from '../support/damaged-records.ts';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { downloaded } from './support/downloaded.ts';
import { openRecord, tableShown } from './support/games.ts';
import { putRows, storedOn } from './support/stored.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const { act } = barWords;
const { readOnly, nothingRead, lost } = damageWords;
const sound = entriesUntil(recordedEntries('three-players'), { phase: 'action', step: 'turn' });
const ALL = sound.length;

type Row = Record<string, unknown>;
const idOf = (i: number) => `damaged-${i}`;
const storedRecord = async (page: Page, id: string) =>
  ((await storedOn(page))['entries'] as Row[]).filter(({ gameId }) => gameId === id);

/** The row that the app keeps of the sound game, for another one. */
async function rowFor(page: Page, id: string, change: Row = {}): Promise<Row> {
  const rows = (await storedOn(page))['games'] as Row[];
  return { ...rows.find((row) => row['id'] === 'sound'), id, ...change };
}

/** Puts records beside the sound one, each under an id of its own. */
async function putRecords(page: Page, damaged: readonly Pick<DamagedRecord, 'spoil'>[]) {
  await openRecord(page, sound, 'sound');
  await page.goto('./robots.txt');
  const rows = damaged.map(({ spoil }, i) =>
    spoil(sound.map((entry): Written => ({ ...entry, gameId: idOf(i) }))),
  );
  await putRows(page, 'entries', rows.flat());
  const games = await Promise.all(damaged.map((_, i) => rowFor(page, idOf(i))));
  await putRows(page, 'games', games);
}

const banner = (page: Page) => page.locator('.banner');
const button = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true });

async function expectWholeFile(page: Page, entries: number): Promise<void> {
  const { text } = await downloaded(page, () => tap(button(page, act.save)));
  expect((JSON.parse(text) as { entries: unknown[] }).entries).toHaveLength(entries);
}

/** The sentence, the file with all that is there, and the copy that goes on. */
async function expectScreen(page: Page, id: string, { damage, at }: DamagedRecord): Promise<void> {
  const before = await storedRecord(page, id);
  const { length } = before;
  await page.goto(`./game/${id}`);
  const sentence = at === 1 || damage === null ? nothingRead : readOnly[damage](at, length);
  await expect(banner(page)).toContainText(sentence);
  await expectWholeFile(page, length);
  if (at > 1 && (damage === 'unreadable' || damage === 'incomplete')) {
    await tap(button(page, act.copy));
    await expect(page).not.toHaveURL(new RegExp(`/game/${id}$`));
    await tableShown(page);
    await expect(button(page, act.copy)).toHaveCount(0);
    await expect(page.locator('.stage button:enabled').first()).toBeVisible();
  } else await expect(button(page, act.copy)).toHaveCount(0);
  expect(await storedRecord(page, id)).toEqual(before);
}

/** Sums that hold over them are a matter of the unit tests, but for one that only the schemas find. */
const CASES = [
  ...DAMAGED_RECORDS.filter(({ what }) => !what.endsWith('sums hold')),
  ...UNKNOWN_RECORDS.slice(0, 1),
];

/** Opened on every change: one of each kind, at the beginning and later; all by `npm run test:long`. */
const kindOf = ({ damage, at }: DamagedRecord) => `${damage} ${at === 1}`;
const isOpened = (row: DamagedRecord) =>
  LONG ||
  UNKNOWN_RECORDS.includes(row) ||
  CASES.find((other) => kindOf(other) === kindOf(row)) === row;

test('a damaged record hides no game, is named, saved whole, and goes on in a copy', async ({
  page,
}) => {
  // Many openings in one page: on a busy machine they take their time.
  test.slow();
  const short = { spoil: (entries: readonly Written[]) => entries.slice(0, -1) as never };
  await putRecords(page, [...CASES, short]);
  await page.goto('./');
  await tap(page.getByRole('link', { name: gamesWords.all(CASES.length + 3) }));
  // Beside them the sound one, and one entry of a game that never was.
  await expect(page.getByRole('status').first()).toContainText(`${CASES.length + 3} games`);
  const search = page.getByRole('searchbox', { name: archive.search });
  await search.fill(gamesWords.unread);
  await expect(page.getByRole('link', { name: gamesWords.unread })).toHaveCount(1);
  for (const [i, damaged] of CASES.entries()) {
    if (isOpened(damaged)) {
      await test.step(damaged.what, () => expectScreen(page, idOf(i), damaged));
    }
  }
  await test.step('the last entry is missing', async () => {
    await page.goto(`./game/${idOf(CASES.length)}`);
    await expect(banner(page)).toContainText(lost(ALL, ALL - 1));
    await expectWholeFile(page, ALL - 1);
    await expect(page.locator('.stage button:enabled').first()).toBeVisible();
  });
});

test('a list row that is wrong hides no game, and is made anew from its record', async ({
  page,
}) => {
  const as = (change: Row) => ({
    spoil: (entries: readonly Written[]) => entries as never,
    change,
  });
  const rows = {
    missing: as({}),
    malformed: as({ card: 7, updatedAt: 'soon' }),
    unsortable: as({ updatedAt: 'yesterday' }),
    older: as({ version: 0 }),
    shorter: as({ length: 3 }),
    'without a card': as({ card: undefined }),
  };
  await putRecords(page, Object.values(rows));
  const right = await rowFor(page, 'any');
  const wrong = Object.values(rows).map(({ change }, i) => rowFor(page, idOf(i), change));
  await putRows(page, 'games', await Promise.all(wrong));
  // One has no row at all.
  await putRows(page, 'games', [], [idOf(0)]);
  await page.goto('./');
  await expect(page.getByText(gamesWords.loading)).toHaveCount(0);
  await expect(page.getByRole('link', { name: gamesWords.resume })).toBeVisible();
  const ids = Object.keys(rows).map((_, i) => idOf(i));
  await expect
    .poll(async () => ((await storedOn(page))['games'] as Row[]).filter(({ id }) => id !== 'sound'))
    .toEqual(ids.map((id) => ({ ...right, id })));
  await tap(page.getByRole('link', { name: gamesWords.all(ids.length + 1) }));
  await expect(page.getByRole('link', { name: gamesWords.openGame('') })).toHaveCount(
    ids.length + 1,
  );
});
