import type { KnownPhase, STEPS } from '../../core/vocabulary.ts';
import { readable } from './parts/readable.ts';

/** The phases, as the table says them. */
export const phases: Readonly<Record<KnownPhase, string>> = {
  setup: 'Setup',
  strategy: 'Strategy',
  action: 'Action',
  status: 'Status',
  agenda: 'Agenda',
  over: 'End',
};

/** The steps of each phase, as the table says them. */
export const steps: {
  readonly [P in KnownPhase]: Readonly<Record<(typeof STEPS)[P][number], string>>;
} = {
  setup: { table: 'Set up the game', opening: 'Opening objectives', secrets: 'Keep one secret' },
  strategy: { pick: 'Choose strategy cards', goods: 'Goods on unpicked cards' },
  action: {
    turn: 'Choose an action',
    strategic: 'Strategic action',
    tactical: 'Tactical action',
    component: 'Component action',
  },
  status: {
    score: 'Score objectives',
    reveal: 'Reveal a public objective',
    draw: 'Draw action cards',
    'return-tokens': 'Return command tokens',
    tokens: 'Gain and redistribute tokens',
    ready: 'Ready cards',
    repair: 'Repair units',
    'return-cards': 'Return strategy cards',
  },
  agenda: {
    reveal: 'Reveal an agenda',
    vote: 'Vote',
    outcome: 'Resolve the outcome',
    riders: 'Pay riders',
    ready: 'Ready planets',
  },
  over: { result: 'Result' },
};

export const place = {
  round: (round: number) => `Round ${round}`,
  setup: 'Before round 1',
  /** A phase or step that a ruleset brings itself. */
  own: (id: string) => readable(id.replace(/^own-/, '')),
};
