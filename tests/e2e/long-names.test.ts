/** Long names beside short ones: no word is broken within, and no name is cut to a few letters. */
import type { Locator, Page } from '@playwright/test';
import { castVotes } from '../../src/lib/core/commands/agenda.ts';
import { resolvePrimary } from '../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../src/lib/core/commands/strategic-action.ts';
import { chooseStrategyCard } from '../../src/lib/core/commands/strategy-cards.ts';
import { answerScoring, revealObjective } from '../../src/lib/core/commands/objectives.ts';
import { placeUsualTokens } from '../../src/lib/core/commands/tokens.ts';
import { NO_SEAT } from '../../src/lib/core/vocabulary.ts';
import { houseWords } from '../../src/lib/words/en/house.ts';
import { leftOut } from '../../src/lib/words/en/left-out.ts';
import { setupWords } from '../../src/lib/words/en/setup.ts';
import { strategy } from '../../src/lib/words/en/strategy.ts';
import { table as words } from '../../src/lib/words/en/table.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import {
  answerAll,
  atFirstTurn,
  atScoring,
  atTokens,
  atVote,
  nextObjective,
  turnOf,
} from '../support/rounds.ts';
import { Table, type NewTable } from '../support/table.ts';
import { BY_NAME } from './support/ascension-stages.ts';
import { expect, test } from './support/at-table.ts';
import { SIZES, brokenOrCut, opensUnseen } from './support/boxes.ts';
import { openRecord } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { LONG_FACTIONS, PEOPLE } from './support/newer-stages.ts';
import { tap } from './support/tap.ts';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

/** Every second one is called by its faction, the others by a long name. */
const LAID = {
  players: 6,
  names: PEOPLE,
  factions: LONG_FACTIONS.map((faction, seat) => (seat % 2 ? faction : null)),
  settings: { depth: 'full' },
} as const;

const laid = (): NewTable => ({ ...LAID, factions: [...LAID.factions], names: [...LAID.names] });

/** Names of 4, 12, 24 and 35 letters, of wide letters and of narrow ones, side by side. */
const MIXED = [
  'Wawi',
  'Illi Fillini',
  'Rindfleischetikettierung',
  'Ilija Filipillitti-Villilitillilini',
  'Ilil',
  'Wolfram Mawm',
  'Fiorillo Villiti-Millili',
  'Wilhelmina Wolfswinkel-Wetherington',
];

/** So many of them, every second one called by its faction. */
const mixed = (players: number): NewTable => ({
  players,
  names: MIXED.slice(-players),
  factions: LONG_FACTIONS.slice(0, players).map((faction, seat) => (seat % 2 ? null : faction)),
  settings: { depth: 'full' },
});

/** On every change one table; 3, 6 and 8 players with the others by `npm run test:long`. */
const TABLES = {
  '': laid(),
  ...(LONG && { ' of three': mixed(3), ' of six': mixed(6), ' of eight': mixed(8) }),
};
const stage = (page: Page) => page.locator('section.stage');
const press = (page: Page, name: string | RegExp) =>
  tap(stage(page).getByRole('button', { name }).first());

interface Screen {
  name: string;
  lay: (of: NewTable) => Table;
  /** Looked at by `npm run test:long` alone. */
  seldom?: boolean;
  /** From the stage of the step to what is looked at, and what is seen there. */
  open?: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'the question on a card that is taken',
    seldom: true,
    lay: (of) => Table.start(of).do(chooseStrategyCard, { seat: 's1', card: 'leadership' }),
    async open(page) {
      await press(page, /Leadership/);
      await expect(stage(page).getByText(strategy.changeIt)).toBeVisible();
    },
  },
  { name: 'a pick', lay: (of) => Table.start(of) },
  {
    name: 'a turn, and its clock on the whole screen',
    seldom: true,
    lay: (of) => atFirstTurn(of),
    open: (page) => tap(stage(page).getByRole('button', { name: words.openClock })),
  },
  {
    name: 'a turn with all its acts',
    seldom: true,
    lay: (of) => atFirstTurn(of),
    open: (page) => press(page, new RegExp(`^${turn.other}$`)),
  },
  {
    name: 'who follows',
    lay: (of) => {
      const table = turnOf(atFirstTurn(of, { s1: ['construction'] }), 's1');
      table.do(playStrategyCard, { seat: 's1', card: 'construction' });
      return table.do(resolvePrimary, { seat: 's1', card: 'construction', tokens: null });
    },
  },
  {
    name: 'the question whether no one else scores',
    lay: (of) => atScoring(of),
    async open(page) {
      await press(page, new RegExp(leftOut.scoring.yes));
      await expect(stage(page).getByText(leftOut.scoring.question)).toBeVisible();
    },
  },
  {
    name: 'a vote for or against',
    seldom: true,
    lay: (of) => {
      const table = atVote('arms-reduction', of);
      return table.do(castVotes, { seat: table.active ?? NO_SEAT, outcome: 'for', votes: 2 });
    },
  },
  { name: 'a vote for a player', lay: (of) => atVote('minister-of-commerce', of) },
  {
    name: 'a vote for one of eight',
    seldom: true,
    lay: (of) => atVote('minister-of-commerce', { ...of, players: 8 }),
  },
  {
    name: 'a vote for a strategy card',
    lay: (of) => atVote('galactic-crisis-pact', { ...of, expansions: ['pok'] }),
    seldom: true,
  },
  {
    name: 'a deal',
    seldom: true,
    lay: (of) => atFirstTurn(of),
    open: (page) => press(page, turn.transaction),
  },
  {
    name: 'scores, some answered',
    seldom: true,
    lay(of) {
      const table = atScoring(of);
      for (let i = 0; i < 2; i++) table.do(answerScoring, { seat: table.active ?? NO_SEAT });
      return table;
    },
  },
  { name: 'the tokens of the status phase', lay: (of) => atTokens(Table.start(of)) },
  { name: 'the draw', lay: atDraw, seldom: true },
];

