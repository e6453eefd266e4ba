/**
 * The screen of a seat's own device, at every size and with long names, and what leads to it: nothing is cut,
 * too small for a thumb or wider than the page, and axe finds nothing wrong in either theme.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { castVotes } from '../../src/lib/core/commands/agenda.ts';
import { resolvePrimary } from '../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../src/lib/core/commands/strategic-action.ts';
import { NO_SEAT } from '../../src/lib/core/vocabulary.ts';
import { boardPanel } from '../../src/lib/words/en/board-window.ts';
import { joinPage, joinPanel } from '../../src/lib/words/en/join.ts';
import { seat as words, snapshot } from '../../src/lib/words/en/seat.ts';
import { table as tableWords } from '../../src/lib/words/en/table.ts';
import { momentOf } from '../support/moments.ts';
import { atFirstTurn, atScoring, atTokens, atVote, turnOf } from '../support/rounds.ts';
import { Table, type NewTable } from '../support/table.ts';
import { expect, test } from './support/at-table.ts';
import { brokenOrCut, covered, outOfPage, outOfPanel, SIZES } from './support/boxes.ts';
import { openRecord } from './support/games.ts';
import {
  allowed,
  answer,
  invite,
  join,
  letIn,
  nameOfSeat,
  newPhone,
  noteSecret,
  openJoinPanel,
  paste,
  PHONE,
} from './support/joining.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { LONG_FACTIONS, PEOPLE } from './support/newer-stages.ts';
import { tap } from './support/tap.ts';
import { violations } from './support/violations.ts';

test.use({
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Long names and short ones side by side: every second one is called by its faction. */
const laid = (players: number): NewTable => ({
  players,
  names: PEOPLE,
  factions: LONG_FACTIONS.map((faction, seat) => (seat % 2 ? faction : null)),
  settings: { depth: 'full' },
});

function following(players: number, card: string): Table {
  const table = turnOf(atFirstTurn(laid(players), { s1: [card] }), 's1');
  table.do(playStrategyCard, { seat: 's1', card });
  return table.do(resolvePrimary, { seat: 's1', card, tokens: null });
}

/** A vote in which so many have voted: for each outcome in turn, or each for itself. */
function voting(players: number, agenda: string, voted: number, outcomes?: string[]): Table {
  const table = atVote(agenda, laid(players));
  for (let i = 0; i < voted; i++) {
    const seat = table.active ?? NO_SEAT;
    table.do(castVotes, { seat, outcome: outcomes?.[i % outcomes.length] ?? seat, votes: 2 });
  }
  return table;
}

interface Screen {
  table: () => Table;
  /** Whose device it is, by its place; the seat whose turn it is where it is left out. */
  seat?: number;
  /** What is opened there. */
  open?: (phone: Page) => Promise<void>;
  /** Keys that even a small phone shows without scrolling. */
  inView?: readonly string[];
}

const press = (page: Page, name: string) => tap(page.getByRole('button', { name, exact: true }));

const SCREENS: Readonly<Record<string, Screen>> = {
  'a card to follow, of eight': { table: () => following(8, 'leadership'), seat: 1 },
  'a card to follow, of three': { table: () => following(3, 'technology'), seat: 2 },
  'a vote for or against, of six': { table: () => voting(6, 'mutiny', 2, ['for', 'against']) },
  'a vote for a player, of eight': {
    table: () => voting(8, 'minister-of-commerce', 3),
    inView: [words.act.more, words.act.abstain],
  },
  // An outcome that is typed: no list knows the planets of a map.
  'a vote for a planet, of six': {
    table: () => atVote('demilitarized-zone', { ...laid(6), expansions: [], factions: [] }),
  },
  'a card whose token goes onto the board, of six': {
    table: () => following(6, 'construction'),
    seat: 1,
  },
  'a turn, of six': { table: () => atFirstTurn(laid(6)) },
  'a score, of six': { table: () => atScoring(laid(6)) },
  'tokens, of eight': { table: () => atTokens(Table.start(laid(8))), seat: 6 },
  'the menu, of six': {
    table: () => atFirstTurn(laid(6)),
    open: (phone) => press(phone, words.menu),
  },
  'a trade, of eight': {
    table: () => following(8, 'leadership'),
    seat: 3,
    async open(phone) {
      await press(phone, words.menu);
      await press(phone, words.trade.title);
      await tap(phone.getByRole('dialog').getByRole('button', { name: /Wolfgang/ }));
    },
  },
  'secrets, of six': {
    table: () => atFirstTurn(laid(6)),
    async open(phone) {
      await press(phone, words.secrets.note);
      for (const card of ['Become a Martyr', 'Become the Gatekeeper'])
        await noteSecret(phone, card);
    },
  },
};

