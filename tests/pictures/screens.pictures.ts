import { test, type Page } from '@playwright/test';
import { momentOf, type Wanted } from '../support/moments.ts';
import { openRecord } from '../e2e/support/games.ts';
import { councilOf } from '../../src/lib/core/rules/council.ts';
import { strategicOf } from '../../src/lib/core/step.ts';
import { standAt, take } from './take.ts';
import { tap } from '../e2e/support/tap.ts';
import { fetchFamilyOf } from '../../src/lib/rulesets/compose.ts';

// One of the recorded games is of a family that is fetched with its games.
await fetchFamilyOf('shattered-ascension');

const SIX = ['six-players', 'four-players'];
const TURN: Wanted = { phase: 'action', step: 'turn', round: 3 };
const SIZES = {
  tablet: { width: 1280, height: 800 },
  portrait: { width: 800, height: 1280 },
  phone: { width: 390, height: 844 },
} as const;
type Size = keyof typeof SIZES;

interface Picture {
  name: string;
  at: Wanted;
  games?: string[];
  size?: Size;
  theme?: 'dark' | 'light';
}

const PICTURES: Picture[] = [
  { name: 'table-strategy', at: { phase: 'strategy', step: 'pick', round: 3 } },
  { name: 'table-action', at: TURN },
  { name: 'table-action-light', at: TURN, theme: 'light' },
  { name: 'table-portrait', at: TURN, size: 'portrait' },
  { name: 'table-phone', at: TURN, size: 'phone' },
  {
    name: 'table-strategic',
    at: {
      phase: 'action',
      step: 'strategic',
      round: 2,
      when: ({ context }) => strategicOf(context)?.card === 'leadership',
    },
  },
  { name: 'table-status-score', at: { phase: 'status', step: 'score', round: 3 } },
  { name: 'table-status-tokens', at: { phase: 'status', step: 'tokens', round: 2 } },
  { name: 'table-agenda', at: { phase: 'agenda', step: 'vote', round: 2 } },
  {
    name: 'table-eight',
    at: { phase: 'action', step: 'turn', round: 4 },
    games: ['eight-players'],
  },
  {
    name: 'table-eligible',
    at: { phase: 'status', step: 'score', round: 3 },
    games: ['six-players-eligible'],
  },
  {
    name: 'table-eligible-light',
    at: { phase: 'status', step: 'score', round: 3 },
    games: ['six-players-eligible'],
    size: 'portrait',
    theme: 'light',
  },
  {
    name: 'ascension-levelling',
    // Setup is round 0.
    at: { phase: 'setup', step: 'own-trade-good-levelling', round: 0 },
    games: ['ascension-six'],
  },
  {
    name: 'ascension-cycler',
    at: { phase: 'setup', step: 'own-cycler-direction', round: 0 },
    games: ['ascension-six'],
  },
  {
    name: 'ascension-picks',
    at: { phase: 'strategy', step: 'pick', round: 3 },
    games: ['ascension-six'],
  },
  {
    name: 'ascension-council',
    at: {
      phase: 'action',
      step: 'council',
      when: ({ context }) => councilOf(context) !== null,
    },
    games: ['ascension-four'],
  },
  {
    name: 'ascension-claims',
    at: { phase: 'status', step: 'score', round: 3 },
    games: ['ascension-six'],
  },
  {
    name: 'ascension-claims-light',
    at: { phase: 'status', step: 'score', round: 3 },
    games: ['ascension-six'],
    size: 'phone',
    theme: 'light',
  },
  { name: 'end', at: { phase: 'over', step: 'result' } },
];

/** The table at a moment of a recorded game. */
async function openAt(page: Page, name: string, at: Wanted, games = SIX): Promise<void> {
  const entries = momentOf(at, games);
  await standAt(page, entries.at(-1)?.at ?? 0);
  await openRecord(page, entries, `picture-${name}`);
}

/** Opens what the menu of the table names so. */
async function openFromMenu(page: Page, label: RegExp): Promise<void> {
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.locator('dialog[open]').getByRole('button', { name: label }).first());
}

/** Opens the sheet of a player, by the place of their points. */
const openPlayer = (page: Page, place: number): Promise<void> =>
  tap(
    page
      .locator('main.table .sheet')
      .getByRole('button', { name: /points/ })
      .nth(place),
  );

for (const { name, at, games, size = 'tablet', theme = 'dark' } of PICTURES) {
  test(name, async ({ page }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('custodian.theme', chosen);
      localStorage.setItem('custodian.marks-told', 'yes');
    }, theme);
    await page.setViewportSize(SIZES[size]);
    await openAt(page, name, at, games);
    await take(page, name);
  });
}

test('setup', async ({ page }) => {
  await page.goto('./new');
  await page.getByRole('button', { name: /start the game/i }).waitFor();
  await take(page, 'setup');
});

test('home', async ({ page }) => {
  const entries = momentOf(TURN, SIX);
  await standAt(page, (entries.at(-1)?.at ?? 0) + 145_000);
  await openRecord(page, momentOf({ phase: 'over', step: 'result' }, ['four-players']), 'earlier');
  await openRecord(page, entries, 'picture-home');
  await page.goto('./');
  await take(page, 'home');
});

for (const [name, label] of [
  ['history', /history/i],
  ['corrections', /correct/i],
] as const) {
  test(name, async ({ page }) => {
    await openAt(page, name, { phase: 'status', step: 'score', round: 2 });
    await openFromMenu(page, label);
    await take(page, name);
  });
}

test('player', async ({ page }) => {
  await openAt(page, 'player', TURN);
  await openPlayer(page, 0);
  await take(page, 'player');
});

/** Planets and technologies are tracked in this game. */
const atScoring = (page: Page, name: string): Promise<void> =>
  openAt(page, name, { phase: 'status', step: 'score', round: 3 }, ['six-players-eligible']);

test('matrix', async ({ page }) => {
  await atScoring(page, 'matrix');
  await tap(page.getByRole('button', { name: /: \d+ of \d+$/ }).first());
  await take(page, 'matrix');
});

test('threats', async ({ page }) => {
  await atScoring(page, 'threats');
  await openFromMenu(page, /can still win/i);
  await take(page, 'threats');
});

test('research', async ({ page }) => {
  await atScoring(page, 'research');
  await openPlayer(page, 2);
  const fold = page.locator('dialog[open] summary', { hasText: 'Technologies' });
  await tap(fold);
  await fold.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await take(page, 'research');
});