/** The step that draws action cards. */
function atDraw(of: NewTable): Table {
  const table = answerAll(atScoring(of));
  return table.do(revealObjective, { objective: nextObjective(table) });
}

/** On every change a tablet either way and a phone; all of them by `npm run test:long`. */
const USUAL = ['1080x810', '810x1080', '390x844'];

async function atEverySize(
  page: Page,
  wrongAt: (page: Page) => Promise<string[]> = brokenOrCut,
): Promise<object> {
  const found: Record<string, string[]> = {};
  for (const [width, height] of SIZES) {
    if (!LONG && !USUAL.includes(`${width}x${height}`)) continue;
    await page.setViewportSize({ width, height });
    const wrong = await wrongAt(page);
    if (wrong.length > 0) found[`${width}x${height}`] = wrong;
  }
  return found;
}

for (const [many, of] of Object.entries(TABLES)) {
  for (const { name, lay, open, seldom } of SCREENS) {
    if (seldom && !LONG) continue;
    const title = `${name}${many}: words are whole, and names tell whose they are`;
    test(title, async ({ page }) => {
      await openRecord(page, recordOfTable(lay(structuredClone(of)), 'long-names'), 'long-names');
      await open?.(page);
      expect(await atEverySize(page)).toEqual({});
    });
  }
}

/** Steps whose stage has something that unfolds. */
const UNFOLDS: Readonly<Record<string, (of: NewTable) => Table>> = {
  'a turn': (of) => atFirstTurn(of),
  'a technology': (of) => {
    const table = turnOf(atFirstTurn(of, { s1: ['technology'] }), 's1');
    return table.do(playStrategyCard, { seat: 's1', card: 'technology' });
  },
  'a score': (of) => atScoring(of),
  'the tokens': (of) => atTokens(Table.start(of)),
  'the end of the status phase': (of) => atTokens(Table.start(of)).do(placeUsualTokens, {}),
};

for (const [i, [name, lay]] of Object.entries(UNFOLDS).entries()) {
  // One of two on every change.
  if (!LONG && i % 2 > 0) continue;
  test(`${name}: what a tap opens is seen`, async ({ page }) => {
    await openRecord(page, recordOfTable(lay(laid()), 'unfolds'), 'unfolds');
    expect(await atEverySize(page, (at) => opensUnseen(at, tap))).toEqual({});
  });
}

test('setup: words are whole, and names tell whose they are', async ({ page }) => {
  await page.goto('./new');
  const field = page.getByRole('textbox', { name: setupWords.name, exact: true });
  await tap(field);
  for (const name of PEOPLE.slice(0, 6)) {
    await field.pressSequentially(name);
    await field.press('Enter');
  }
  await tap(page.getByRole('button', { name: setupWords.rollFactions }));
  await tap(page.getByRole('group', { name: setupWords.goal }).getByText(setupWords.otherGoal));
  expect(await atEverySize(page)).toEqual({});
});

test('the setup that was deleted: words are whole, the key that brings it back too', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const name = 'The Saturday night game at Konstantinos and Anne-Sophie’s';
  const named = (start: string) => page.getByRole('button', { name: new RegExp(`^${start}`) });
  await page.goto('./new');
  await tap(named(`${houseWords.setups}: `));
  await tap(named(houseWords.save));
  await page.getByRole('textbox', { name: houseWords.saveName }).fill(name);
  await tap(page.getByRole('button', { name: houseWords.saveKey, exact: true }));
  await tap(named(houseWords.more(name)));
  await tap(page.getByRole('button', { name: houseWords.remove, exact: true }));
  await expect(page.getByRole('status').getByText(houseWords.removed(name))).toBeVisible();
  expect(await atEverySize(page)).toEqual({});
});

