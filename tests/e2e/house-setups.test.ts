/**
 * House setups by touch: the cheat sheet's game from the setup to its first pick, a setup of the table's own
 * saved, renamed, deleted and brought back, shared as a file and opened on a second device, files that are
 * refused by name, and the label of house rules wherever a game is shown.
 */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { houseWords as words } from '../../src/lib/words/en/house.ts';
import { menu } from '../../src/lib/words/en/menu.ts';
import { end } from '../../src/lib/words/en/end.ts';
import { call } from '../../src/lib/words/en/menu.ts';
import { reveal } from '../../src/lib/words/en/reveal.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { setupWords } from '../../src/lib/words/en/setup.ts';
import { firstTime } from '../../src/lib/words/en/first-time.ts';
import { CHEAT_SHEET, presetSettings } from '../../src/lib/session/presets.ts';
import { keepSecrets } from '../../src/lib/core/commands/setup.ts';
import { answerAll, passEverybody, pickAll, playRound } from '../support/rounds.ts';
import { recordedEntries } from '../support/moments.ts';
import { Table } from '../support/table.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { downloaded } from './support/downloaded.ts';
import { openRecord, settled, tableShown } from './support/games.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

test.use({ hasTouch: true, viewport: { width: 1080, height: 810 } });

const CHEAT = { kind: 'preset', preset: CHEAT_SHEET.id } as const;
const FRIDAY = { kind: 'own', name: 'Friday night' } as const;
const begins = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');
const said = (page: Page) => sheet(page).getByRole('status');
const setupRow = (page: Page) => begins(page, `${words.setups}: `);
const step = (page: Page, label: string, way: 'more' | 'less') =>
  tap(page.getByRole('button', { name: kit[way](label), exact: true }));

async function openSetups(page: Page): Promise<void> {
  await page.goto('./new');
  await tap(setupRow(page));
  await expect(sheet(page).getByRole('heading', { name: words.setups, exact: true })).toBeVisible();
}

const closeSheet = (page: Page) => tap(sheet(page).getByRole('button', { name: kit.close }));

/** Rules of the table's own: 12 tokens each, 4 tactic tokens at the start, 7 cards of stage II. */
async function ownRules(page: Page): Promise<void> {
  await tap(begins(page, `${setupWords.rules}: `));
  for (let i = 0; i < 4; i++) await step(page, setupWords.tokenTotal, 'less');
  await step(page, words.starting.tactic, 'more');
  await step(page, words.stages.stage2, 'more');
  await step(page, words.stages.stage2, 'more');
  await step(page, words.secretLimit, 'more');
  await step(page, words.cardsEach, 'more');
  await closeSheet(page);
}

async function saveAs(page: Page, name: string): Promise<void> {
  await tap(key(page, words.save));
  await page.getByRole('textbox', { name: words.saveName }).fill(name);
  await tap(key(page, words.saveKey));
  await expect(said(page)).toHaveText(words.saved(name));
}

/** A table with house rules of its own under a name, and the file of that setup. */
async function savedFriday(page: Page) {
  await page.goto('./new');
  await ownRules(page);
  await tap(setupRow(page));
  await saveAs(page, FRIDAY.name);
  await tap(key(page, words.more(FRIDAY.name)));
  return downloaded(page, () => tap(key(page, words.file)));
}

async function openFile(page: Page, text: string, name = 'setup.json'): Promise<void> {
  const input = sheet(page).locator('input[type=file]');
  await input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Another device, with nothing on it. */
async function secondDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ hasTouch: true, serviceWorkers: 'block' });
  return context.newPage();
}

test('the cheat sheet is one tap, and its game begins once each player has kept a secret', async ({
  page,
}) => {
  await openSetups(page);
  await tap(begins(page, words.cheatSheet));
  await tap(page.getByRole('switch', { name: new RegExp(`^${words.longWar}`) }));
  await closeSheet(page);
  await expect(setupRow(page)).toContainText(words.setup(CHEAT));
  await expect(setupRow(page)).toContainText(words.label);
  await expect(
    page.getByRole('group', { name: setupWords.goal }).locator('[aria-pressed=true]'),
  ).toHaveText('14');
  await tap(key(page, setupWords.start));
  await tableShown(page);
  await expect(page.getByRole('heading', { name: words.keep.title })).toBeVisible();
  await expect(page.getByText(words.keep.sub(2))).toBeVisible();
  await expect(page.getByText(firstTime.secrets(2))).toBeVisible();
  const stage = page.locator('section.stage');
  await tap(stage.getByRole('button', { name: setupWords.player(2) }));
  await settled(page);
  await expect(begins(page, words.keep.all)).toContainText(setupWords.player(1));
  await expect(begins(page, words.keep.all)).not.toContainText(setupWords.player(2));
  await page.reload();
  await tableShown(page);
  await tap(begins(page, words.keep.all));
  await settled(page);
  await expect(page.getByRole('heading', { name: words.keep.title })).toHaveCount(0);
  // Undo leads back to the choice.
  await tap(page.getByRole('button', { name: /^Undo/ }).first());
  await expect(page.getByRole('heading', { name: words.keep.title })).toBeVisible();
});

