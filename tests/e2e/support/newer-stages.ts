/** Stages and panels that no recorded moment shows by itself: a laid table, and the taps that lead there. */
import { expect, type Page } from '@playwright/test';
import * as agenda from '$lib/core/commands/agenda.ts';
import { correctBalances, correctLaw } from '$lib/core/commands/corrections.ts';
import { correctHoldings } from '$lib/core/commands/holdings.ts';
import { gainPlanets } from '$lib/core/commands/planets.ts';
import { gainGoods } from '$lib/core/commands/tokens.ts';
import { endTurn, takeTacticalAction, winCombat } from '$lib/core/commands/turns.ts';
import { layDownCard } from '$lib/core/commands/whole-turns.ts';
import { component as componentWords } from '$words/component.ts';
import { exploring } from '$words/exploring.ts';
import { holdingDoors as doors } from '$words/holding-doors.ts';
import { planetsScreen as planets } from '$words/planets-screen.ts';
import { turnCards } from '$words/turn-cards.ts';
import { turn } from '$words/turn.ts';
import { atAgenda, atFirstTurn, atVote, openCard, turnOf } from '../../support/rounds.ts';
import { Table, type NewTable } from '../../support/table.ts';
import { tap } from './tap.ts';

export interface NewerStage {
  name: string;
  lay: () => Table;
  /** From the stage of the step to what is looked at. */
  open?: (page: Page) => Promise<void>;
}

const THREE = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const VOTERS = ['emirates-of-hacan', 'xxcha-kingdom', 'empyrean', 'council-keleres'];
const EDGE: NewTable['expansions'] = ['pok', 'thunders-edge'];
const VIGIL: NewTable['expansions'] = ['pok', 'codex1', 'codex3'];
const FULL = { depth: 'full' } as const;

const press = async (page: Page, name: string | RegExp) => {
  await tap(page.locator('section.stage').getByRole('button', { name }).first());
};

/** Sol's first turn at depth Full. */
const sol = (cards: string[] = []): Table =>
  turnOf(
    atFirstTurn({ players: 3, factions: THREE, expansions: EDGE, settings: FULL }, { s1: cards }),
    's1',
  );

/** Sol in a tactical action; Hacan holds a planet that it may take. */
const tactical = (): Table =>
  sol()
    .do(gainPlanets, { seat: 's2', planets: ['lodor'] })
    .do(takeTacticalAction, { seat: 's1' });

const voting = (): Table =>
  atVote('arms-reduction', { players: 4, factions: VOTERS, expansions: VIGIL, settings: FULL });

/** The vote on an agenda about which two riders were played. */
function predicted(): Table {
  const table = atVote('mutiny', { players: 4, factions: VOTERS, expansions: VIGIL });
  table.do(agenda.predict, { seat: 's2', outcome: 'for', rider: 'leadership-rider' });
  table.do(agenda.predict, { seat: 's3', outcome: 'against', rider: 'imperial-rider' });
  while (table.at === 'agenda.vote') {
    table.do(agenda.castVotes, { seat: table.active ?? 's1', outcome: 'for', votes: 3 });
  }
  return table;
}

/** Names as long as people have. */
export const PEOPLE = [
  'Maximiliane-Charlotte',
  'Bartholomew Featherstonehaugh',
  'Wolfgang Amadeus',
  'Konstantinos Papadopoulos',
  'Anne-Sophie de la Rochefoucauld',
  'Rindfleischetikettierung',
  'José María Aznar-Villalobos',
  'Ngozi Okonjo-Oluwaseun',
];
/** Their factions. */
export const LONG_FACTIONS = [
  'universities-of-jol-nar',
  'clan-of-saar',
  'mentak-coalition',
  'titans-of-ul',
  'mahact-gene-sorcerers',
  'naaz-rokha-alliance',
  'vuilraith-cabal',
  'argent-flight',
];

/** Eight people with long names, at the second turn: all secondaries of the first are pending. */
export const LONG_NAMES: NewerStage = {
  name: 'long-names',
  lay: () =>
    openCard(
      atFirstTurn({ players: 8, names: PEOPLE, factions: LONG_FACTIONS, settings: FULL }),
      's1',
      'leadership',
    ).do(endTurn, { seat: 's1' }),
};

/** The same when one of them is to be elected. */
export const LONG_NAMES_VOTE: NewerStage = {
  name: 'long-names-elect',
  lay: () =>
    atVote('minister-of-commerce', {
      players: 8,
      names: PEOPLE,
      factions: LONG_FACTIONS,
      settings: FULL,
    }),
};

