/** The pages beside the tables, and what they open. */
import { expect, type Page } from '@playwright/test';
import { fileWords } from '$words/files.ts';
import { gamesWords } from '$words/games.ts';
import { houseWords } from '$words/house.ts';
import { kit } from '$words/kit.ts';
import { setupWords } from '$words/setup.ts';
import { starting } from '$words/starting.ts';
import { LONG_NAMES } from '../../e2e/support/newer-stages.ts';
import { storeRecords } from '../../e2e/support/stored.ts';
import { tap } from '../../e2e/support/tap.ts';
import { fileText, momentOf, recordedEntries } from '../../support/moments.ts';
import { APP_PAGES } from '../../support/pages.ts';
import { tableRecord } from '../../support/table-record.ts';
import { calm } from './calm.ts';
import { after, atPage, dialog, pressIn, standAt, type Screen } from './screen.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const opens = (label: string) => (page: Page) => tap(button(page, new RegExp(`^${label}`)));

/** Six people with names and factions, and two objectives. */
async function laidOut(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: setupWords.name, exact: true });
  await tap(field);
  for (const name of ['Ana', 'Ben', 'Cem', 'Dora', 'Emil', 'Fay']) {
    await field.pressSequentially(name);
    await field.press('Enter');
  }
  await tap(button(page, setupWords.rollFactions));
  await tap(button(page, setupWords.deal(2)));
}
const inSetup = (name: string, open: (page: Page) => Promise<void>): Screen =>
  atPage(`new.${name}`, './new', async (page) => {
    await laidOut(page);
    await open(page);
  });

/** Games of several kinds: over, with house rules, with long names, under way. */
async function manyGames(page: Page): Promise<void> {
  const turn = momentOf({ phase: 'action', step: 'turn', round: 3 }, ['six-players']);
  await standAt(page, after(turn));
  await storeRecords(page, {
    over: momentOf({ phase: 'over', step: 'result' }, ['four-players']),
    ten: recordedEntries('ten-rounds'),
    long: tableRecord(LONG_NAMES.lay()),
    'on-the-table': turn,
  });
}
const atHome = (name: string, open?: (page: Page) => Promise<void>): Screen => ({
  name: `home.${name}`,
  async show(page) {
    await manyGames(page);
    await page.goto('./');
    await expect(page.getByRole('link', { name: new RegExp(gamesWords.resume) })).toBeVisible();
    await calm(page);
    await open?.(page);
  },
});

async function openFile(page: Page, text: string, said: string): Promise<void> {
  const file = { name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('status').first()).toContainText(said);
}

export const PAGES: readonly Screen[] = [
  ...APP_PAGES.map(({ name, path }) => atPage(`page.${name}`, `./${path}`)),

  atHome('games'),
  atHome('settings', (page) => tap(page.getByRole('link', { name: gamesWords.settings }))),
  atHome('file-added', (page) =>
    openFile(page, fileText(recordedEntries('three-players'), 'three'), fileWords.added),
  ),
  atHome('file-refused', (page) => openFile(page, 'no game', fileWords.nothingChanged)),

  inSetup('laid', () => Promise.resolve()),
  inSetup('faction', opens(`${setupWords.faction}:`)),
  inSetup('speaker', opens(`${setupWords.speaker}:`)),
  inSetup('objective', opens(`${setupWords.chooseObjective(1)}:`)),
  inSetup('rules', opens(`${setupWords.rules}:`)),
  inSetup('setups', opens(`${houseWords.setups}:`)),
  inSetup('cheat-sheet', async (page) => {
    await opens(`${houseWords.setups}:`)(page);
    await tap(button(page, new RegExp(`^${houseWords.cheatSheet}`)));
  }),
  inSetup('own-setup', async (page) => {
    await opens(`${setupWords.rules}:`)(page);
    await tap(button(page, kit.less(setupWords.tokenTotal)));
    await pressIn(page, kit.close);
    await opens(`${houseWords.setups}:`)(page);
    await tap(button(page, houseWords.save));
    await page.getByRole('textbox', { name: houseWords.saveName }).fill('Friday night');
    await tap(button(page, new RegExp(`^${houseWords.saveKey}$`)));
    await tap(button(page, houseWords.more('Friday night')));
  }),
  inSetup('starting', async (page) => {
    await opens(`${setupWords.faction}:`)(page);
    await dialog(page).getByRole('searchbox').fill('Winnu');
    await pressIn(page, /^Winnu/);
    await tap(button(page, starting.of('Winnu')));
  }),
  inSetup('taken-colour', (page) => tap(page.getByRole('button', { name: / has it$/ }).first())),

  atPage('rules-page.found', './rules', (page) =>
    page.getByRole('main').getByRole('searchbox').fill('document leaks'),
  ),
  atPage('rules-page.topic', './rules#rules/agenda-phase.tie'),
  atPage('page.rescue', './rescue.html'),
  {
    name: 'page.rescue-games',
    async show(page) {
      await manyGames(page);
      await page.goto('./rescue.html');
      await expect(page.getByRole('heading').first()).toBeVisible();
      await calm(page);
    },
  },
];
