import type { ThreatMoment, ThreatSource } from '../../core/queries/threats/line.ts';
import { listed } from './parts/amounts.ts';
import { plural } from './parts/plural.ts';
import { actScore, doesScore, inPhase, toScore } from './parts/spoken.ts';

const points = (count: number) => plural(count, { one: 'point', other: 'points' });

/** What one line is about: its objective or card by name, where there is one. */
const SOURCES: Record<ThreatSource, (about: string | null, moment: ThreatMoment) => string> = {
  imperial: (about) => `Imperial: ${about ?? 'a public objective'}`,
  mecatol: () => 'Imperial: Mecatol Rex',
  custodians: () => 'Custodians token',
  secret: (_, moment) => (moment === 'score' ? 'Secret objective' : 'Secret objectives'),
  support: () => 'Support for the Throne',
  law: (about) => `${about ?? 'A law'}, taken over`,
  planet: (about) => about ?? 'A planet',
  relic: (about) => about ?? 'A relic',
  public: (about) => about ?? 'Public objective',
  agenda: () => 'Agendas that pay points',
  rider: (about) => about ?? 'A rider',
};

/** The same as a heading. */
const MOMENT_NAMES = { action: 'Action phase', agenda: 'Agenda phase' } as const;

const MOMENT: Record<ThreatMoment, () => string> = {
  action: () => `in the ${inPhase('action')}`,
  score: () => `in the ${toScore()} step`,
  'status-end': () => `at the end of the ${inPhase('status')}`,
  agenda: () => `in the ${inPhase('agenda')}`,
};

/** "before Hacan scores", or when it happens where no one near the goal comes later. */
function timing(moment: ThreatMoment, before: readonly string[]): string {
  if (before.length === 0) return MOMENT[moment]();
  const one = before.length === 1;
  if (moment === 'score')
    return one
      ? `before ${listed(before)} ${doesScore()}`
      : `before ${listed(before)} ${toScore()}`;
  return one ? `before ${listed(before)} goes` : `before ${listed(before)} go`;
}

export const threats = {
  title: 'Who can still win',
  menu: 'Points still to come this round',
  certain: (name: string, moment: ThreatMoment, before: string[], count: number) =>
    `${name} can win ${timing(moment, before)}: ${points(count)} guaranteed`,
  own: (name: string, moment: ThreatMoment, before: string[], need: number, open: number) =>
    `${name} may win ${timing(moment, before)}: ${points(need)} short, ${open} within reach`,
  noOneAlone: (goal: number) => `No one can reach ${goal} on their own this round`,
  noOne: (goal: number) => `No one can reach ${goal} this round`,
  withHelp: (names: string[]) =>
    `With a point or two from Support, an agenda, a rider or a lucky draw: ${listed(names)}`,
  over: 'The game is over.',
  /** Who is listed together. */
  reach: {
    own: (goal: number) => `Can reach ${goal}`,
    help: () => 'Only with help or luck',
    none: (goal: number) => `Can’t reach ${goal} this round`,
  },
  /** The three figures of a row; those that say nothing new are left out. */
  figures: (certain: number, own: number, possible: number) =>
    [
      certain > 0 ? `${certain} guaranteed` : '',
      own > certain ? `${own} on their own` : '',
      possible > own ? `${possible} at most` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  onlyHelp: 'Nothing on their own',
  noPoints: 'Nothing more this round',
  now: (count: number) => points(count),
  /** What the bars show; the figures above them are those of the whole round. */
  bars: (phase: 'action' | 'status' | 'agenda' | null) =>
    phase === null
      ? 'The bars show points now.'
      : `The bars show points now and what the ${inPhase(phase)} can bring.`,
  bar: (
    now: number,
    certain: number,
    own: number,
    goal: number,
    phase: 'action' | 'status' | 'agenda' | null,
  ) =>
    phase === null
      ? `${now} of ${goal}`
      : `${now} of ${goal}; after the ${inPhase(phase)} ${now + certain} guaranteed, ${now + own} on their own`,
  moments: {
    get action() {
      return MOMENT_NAMES.action;
    },
    get score() {
      return `${actScore()} step`;
    },
    get 'status-end'() {
      return `End of the ${inPhase('status')}`;
    },
    get agenda() {
      return MOMENT_NAMES.agenda;
    },
  } satisfies Record<ThreatMoment, string>,
  line: (source: ThreatSource, about: string | null, moment: ThreatMoment) =>
    SOURCES[source](about, moment),
  amount: (certain: number, possible: number) => {
    if (certain === possible) return `${certain} guaranteed`;
    return certain > 0 ? `${certain} guaranteed, up to ${possible}` : `up to ${possible}`;
  },
  legend: { certain: 'guaranteed', own: 'on their own', possible: 'with help or luck' },
  note: 'Guaranteed as things are, unless someone wins first. Not counted: points entered by hand, and cards that use another player’s strategy card.',
};
