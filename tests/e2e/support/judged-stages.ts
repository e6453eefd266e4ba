/** Stages and panels of house rules, opened agendas, and of what is judged: a laid table of long names each. */
import type { Page } from '@playwright/test';
import { revealAgenda } from '$lib/core/commands/agenda.ts';
import { correctHoldings, gainRelic } from '$lib/core/commands/holdings.ts';
import { revealObjective } from '$lib/core/commands/objectives.ts';
import { gainPlanets, placeAttachment } from '$lib/core/commands/planets.ts';
import { keepSecrets } from '$lib/core/commands/setup.ts';
import { CHEAT_SHEET, presetSettings } from '$lib/session/presets.ts';
import { agenda } from '$words/agenda.ts';
import { holdingDoors as doors } from '$words/holding-doors.ts';
import { menu } from '$words/menu.ts';
import { tokens } from '$words/tokens.ts';
import { turn } from '$words/turn.ts';
import {
  answerAll,
  atAgenda,
  atFirstTurn,
  atVote,
  nextObjective,
  passEverybody,
  pickAll,
  turnOf,
} from '../../support/rounds.ts';
import { Table, type NewTable } from '../../support/table.ts';
import { allVote } from '../../support/votes.ts';
import { LONG_FACTIONS, PEOPLE, type NewerStage } from './newer-stages.ts';
import { tap } from './tap.ts';

/** So many people, every second one called by a long name. */
const people = (players: number): NewTable => ({
  players,
  names: PEOPLE,
  factions: LONG_FACTIONS.slice(0, players).map((faction, seat) => (seat % 2 ? faction : null)),
  settings: { depth: 'full' },
});

const stage = (page: Page) => page.locator('section.stage');
const press = (page: Page, name: string | RegExp) =>
  tap(stage(page).getByRole('button', { name }).first());
const gold = (page: Page) => tap(stage(page).locator('button.main').first());

const cheatSheet = (): Table =>
  Table.start({ ...people(8), settings: { ...presetSettings(CHEAT_SHEET, 14), depth: 'full' } });

const hidden = (): Table => atVote('covert-legislation', people(8));

/** The owner of Executive Order, who is not the speaker, on its first turn. */
function beforeOrder(): Table {
  const factions = ['council-keleres', null, 'winnu', null, 'naaz-rokha-alliance', null];
  const expansions: NewTable['expansions'] = ['pok', 'codex3', 'thunders-edge'];
  const table = atFirstTurn({ ...people(6), factions, expansions, speaker: 1 });
  table.do(correctHoldings, { seat: 's1', holdings: { technologies: ['executive-order'] } });
  return turnOf(table, 's1');
}

/** A player with planets of more than one value votes. */
function withPlanets(): Table {
  const table = atAgenda(people(6));
  table.do(gainPlanets, { seat: 's2', planets: ['lodor', 'bereg', 'lirta-iv', 'abyz', 'fria'] });
  return table.do(revealAgenda, { agenda: 'mutiny' });
}

/** The tokens of the status phase, and a point that someone may still gain before them. */
function beforeTokens(): Table {
  const table = atFirstTurn(people(6))
    .do(gainRelic, { seat: 's2', relic: 'the-crown-of-emphidia' })
    .do(gainPlanets, { seat: 's2', planets: ['lodor'] })
    .do(placeAttachment, { planet: 'lodor', attachment: 'tomb-of-emphidia' });
  answerAll(passEverybody(table));
  return table.do(revealObjective, { objective: nextObjective(table) });
}

function withFragments(): Table {
  const fragments = { cultural: 2, hazardous: 1, industrial: 1, unknown: 1 };
  const table = atFirstTurn(people(8));
  for (const seat of ['s1', 's2'] as const)
    table.do(correctHoldings, { seat, holdings: { fragments } });
  return table;
}

/** An agenda that an action opens, looked at on every change. */
export const OPENED_AGENDA: NewerStage = {
  name: 'opened-agenda',
  lay: beforeOrder,
  async open(page) {
    await press(page, new RegExp(`^${turn.component}`));
    await press(page, /^Executive Order/);
    await gold(page);
  },
};

export const JUDGED_STAGES: readonly NewerStage[] = [
  OPENED_AGENDA,
  {
    name: 'opened-vote',
    lay: beforeOrder,
    async open(page) {
      await OPENED_AGENDA.open?.(page);
      await press(page, /^Minister of Peace/);
    },
  },
  { name: 'keep-secrets', lay: cheatSheet },
  {
    name: 'house-menu',
    lay: () => cheatSheet().do(keepSecrets, {}),
    open: (page) => tap(page.getByRole('button', { name: menu.title, exact: true })),
  },
  { name: 'read-out', lay: hidden },
  {
    name: 'hidden-vote',
    lay: hidden,
    open: (page) => press(page, agenda.election.player),
  },
  {
    name: 'last-pick',
    lay: () => pickAll(Table.start(people(6))),
    open: (page) => press(page, new RegExp(`^${turn.other}$`)),
  },
  {
    name: 'point-offered',
    lay: beforeTokens,
    async open(page) {
      await gold(page);
      await press(page, tokens.usual);
    },
  },
  {
    name: 'vote-planets',
    lay: withPlanets,
    async open(page) {
      await press(page, agenda.vote.quick(1));
      await press(page, /^Exhausts /);
    },
  },
  {
    name: 'bribery',
    lay: () => allVote(atVote('mutiny', people(8)), { s3: ['for', 2] }),
    open: (page) => press(page, agenda.outcome.bribery),
  },
  {
    name: 'fragments',
    lay: withFragments,
    open: (page) => press(page, turn.transaction),
  },
  {
    name: 'research-refused',
    lay: () => atFirstTurn({ ...people(6), factions: LONG_FACTIONS.slice(0, 6) }),
    async open(page) {
      await tap(page.locator('main.table .sheet li.lane button').first());
      const panel = page.getByRole('dialog');
      await tap(panel.locator('summary').filter({ hasText: doors.technologies }));
      await tap(panel.getByRole('button', { name: /^Out of reach/ }));
      await tap(panel.getByRole('button', { name: /^War Sun/ }));
    },
  },
];
