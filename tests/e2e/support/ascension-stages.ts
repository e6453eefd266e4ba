/** Stages that only Shattered Ascension has: a laid table of long names each, and the taps that lead there. */
import type { Page } from '@playwright/test';
import { callCouncil, voiceOffice } from '$lib/core/commands/council.ts';
import { openCouncil } from '$lib/core/commands/turns.ts';
import {
  castVotes,
  discardAgenda,
  resolveAgenda,
  revealAgenda,
} from '$lib/core/commands/agenda.ts';
import { openAgreement } from '$lib/core/commands/agreements.ts';
import { losePlanet, gainPlanets } from '$lib/core/commands/planets.ts';
import { gainRelic } from '$lib/core/commands/holdings.ts';
import { scorePoints } from '$lib/core/commands/objectives.ts';
import { resolvePrimary } from '$lib/core/commands/primary.ts';
import { playStrategyCard } from '$lib/core/commands/strategic-action.ts';
import { closeCard } from '$lib/core/commands/whole-turns.ts';
import type { Seat } from '$lib/core/vocabulary.ts';
import { claims } from '$words/claims.ts';
import { atPicks, goOn, laid, openFor, picks, until as on } from '../../support/ascension/table.ts';
import type { EditionName } from '../../support/ascension/ruleset.ts';
import type { NewTable, Table } from '../../support/table.ts';
import { PEOPLE, type NewerStage } from './newer-stages.ts';
import { tap } from './tap.ts';

const press = (page: Page, name: string | RegExp) =>
  tap(page.locator('section.stage').getByRole('button', { name }).first());

/** What a stage is laid with: so many people with long names, in an edition. */
export interface Seated {
  players?: number;
  edition?: EditionName;
}

const many = ({ players = 6 }: Seated, more: NewTable = {}): NewTable => ({
  players,
  names: PEOPLE,
  ...more,
  settings: { goal: 14, ...more.settings },
});

/** A table of long names that has come to this step. */
const until = (step: string, seated: Seated, more?: NewTable): Table =>
  on(laid(seated.edition ?? 'v42', many(seated, more)), step);

/** Everyone has so many goods. */
function withGoods(table: Table, goods: readonly number[]): Table {
  return table.record(
    table.game.seating.map((seat, i) => ({
      type: 'goods.gained' as const,
      seat,
      goods: goods[i % goods.length] ?? 1,
    })),
  );
}

/** The first player has laid this card down, among others with counters. */
function playing(card: string, seated: Seated): Table {
  const table = on(picks(atPicks(seated.edition ?? 'v42', many(seated)), [card]), 'action.turn');
  while (table.active !== 's1' || table.game.strategyCards[card]?.exhausted) goOn(table);
  return table.do(playStrategyCard, { seat: 's1', card });
}

/** Planets, an artifact and points in several hands. */
function midgame(table: Table): Table {
  const free = Object.entries(table.referee.ruleset.cards.planets)
    .filter(([, { homeOf }]) => homeOf === null)
    .map(([id]) => id);
  table.game.seating.forEach((seat, i) => {
    table.do(gainPlanets, { seat, planets: free.slice(i * 9, i * 9 + 9) });
  });
  const [relic = ''] = Object.keys(table.referee.ruleset.cards.relics);
  table.do(gainRelic, { seat: 's1', relic });
  const points = (seat: Seat, count: number) =>
    table.do(scorePoints, {
      lines: [{ seat, points: count }],
      source: { kind: 'other', name: 'before' },
    });
  points('s1', 6);
  points('s2', 4);
  const home = table.game.players['s2']?.homePlanets[0];
  if (home) table.do(losePlanet, { seat: 's2', planet: home });
  return table;
}

/** A council of three agendas, the last of which is open. */
function council(seated: Seated): Table {
  const table = playing('assembly', seated)
    .do(callCouncil, {
      seat: 's1',
      option: 'b',
      speaker: 's2',
      agendas: [
        { agenda: 'arms-reduction', by: 's1' },
        { agenda: 'amnesty-for-the-fallen', by: 's2' },
        { agenda: 'aggressive-strategy' },
      ],
    })
    .do(voiceOffice, { seat: 's2' });
  return table;
}

/** The table has held a council of its own, and all of it is decided. */
function heldCouncil(seated: Seated): Table {
  const table = until('action.turn', seated).do(openCouncil, {});
  const agendas = ['arms-reduction', 'amnesty-for-the-fallen'];
  table.do(callCouncil, {
    seat: table.active ?? 's1',
    option: 'table',
    agendas: agendas.map((agenda, i) => ({ agenda, by: `s${i + 1}` as const })),
  });
  agendas.forEach((agenda, i) => {
    table.do(revealAgenda, { agenda });
    for (const seat of table.game.seating) {
      table.do(castVotes, {
        seat,
        outcome: seat === 's1' && i === 0 ? 'for' : null,
        votes: seat === 's1' && i === 0 ? 1 : 0,
      });
    }
    if (i === 0) table.do(resolveAgenda, { outcome: 'for' });
    else table.do(discardAgenda, {});
  });
  return table;
}

/** Counters lie on the cards of a third round. */
function laterPicks(seated: Seated): Table {
  const table = atPicks(seated.edition ?? 'v42', many(seated));
  for (let round = 1; round < 3; round++) {
    on(table, 'action.turn');
    on(table, 'strategy.pick');
  }
  return table;
}

