/** Whatever a command takes reaches a fact: without it the command says something else. */
import { describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import { abstainAll, revealAgenda } from '../../../../src/lib/core/commands/agenda.ts';
import type { Command } from '../../../../src/lib/core/commands/command.ts';
import * as corrections from '../../../../src/lib/core/commands/corrections.ts';
import { correctHoldings } from '../../../../src/lib/core/commands/holdings.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import { holdMecatol, takeComponentAction } from '../../../../src/lib/core/commands/turns.ts';
import {
  commandOf,
  COMMANDS,
  type CommandName,
} from '../../../../src/lib/core/commands/vocabulary.ts';
import { fillAgreements, openAgreement } from '../../../../src/lib/core/commands/agreements.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { atPicks, goOn, picks, until } from '../../../support/ascension/table.ts';
import { madeUpTable } from '../../../support/made-up/table.ts';
import { optionalPaths, without } from '../../../support/optional-arguments.ts';
import { atAgenda, atFirstTurn, atScoring, turnOf } from '../../../support/rounds.ts';
import { Table, type NewTable } from '../../../support/table.ts';

/** A card that no box lists, with all that is told of it. */
const OURS = {
  objective: 'own-ours',
  name: 'Ours',
  stage: 2,
  points: 3,
  requirement: { of: 'goods', atLeast: 5 },
} as const;

const ALL = ['pok', 'codex1', 'codex2', 'codex3', 'codex4'];
const FULL: NewTable = {
  players: 4,
  expansions: ALL,
  factions: ['federation-of-sol', 'winnu', 'clan-of-saar', 'mahact-gene-sorcerers'],
  settings: { depth: 'full' },
};
const FRAGMENTS = { cultural: 1, hazardous: 2, industrial: 3, unknown: 4 };

/** Everyone has something of everything. */
function rich(table: Table): Table {
  for (const seat of table.game.seating) {
    const balances = { goods: 5, commodities: 1, board: 2, tactic: 3, fleet: 3, strategy: 2 };
    table.do(corrections.correctBalances, { seat, balances });
    table.do(correctHoldings, { seat, holdings: { actionCards: 4, fragments: FRAGMENTS } });
  }
  return table;
}

const start = () => Table.start(FULL);
const turn = () => rich(atFirstTurn(FULL));
const expeditionary = () =>
  rich(atFirstTurn({ ...FULL, expansions: [...ALL, 'thunders-edge'], factions: [null, 'winnu'] }));
const component = () => turn().do(takeComponentAction, { seat: 's1' });
const owner = (table: Table, card: string): Seat =>
  table.game.strategyCards[card]?.holder ?? table.game.speaker;
/** In the primary of this card. */
function primary(card: string, table = turn()): { table: Table; seat: Seat } {
  const seat = owner(table, card);
  turnOf(table, seat).do(playStrategyCard, { seat, card });
  return { table, seat };
}
/** In the primary of this card, in a game that has councils and agreements. */
function ascending(card: string): Table {
  const table = picks(atPicks('v42', { players: 4 }), [card]);
  until(table, 'action.turn');
  while (table.active !== 's1' || table.game.strategyCards[card]?.exhausted) goOn(table);
  return table.do(playStrategyCard, { seat: 's1', card });
}
const agreed = () =>
  ascending('trade')
    .do(openAgreement, { seats: ['s1', 's2'], values: [2, 4] })
    .do(fillAgreements, {});
/** In its secondaries. */
function secondaries(card: string): Table {
  const { table, seat } = primary(card);
  return table.do(resolvePrimary, { seat, card, tokens: null, speaker: null });
}
const voting = (agenda: string, options = FULL) =>
  rich(atAgenda(options).do(revealAgenda, { agenda }));
const payment = {
  planets: ['jord'],
  goods: 1,
  commodities: 1,
  tokens: { tactic: 1, fleet: 1, strategy: 1 },
  actionCards: 1,
  fragments: FRAGMENTS,
};
const changes = {
  tactic: 1,
  fleet: 1,
  strategy: 1,
  board: 1,
  goods: 1,
  commodities: 1,
  actionCards: 1,
};
const pools = { tactic: 1, fleet: 0, strategy: 0 };
const typed = { name: 'Ours', type: 'law', election: 'player' };
const balances = {
  tactic: 1,
  fleet: 1,
  strategy: 1,
  board: 1,
  goods: 1,
  commodities: 1,
  secrets: 1,
};
const holdings = {
  planets: ['jord'],
  technologies: ['gravity-drive'],
  actionCards: 1,
  fragments: FRAGMENTS,
  relics: ['scepter-of-emelpar'],
  leaders: { evelyn: 'readied' },
  notes: [{ note: 'alliance', owner: 's2' }],
};
const settings = {
  goal: 12,
  cardsEach: 1,
  depth: 'full',
  clock: 'off',
  tokenTotal: 15,
  secretLimit: 2,
  publicObjectives: { stage1: 4, stage2: 4 },
  agendasPerRound: 1,
  endAfterRound: 10,
  playOn: true,
  gainsAway: ['scanlink-drone-network'],
  objectivesEnd: false,
  secretsDrawn: 2,
  startingTokens: { tactic: 2, fleet: 2, strategy: 2 },
  setup: { kind: 'own', name: 'Ours', changed: true },
  options: ['ascendancy'],
};
const found = {
  cause: 'local-fabricators',
  planet: 'jord',
  attachment: 'rich-world',
  fragments: FRAGMENTS,
  goods: 1,
  commodities: 2,
  converts: 1,
  replenishes: true,
  tokens: pools,
  actionCards: 1,
  secrets: 1,
  relic: 'scepter-of-emelpar',
  readies: true,
  pays: 'goods',
};
const exhausts = { kind: 'relic', relic: 'scepter-of-emelpar' };
const planet = { seat: 's1', planets: ['arc-prime'], take: true };
const source = { kind: 'law', id: 'mutiny', name: 'ours' };

type Example = () => { table: Table; args: unknown };
const at =
  (moment: () => Table, args: unknown): Example =>
  () => ({ table: moment(), args });
/** A choice in the primary of this card. */
const within =
  (card: string, choices: object, moment?: () => Table): Example =>
  () => {
    const { table, seat } = primary(card, moment?.());
    return { table, args: { seat, card, ...choices } };
  };

const PRIMARIES: Example[] = [
  within('leadership', { tokens: pools }),
  within('diplomacy', { placements: [{ seat: 's2', from: 'reinforcements' }] }),
  within('politics', { speaker: 's2' }),
  within('trade', { goods: null, commodities: null, freed: ['s1', 's2', 's3', 's4'] }),
  within('warfare', { pool: 'tactic', moved: { tactic: 1, fleet: -1, strategy: 0 } }),
  within('warfare', { movedAgain: { tactic: 1, fleet: -1, strategy: 0 } }, expeditionary),
  within('imperial', {
    objective: 'develop-weaponry',
    score: { attested: 'units', payment },
    secret: true,
  }),
  () => {
    const { table, seat } = primary('imperial');
    return {
      table: table.do(holdMecatol, { seat }),
      args: { seat, card: 'imperial', point: null },
    };
  },
  at(() => ascending('bureaucracy'), {
    seat: 's1',
    card: 'bureaucracy',
    tokens: pools,
    revealed: OURS,
    turns: true,
  }),
  at(() => ascending('prospect'), {
    seat: 's1',
    card: 'prospect',
    option: 'a',
    kept: OURS,
  }),
];

const fact = { note: 'counted anew' };
const hand = { cause: 'crisis', hand: true };

/** Arguments in which each thing that may be left out stands once, at a moment at which it says something. */
const EXAMPLES: Partial<Record<CommandName, Example[]>> = {
  setUpGame: [
    at(start, {
      id: 'g',
      expansions: ['pok'],
      seats: [
        {
          name: 'Ana',
          faction: 'winnu',
          colour: 'red',
          technologies: ['gravity-drive'],
          homePlanets: ['jord'],
        },
        { name: 'Ben', faction: null, colour: 'blue' },
      ],
      speaker: 0,
      objectives: [
        {
          objective: 'own-card',
          name: 'Ours',
          stage: 2,
          points: 3,
          requirement: { of: 'goods', atLeast: 5 },
        },
      ],
      settings,
      typed: {
        factions: [
          {
            faction: 'own-cats',
            name: 'Cats',
            commodities: 4,
            planets: [],
            technologies: [],
            contracts: [2, 1],
          },
        ],
        strategyCards: [{ card: 'own-barter', name: 'Barter', initiative: 9, cost: 1 }],
      },
      house: true,
    }),
  ],
  keepSecrets: [at(() => Table.start({ settings: { secretsDrawn: 2 } }), { seats: ['s1'] })],
  chooseStrategyCard: [at(start, { seat: 's1', card: 'trade', to: 's2', turned: pools })],
  turnDirection: [at(start, { direction: 'clockwise' })],
  takeTacticalAction: [at(turn, { seat: 's1', system: 'here', systems: { held: 1, empty: 1 } })],
  takeComponentAction: [at(turn, { seat: 's1', name: 'this' })],
  endTurn: [within('leadership', { keepReadied: true })],
  passTurn: [at(turn, { seat: 's1', objective: 'prove-endurance' })],
  grantAction: [at(component, { seat: 's1', cause: 'this' })],
  followSecondary: [
    at(() => secondaries('leadership'), { seat: 's4', card: 'leadership', tokens: pools }),
    at(() => secondaries('politics'), { seat: 's4', card: 'politics', owing: true }),
    at(() => secondaries('construction'), { seat: 's4', card: 'construction', there: true }),
    at(() => secondaries('politics'), { seat: 's4', card: 'politics', instead: exhausts }),
  ],
  declineRest: [
    at(() => secondaries('leadership'), {
      card: 'leadership',
      taking: [{ seat: 's4', tokens: pools }],
    }),
  ],
  closeCard: [
    at(() => secondaries('leadership'), {
      seat: 's1',
      card: 'leadership',
      taking: [{ seat: 's4', tokens: pools }],
    }),
  ],
  resolvePrimary: PRIMARIES,
  resolvePrimaryAndEnd: PRIMARIES,
  gainPlanets: [at(turn, { ...planet, planets: ['winnu'] })],
  gainPlanetsAndEnd: [at(component, { ...planet, planets: ['winnu'] })],
  adjustBalance: [at(turn, { seat: 's1', changes, fragments: FRAGMENTS, exhausts, cause: 'this' })],
  adjustBalanceAndEnd: [
    at(component, { seat: 's1', changes, fragments: FRAGMENTS, exhausts, cause: 'this' }),
    at(component, { seat: 's1', changes: {}, fragments: { hazardous: 1 } }),
    at(component, { seat: 's1', changes: {}, exhausts }),
    at(component, { seat: 's1', changes: {}, cause: 'this' }),
  ],
  playComponent: [
    at(turn, {
      seat: 's1',
      played: { kind: 'technology', technology: 'gravity-drive' },
      becomes: 'exhausted',
      changes,
      fragments: FRAGMENTS,
      other: { seat: 's2', changes },
      technology: 'sarween-tools',
      secrets: 1,
      cause: 'this',
    }),
  ],
  skipTurn: [at(turn, { seat: 's1', cause: 'crisis', by: 's2' })],
  actBetween: [at(turn, { seat: 's2', ...hand })],
  resumeTurns: [at(() => atScoring(FULL), { seat: 's1', cause: 'this' })],
  lendPrimary: [at(turn, { seat: 's1', card: 'trade', ...hand })],
  performSecondary: [at(turn, { seat: 's1', card: 'leadership', tokens: pools, ...hand })],
  yieldToDuress: [at(turn, { seat: 's1', to: 's2', ...hand })],
  makeTransaction: [
    at(turn, {
      sides: [
        { seat: 's1', goods: 1, commodities: 0, note: 'ours', support: true, fragments: FRAGMENTS },
        { seat: 's2', goods: 1, commodities: 0, note: 'theirs', support: true },
      ],
      deal: { text: 'a favour', until: 2 },
    }),
  ],
  noteDeal: [at(turn, { seats: ['s1', 's2'], text: 'a favour', until: 2 })],
  placeStatusTokens: [
    at(turn, {
      placed: [{ seat: 's1', gained: pools, moved: { tactic: 1, fleet: -1, strategy: 0 } }],
    }),
  ],
  placeOwnTokens: [
    at(turn, { seat: 's1', gained: pools, moved: { tactic: 1, fleet: -1, strategy: 0 } }),
  ],
  gainTokens: [at(turn, { seat: 's1', tokens: pools, cause: 'this' })],
  setStatusTokens: [at(turn, { seat: 's1', tokens: 3, cause: 'this' })],
  gainGoods: [at(turn, { seat: 's1', goods: 1, cause: 'this' })],
  turnPlanets: [at(turn, { planets: ['jord'], exhausted: true, cause: 'this' })],
  explore: [at(turn, { seat: 's1', found: [found] })],
  gainAndExplore: [at(component, { ...planet, planets: ['winnu'], found: [found], ends: true })],
  researchTechnology: [
    at(turn, { seat: 's1', technology: 'gravity-drive', exhausted: ['jord'], cause: 'this' }),
  ],
  gainTechnology: [at(turn, { seat: 's1', technology: 'gravity-drive', cause: 'this' })],
  gainRelic: [at(turn, { seat: 's1', relic: 'scepter-of-emelpar', from: 's2' })],
  pay: [at(turn, { seat: 's1', ...payment, for: { kind: 'production' } })],
  correctHoldings: [at(turn, { seat: 's1', holdings, ...fact })],
  trackHoldings: [at(turn, { seat: 's1', holdings, ...fact })],
  correctPlanetCard: [at(turn, { planet: 'jord', exhausted: true, attachments: [], ...fact })],
  gainBreakthrough: [at(expeditionary, { seat: 's2', breakthrough: 'this-one', cause: 'this' })],
  claimPart: [
    at(expeditionary, { seat: 's2', part: 'secrets', payment, breakthrough: 'this-one' }),
    () => {
      const table = expeditionary();
      const parts = Object.keys(table.referee.ruleset.expedition?.parts ?? {});
      const [last = '', ...others] = parts;
      const claimants: Seat[] = ['s1', 's2'];
      others.forEach((part, i) => {
        table.do(COMMANDS.correctPart, { part, seat: claimants[i % 2] ?? 's1' });
      });
      return { table, args: { seat: 's1', part: last, control: 's2' } };
    },
  ],
  correctPart: [at(expeditionary, { part: 'secrets', seat: 's1', ...fact })],
  changeDepth: [
    at(turn, { depth: 'full', balances: { s1: balances }, holdings: { s1: holdings }, ...fact }),
  ],
  revealObjective: [
    at(turn, {
      objective: 'own-card',
      name: 'Ours',
      stage: 2,
      points: 3,
      requirement: { of: 'goods', atLeast: 5 },
    }),
    at(() => ascending('trade'), {
      objective: 's1-becomes-preliminary',
      replacedBy: 'pre-scientist',
    }),
  ],
  scoreObjective: [
    at(() => atScoring(FULL), {
      seat: 's1',
      objective: 'own-card',
      slot: 'imperial',
      typed: { name: 'Ours', phase: 'status' },
      done: true,
      attested: 'units',
      payment,
    }),
  ],
  scorePoints: [at(turn, { lines: [{ seat: 's1', points: 1 }], source })],
  bookPoints: [
    at(turn, {
      lines: [{ seat: 's1', points: 1 }],
      source,
      law: { law: 'shard-of-the-throne', holder: 's1' },
      relic: { seat: 's1', relic: 'scepter-of-emelpar', from: null },
      purged: { seat: 's1', relic: 'the-obsidian' },
      speaker: 's2',
      home: 's1',
    }),
  ],
  bookGain: [
    at(turn, {
      cause: 'this',
      lines: [{ seat: 's1', changes }],
      leader: { seat: 's1', leader: 'evelyn', state: 'exhausted' },
      resumes: 's1',
    }),
  ],
  finishSteps: [
    at(() => atScoring(FULL), { step: 'ready', only: true }),
    at(() => atScoring(FULL), { step: 'ready', kept: ['s1'] }),
  ],
  revealAgenda: [
    at(() => atAgenda(FULL), { agenda: 'own-law', typed }),
    at(component, { agenda: 'mutiny', speaker: 's2' }),
  ],
  unveilAgenda: [
    at(() => voting('covert-legislation').do(abstainAll, {}), { agenda: 'own-law', typed }),
  ],
  replaceAgenda: [at(() => voting('mutiny'), { agenda: 'own-law', typed })],
  predict: [
    at(() => voting('mutiny'), {
      seat: 's1',
      outcome: 'for',
      rider: 'leadership-rider',
      votesAnyway: true,
    }),
  ],
  castVotes: [
    at(() => voting('mutiny'), {
      seat: 's2',
      outcome: 'for',
      votes: 1,
      extra: 1,
      planets: ['winnu'],
      sources: [{ card: 'trade-goods', votes: 2, goods: 1 }],
    }),
  ],
  resolveAgenda: [
    at(() => voting('mutiny'), { outcome: 'for', decidedBy: 'table', voters: ['s1'] }),
    at(() => voting('holy-planet-of-ixth', { ...FULL, expansions: [], factions: [] }), {
      outcome: 'jord',
      controller: 's2',
    }),
  ],
  payRider: [
    () => {
      const table = voting('mutiny');
      const tokens = { tactic: 0, fleet: 1, strategy: 0 };
      return { table, args: { seat: 's1', rider: 'leadership-rider', tokens } };
    },
  ],
  readyPlanets: [at(() => voting('mutiny'), { left: ['jord'] })],
  correctPosition: [
    at(turn, { round: 2, phase: 'action', step: 'turn', activeSeat: 's1', ...fact }),
  ],
  correctSeating: [at(turn, { order: ['s1', 's2', 's3', 's4'], ...fact })],
  correctSpeaker: [at(turn, { seat: 's1', ...fact })],
  correctPlayer: [
    at(turn, { seat: 's1', name: 'Eva', colour: 'pink', faction: 'winnu', ...fact }),
    at(turn, {
      seat: 's1',
      faction: 'own-cats',
      typed: {
        faction: 'own-cats',
        name: 'Cats',
        commodities: 4,
        planets: [],
        technologies: [],
        contracts: [2, 1],
      },
    }),
  ],
  breakAgreement: [at(agreed, { agreement: 1, aggressor: 's1' })],
  fillAgreements: [at(agreed, { filled: [{ agreement: 1, goods: [1, 0] }] })],
  callCouncil: [
    at(() => ascending('assembly'), {
      seat: 's1',
      option: 'a',
      speaker: 's2',
      agendas: [{ agenda: 'ours', name: 'Ours', by: 's2', kind: 'directive', election: 'player' }],
      extra: [{ seat: 's1', votes: 3 }],
    }),
  ],
  changeSettings: [at(turn, { settings, expansions: [], ...fact })],
  correctBalances: [at(turn, { seat: 's1', balances, ...fact })],
  correctStrategyCard: [
    at(turn, { card: 'trade', holder: 's1', exhausted: false, goods: 0, ...fact }),
  ],
  correctPassed: [at(turn, { seat: 's1', passed: true, ...fact })],
  correctPoints: [
    at(turn, {
      lines: [{ seat: 's1', points: 1 }],
      source,
      undone: { slot: 'status', secret: false },
      ...fact,
    }),
  ],
  takeScoreBack: [at(turn, { seat: 's1', objective: 'develop-weaponry', ...fact })],
  correctObjective: [
    at(turn, {
      objective: 'own-card',
      revealed: {
        stage: 1,
        points: 1,
        phase: 'status',
        name: 'Ours',
        requirement: { of: 'goods', atLeast: 5 },
      },
      ...fact,
    }),
  ],
  recordOwnFact: [
    at(madeUpTable, { fact: 'own-stall.opened', seat: 's1', data: { stall: 'iron' } }),
  ],
  correctCustodians: [at(turn, { removed: true, by: 's1', ...fact })],
  correctLaw: [at(turn, { law: 'own-law', name: 'Ours', holder: null, outcome: 'for' })],
  callGame: [at(turn, { winner: null, reason: 'time', note: 'late' })],
};

const WITH_OPTIONS = (Object.keys(COMMANDS) as CommandName[]).filter(
  (name) => optionalPaths(COMMANDS[name].args).length > 0,
);

describe('the optional arguments', () => {
  it('stand in many commands', () => {
    const paths = WITH_OPTIONS.flatMap((name) => optionalPaths(COMMANDS[name].args));
    expect(WITH_OPTIONS.length).toBeGreaterThan(50);
    expect(paths.length).toBeGreaterThan(250);
    expect(Object.keys(EXAMPLES).sort()).toEqual([...WITH_OPTIONS].sort());
  });

  it.each(WITH_OPTIONS)('of %s reach a fact, each of them', (name) => {
    const command = commandOf(name)!;
    const facts = command as unknown as Command<unknown>;
    const left = new Set(optionalPaths(command.args));
    for (const example of EXAMPLES[name] ?? []) {
      const { table, args } = example();
      const { ruleset } = table.referee;
      expect(safeParse(command.args, args).issues ?? []).toEqual([]);
      const said = JSON.stringify(facts(table.game, ruleset, args));
      for (const path of left) {
        const less = without(args, path);
        if (less !== null && JSON.stringify(facts(table.game, ruleset, less)) !== said)
          left.delete(path);
      }
    }
    expect([...left]).toEqual([]);
  });
});
