/**
 * What the referee says of each fact that moves the round, at every step: written out by hand from
 * the order of the round (LRR 1.2 3, 4, 8; LRR PoK 61, 81-84), apart from the chart and its guards.
 */
import { describe, expect, it } from 'vitest';
import { setUpGame } from '../../../../src/lib/core/commands/setup.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import type { RefusalCode } from '../../../../src/lib/core/refusal.ts';
import { FOR } from '../../../../src/lib/core/outcome.ts';
import { rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { EVERY_STEP } from '../../../support/every-step.ts';
import { stepsPlayed } from '../../../support/steps-played.ts';
import { setUpArgs, Table } from '../../../support/table.ts';

/** Steps, or phases for all of their steps, with one blank between them. */
type Places = string;

interface Told {
  fact: GameEvent;
  /** Where it is accepted. */
  at: Places;
  /** Elsewhere, unless `but` names another code there. */
  code: RefusalCode;
  but?: Partial<Record<RefusalCode, Places>>;
}

const told = (
  fact: GameEvent,
  at: Places,
  code: RefusalCode = 'out-of-step',
  but: Told['but'] = {},
): Told => ({ fact, at, code, but });

const [created] = setUpGame(new Table().game, new Table().referee.ruleset, setUpArgs());
const seat = 's1';
const card = 'leadership';
const pick = { type: 'strategy-card.chosen', card, initiative: 1, goods: 0 } as const;
const tactical = { type: 'tactical-action.taken', tokens: 1 } as const;
const mutiny = { agenda: 'mutiny', kind: 'directive', election: 'for-against' } as const;
const objective = { objective: 'sway-the-council', stage: 1, points: 1, phase: 'status' } as const;
const outcome = FOR;
const IN_ACTION = 'action.strategic action.tactical action.component';
/** Steps of an agenda that the action phase has opened: the action under way waits in them. */
const OPENED = 'action.vote action.outcome action.riders';
const ONCE_PICKED = 'strategy.goods action status';

/** Facts of the table as a whole. */
const OF_ALL: Told[] = [
  told(created!, 'setup.table'),
  told({ type: 'game.started' }, 'setup.opening'),
  told({ type: 'objective.revealed', ...objective }, 'status.reveal', 'out-of-step', {
    'setup-stage': 'setup.opening setup.secrets',
    'already-revealed':
      'status.draw status.return-tokens status.tokens status.ready status.repair status.return-cards',
    'no-extra-objective': `agenda ${OPENED}`,
  }),
  told({ type: 'secrets.kept', seats: [seat], returned: 1 }, 'setup.secrets', 'out-of-step', {
    'not-playing': 'setup.table',
  }),
  told({ type: 'step.finished' }, '', 'out-of-step', { 'card-due': 'status.reveal' }),
  told({ type: 'goods.placed', goods: {} }, 'strategy.goods'),
  told({ type: 'action-cards.drawn', drawn: [] }, 'status.draw'),
  told({ type: 'board-tokens.returned' }, 'status.return-tokens'),
  told({ type: 'status-tokens.settled' }, '', 'out-of-step', {
    'status-token-count': 'status.tokens',
  }),
  told({ type: 'cards.readied' }, 'status.ready'),
  told({ type: 'units.repaired' }, 'status.repair'),
  told({ type: 'strategy-cards.returned', kept: [] }, 'status.return-cards'),
  told({ type: 'agenda.revealed', ...mutiny }, 'agenda.reveal action.component', 'out-of-step', {
    'agenda-decided': 'agenda.riders agenda.ready action.riders',
    'opens-no-agenda': 'action.strategic',
  }),
  told({ type: 'agenda.replaced', ...mutiny }, 'agenda.vote action.vote', 'out-of-step', {
    'votes-begun': 'agenda.outcome action.outcome',
    'agenda-decided': 'agenda.riders agenda.ready action.riders',
  }),
  told({ type: 'agenda.discarded' }, 'agenda.vote agenda.outcome action.vote action.outcome'),
  told({ type: 'outcomes.read', election: 'player' }, '', 'nothing-hidden'),
  told({ type: 'agenda.unveiled', ...mutiny }, '', 'nothing-hidden'),
  told(
    { type: 'agenda.resolved', outcome, decidedBy: 'votes', law: false, holder: null, barred: [] },
    'agenda.outcome action.outcome',
    'out-of-step',
    { 'votes-outstanding': 'agenda.vote agenda.riders agenda.ready action.vote action.riders' },
  ),
  told({ type: 'planets.readied' }, 'agenda.ready'),
];

/** Facts that name seats: at a table without any no one plays. */
const OF_SEATS: Told[] = [
  told({ ...pick, seat }, 'strategy.pick', 'picks-complete', { 'card-taken': ONCE_PICKED }),
  told({ ...pick, seat: 's2' }, '', 'picks-complete', {
    'not-your-pick': 'strategy.pick',
    'card-taken': ONCE_PICKED,
  }),
  told({ type: 'pick.skipped', seat }, 'strategy.pick', 'picks-complete'),
  told(
    { type: 'strategy-card.put-back', seat, card, goods: 0 },
    'strategy.goods action.turn',
    'out-of-step',
    {
      'card-not-held': 'setup.opening setup.secrets strategy.pick agenda',
    },
  ),
  told({ type: 'strategy-card.played', seat, card }, 'action.turn', 'not-your-turn', {
    'already-acted': `${IN_ACTION} ${OPENED}`,
  }),
  told({ type: 'primary.resolved', seat, card, left: [], unsaid: [] }, 'action.strategic'),
  told({ type: 'followers.freed', card, seats: ['s2'] }, 'action.strategic', 'secondary-closed'),
  told(
    {
      type: 'secondary.answered',
      seat: 's2',
      card,
      answer: 'followed',
      tokens: 0,
      to: 'reinforcements',
    },
    '',
    'secondary-closed',
    { 'primary-first': 'action.strategic' },
  ),
  told({ type: 'secondaries.declined', card, seats: ['s2'] }, '', 'secondary-closed', {
    'primary-first': 'action.strategic',
  }),
  told({ ...tactical, seat }, 'action.turn', 'not-your-turn', {
    'already-acted': `${IN_ACTION} ${OPENED}`,
  }),
  told({ ...tactical, seat: 's2' }, '', 'not-your-turn'),
  told({ type: 'component-action.taken', seat, played: null }, 'action.turn', 'not-your-turn', {
    'already-acted': `${IN_ACTION} ${OPENED}`,
  }),
  told({ type: 'component-action.cancelled', seat }, 'action.component', 'not-your-turn', {
    'no-action-to-cancel': 'action.turn',
    'out-of-step': `action.strategic action.tactical ${OPENED}`,
  }),
  told({ type: 'action.granted', seat, exhausted: [] }, IN_ACTION, 'not-your-turn', {
    'out-of-step': `action.turn ${OPENED}`,
  }),
  told({ type: 'combat.won', seat, combat: 'space' }, 'action'),
  // Three players have two cards each, and no one has played one.
  told({ type: 'turn.passed', seat }, '', 'not-your-turn', {
    'cards-unused': 'action.turn',
    'already-acted': `${IN_ACTION} ${OPENED}`,
  }),
  told({ type: 'turn.ended', seat, exhausted: [] }, IN_ACTION, 'not-your-turn', {
    'nothing-done': 'action.turn',
    'out-of-step': OPENED,
  }),
  told({ type: 'scoring.answered', seat }, 'status.score', 'not-your-score'),
  told({ type: 'scoring.answered', seat: 's2' }, '', 'not-your-score'),
  told(
    { type: 'prediction.made', seat: 's3', outcome, rider: 'trade-rider', barsVote: true },
    'agenda.vote action.vote',
    'out-of-step',
    { 'votes-open': 'agenda.outcome action.outcome' },
  ),
  told({ type: 'voter.barred', seat: 's3' }, 'agenda.vote action.vote'),
  told({ type: 'voting-order.changed', order: ['s1', 's2', 's3'] }, 'agenda.vote action.vote'),
  told(
    { type: 'votes.cast', seat: 's2', outcome, votes: 1, extra: 0 },
    'agenda.vote action.vote',
    'not-your-vote',
    {
      'already-voted': 'agenda.outcome action.outcome',
      'out-of-step': 'agenda.riders agenda.ready action.riders',
    },
  ),
  told(
    { type: 'votes.added', seat: 's2', outcome, votes: 0, goods: 0 },
    'agenda.outcome action.outcome',
  ),
  told(
    { type: 'rider.paid', seat, rider: 'leadership-rider' },
    'agenda.riders action.riders',
    'rider-not-due',
  ),
  told(
    { type: 'goods.gained', seat, goods: 1 },
    'setup.opening setup.secrets strategy action status agenda',
  ),
];

const liesIn = (places: Places, step: string) =>
  places.split(' ').some((place) => step === place || step.startsWith(`${place}.`));

/** The code expected of a fact at a step; null where it is accepted. */
function expected({ at, code, but = {} }: Told, step: string): RefusalCode | null {
  if (liesIn(at, step)) return null;
  const other = Object.entries(but).find(([, places]) => liesIn(places, step));
  return (other?.[0] as RefusalCode | undefined) ?? code;
}

/** Each fact with what is said of it, for one readable comparison a step. */
const answers = (rows: readonly Told[], codeOf: (row: Told) => RefusalCode | null) =>
  rows.map((row) => `${JSON.stringify(row.fact)} ${codeOf(row) ?? 'accepted'}`);

const steps = stepsPlayed(rulesetOf([]).plan);
const ALL = [...OF_ALL, ...OF_SEATS];

describe('the referee, step by step', () => {
  it('is asked at every step of the round, where the game really stands', () => {
    expect(Object.keys(EVERY_STEP)).toEqual(steps);
    for (const [step, table] of Object.entries(EVERY_STEP)) expect(table().at).toBe(step);
  });

  const ofSeats = new Set(OF_SEATS);
  const codeAt = (row: Told, step: string) => {
    if (step === 'over.result') return 'game-over';
    return step === 'setup.table' && ofSeats.has(row) ? 'not-playing' : expected(row, step);
  };

  it.each(steps)('accepts and refuses at %s what the order of the round says', (step) => {
    const { snapshot, referee } = EVERY_STEP[step]!();
    const said = answers(ALL, ({ fact }) => referee.ask(snapshot, fact).refusal?.code ?? null);
    expect(said).toEqual(answers(ALL, (row) => codeAt(row, step)));
  });

  it('lets a turn end where a further action was granted and is not taken', () => {
    const table = EVERY_STEP['action.tactical']!();
    table.record([{ type: 'action.granted', seat, exhausted: [] }]);
    expect(table.at).toBe('action.turn');
    const ended: GameEvent = { type: 'turn.ended', seat, exhausted: [] };
    expect(table.referee.ask(table.snapshot, ended).refusal).toBeNull();
  });

  it('hears of no one who does not sit at the table, at any step', () => {
    const fact: GameEvent = { type: 'goods.gained', seat: 's9', goods: 1 };
    for (const table of Object.values(EVERY_STEP)) {
      const { snapshot, referee } = table();
      expect(referee.ask(snapshot, fact).refusal?.code).toBe('not-playing');
    }
  });
});
