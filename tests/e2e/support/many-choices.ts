/** The screens on which a step takes more than one choice, each with the rows that choose. */
import type { Locator, Page } from '@playwright/test';
import { correctBalances } from '../../../src/lib/core/commands/corrections.ts';
import { correctHoldings, researchTechnology } from '../../../src/lib/core/commands/holdings.ts';
import { gainPlanets } from '../../../src/lib/core/commands/planets.ts';
import { followSecondary } from '../../../src/lib/core/commands/strategic-action.ts';
import { takeComponentAction, takeTacticalAction } from '../../../src/lib/core/commands/turns.ts';
import { layDownCard } from '../../../src/lib/core/commands/whole-turns.ts';
import { agenda } from '../../../src/lib/words/en/agenda.ts';
import { component } from '../../../src/lib/words/en/component.ts';
import { eligibility } from '../../../src/lib/words/en/eligibility.ts';
import { holdingDoors as doors } from '../../../src/lib/words/en/holding-doors.ts';
import { planetsScreen as planets } from '../../../src/lib/words/en/planets-screen.ts';
import { strategy } from '../../../src/lib/words/en/strategy.ts';
import { turn } from '../../../src/lib/words/en/turn.ts';
import { atFirstTurn, atVote, turnOf } from '../../support/rounds.ts';
import type { Table } from '../../support/table.ts';

export interface ManyChoices {
  name: string;
  lay: () => Table;
  /** Leads from the table to the rows. */
  open?: (tap: (target: Locator) => Promise<void>, page: Page) => Promise<void>;
  /** Where the rows are. */
  rows: (page: Page) => Locator;
  /** How many rows have to be there at least, for the walk to say anything. */
  least: number;
  /** Gold buttons beside each other in the foot, one for each of a few answers; else there is one. */
  golds?: number;
  /** Keys among the rows that are an act of their own, by name: they answer for one player. */
  acts?: RegExp;
}

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const full = {
  players: 3,
  factions: FACTIONS,
  expansions: ['pok', 'thunders-edge'] as const,
  settings: { depth: 'full' as const },
};
const laid = (cards: string[] = []): Table =>
  turnOf(atFirstTurn({ ...full, expansions: [...full.expansions] }, { s1: cards }), 's1');
const tactical = (): Table => {
  const table = laid().do(gainPlanets, { seat: 's2', planets: ['lodor'] });
  return table.do(takeTacticalAction, { seat: 's1' });
};
const voting = (card: string, players = 3): Table =>
  atVote(card, { ...full, players, expansions: ['pok'] }).do(correctBalances, {
    seat: 's1',
    balances: { goods: 3 },
  });

/** No rows: a question about one player that one button answers, and the way round a refusal. */
const ANSWERS = /^Does \S+ have .*\? Yes$| anyway$|^Record anyway: /;

const stage = (page: Page): Locator => page.locator('section.stage');
const dialog = (page: Page): Locator => page.locator('dialog[open]');
const key = (page: Page, name: string | RegExp): Locator =>
  stage(page).getByRole('button', { name });

/** The outcome without counted votes. */
const justOutcome: ManyChoices['open'] = async (tap, page) => {
  await tap(key(page, new RegExp(`^${agenda.vote.more}$`)));
  await tap(dialog(page).getByRole('button', { name: new RegExp(`^${agenda.more.just}`) }));
};

