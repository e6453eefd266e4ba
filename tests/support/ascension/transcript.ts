/** Transcripts of Shattered Ascension: sentences of its own beside those of every game (transcript.ts). */
import { expect } from 'vitest';
import { discardAgenda } from '../../../src/lib/core/commands/agenda.ts';
import { callCouncil, voiceOffice } from '../../../src/lib/core/commands/council.ts';
import { closeCouncil, openCouncil } from '../../../src/lib/core/commands/turns.ts';
import { correctLaw } from '../../../src/lib/core/commands/corrections.ts';
import { gainRelic } from '../../../src/lib/core/commands/holdings.ts';
import { scorePoints } from '../../../src/lib/core/commands/objectives.ts';
import { finishOwnStep, recordOwnFact } from '../../../src/lib/core/commands/own-steps.ts';
import { gainPlanets, losePlanet, turnPlanets } from '../../../src/lib/core/commands/planets.ts';
import { resolvePrimary } from '../../../src/lib/core/commands/primary.ts';
import { finishSteps } from '../../../src/lib/core/commands/status.ts';
import {
  chooseStrategyCard,
  openDrawnCard,
} from '../../../src/lib/core/commands/strategy-cards.ts';
import { gainGoods, gainTokens } from '../../../src/lib/core/commands/tokens.ts';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import { pointsOf, revealedPublics } from '../../../src/lib/core/points.ts';
import { votesIn } from '../../../src/lib/core/rules/council.ts';
import { waitingSeats } from '../../../src/lib/core/rules/secondaries.ts';
import { ownOf } from '../../../src/lib/core/step.ts';
import type { OwnData, OwnFactType, Step, TokenPool } from '../../../src/lib/core/vocabulary.ts';
import { upgradePrice } from '../../../src/lib/rulesets/boxes/shattered-ascension/steps/economy.ts';
import type { NewTable, Table } from '../table.ts';
import { play, run, verb, type Verb } from '../transcript.ts';
import { seatOf, type Check } from '../transcript-checks.ts';
import type { EditionName } from './ruleset.ts';
import { laid, until } from './table.ts';

const own = (table: Table, fact: OwnFactType, data: OwnData, who?: string): GameEvent[] =>
  run(table, recordOwnFact, { fact, data, ...(who ? { seat: seatOf(table, who) } : {}) });

const listOf = (words: string) => words.split(/, | and /);
const into = (pool: string, count: number) => ({ tactic: 0, fleet: 0, strategy: 0, [pool]: count });

/** `ID of WHO, ID of WHO …`: agendas with the flags of those who laid them; off the deck without one. */
const agendasOf = (table: Table, words: string) =>
  listOf(words).map((row) => {
    const [agenda = '', by] = row.split(' of ');
    return { agenda, ...(by ? { by: seatOf(table, by) } : {}) };
  });