/** Rounds in which lanes tell what each player has done, with so many players. */
const TOLD: Readonly<Record<string, () => Table>> = {
  'a score': () => answered(6),
  'a score of eight': () => answered(8),
  'a step after all have claimed': () => BY_NAME['feedback'].lay({ players: 8 }),
};

/** Some have answered. */
function answered(players: number): Table {
  const names = [...PEOPLE].slice(0, players);
  const table = atScoring({ ...laid(), players, names, factions: LONG_FACTIONS.slice(0, players) });
  for (let i = 1; i < players; i++) table.do(answerScoring, { seat: table.active ?? NO_SEAT });
  return table;
}

// The last of them was the one that was cut.
for (const [name, lay] of Object.entries(TOLD).slice(LONG ? 0 : -1)) {
  test(`${name}: what a lane says beside its person is whole, at every size`, async ({ page }) => {
    const record = recordOfTable(lay(), 'told');
    await page.clock.install({ time: (record.at(-1)?.at ?? 0) + 95_000 });
    await openRecord(page, record, 'told');
    const found: Record<string, (string | null)[]> = {};
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const cut = await page.evaluate(async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        for (let i = 0; i < 3; i++) await frame();
        return [...document.querySelectorAll('li.lane .sub .cut:not(.person)')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent);
      });
      if (cut.length > 0) found[`${width}x${height}`] = cut;
    }
    expect(found).toEqual({});
  });
}

test('the faction of the speaker is whole in its lane', async ({ page }) => {
  const names = [...PEOPLE];
  const speaker = (at: number) =>
    recordOfTable(
      atFirstTurn({ players: 8, factions: LONG_FACTIONS, names, speaker: at }),
      'speaker',
    );
  await openRecord(page, speaker(5), 'speaker');
  const named = (faction: string) => page.locator('li.lane .name b').filter({ hasText: faction });
  for (const [width, height] of [
    [1080, 810],
    [800, 1280],
    [810, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(named('Naaz-Rokha')).toBeVisible();
    await expect
      .poll(
        () => named('Naaz-Rokha').evaluate((b) => b.scrollWidth - b.clientWidth),
        `${width}x${height}`,
      )
      .toBeLessThanOrEqual(0);
  }
  // A short one is as large as the others', though a gavel stands beside it.
  await openRecord(page, speaker(0), 'speaker-of-seven-letters');
  await page.setViewportSize({ width: 1080, height: 810 });
  const size = (faction: string) => named(faction).evaluate((b) => getComputedStyle(b).fontSize);
  expect(await size('Jol-Nar')).toBe(await size('Mahact'));
});

/** What of these is cut at its right or lower edge, or lies below the foot of the stage. */
const cutOff = (parts: Locator) =>
  parts.evaluateAll((all) => {
    const foot = document.querySelector('section.stage > footer')?.getBoundingClientRect().top;
    return all
      .filter((part) => {
        const wide = part.scrollWidth > part.clientWidth + 1;
        const low = part.closest('.stage') && part.getBoundingClientRect().bottom > (foot ?? 0) + 1;
        return wide || low || part.scrollHeight > part.clientHeight + 1;
      })
      .map((part) => part.textContent.trim());
  });

test('names are whole where there is room: in lanes of three, on the keys of a new speaker', async ({
  page,
}) => {
  const three = { ...laid(), players: 3, factions: LONG_FACTIONS.slice(0, 3) };
  await openRecord(page, recordOfTable(atFirstTurn(three), 'tall'), 'tall');
  const people = page.locator('li.lane .person');
  await expect(people).toHaveCount(3);
  for (const [width, height] of [
    [1280, 800],
    [1080, 810],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutOff(people), `${width}x${height}`).toEqual([]);
  }
  // The small acts of a turn stand in one line.
  const small = stage(page).locator('.row > .any');
  const lines = await small.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines).size).toBe(1);
  // They end above the foot, though what refuses to pass names two cards.
  expect(await cutOff(small)).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => cutOff(people), '1024x768').toEqual([]);

  const eight: NewTable = { ...laid(), players: 8, factions: LONG_FACTIONS };
  const politics = turnOf(atFirstTurn(eight, { s1: ['politics'] }), 's1');
  politics.do(playStrategyCard, { seat: 's1', card: 'politics' });
  await openRecord(page, recordOfTable(politics, 'speakers'), 'speakers');
  const keys = stage(page).locator('.seats button');
  await expect(keys).toHaveCount(7);
  for (const [width, height] of [
    [1080, 810],
    [1280, 800],
    [800, 1280],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutOff(keys), `${width}x${height}`).toEqual([]);
    expect(await cutOff(keys.locator('.cut')), `${width}x${height}`).toEqual([]);
  }
});
