import type { ThreatMoment, ThreatSource } from '../../core/queries/threats/line.ts';
import { listed } from './parts/amounts.ts';
import { plural } from './parts/plural.ts';
import { capital, inPhase } from './parts/spoken.ts';

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

const MOMENT: Record<ThreatMoment, () => string> = {
  action: () => `in the ${inPhase('action')}`,
  score: () => 'in the score step',
  'status-end': () => `at the end of the ${inPhase('status')}`,
  agenda: () => `in the ${inPhase('agenda')}`,
};

/** "before Hacan scores", or when it happens where no one near the goal comes later. */
function timing(moment: ThreatMoment, before: readonly string[]): string {
  if (before.length === 0) return MOMENT[moment]();
  const one = before.length === 1;
  const verb = moment === 'score' ? (one ? 'scores' : 'score') : one ? 'acts' : 'act';
  return `before ${listed(before)} ${verb}`;
}

export const threats = {
  title: 'Who can still win',
  menu: 'Points still to come in this round',
  certain: (name: string, moment: ThreatMoment, before: string[], count: number) =>
    `${name} can win ${timing(moment, before)}: ${points(count)} certain`,
  own: (name: string, moment: ThreatMoment, before: string[], need: number, open: number) =>
    `${name} may win ${timing(moment, before)}: ${points(need)} short, ${open} within reach`,
  nobodyAlone: (goal: number) => `No one can reach ${goal} without help in this round`,
  nobody: (goal: number) => `No one can reach ${goal} in this round`,
  withHelp: (names: string[]) =>
    `With a point or two from Support, an agenda, a rider or a lucky draw: ${listed(names)}`,
  over: 'The game is over.',
  /** Who is listed together. */
  reach: {
    own: (goal: number) => `Can reach ${goal}`,
    help: () => 'Only with help or luck',
    none: (goal: number) => `Cannot reach ${goal} in this round`,
  },
  /** The three figures of a row; those that say nothing new are left out. */
  figures: (certain: number, own: number, possible: number) =>
    [
      certain > 0 ? `${certain} certain` : '',
      own > certain ? `${own} without help` : '',
      possible > own ? `${possible} at most` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  onlyHelp: 'Nothing without help',
  noPoints: 'Nothing more in this round',
  now: (count: number) => points(count),
  bar: (now: number, certain: number, own: number, possible: number, goal: number) =>
    `${now} of ${goal}; ${now + certain} for certain, ${now + own} without help, ${now + possible} at most`,
  moments: {
    get action() {
      return capital(inPhase('action'));
    },
    score: 'Score step',
    get 'status-end'() {
      return `End of the ${inPhase('status')}`;
    },
    get agenda() {
      return capital(inPhase('agenda'));
    },
  } satisfies Record<ThreatMoment, string>,
  line: (source: ThreatSource, about: string | null, moment: ThreatMoment) =>
    SOURCES[source](about, moment),
  amount: (certain: number, possible: number) => {
    if (certain === possible) return `${certain} certain`;
    return certain > 0 ? `${certain} certain, up to ${possible}` : `up to ${possible}`;
  },
  legend: { certain: 'certain', own: 'without help', possible: 'with help or luck' },
  note: 'Certain: as the table stands, if no one wins before. Not counted: points entered by hand, and cards that use another player’s strategy card.',
};