export const MANY_CHOICES: readonly ManyChoices[] = [
  {
    name: 'planets, and what was found',
    lay: tactical,
    async open(tap, page) {
      await tap(key(page, doors.gained));
      await tap(key(page, planets.systemLabel(['Abyz', 'Fria'])));
    },
    rows: (page) => stage(page).locator('.picked'),
    least: 8,
  },
  {
    name: 'the frontier alone',
    lay: tactical,
    open: (tap, page) => tap(key(page, doors.gained)),
    rows: (page) => stage(page).locator('.picked'),
    least: 1,
  },
  {
    name: 'what was spent',
    lay: tactical,
    async open(tap, page) {
      await tap(stage(page).getByRole('group', { name: doors.spent }).getByRole('button').first());
      await tap(stage(page).getByRole('button', { name: eligibility.otherwise, exact: true }));
    },
    rows: (page) => stage(page).getByRole('dialog', { name: doors.spent }),
    least: 2,
  },
  {
    name: 'a price that is typed in',
    lay: tactical,
    open: (tap, page) => tap(stage(page).getByRole('button', { name: doors.spent, exact: true })),
    rows: (page) => stage(page).getByRole('dialog', { name: doors.spent }),
    least: 6,
  },
  {
    name: 'a component action',
    lay: () =>
      laid()
        .do(correctHoldings, {
          seat: 's1',
          holdings: { technologies: ['production-biomes'], relics: ['the-codex'], actionCards: 5 },
        })
        .do(takeComponentAction, { seat: 's1' }),
    rows: (page) => stage(page).getByRole('group', { name: component.what }),
    least: 6,
  },
  {
    name: 'a part of the expedition',
    lay: () => tactical().do(correctBalances, { seat: 's1', balances: { goods: 4 } }),
    open: (tap, page) => tap(key(page, turn.expeditionKey(0, 6))),
    rows: dialog,
    least: 6,
  },
  {
    name: 'a technology',
    lay: () => laid(['technology']).do(layDownCard, { seat: 's1', card: 'technology' }),
    rows: (page) => stage(page).getByRole('region', { name: doors.researchOf('Sol') }),
    least: 4,
    acts: ANSWERS,
  },
  {
    name: 'a technology and its price',
    lay() {
      const table = laid(['technology']).do(correctBalances, {
        seat: 's2',
        balances: { goods: 6, strategy: 2 },
      });
      table.do(layDownCard, { seat: 's1', card: 'technology' });
      table.do(researchTechnology, {
        seat: 's1',
        technology: 'gravity-drive',
        cause: 'technology',
      });
      return table.do(followSecondary, { seat: 's2', card: 'technology' });
    },
    async open(tap, page) {
      const door = key(page, doors.researchOf('Hacan'));
      await door.waitFor();
      if ((await door.getAttribute('aria-expanded')) !== 'true') await tap(door);
    },
    rows: (page) => stage(page).getByRole('dialog', { name: doors.researchOf('Hacan') }),
    least: 5,
    acts: ANSWERS,
  },
  {
    name: 'a primary with tokens',
    lay: () => laid(['leadership']).do(layDownCard, { seat: 's1', card: 'leadership' }),
    rows: (page) => stage(page).locator(':scope > ul').first(),
    least: 4,
  },
  {
    name: 'a primary that names others',
    lay: () => laid(['diplomacy']).do(layDownCard, { seat: 's1', card: 'diplomacy' }),
    rows: (page) => stage(page).locator(':scope > ul').first(),
    least: 2,
  },
  {
    name: 'votes for a side',
    lay: () => voting('mutiny'),
    rows: (page) => stage(page).getByRole('region', { name: /votes$/ }),
    least: 12,
    golds: 2,
    acts: /abstains$/,
  },
  {
    name: 'votes for a player of three',
    lay: () => voting('minister-of-commerce'),
    rows: (page) => stage(page).getByRole('region', { name: /votes$/ }),
    least: 12,
    golds: 3,
    acts: /abstains$/,
  },
  {
    name: 'votes for a player of five',
    lay: () => voting('minister-of-commerce', 5),
    rows: (page) => stage(page).getByRole('region', { name: /votes$/ }),
    least: 17,
    acts: /abstains$/,
  },
  {
    name: 'a prediction',
    lay: () => voting('mutiny'),
    open: (tap, page) => tap(key(page, agenda.vote.predict)),
    rows: dialog,
    least: 8,
  },
  {
    name: 'a side without counted votes',
    lay: () => voting('mutiny'),
    open: justOutcome,
    rows: (page) => stage(page).locator('.outcomes'),
    least: 2,
  },
  {
    name: 'an elected player without counted votes',
    lay: () => voting('minister-of-commerce'),
    open: justOutcome,
    rows: (page) => stage(page).getByRole('group', { name: agenda.vote.outcome }),
    least: 3,
  },
  {
    name: 'a transaction',
    lay: () =>
      laid()
        .do(correctBalances, { seat: 's1', balances: { goods: 3, commodities: 2 } })
        .do(correctBalances, { seat: 's2', balances: { goods: 2, commodities: 3 } })
        .do(correctBalances, { seat: 's3', balances: { goods: 2, commodities: 3 } }),
    open: (tap, page) => tap(key(page, turn.transaction)),
    rows: dialog,
    least: 8,
  },
  {
    name: 'two cards that change hands',
    lay: () => laid(),
    async open(tap, page) {
      await tap(key(page, new RegExp(`^${turn.other}$`)));
      await tap(key(page, new RegExp(`^${strategy.swap}`)));
    },
    rows: dialog,
    least: 3,
  },
];