const VERBS: Verb[] = [
  verb('WHO rolls next', (table, { WHO = '' }) =>
    own(table, 'own-order.next', { by: seatOf(table, WHO) }),
  ),
  verb('WHO bids NUMBER for the speaker', (table, { WHO, NUMBER }) =>
    own(table, 'own-speaker.bid', { bid: Number(NUMBER) }, WHO),
  ),
  verb('WHO bids NUMBER for HOME', (table, { WHO, NUMBER, HOME = '' }) =>
    own(table, 'own-home.bid', { home: HOME, bid: Number(NUMBER) }, WHO),
  ),
  verb('WHO is out', (table, { WHO }) => own(table, 'own-speaker.withdrawn', {}, WHO)),
  verb('WHO sets the cycler WAY', (table, { WHO, WAY = '' }) =>
    own(table, 'own-cycler.set', { direction: WAY }, WHO),
  ),
  verb('WHO picks CARD and turns NUMBER into POOL', (table, { WHO = '', CARD = '', ...said }) =>
    run(table, chooseStrategyCard, {
      seat: seatOf(table, WHO),
      card: CARD,
      turned: into(said['POOL'] as TokenPool, Number(said['NUMBER'])),
    }),
  ),
  verb('the counter reveals ID', (table, { ID = '' }) =>
    own(
      table,
      'own-revelation.made',
      { objective: ID },
      table.game.players[table.game.speaker]!.name,
    ),
  ),
  verb('CARD is drawn for no one', (table, { CARD = '' }) =>
    own(table, 'own-card.drawn', { card: CARD }, table.game.players[table.game.speaker]!.name),
  ),
  verb('the drawn card comes up', (table) => run(table, openDrawnCard, {})),
  verb('the table is done', (table) => run(table, finishOwnStep, {})),
  verb('what is worked out is recorded', (table) =>
    run(table, finishSteps, { step: table.at.split('.')[1] as Step, only: true }),
  ),
  verb('WHO resolves CARD, gains NUMBER(?:(?<turns>, turns the cycler))?', (table, said) =>
    run(table, resolvePrimary, {
      seat: seatOf(table, said['WHO'] ?? ''),
      card: said['CARD'] ?? '',
      tokens: into('tactic', Number(said['NUMBER'])),
      turns: said['turns'] !== undefined,
    }),
  ),
  verb('WHO resolves CARD, gains NUMBER, claims ID', (table, { WHO = '', CARD = '', ...said }) =>
    run(table, resolvePrimary, {
      seat: seatOf(table, WHO),
      card: CARD,
      tokens: into('tactic', Number(said['NUMBER'])),
      objective: said['ID'],
    }),
  ),
  verb('WHO resolves option KEY of CARD', (table, { WHO = '', KEY, CARD = '' }) =>
    run(table, resolvePrimary, {
      seat: seatOf(table, WHO),
      card: CARD,
      option: KEY,
      speaker: null,
    }),
  ),
  verb('WHO calls option KEY with OTHER as speaker on WHAT', (table, said) => {
    const { WHO = '', KEY = '', OTHER = '', WHAT = '' } = said;
    return run(table, callCouncil, {
      seat: seatOf(table, WHO),
      option: KEY,
      speaker: seatOf(table, OTHER),
      agendas: agendasOf(table, WHAT),
    });
  }),
  verb(
    'WHO has thrown NUMBER and paid PAID, calls option KEY with OTHER as speaker on WHAT',
    (table, said) => {
      const { WHO = '', KEY = '', OTHER = '', WHAT = '' } = said;
      const votes = Number(said['NUMBER']) + Number(said['PAID']);
      return run(table, callCouncil, {
        seat: seatOf(table, WHO),
        option: KEY,
        speaker: seatOf(table, OTHER),
        agendas: agendasOf(table, WHAT),
        extra: [{ seat: seatOf(table, WHO), votes }],
      });
    },
  ),
  verb('the table holds a council', (table) => run(table, openCouncil, {})),
  verb('WHO has the council vote on WHAT', (table, { WHO = '', WHAT = '' }) =>
    run(table, callCouncil, {
      seat: seatOf(table, WHO),
      option: 'table',
      agendas: agendasOf(table, WHAT),
    }),
  ),
  verb('the council is over', (table) => run(table, closeCouncil, {})),
  verb('WHO has the Voice voted on', (table, { WHO = '' }) =>
    run(table, voiceOffice, { seat: seatOf(table, WHO) }),
  ),
  verb('WHO is the Voice', (table, { WHO = '' }) => {
    const seat = seatOf(table, WHO);
    return run(table, correctLaw, { law: 'voice-of-the-council', holder: seat, outcome: seat });
  }),
  verb('the agenda is discarded', (table) => run(table, discardAgenda, {})),
  verb('WHO has NUMBER points from before', (table, { WHO = '', NUMBER }) =>
    run(table, scorePoints, {
      lines: [{ seat: seatOf(table, WHO), points: Number(NUMBER) }],
      source: { kind: 'other', name: 'before' },
    }),
  ),
  verb('WHO gains NUMBER goods', (table, { WHO = '', NUMBER }) =>
    run(table, gainGoods, { seat: seatOf(table, WHO), goods: Number(NUMBER) }),
  ),
  verb('WHO gains NUMBER counters', (table, { WHO = '', NUMBER }) =>
    run(table, gainTokens, { seat: seatOf(table, WHO), tokens: into('tactic', Number(NUMBER)) }),
  ),
  verb('WHO settles WHAT', (table, { WHO = '', WHAT = '' }) =>
    run(table, gainPlanets, { seat: seatOf(table, WHO), planets: listOf(WHAT) }),
  ),
  verb('WHO invades WHAT', (table, { WHO = '', WHAT = '' }) =>
    run(table, gainPlanets, { seat: seatOf(table, WHO), planets: listOf(WHAT), take: true }),
  ),
  verb('WHO loses ID', (table, { WHO = '', ID = '' }) =>
    run(table, losePlanet, { seat: seatOf(table, WHO), planet: ID }),
  ),
  verb('WHAT lies refreshed', (table, { WHAT = '' }) =>
    run(table, turnPlanets, { planets: listOf(WHAT), exhausted: false }),
  ),
  verb('WHAT lies exhausted', (table, { WHAT = '' }) =>
    run(table, turnPlanets, { planets: listOf(WHAT), exhausted: true }),
  ),
  verb('WHO finds ID', (table, { WHO = '', ID = '' }) =>
    run(table, gainRelic, { seat: seatOf(table, WHO), relic: ID }),
  ),
  verb('WHO takes WHAT back', (table, { WHO, WHAT = '' }) =>
    own(table, 'own-home.regained', { planets: listOf(WHAT), whole: true }, WHO),
  ),
  verb('WHO makes NUMBER goods of WHAT', (table, { WHO, NUMBER, WHAT = '' }) =>
    own(table, 'own-exchange.made', { planets: listOf(WHAT), goods: Number(NUMBER) }, WHO),
  ),
  verb('WHO makes no goods', (table, { WHO }) => own(table, 'own-exchange.declined', {}, WHO)),
  verb('WHO unlocks base NUMBER for GOODS(?: and WHAT)?', (table, said) => {
    const planets = said['WHAT'];
    const data = { upgrade: `base ${said['NUMBER']}`, base: Number(said['NUMBER']) };
    const paid = {
      goods: Number(said['GOODS']),
      ...(planets ? { planets: listOf(planets) } : {}),
    };
    return own(table, 'own-upgrade.unlocked', { ...data, ...paid }, said['WHO']);
  }),
  verb('WHO unlocks no more', (table, { WHO }) => own(table, 'own-upgrades.done', {}, WHO)),
];