/** The sheet of planets, with what was found on one of them. */
const PLANET_SHEET: NewerStage = {
  name: 'planets',
  lay: tactical,
  async open(page) {
    await press(page, doors.gained);
    await press(page, planets.systemLabel(['Abyz', 'Fria']));
    await press(page, /^Lodor/);
    await press(page, exploring.exploredLabel('Abyz'));
  },
};

export const NEWER_STAGES: readonly NewerStage[] = [
  PLANET_SHEET,
  {
    name: 'spent',
    lay: tactical,
    async open(page) {
      await press(page, doors.spent);
      await expect(page.getByRole('dialog', { name: doors.spent })).toBeVisible();
    },
  },
  {
    name: 'combat',
    lay: () => tactical().do(winCombat, { seat: 's1', combat: 'space' }),
  },
  {
    name: 'further-acts',
    lay: () => sol(),
    open: (page) => press(page, new RegExp(`^${turn.other}$`)),
  },
  {
    name: 'component',
    lay: () =>
      sol().do(correctHoldings, {
        seat: 's1',
        holdings: { technologies: ['production-biomes'], relics: ['the-codex'], actionCards: 5 },
      }),
    open: (page) => press(page, new RegExp(`^${turn.component}`)),
  },
  {
    name: 'played',
    lay: () => sol().do(correctHoldings, { seat: 's1', holdings: { actionCards: 5 } }),
    async open(page) {
      await press(page, new RegExp(`^${turn.component}`));
      await press(page, new RegExp(`^${componentWords.anyCard}`));
      await press(page, new RegExp(`${componentWords.anyCardPlayed}$`));
    },
  },
  {
    name: 'small-gains',
    lay: () =>
      atFirstTurn({
        players: 3,
        factions: ['clan-of-saar', 'mentak-coalition', 'federation-of-sol'],
        settings: FULL,
      })
        .do(takeTacticalAction, { seat: 's1' })
        .do(gainGoods, { seat: 's3', goods: 4 })
        .do(gainPlanets, { seat: 's1', planets: ['lodor', 'bereg'] }),
  },
  { name: 'warfare', lay: () => sol(['warfare']).do(layDownCard, { seat: 's1', card: 'warfare' }) },
  {
    name: 'hand-on',
    lay: () =>
      Table.start({ players: 4, factions: VOTERS }).do(correctLaw, {
        law: 'checks-and-balances',
        holder: null,
        outcome: 'for',
      }),
    open: (page) => press(page, /Leadership/),
  },
  {
    name: 'extra-votes',
    lay: () =>
      voting()
        .do(correctBalances, { seat: 's1', balances: { goods: 3 } })
        .do(correctHoldings, {
          seat: 's1',
          holdings: { actionCards: 1, technologies: ['predictive-intelligence'] },
        }),
    open: (page) => press(page, '3 votes'),
  },
  {
    name: 'one-vote',
    lay: () =>
      voting().do(correctLaw, {
        law: 'representative-government-pok',
        holder: null,
        outcome: 'for',
      }),
  },
  { name: 'outcome', lay: predicted },
  { name: 'riders', lay: () => predicted().do(agenda.resolveAgenda, { outcome: 'for' }) },
  {
    name: 'ready-choice',
    lay() {
      const table = atAgenda({ players: 4, factions: VOTERS, settings: FULL });
      table.do(gainPlanets, { seat: 's1', planets: ['lodor', 'bereg', 'lirta-iv', 'abyz'] });
      for (const card of ['checks-and-balances', 'economic-equality']) {
        table.do(agenda.revealAgenda, { agenda: card });
        table.do(agenda.resolveAgenda, { outcome: 'against', decidedBy: 'table' });
      }
      return table;
    },
  },
  {
    name: 'crisis',
    lay: () => sol().do(correctHoldings, { seat: 's1', holdings: { actionCards: 3 } }),
    async open(page) {
      await press(page, new RegExp(`^${turn.cards}$`));
      await tap(page.getByRole('button', { name: new RegExp(`^${turnCards.names['crisis']}`) }));
    },
  },
  {
    name: 'expedition',
    lay: () => sol().do(correctBalances, { seat: 's1', balances: { goods: 4 } }),
    async open(page) {
      await press(page, new RegExp(`^${turn.other}$`));
      await press(page, new RegExp(`^${turn.expedition}`));
      await tap(page.locator('dialog[open]').getByRole('button', { name: /^Trade Goods/ }));
    },
  },
];
