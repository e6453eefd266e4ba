/** Every panel in front of a table; the history and the clock on the whole screen are left out. */
import { expect, type Page } from '@playwright/test';
import { correctLaw } from '$lib/core/commands/corrections.ts';
import { correctHoldings } from '$lib/core/commands/holdings.ts';
import { actionOf } from '$lib/core/step.ts';
import { banner as barWords } from '$words/banner.ts';
import { pause } from '$words/clocks.ts';
import { corrections as words } from '$words/corrections.ts';
import { holdingDoors } from '$words/holding-doors.ts';
import { menu } from '$words/menu.ts';
import { table as tableWords } from '$words/table.ts';
import { tableShown } from '../../e2e/support/games.ts';
import { EVERY_RULES, openAtVote, showRules } from '../../e2e/support/rules-screens.ts';
import { TIME_SCREENS, type TimeScreen } from '../../e2e/support/time-screens.ts';
import { tap } from '../../e2e/support/tap.ts';
import { momentOf } from '../../support/moments.ts';
import { atFirstTurn } from '../../support/rounds.ts';
import { atRest, calm } from './calm.ts';
import {
  after,
  atTable,
  dialog,
  fromMenu,
  laid,
  pressIn,
  standAt,
  unfold,
  type Screen,
} from './screen.ts';

const MINUTE = 60_000;

const inTurn = () => momentOf({ phase: 'action', step: 'turn', round: 3 }, ['six-players']);
const scoring = () =>
  momentOf({ phase: 'status', step: 'score', round: 3 }, ['six-players-eligible']);
const ofEssentials = () =>
  momentOf({ phase: 'action', step: 'turn', round: 2 }, ['six-players-essentials']);
const ofFull = () => momentOf({ phase: 'action', step: 'turn', round: 3 }, ['four-players-full']);
const withEdge = laid(() =>
  atFirstTurn({
    players: 4,
    factions: ['federation-of-sol', 'mahact-gene-sorcerers', 'emirates-of-hacan', 'firmament'],
    expansions: ['pok', 'thunders-edge'],
    settings: { depth: 'full' },
  })
    .do(correctHoldings, {
      seat: 's1',
      holdings: { relics: ['the-codex'], actionCards: 5, technologies: ['gravity-drive'] },
    })
    .do(correctLaw, { law: 'enforced-travel-ban', holder: null, outcome: 'for' }),
);

/** The sheet of a player, from the lane of that number. */
const sheetOf = (lane: number, fold?: string) => async (page: Page) => {
  const lanes = page.getByRole('region', { name: tableWords.sheet, exact: true });
  await tap(lanes.getByRole('button', { name: /points?\b/ }).nth(lane));
  await expect(dialog(page)).toBeVisible();
  if (fold !== undefined) await unfold(page, fold || undefined);
};
const allOf = '';

const corrections = (fold?: string) => async (page: Page) => {
  await fromMenu(page, menu.corrections.title);
  if (fold !== undefined) await unfold(page, fold || undefined);
};

const shown = (row: { title: string }) => (page: Page) => fromMenu(page, row.title);

/** A screen of time, as other tests open it; the device's clock stands still. */
const timeScreen = (screen: TimeScreen): Screen => {
  const id = `time-${screen.name}`;
  const entries = screen.entries ?? inLongTurn;
  return {
    name: `time.${screen.name}`,
    async show(page) {
      const record = entries();
      const nothing = { limit: { kind: 'none' }, talk: null, handed: { spent: {}, turns: {} } };
      await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
        `custodian.limits.${id}`,
        JSON.stringify({ ...nothing, ...screen.limits }),
      ] as const);
      await atTable(id, () => record, undefined).show(page);
      await screen.open?.(page, id);
      await calm(page);
    },
  };
};
/** A later turn of round 3. */
const inLongTurn = () =>
  momentOf(
    {
      phase: 'action',
      step: 'turn',
      round: 3,
      when: ({ context }) => (actionOf(context)?.turn ?? 0) >= 5,
    },
    ['six-players'],
  );