const namesOf = (table: Table, seats: readonly string[]) =>
  seats.map((seat) => Object.values(table.game.players).find((one) => one.seat === seat)!.name);

const CHECKS: Check[] = [
  [
    /^goods are ([\d ]+)$/,
    ({ game }, [goods]) =>
      expect(game.seating.map((seat) => game.players[seat]!.goods).join(' ')).toBe(goods),
  ],
  [
    /^points are ([-\d ]+)$/,
    ({ game }, [points]) =>
      expect(game.seating.map((seat) => pointsOf(game, seat)).join(' ')).toBe(points),
  ],
  [
    /^votes are ([\d ]+)$/,
    ({ game, referee }, [votes]) =>
      expect(game.seating.map((seat) => votesIn(game, referee.ruleset, seat)).join(' ')).toBe(
        votes,
      ),
  ],
  [
    /^secondaries of ([\w-]+) run (.+)$/,
    (table, [card = '', names]) =>
      expect(namesOf(table, waitingSeats(table.game, card)).join(' ')).toBe(names),
  ],
  [
    /^stage I has (\d+)$/,
    ({ game }, [count]) => expect(String(revealedPublics(game, 1))).toBe(count),
  ],
  [/^the cycler goes (\S+)$/, ({ game }, [way]) => expect(game.answers.direction).toBe(way)],
  [
    /^(.+) win by (\w+)$/,
    (table, [names, reason]) => {
      expect(table.game.result?.reason).toBe(reason);
      expect(namesOf(table, table.game.result?.winners ?? []).join(' and ')).toBe(names);
    },
  ],
  [
    /^base (\d+) costs (\w+) (\d+)$/,
    (table, [base, name = '', price]) => {
      const state = ownOf(table.game)?.data as unknown as Parameters<typeof upgradePrice>[1];
      const now = upgradePrice(table.game, state, seatOf(table, name), Number(base));
      expect(String(now)).toBe(price);
    },
  ],
  [
    /^(\w+) controls ([\w-]+) (refreshed|exhausted)$/,
    (table, [name = '', planet = '', side]) => {
      expect(table.game.players[seatOf(table, name)]?.planets).toContain(planet);
      expect(table.game.planetCards[planet]?.exhausted ?? false).toBe(side === 'exhausted');
    },
  ],
];

/** Plays a transcript; `> STEP` lets the table go on, as plainly as it can, until it stands there. */
export function playOn(table: Table, transcript: string): Table {
  for (const line of transcript.split('\n').map((text) => text.trim())) {
    if (line.startsWith('>')) until(table, line.slice(1).trim());
    else play(table, line, { verbs: VERBS, checks: CHECKS });
  }
  return table;
}

/** Players lettered clockwise. */
const LETTERS = [...'ABCDEFGH'];
export const sits = (edition: EditionName, players: number, options: NewTable = {}): Table =>
  laid(edition, { names: LETTERS, players, ...options });

const STAGE_ONE = [
  ...['s1-5-planets', 's1-mecatol', 's1-three-docks', 's1-line-of-ships', 's1-most-planets'],
  ...['s1-5-systems', 's1-destroy-4-ships', 's1-blockade-dock', 's1-all-colours'],
  ...['s1-trade-stations', 's1-dock-destroyed'],
];
/** Three cards of stage I, and what lies open beside them from the start. */
export const openAtFirst = (...others: string[]): string[] => [...STAGE_ONE.slice(0, 3), ...others];
/** More of stage I are turned up, until there are so many. */
export const turnedUp = (count: number): string =>
  STAGE_ONE.slice(3, count)
    .map((id) => `${id} is turned up`)
    .join('\n');
