/** A round of eight at Standard, act by act: what a table does most often, each with a name. */
import { usualPlacing } from '$lib/ui/model/token-counts.ts';
import type { Seat } from '$lib/core/game.ts';
import type { Tap } from '../../support/scripted/keeper.ts';

/** Acts that are counted together; without a name they only lead to the next. */
export interface CommonAct {
  name?: string;
  acts: Tap[];
}

export const EXPANSIONS = ['pok'] as const;

const tap = (command: string, args: unknown): Tap => ({ command, args });
const counted = (name: string, ...acts: Tap[]): CommonAct => ({ name, acts });
const between = (...acts: Tap[]): CommonAct => ({ acts });

const SEATS: Seat[] = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'];
const FACTIONS = [
  'emirates-of-hacan',
  'federation-of-sol',
  'universities-of-jol-nar',
  'barony-of-letnev',
  'xxcha-kingdom',
  'mentak-coalition',
  'clan-of-saar',
  'yin-brotherhood',
];
const PEOPLE = ['Ana', 'Ben', 'Cem', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'];
const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'slate'];

/** The table as it is laid, before anything is counted. */
export const laid: Tap[] = [
  tap('setUpGame', {
    id: 'common-acts',
    expansions: [...EXPANSIONS],
    seats: PEOPLE.map((name, i) => ({ name, faction: FACTIONS[i], colour: COLOURS[i] })),
    speaker: 0,
    objectives: [{ objective: 'develop-weaponry' }, { objective: 'improve-infrastructure' }],
    settings: { depth: 'standard' },
  }),
];

const pick = (seat: Seat, card: string): Tap => tap('chooseStrategyCard', { seat, card });
const lay = (seat: Seat, card: string): Tap => tap('layDownCard', { seat, card });
const follow = (seat: Seat, card: string, tokens?: number): Tap =>
  tap('followSecondary', { seat, card, ...(tokens ? { tokens: usualPlacing(tokens) } : {}) });
const primary = (seat: Seat, card: string, choices: object = {}): Tap =>
  tap('resolvePrimary', { seat, card, ...choices });
const close = (seat: Seat, card: string): Tap => tap('closeCard', { seat, card });
const tactical = (seat: Seat): Tap => tap('takeTacticalAction', { seat });
const gain = (seat: Seat, ...planets: string[]): Tap => tap('gainPlanets', { seat, planets });
const ends = (seat: Seat): Tap => tap('endTurn', { seat });
const pass = (seat: Seat): Tap => tap('passTurn', { seat });
const answer = (seat: Seat): Tap => tap('answerScoring', { seat });
const vote = (seat: Seat, outcome: string | null, votes = 0): Tap =>
  tap('castVotes', { seat, outcome, votes });
const side = (seat: Seat, goods: number, commodities: number) => ({ seat, goods, commodities });

/** Diplomacy: everyone else places a token. */
const placements = ['s3', 's4', 's5', 's6', 's7', 's8', 's1'].map((seat) => ({
  seat,
  from: 'reinforcements',
}));

export const strategyPhase: CommonAct[] = [
  counted('A strategy card picked', pick('s1', 'leadership')),
  between(pick('s2', 'imperial'), pick('s3', 'politics')),
  counted(
    'A wrong strategy card, seen a pick later: retaken',
    tap('putCardBack', { seat: 's2', card: 'imperial' }),
    pick('s2', 'diplomacy'),
  ),
  between(
    pick('s4', 'construction'),
    pick('s5', 'trade'),
    pick('s6', 'warfare'),
    pick('s7', 'technology'),
    pick('s8', 'imperial'),
  ),
];