test('a setup is saved, renamed, deleted and brought back; changes to it are saved by name', async ({
  page,
}) => {
  await savedFriday(page);
  await expect(begins(page, FRIDAY.name)).toContainText('12 command tokens each');
  await expect(begins(page, FRIDAY.name)).toContainText('5 stage I and 7 stage II objectives');
  await expect(begins(page, FRIDAY.name)).toHaveAttribute('aria-pressed', 'true');

  await tap(key(page, words.rename));
  const field = sheet(page).getByRole('textbox', { name: words.saveName });
  await field.fill('Saturday');
  await tap(key(page, words.rename));
  await expect(begins(page, 'Saturday')).toHaveAttribute('aria-pressed', 'true');
  await expect(begins(page, FRIDAY.name)).toHaveCount(0);

  // A name is there once.
  await tap(key(page, words.save));
  await field.fill('saturday');
  await expect(sheet(page).getByText(words.nameTaken('saturday'))).toBeVisible();
  await expect(key(page, words.saveKey)).toBeDisabled();
  await tap(key(page, words.cancel));

  await tap(key(page, words.more('Saturday')));
  await tap(key(page, words.remove));
  await expect(said(page)).toContainText(words.removed('Saturday'));
  await expect(begins(page, 'Saturday')).toHaveCount(0);
  await tap(said(page).getByRole('button', { name: words.undo }));
  await expect(begins(page, 'Saturday')).toBeVisible();

  await closeSheet(page);
  await tap(page.getByRole('group', { name: setupWords.goal }).getByText('14'));
  await expect(setupRow(page)).toContainText(words.changed({ kind: 'own', name: 'Saturday' }));
  await tap(setupRow(page));
  await tap(key(page, words.update('Saturday')));
  await expect(said(page)).toHaveText(words.saved('Saturday'));

  // It is there after a reload, and a tap plays with it again.
  await page.reload();
  await tap(setupRow(page));
  await tap(begins(page, words.standard));
  await expect(begins(page, words.standard)).toHaveAttribute('aria-pressed', 'true');
  await tap(begins(page, 'Saturday'));
  await closeSheet(page);
  await expect(setupRow(page)).toContainText('Saturday');
  await expect(
    page.getByRole('group', { name: setupWords.goal }).locator('[aria-pressed=true]'),
  ).toHaveText('14');
});

test('a setup is shared as a file, and a second device plays by it', async ({ page, browser }) => {
  const file = await savedFriday(page);
  expect(file.name).toBe('custodian-setup-friday-night.json');
  const other = await secondDevice(browser);
  await openSetups(other);
  await openFile(other, file.text, file.name);
  await expect(said(other)).toHaveText(words.opened(FRIDAY.name));
  await openFile(other, file.text, file.name);
  await expect(said(other)).toHaveText(words.known(FRIDAY.name));
  // Another one of that name is kept beside it.
  const goal = JSON.parse(file.text) as { rules: { goal: number } };
  goal.rules.goal = 11;
  await openFile(other, JSON.stringify(goal));
  await expect(said(other)).toHaveText(words.besides(`${FRIDAY.name} (2)`));

  await tap(begins(other, FRIDAY.name).first());
  await closeSheet(other);
  // Two cards each are too many for six players.
  await step(other, setupWords.seatCount, 'less');
  await step(other, setupWords.seatCount, 'less');
  await tap(key(other, setupWords.start));
  await tableShown(other);
  // Four tactic tokens at the start, as the setup says.
  await expect(other.locator('main.table')).toContainText('4');
  const saved = await downloadedGame(other);
  expect(saved.name).toMatch(/-house-rules\.json$/);
  const [created] = (JSON.parse(saved.text) as GameFileText).entries;
  expect(created?.body.fact.settings).toMatchObject({
    setup: FRIDAY,
    tokenTotal: 12,
    secretLimit: 4,
    cardsEach: 2,
    startingTokens: { tactic: 4, fleet: 3, strategy: 2 },
    publicObjectives: { stage1: 5, stage2: 7 },
  });
  expect(created?.body.fact.players[0]).toMatchObject({ tactic: 4, fleet: 3, strategy: 2 });
  await other.context().close();
});

interface GameFileText {
  entries: { body: { fact: { settings: object; players: object[] } } }[];
}

/** The file of the open game, by the menu. */
async function downloadedGame(page: Page) {
  await tap(page.getByRole('button', { name: menu.title, exact: true }));
  return downloaded(page, () => tap(begins(page, menu.file.title)));
}