/** A phone that has joined the game of this table. */
async function phoneAt(
  screen: Screen,
  { page, context, browser }: { page: Page; context: BrowserContext; browser: Browser },
  baseURL: string | undefined,
): Promise<Page> {
  const table = screen.table();
  const active = table.game.seating.indexOf(table.active ?? NO_SEAT);
  await allowed(context);
  await openRecord(page, recordOfTable(table, 'seat-screens'), 'seat-screens');
  const name = await nameOfSeat(page, screen.seat ?? active);
  const seats = page.getByRole('group', { name: joinPanel.seats });
  await tap(seats.getByRole('button', { name }));
  await press(page, joinPanel.permissions.trades);
  const phone = await newPhone(browser, baseURL);
  await join(page, phone, name);
  await expect(phone.locator('main.phone')).toBeVisible();
  await phone.bringToFront();
  await screen.open?.(phone);
  return phone;
}

/** Buttons that a thumb misses, of the page or of what is open over it. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...top.querySelectorAll<HTMLElement>('button, a[href], [role=radio]')].flatMap(
      (key) => {
        const { width, height } = key.getBoundingClientRect();
        if (!key.checkVisibility() || key.closest('.skip') || (width >= 43.5 && height >= 43.5)) {
          return [];
        }
        return [`small: ${key.ariaLabel ?? key.textContent.trim()} ${width}x${height}`];
      },
    );
  });

/** What is wrong at these sizes, by size. */
async function wrongAt(phone: Page, sizes: typeof SIZES): Promise<object> {
  const found: Record<string, string[]> = {};
  for (const [width, height] of sizes) {
    const isOpen = (await phone.locator('dialog[open]').count()) > 0;
    const wrong = await (isOpen ? outOfPanel : outOfPage)(phone, width, height);
    wrong.push(...(await small(phone)), ...(await covered(phone)), ...(await brokenOrCut(phone)));
    if (wrong.length > 0) found[`${width}x${height}`] = [...new Set(wrong)];
  }
  return found;
}

/** An open invitation, down to its last key: both codes are held up to each other, and no hand is free to scroll. */
async function isInView(keeper: Page): Promise<void> {
  for (const name of [joinPanel.take, joinPanel.file, joinPanel.cancel]) {
    const key = keeper.getByRole('button', { name, exact: true }).and(keeper.locator('button'));
    await expect(key).toBeInViewport({ ratio: 1 });
  }
}

test('from the panel and the page that joins to the screen of a seat: whole, and sound in both themes', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await allowed(context);
  const record = recordOfTable(following(8, 'leadership'), 'seat-screens');
  await openRecord(page, record, 'seat-screens');
  const phone = await newPhone(browser, baseURL);
  await phone.goto('./join');
  await expect(phone.getByRole('heading', { name: joinPage.reading })).toBeVisible();
  const sizes = LONG ? SIZES : SIZES.filter(([width]) => width === PHONE.width);
  expect(await wrongAt(phone, sizes), 'reading').toEqual({});
  expect(await violations(phone), 'reading').toEqual([]);

  const link = await invite(page, await nameOfSeat(page, 4));
  await isInView(page);
  if (LONG) {
    const panel = page.viewportSize();
    expect(await wrongAt(page, SIZES), 'invitation').toEqual({});
    for (const [width, height] of SIZES.filter(([wide, high]) => wide > 700 && high > 700)) {
      await page.setViewportSize({ width, height });
      await isInView(page);
    }
    if (panel) await page.setViewportSize(panel);
  }
  expect(await violations(page), 'invitation').toEqual([]);
  const text = await answer(phone, link);
  if (LONG) {
    expect(await wrongAt(phone, SIZES), 'its code').toEqual({});
    expect(await violations(phone), 'its code').toEqual([]);
  }
  await paste(page, text);
  await letIn(page, phone);
  await phone.bringToFront();
  await expect(phone.locator('main.phone')).toBeVisible();
  expect(await wrongAt(phone, sizes), 'seat').toEqual({});
  expect(await violations(phone), 'seat').toEqual([]);
});