export const actionPhase: CommonAct[] = [
  counted(
    'Leadership, primary',
    lay('s1', 'leadership'),
    primary('s1', 'leadership', { tokens: usualPlacing(3) }),
  ),
  counted('A follow of Leadership, one token', follow('s2', 'leadership', 1)),
  counted('A secondary that all others decline, turn over', close('s1', 'leadership')),
  counted('Diplomacy, primary', lay('s2', 'diplomacy'), primary('s2', 'diplomacy', { placements })),
  between(close('s2', 'diplomacy')),
  counted('Politics, primary', lay('s3', 'politics'), primary('s3', 'politics', { speaker: 's4' })),
  between(close('s3', 'politics')),
  counted('Construction, primary', lay('s4', 'construction')),
  counted('A follow', follow('s6', 'construction')),
  between(close('s4', 'construction')),
  counted('Trade, primary', lay('s5', 'trade'), primary('s5', 'trade', { freed: [] })),
  between(follow('s6', 'trade'), follow('s8', 'trade'), close('s5', 'trade')),
  counted('Warfare, primary', lay('s6', 'warfare'), primary('s6', 'warfare', { pool: 'tactic' })),
  between(close('s6', 'warfare')),
  counted('Technology, primary', lay('s7', 'technology')),
  counted(
    'A technology researched',
    tap('researchTechnology', { seat: 's7', technology: 'neural-motivator', cause: 'technology' }),
  ),
  between(close('s7', 'technology')),
  counted(
    'Imperial, primary, a secret drawn',
    lay('s8', 'imperial'),
    primary('s8', 'imperial', { objective: null, secret: true }),
  ),
  between(close('s8', 'imperial')),
  counted('A tactical turn, nothing to say', tactical('s1'), ends('s1')),
  counted('A tactical turn, one planet', tactical('s2'), gain('s2', 'lodor'), ends('s2')),
  counted(
    'A tactical turn, three planets in three systems',
    tactical('s3'),
    gain('s3', 'vefut-ii', 'thibah', 'mellon'),
    ends('s3'),
  ),
  counted(
    'A tactical turn, one planet explored',
    tactical('s4'),
    tap('gainAndExplore', {
      seat: 's4',
      planets: ['quann'],
      found: [{ cause: 'dyson-sphere', planet: 'quann', attachment: 'dyson-sphere' }],
    }),
    ends('s4'),
  ),
  counted(
    'An equal swap of commodities',
    tap('makeTransaction', { sides: [side('s5', 0, 2), side('s8', 0, 2)] }),
  ),
  counted(
    'A component action without a name',
    tap('takeComponentAction', { seat: 's5' }),
    ends('s5'),
  ),
  counted('The custodians token', tactical('s6'), tap('takeCustodians', { seat: 's6' })),
  between(ends('s6')),
  counted(
    'A component action by name',
    tap('takeComponentAction', { seat: 's7' }),
    tap('playComponent', {
      seat: 's7',
      played: { kind: 'action-card', card: 'reactor-meltdown' },
      cause: 'Reactor Meltdown',
    }),
    ends('s7'),
  ),
  counted(
    'A transaction of goods for commodities, with someone else than the last time',
    tap('makeTransaction', { sides: [side('s8', 2, 0), side('s6', 0, 2)] }),
  ),
  counted('A pass', pass('s8')),
  between(tactical('s1'), ends('s1')),
  counted(
    'A wrong pass, seen a turn later: taken back',
    tap('correctPassed', { seat: 's8', passed: false }),
  ),
  between(...SEATS.slice(1).map(pass), pass('s1')),
];

export const statusPhase: CommonAct[] = [
  counted(
    'A public objective, and nothing more',
    tap('scoreObjective', { seat: 's1', objective: 'improve-infrastructure', done: true }),
  ),
  counted(
    'A secret objective, and nothing more',
    tap('scoreObjective', { seat: 's2', objective: 'fuel-the-war-machine', done: true }),
  ),
  counted('Six players score nothing', ...SEATS.slice(2).map(answer)),
  counted('An objective turned up', tap('revealObjective', { objective: 'erect-a-monument' })),
  counted(
    'Cards drawn, the usual tokens for everyone, the phase ends',
    tap('finishSteps', { step: 'draw' }),
    tap('placeUsualTokens', {}),
    tap('finishSteps', { step: 'ready' }),
  ),
];

export const agendaPhase: CommonAct[] = [
  between(tap('revealAgenda', { agenda: 'mutiny' })),
  counted('A vote for a side', vote('s5', 'for', 3)),
  counted('An abstention', vote('s6', null)),
  // One more votes, so that those who are left cannot abstain together.
  between(vote('s7', null), vote('s8', null), vote('s1', null), vote('s2', null)),
  between(vote('s3', null), vote('s4', 'for', 1)),
  between(tap('resolveAgenda', { outcome: 'for' })),
  between(tap('revealAgenda', { agenda: 'minister-of-peace' })),
  counted('A vote for a player', vote('s5', 's6', 3)),
];