function missingHomes(seated: Seated): Table {
  const table = until('status.own-scuttle', seated);
  for (const seat of ['s1', 's2'] as const) {
    for (const planet of table.game.players[seat]?.homePlanets ?? []) {
      table.do(losePlanet, { seat, planet });
    }
  }
  return on(table, 'strategy.own-home-planets-reclamation');
}

function fleets(seated: Seated): Table {
  const table = until('status.tokens', seated);
  table.record([
    ...table.game.seating.slice(0, 2).map((seat) => ({
      type: 'balance.corrected' as const,
      seat,
      balances: { fleet: 11 },
    })),
  ]);
  return on(table, 'status.own-upkeep');
}

interface Stage {
  lay: (seated: Seated) => Table;
  open?: (page: Page) => Promise<void>;
  /** Numbers of players that have it; left out, any. */
  only?: readonly number[];
}

/** Every stage by its name. */
export const BY_NAME = {
  rolls: { lay: (s) => until('setup.own-order', s) },
  homes: { lay: (s) => until('setup.own-home-location-bidding', s) },
  'speaker-bids': { lay: (s) => until('setup.own-speaker-bidding', s) },
  levelling: {
    lay: (s) => withGoods(until('setup.own-trade-good-levelling', s), [4, 2, 4, 3]),
  },
  cycler: { lay: (s) => until('setup.own-cycler-direction', s) },
  secrets: { lay: (s) => until('setup.secrets', s), only: [3, 4, 5, 6, 7, 8] },
  'homes-return': { lay: missingHomes },
  propositions: { lay: (s) => until('strategy.own-council-propositions', s) },
  'propositions-prelude': {
    lay: (s) =>
      until('strategy.own-council-propositions', s, { settings: { options: ['prelude'] } }),
  },
  agendas: { lay: (s) => until('strategy.own-agendas', s) },
  picks: { lay: laterPicks },
  revelation: {
    lay: (s) =>
      on(
        picks(atPicks(s.edition ?? 'v42', many(s)), [
          ...['leadership', 'diplomacy', 'assembly', 'production', 'trade', 'warfare'],
        ]),
        'strategy.own-revelation',
      ),
    only: [6],
  },
  'drawn-card': { lay: (s) => until('strategy.own-ownerless-card', s), only: [5] },
  turn: { lay: (s) => midgame(until('action.turn', s)) },
  assembly: { lay: (s) => playing('assembly', s) },
  council: { lay: council },
  'own-council': { lay: (s) => until('action.turn', s).do(openCouncil, {}) },
  'own-council-over': { lay: heldCouncil },
  vote: { lay: (s) => council(s).do(revealAgenda, { agenda: 'arms-reduction' }) },
  trade: {
    lay: (s) => playing('trade', s).do(openAgreement, { seats: ['s1', 's2'], values: [3, 2] }),
  },
  bureaucracy: { lay: (s) => midgame(playing('bureaucracy', s)) },
  technology: { lay: (s) => playing('technology', s) },
  leadership: { lay: (s) => playing('leadership', s) },
  claims: { lay: (s) => midgame(until('status.score', s)) },
  'claims-late': {
    lay: (s) =>
      until('status.score', s, {
        objectives: openFor(s.players ?? 6).filter(
          (id) => id !== 's1-mecatol' && !id.startsWith('s2-'),
        ),
      }),
  },
  'typed-secret': {
    lay: (s) => until('status.score', s),
    async open(page) {
      await press(page, claims.nameSecret);
      await page.locator('section.stage').getByRole('searchbox').fill('Our own long secret');
      await press(page, /“Our own long secret”/);
    },
    only: [3, 4, 5, 6, 7, 8],
  },
  feedback: {
    lay: (s) => midgame(until('status.own-progression-feedback', s)),
  },
  exchange: { lay: (s) => midgame(until('status.own-produce-trade-goods', s)) },
  upgrades: { lay: (s) => midgame(until('status.own-unlock-racial-upgrades', s)) },
  refresh: { lay: (s) => midgame(until('status.own-refresh-planets', s)) },
  draw: { lay: (s) => until('status.draw', s) },
  tokens: { lay: (s) => midgame(until('status.tokens', s)) },
  upkeep: { lay: fleets },
  scuttle: {
    lay: (s) => {
      const table = playing('trade', s).do(openAgreement, { seats: ['s1', 's2'], values: [3, 2] });
      table.do(resolvePrimary, { seat: 's1', card: 'trade', option: 'a' });
      return on(table.do(closeCard, { seat: 's1', card: 'trade' }), 'status.own-scuttle');
    },
  },
  'clean-up': { lay: (s) => until('status.return-tokens', s) },
} satisfies Readonly<Record<string, Stage>>;

/** The stages with six players, those that need another number with theirs. */
export const ASCENSION_STAGES: readonly NewerStage[] = Object.entries<Stage>(BY_NAME).map(
  ([name, { lay, open, only = [6] }]) => ({
    name: `ascension-${name}`,
    lay: () => lay({ players: only.includes(6) ? 6 : (only[0] ?? 6) }),
    ...(open ? { open } : {}),
  }),
);