if (LONG) {
  for (const [name, screen] of Object.entries(SCREENS)) {
    test(`${name}: whole at every size, and sound in both themes`, async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const phone = await phoneAt(screen, { page, context, browser }, baseURL);
      expect(await wrongAt(phone, SIZES)).toEqual({});
      await phone.setViewportSize({ width: 360, height: 640 });
      for (const name of screen.inView ?? []) {
        // What lies over it hides it as well as the end of the screen does.
        await phone
          .getByRole('button', { name, exact: true })
          .click({ trial: true, timeout: 5000 });
        expect(await phone.locator('.foot').evaluate((foot) => foot.scrollTop)).toBe(0);
      }
      for (const [width, height] of [PHONE, { width: 1080, height: 810 }].map(
        (size) => [size.width, size.height] as const,
      )) {
        await phone.setViewportSize({ width, height });
        expect(await violations(phone), `${width}x${height}`).toEqual([]);
      }
    });
  }

  test('a phone whose table is gone: what it knew, how old that is, and the ways on', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const screen = { table: () => following(6, 'leadership'), seat: 1 };
    const phone = await phoneAt(screen, { page, context, browser }, baseURL);
    const board = await newPhone(browser, baseURL);
    await join(page, board, null);
    await board.setViewportSize({ width: 1280, height: 800 });
    await page.close();
    await expect(phone.getByText(joinPage.cut)).toBeVisible();
    // Offered once the tablet has been away for a while.
    const goOn = phone.getByRole('button', { name: words.takeOver.title });
    await expect(goOn).toBeVisible({ timeout: 45_000 });
    // Who watches on a large screen can go on as well, and sees the board above that.
    await expect(board.getByRole('button', { name: words.takeOver.title })).toBeVisible();
    expect(await outOfPage(board, 1280, 800)).toEqual([]);
    const isWhole = () => document.documentElement.scrollHeight <= innerHeight;
    expect(await board.evaluate(isWhole)).toBe(true);
    expect(await wrongAt(phone, SIZES)).toEqual({});
    await phone.setViewportSize(PHONE);
    expect(await violations(phone)).toEqual([]);
    await tap(goOn);
    expect(await wrongAt(phone, SIZES)).toEqual({});
    await press(phone, words.takeOver.yes);
    await phone.setViewportSize(PHONE);
    await press(phone, words.takeOver.surely);
    await expect(phone).toHaveURL(/\/game\//);
  });

  test('a phone that watches, and a picture of the table: whole at every size, and they follow or stay', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await allowed(context);
    const entries = momentOf({ phase: 'action', step: 'turn', round: 4 }, ['eight-players']);
    await openRecord(page, entries, 'seat-watches');
    const phone = await newPhone(browser, baseURL);
    await join(page, phone, null);
    await phone.bringToFront();
    // More than the first piece of the record is shown.
    await expect(phone.getByRole('heading', { level: 1 })).toContainText('Round 4');
    const upright = SIZES.filter(([width]) => width < 900);
    const pageOf = async (width: number, height: number) => {
      const wrong = await outOfPage(phone, width, height);
      const rest = [...(await covered(phone)), ...(await brokenOrCut(phone))];
      // There is nothing to press.
      return [...wrong, ...rest].filter((what) => what !== 'nothing to tap');
    };
    for (const [width, height] of upright) expect(await pageOf(width, height)).toEqual([]);
    await phone.setViewportSize(PHONE);
    expect(await violations(phone), 'watching').toEqual([]);

    await openJoinPanel(page);
    await page.keyboard.press('Escape');
    await press(page, tableWords.menu);
    await tap(page.getByRole('button', { name: boardPanel.menu.title }));
    await press(page, snapshot.panel.show);
    expect(await violations(page), 'code').toEqual([]);
    await press(page, snapshot.panel.copy);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await phone.goto(link);
    await expect(phone.getByText(snapshot.stays)).toBeVisible();
    for (const [width, height] of SIZES) expect(await pageOf(width, height)).toEqual([]);
    await phone.setViewportSize(PHONE);
    expect(await violations(phone), 'snapshot').toEqual([]);
  });
}