test('a file with a field that is not known here is refused by its name, and nothing changes', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const { text } = await savedFriday(page);
  const good = JSON.parse(text) as Record<string, unknown> & { rules: Record<string, unknown> };
  const refused: [string, unknown, string][] = [
    ['a field of the rules', { ...good, rules: { ...good.rules, moons: 3 } }, 'rules.moons'],
    [
      'a field of a deck',
      { ...good, rules: { ...good.rules, publicObjectives: { stage1: 5, stage2: 5, stage3: 1 } } },
      'rules.publicObjectives.stage3',
    ],
    ['a field of the frame', { ...good, author: 'Ana' }, 'author'],
  ];
  for (const [, file, field] of refused) {
    await openFile(page, JSON.stringify(file));
    await expect(said(page)).toContainText(words.refused['unknown-field'](field));
    await expect(said(page)).toContainText(words.nothingChanged);
  }
  await openFile(page, JSON.stringify({ ...good, rules: { ...good.rules, goal: 'many' } }));
  await expect(said(page)).toContainText(words.refused['wrong-shape']('rules.goal'));
  await openFile(page, JSON.stringify({ ...good, rules: { ...good.rules, expansions: ['moon'] } }));
  await expect(said(page)).toContainText(words.refused['unknown-rules']('moon'));
  await openFile(page, JSON.stringify({ ...good, version: 3 }));
  await expect(said(page)).toContainText(words.refused.newer());
  await openFile(page, readFileSync('tests/fixtures/games/ten-rounds.json', 'utf8').slice(0, 900));
  await expect(said(page)).toContainText(words.refused['not-json']());
  await expect(sheet(page).getByRole('button', { name: /^More for / })).toHaveCount(1);
});

test('house rules are named in the menu, at the end, in the list and in the file', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const entries = recordedEntries('ten-rounds');
  await openRecord(page, entries, 'ten');
  const named = words.named(CHEAT);
  await expect(page.locator('section.stage')).toContainText(named);
  await tap(page.getByRole('button', { name: menu.title, exact: true }));
  await expect(sheet(page).getByText(named)).toBeVisible();
  await expect(sheet(page)).toContainText('ends after round 10');
  await closeSheet(page);
  const file = await downloaded(page, () => tap(key(page, end.export)));
  expect(file.name).toMatch(/-house-rules\.json$/);
  await page.goto('./');
  // On the card of the last game, and in the list.
  await expect(page.getByText(named)).toHaveCount(2);
  await tap(begins(page, 'More for '));
  const listed = await downloaded(page, () => tap(key(page, gamesWords.saveFile)));
  expect(listed.name).toMatch(/-house-rules\.json$/);

  // A game as printed has none of it.
  await openRecord(page, recordedEntries('three-players'), 'three');
  await expect(page.locator('section.stage')).not.toContainText(words.label);
  const plain = await downloaded(page, () => tap(key(page, end.export)));
  expect(plain.name).not.toContain('house');
  await page.goto('./');
  await expect(page.getByText(named)).toHaveCount(2);
});

test('the deck that has run out is said, and a box without a card is passed over by a tap', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const settings = {
    ...presetSettings(CHEAT_SHEET, 14),
    publicObjectives: { stage1: 5, stage2: 7 },
  };
  const table = Table.start({ players: 3, settings }).do(keepSecrets, {});
  const early = answerAll(passEverybody(pickAll(table)));
  await openRecord(page, tableRecord(early), 'early');
  await expect(page.getByText(reveal.leftThenOn(10))).toBeVisible();
  // Cards are left in the printed decks: it is refused, and can be recorded anyway.
  await tap(begins(page, reveal.noCard));
  await expect(page.getByText('The next public objective is revealed in this step')).toHaveCount(1);

  const late = Table.start({ players: 3, settings }).do(keepSecrets, {});
  while (late.game.round < 9) playRound(late);
  await openRecord(page, tableRecord(answerAll(passEverybody(pickAll(late)))), 'late');
  await expect(page.getByText(reveal.leftThenOn(2))).toBeVisible();
  await tap(begins(page, reveal.noCard));
  await settled(page);
  await expect(page.getByText(reveal.leftThenOn(2))).toHaveCount(0);
});

test('a setup that was changed before the start is called so wherever its game is shown', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await savedFriday(page);
  await closeSheet(page);
  await tap(page.getByRole('group', { name: setupWords.goal }).getByText('14'));
  await expect(setupRow(page)).toContainText(words.changed(FRIDAY));
  // Two cards each are too many for six players.
  await step(page, setupWords.seatCount, 'less');
  await step(page, setupWords.seatCount, 'less');
  await tap(key(page, setupWords.start));
  await tableShown(page);
  const named = words.named({ ...FRIDAY, changed: true });
  await tap(page.getByRole('button', { name: menu.title, exact: true }));
  await expect(sheet(page).getByText(named)).toBeVisible();
  await closeSheet(page);
  await page.goto('./new');
  // The next table begins with the setup as it is, changed or not.
  await expect(setupRow(page)).toContainText(words.changed(FRIDAY));
});

test('a game with house rules that have no name is labelled all the same', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = Table.start({ players: 3, settings: { tokenTotal: 12 } });
  await openRecord(page, tableRecord(table), 'tokens');
  await tap(page.getByRole('button', { name: menu.title, exact: true }));
  await expect(sheet(page).getByText(words.label, { exact: true })).toBeVisible();
  await expect(sheet(page)).toContainText('12 command tokens each');
  await tap(begins(page, call.title));
  await expect(page.getByRole('heading', { name: call.title })).toBeVisible();
  await page.goto('./');
  await expect(page.getByText(gamesWords.onTheTable)).toBeVisible();
});