/** The device was away for so long; then the game is opened again. */
const away = (name: string, open?: (page: Page) => Promise<void>): Screen => ({
  name: `time.${name}`,
  async show(page) {
    const record = inLongTurn();
    await atTable(`time-${name}`, () => record).show(page);
    await page.goto('about:blank');
    await standAt(page, after(record) + 43 * MINUTE);
    await page.goto(`./game/time-${name}`);
    await tableShown(page);
    await calm(page);
    await open?.(page);
  },
});

/** A pause since 90 s; the page is loaded again, so that the wall clock alone says how long. */
const paused: Screen = {
  name: 'time.pause',
  async show(page) {
    const record = inLongTurn();
    await atTable('time-pause', () => record).show(page);
    await tap(page.getByRole('button', { name: /^Game clock/ }));
    await tap(page.getByRole('button', { name: pause.reasons.food }));
    await atRest(page);
    await page.goto('about:blank');
    await standAt(page, after(record) + 7 * MINUTE);
    await page.goto('./game/time-pause');
    await expect(page.getByRole('heading', { name: pause.title })).toBeVisible();
    await calm(page);
  },
};

/** Those whose whole course is of their own here, and those that are left out. */
const OWN = [
  'gap',
  'gap-line',
  'pause',
  'go-on',
  'clock',
  'clock-low',
  'clock-bank-over',
  'clock-paused',
];

const RULES: Screen[] = EVERY_RULES.map((screen) => ({
  name: `rules.${screen.name.replaceAll('/', '-')}`,
  async show(page) {
    const record = momentOf({ phase: 'agenda', step: 'vote' }, ['the-evening']);
    await standAt(page, after(record));
    await openAtVote(page, 'rules', 'the-evening');
    await calm(page);
    await showRules(page, screen);
  },
}));

export const PANELS: readonly Screen[] = [
  atTable('panel.menu', inTurn, (page) => fromMenu(page)),
  atTable('panel.menu-full', withEdge, (page) => fromMenu(page)),
  atTable('panel.player', inTurn, sheetOf(0)),
  atTable('panel.player-all', inTurn, sheetOf(0, allOf)),
  atTable('panel.player-eligible', scoring, sheetOf(2, allOf)),
  atTable('panel.player-full', ofFull, sheetOf(0, allOf)),
  atTable('panel.player-edge', withEdge, sheetOf(0, allOf)),
  atTable('panel.player-mahact', withEdge, sheetOf(1, allOf)),
  atTable('panel.transaction', inTurn, shown(menu.transaction)),
  atTable('panel.corrections', inTurn, corrections()),
  atTable('panel.corrections-all', inTurn, corrections(allOf)),
  atTable('panel.corrections-full', withEdge, corrections(allOf)),
  atTable('panel.corrections-card', inTurn, async (page) => {
    await corrections(words.cards.title)(page);
    await pressIn(page, /^Leadership/);
  }),
  atTable('panel.corrections-law', inTurn, async (page) => {
    await corrections(words.laws.title)(page);
    await pressIn(page, words.laws.add);
  }),
  atTable('panel.corrections-holdings', withEdge, async (page) => {
    await corrections(holdingDoors.both)(page);
    await tap(dialog(page).getByRole('button', { name: 'Sol', exact: true }).first());
  }),
  atTable('panel.corrections-depth', ofEssentials, async (page) => {
    await corrections(words.depth.title)(page);
    await pressIn(page, new RegExp(`^${words.depth.names.full}`));
  }),
  atTable('panel.player-changed', inTurn, async (page) => {
    await sheetOf(0)(page);
    await pressIn(page, /one more$/);
  }),
  atTable('panel.settings', inTurn, shown(menu.settings)),
  atTable('panel.call', inTurn, shown(menu.call)),
  atTable('panel.threats', scoring, (page) => fromMenu(page, 'can still win')),
  atTable('panel.threats-lines', scoring, async (page) => {
    await fromMenu(page, 'can still win');
    await unfold(page);
  }),
  atTable('panel.objective', scoring, (page) =>
    tap(page.getByRole('button', { name: /: \d+ of \d+$/ }).first()),
  ),
  ...TIME_SCREENS.filter(({ name }) => !OWN.includes(name)).map(timeScreen),
  paused,
  away('gap-line'),
  away('gap', (page) => tap(page.getByRole('button', { name: barWords.act.gap }))),
  ...RULES,
];
